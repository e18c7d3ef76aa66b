#include "two_hands.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace honeymoon {

namespace {

void check(Cards leader, Cards other, int trump) {
    if ((leader | other) & ~FULL_DECK) throw std::invalid_argument("no card has such a number");
    if (leader & other) throw std::invalid_argument("both hands hold the same card");
    if (trump < 0 || trump > NO_TRUMP) throw std::invalid_argument("trump is 0 to 3, or 4 for none");
    if (std::popcount(leader) != std::popcount(other))
        throw std::invalid_argument("hands of different sizes");
    if (std::popcount(leader) > RANKS) throw std::invalid_argument("a hand of more than 13 cards");
}

// The suits in the order of a Position: trump first.
std::array<int, SUITS> suit_order(int trump) {
    std::array<int, SUITS> order{0, 1, 2, 3};
    if (trump != NO_TRUMP) std::rotate(order.begin(), order.begin() + trump, order.begin() + trump + 1);
    return order;
}

template <bool TRUMP>
Position<TRUMP> position_of(Cards leader, Cards other, int trump) {
    auto order = suit_order(trump);
    return {suit_tables(), suit_code(leader, other, order[0]), suit_code(leader, other, order[1]),
            suit_code(leader, other, order[2]), suit_code(leader, other, order[3])};
}

// Half of the tricks, and more for whoever has the high cards: near the result more often than not.
template <bool TRUMP>
int guess(Key key, int size) {
    (void)key;
    return (size + 1) / 2;
}

int checked_bits(int bits) {
    if (bits < 4 || bits > 26) throw std::invalid_argument("memory of 4 to 26 bits");
    return bits;
}

}  // namespace

template <bool TRUMP>
Search<TRUMP>::Search(int memory_bits, const EndgameTable<TRUMP>* table)
    : tables_(suit_tables()), table_(table), shift_(64 - checked_bits(memory_bits)),
      memory_(std::size_t{1} << memory_bits) {}

template <bool TRUMP>
[[gnu::always_inline]] inline bool Search<TRUMP>::lead_takes(const Position<TRUMP>& position, int place, const Lead* lead,
                               int size, int want) {
    // No tricks left to lose: any winning reply refutes the lead.
    auto won = [&](auto key) { return want < size && !takes(key(), size - 1, size - want); };
    auto lost = [&](auto key) { return want == 1 || takes(key(), size - 1, want - 1); };
    return lead ? position.replies(place, *lead, won, lost)
                : position.replies_of_void(place, won, lost);
}

template <bool TRUMP>
int Search<TRUMP>::tricks(Key key, int size) {
    int low = 0, high = size, want = guess<TRUMP>(key, size);
    while (low < high) {
        want = std::clamp(want, low + 1, high);
        if (takes(key, size, want))
            low = want++;
        else
            high = --want;
    }
    return low;
}

template <bool TRUMP>
bool Search<TRUMP>::takes(Key key, int size, int want) {
    if (want <= 0) return true;
    if (want > size) return false;
    if (table_ && size <= table_->cards()) return table_->at(key, size) >= want;
    std::uint64_t& entry = memory_[key * 0x9E3779B97F4A7C15u >> shift_];
    __builtin_prefetch(&entry);
    Position<TRUMP> position(tables_, key);
    if (position.sure() >= want) return true;
    if (TRUMP && size - position.suits[0]->their_top < want) return false;
    int low = 0, high = size;
    if (entry >> 8 == key) {
        low = entry >> 4 & 15;
        high = entry & 15;
        if (low >= want) return true;
        if (high < want) return false;
    }
    bool found = some_lead_takes(position, size, want);
    (found ? low : high) = found ? want : want - 1;
    entry = key << 8 | low << 4 | high;
    return found;
}

template <bool TRUMP>
bool Search<TRUMP>::some_lead_takes(const Position<TRUMP>& position, int size, int want) {
#pragma GCC unroll 4
    for (int place = 0; place < SUITS; ++place) {
        // Suits that look alike are alike, unless one of them is trump.
        if (place > TRUMP && position.codes[place] == position.codes[place - 1]) continue;
        const Suit& suit = *position.suits[place];
        const Lead* leads = tables_.leads(suit);
        for (int lead = 0; lead < suit.leads; ++lead)
            if (lead_takes(position, place, leads + lead, size, want)) return true;
        if (suit.cashed && lead_takes(position, place, nullptr, size, want)) return true;
    }
    return false;
}

template <bool TRUMP>
int Search<TRUMP>::lead_value(const Position<TRUMP>& position, int place, const Lead* lead,
                              int size, int most) {
    int value = most;
    if (table_ && size - 1 <= table_->cards()) {
        auto won = [&](auto key) { return value = std::min(value, size - 1 - table_->at(key(), size - 1)), true; };
        auto lost = [&](auto key) { return value = std::min(value, 1 + table_->at(key(), size - 1)), true; };
        lead ? position.replies(place, *lead, won, lost) : position.replies_of_void(place, won, lost);
        return value;
    }
    while (value > 0 && !lead_takes(position, place, lead, size, value)) --value;
    return value;
}

