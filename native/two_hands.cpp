#include "two_hands.hpp"

#include "parallel.hpp"
#include "worlds.hpp"

namespace honeymoon {
namespace {

// Tells value(card) for the highest of each run of these cards, and the same for its equals: those
// with none of the others between.
template <class Tell, class Value>
void tell_runs(Cards hand, Cards others, Tell tell, Value value) {
    for (int suit = 0; suit < SUITS; ++suit) {
        Cards theirs = holding(others, suit);
        for (Cards mine = holding(hand, suit); mine;) {
            int first = std::bit_width(mine) - 1, worth = value(suit * RANKS + first);
            Cards lower = std::bit_floor(theirs & ((Cards{1} << first) - 1));
            for (; mine > lower; mine ^= std::bit_floor(mine))
                tell(suit * RANKS + std::bit_width(mine) - 1, worth);
        }
    }
}

}  // namespace

TwoHands::TwoHands(int memory_bits, std::shared_ptr<const Endgames> endgames)
    : endgames_(endgames ? endgames : std::make_shared<const Endgames>(0)),
      known_(endgames_->cards()) {
    expect(memory_bits >= 4 && memory_bits <= 26, "memory of 4 to 26 bits");
    shift_ = 64 - memory_bits;
    for (auto& memory : memory_) memory.resize(std::size_t{1} << memory_bits);
}

int TwoHands::tricks(Cards leader, Cards other, int trump) {
    int size = std::popcount(leader);
    return with_position(leader, other, trump,
                         [&](const auto& position) { return solved(position, size); });
}

template <bool TRUMP>
int TwoHands::solved(const Position<TRUMP>& position, int size) {
    Key key = position.key();
    int tricks = (size - 1) / 2;
    while (takes<TRUMP>(key, size, tricks + 1)) ++tricks;
    while (!takes<TRUMP>(key, size, tricks)) --tricks;
    return tricks;
}

template <bool TRUMP>
bool TwoHands::takes(Key key, int size, int want) {
    if (want <= 0) return true;
    if (want > size) return false;
    std::uint64_t& entry = memory_[TRUMP][key * 0x9E3779B97F4A7C15u >> shift_];
    // Seldom near: it comes while the suits are looked at.
    __builtin_prefetch(&entry);
    Position<TRUMP> position(tables_, key);
    if (position.sure() >= want) return true;
    if (TRUMP && size - position.suits[0]->their_top < want) return false;
    if (size <= known_) return endgames_->at(TRUMP, key, size) >= want;
    bool is_met = entry >> 8 == key;
    int low = is_met ? entry >> 4 & 15 : 0, high = is_met ? entry & 15 : size;
    if (low >= want || high < want) return low >= want;
    bool found = some_lead_takes(position, size, want);
    (found ? low : high) = found ? want : want - 1;
    entry = key << 8 | low << 4 | high;
    return found;
}

template <bool TRUMP>
bool TwoHands::some_lead_takes(const Position<TRUMP>& position, int size, int want) {
    return position.any_lead([=, this, &position](int place, const Lead* lead) {
        return lead_takes(position, place, lead, size, want);
    });
}

template <bool TRUMP>
inline bool TwoHands::lead_takes(const Position<TRUMP>& position, int place, const Lead* lead,
                                 int size, int want) {
    // No tricks left to lose: any winning reply refutes the lead.
    auto won = [&](Key key) { return want < size && !takes<TRUMP>(key, size - 1, size - want); };
    auto lost = [&](Key key) { return want == 1 || takes<TRUMP>(key, size - 1, want - 1); };
    return position.replies(place, lead, won, lost);
}

std::vector<int> TwoHands::many(const std::vector<Question>& questions, int threads) {
    std::vector<int> answers(questions.size());
    in_parallel(questions.size(), threads, *this, [&](TwoHands& own, std::size_t number) {
        auto [leader, other, trump] = questions[number];
        answers[number] = own.tricks(leader, other, trump);
    });
    return answers;
}

Totals TwoHands::card_totals(Cards hand, const std::vector<Cards>& others, int trump, int led) {
    expect(!(hand & ~FULL_DECK), "no card has such a number");
    Totals totals(SUITS * RANKS);
    auto add = [&](int card, int tricks) { totals[card] += tricks; };
    for (Cards other : others) values(hand, other, trump, led, add);
    return totals;
}

std::vector<double> TwoHands::card_spreads(Cards hand, Cards unseen, int trump, int led,
                                           const std::vector<double>& odds,
                                           const std::vector<Factor>& factors) {
    int wanted = std::popcount(hand) - (led >= 0), cards = std::popcount(unseen);
    expect(cards <= 3 * RANKS && !(unseen & ~FULL_DECK), "no or too many unseen cards");
    expect(wanted >= 0 && wanted <= cards, "fewer unseen cards than in a hand");
    expect(odds.size() == SUITS * RANKS, "odds for 52 cards");
    std::vector<double> spreads(SUITS * RANKS * (RANKS + 1));
    each_hand(unseen, wanted, odds, [&](Cards other, double weight) {
        for (const auto& [steps, table] : factors) {
            std::uint32_t sum = 0;
            for (auto [mask, step] : steps) sum += step * std::popcount(mask & other);
            expect(sum < table.size(), "a factor for every sum");
            weight *= table[sum];
        }
        auto add = [&](int card, int tricks) { spreads[card * (RANKS + 1) + tricks] += weight; };
        values(hand, other, trump, led, add);
    });
    return spreads;
}

template <class Tell>
void TwoHands::values(Cards hand, Cards other, int trump, int led, Tell tell) {
    if (led != -1) return replies(hand, other, trump, led, tell);
    with_position(hand, other, trump,
                  [&](const auto& position) { leads(position, hand, other, trump, tell); });
}

template <bool TRUMP, class Tell>
void TwoHands::leads(const Position<TRUMP>& position, Cards hand, Cards other, int trump,
                     Tell tell) {
    int size = std::popcount(hand);
    bool is_known = size - 1 <= known_;
    int most = is_known ? size : solved(position, size);
    auto below = [&](Key key) { return endgames_->at(TRUMP, key, size - 1); };
    const Lead* next[SUITS];
    for (int place = 0; place < SUITS; ++place) next[place] = tables_.leads(*position.suits[place]);
    tell_runs(hand, other, tell, [&](int card) {
        int place = place_of(card / RANKS, trump), value = most;
        const Lead* lead = position.suits[place]->leads ? next[place]++ : nullptr;
        if (is_known) return position.worst_reply(place, lead, size, -1, below);
        while (value > 0 && !lead_takes(position, place, lead, size, value)) --value;
        return value;
    });
}

template <class Tell>
void TwoHands::replies(Cards hand, Cards other, int trump, int led, Tell tell) {
    expect(led >= 0 && led < RANKS * SUITS && !(other >> led & 1), "no such card was led");
    Cards all = other | Cards{1} << led, following = hand & Cards{0x1FFF} << led / RANKS * RANKS;
    check_hands(hand, all, trump);
    tell_runs(following ? following : hand, all, tell, [&](int card) {
        Cards kept = hand ^ Cards{1} << card;
        bool wins = card / RANKS == led / RANKS ? card > led : card / RANKS == trump;
        return wins ? 1 + tricks(kept, other, trump)
                    : std::popcount(other) - tricks(other, kept, trump);
    });
}

}  // namespace honeymoon