template <bool TRUMP>
int Search<TRUMP>::most(const Position<TRUMP>& position, int size) {
    // With the values of what follows at hand there is nothing to gain from the value of all leads.
    return table_ && size - 1 <= table_->cards() ? size : tricks(position.key(), size);
}

void CardTotals::add(const CardValues& values) {
    ++hands;
    count = values.count;
    for (int at = 0; at < count; ++at) {
        card[at] = values.card[at];
        tricks[at] += values.tricks[at];
    }
}

TwoHands::TwoHands(int memory_bits, std::shared_ptr<const Endgames> endgames)
    : endgames_(std::move(endgames)),
      trump_(memory_bits, endgames_ ? &endgames_->trump : nullptr),
      plain_(memory_bits, endgames_ ? &endgames_->plain : nullptr) {}

int TwoHands::tricks(Cards leader, Cards other, int trump) {
    check(leader, other, trump);
    int size = std::popcount(leader);
    if (trump == NO_TRUMP) return plain_.tricks(position_of<false>(leader, other, trump).key(), size);
    return trump_.tricks(position_of<true>(leader, other, trump).key(), size);
}

CardValues TwoHands::card_values(Cards hand, Cards other, int trump, int led) {
    if (led != -1) return reply_values(hand, other, trump, led);
    check(hand, other, trump);
    return trump == NO_TRUMP ? lead_values(plain_, hand, other, trump)
                             : lead_values(trump_, hand, other, trump);
}

template <bool TRUMP>
CardValues TwoHands::lead_values(Search<TRUMP>& search, Cards hand, Cards other, int trump) {
    int size = std::popcount(hand);
    auto position = position_of<TRUMP>(hand, other, trump);
    int most = search.most(position, size);
    auto order = suit_order(trump);
    std::uint8_t values[52];
    for (int place = 0; place < SUITS; ++place) {
        const Suit& suit = *position.suits[place];
        Cards mine = holding(hand, order[place]), theirs = holding(other, order[place]);
        const Lead* lead = suit.leads ? suit_tables().leads(suit) : nullptr;
        // From the top; cards with none of the others' between them are equals.
        for (int last = -1, value = 0; mine;) {
            int rank = std::bit_width(mine) - 1;
            bool equal = last >= 0 && !(theirs >> rank & ((Cards{1} << (last - rank)) - 1));
            if (!equal) value = search.lead_value(position, place, lead, size, most);
            if (!equal && lead) ++lead;
            values[order[place] * RANKS + rank] = value;
            mine ^= Cards{1} << rank;
            last = rank;
        }
    }
    CardValues found;
    for (Cards rest = hand; rest; rest &= rest - 1)
        found.add(std::countr_zero(rest), values[std::countr_zero(rest)]);
    return found;
}

CardTotals TwoHands::card_totals(Cards hand, const std::vector<Cards>& others, int trump, int led) {
    CardTotals totals;
    for (Cards other : others) totals.add(card_values(hand, other, trump, led));
    return totals;
}

CardTotals TwoHands::card_totals_of_all(Cards hand, Cards unseen, int trump, int led) {
    int wanted = std::popcount(hand) - (led >= 0), cards = std::popcount(unseen);
    if (cards > 2 * RANKS || wanted < 0 || wanted > cards)
        throw std::invalid_argument("at most 26 unseen cards, and as many as the hand has");
    std::vector<Cards> place;
    for (Cards rest = unseen; rest; rest &= rest - 1) place.push_back(rest & -rest);
    CardTotals totals;
    // Cards held by the other side, the last of the unseen ones first.
    auto choose = [&](auto& self, int from, int left, Cards other) -> void {
        if (left == 0) return totals.add(card_values(hand, other, trump, led));
        for (int at = from; at >= left - 1; --at) self(self, at - 1, left - 1, other | place[at]);
    };
    choose(choose, cards - 1, wanted, 0);
    return totals;
}

CardValues TwoHands::reply_values(Cards hand, Cards other, int trump, int led) {
    if (led < 0 || led >= RANKS * SUITS || other >> led & 1) throw std::invalid_argument("no such card was led");
    check(hand, other | Cards{1} << led, trump);
    int suit = led / RANKS, left = std::popcount(other);
    Cards following = hand & Cards{0x1FFF} << suit * RANKS;
    CardValues found;
    int last = -1, value = 0;
    for (Cards rest = following ? following : hand; rest; rest &= rest - 1) {
        int card = std::countr_zero(rest);
        bool same = last >= 0 && last / RANKS == card / RANKS &&
                    !((other | Cards{1} << led) >> last & ((Cards{1} << (card - last)) - 1));
        if (!same) {
            bool wins = card / RANKS == suit ? card > led : card / RANKS == trump;
            Cards kept = hand ^ Cards{1} << card;
            value = wins ? 1 + tricks(kept, other, trump) : left - tricks(other, kept, trump);
        }
        found.add(card, value);
        last = card;
    }
    return found;
}

template class Search<true>;
template class Search<false>;

}  // namespace honeymoon
