#include "sides.hpp"

#include <algorithm>

namespace honeymoon {
namespace {

struct OutOfNodes {};

Cards highest(int suit, int count) { return in_suit(0x2000 - (0x2000 >> count), suit); }

// How many cards in a row the hand holds from this rank down.
int run_from(Cards hand, int suit, int rank) {
    return std::countl_one(std::uint16_t(holding(hand, suit) << (15 - rank)));
}

}  // namespace

// The start of a trick, cards named as in close_up; shape is four bits for each hand and suit.
struct Sides::State {
    Hands hands;
    std::uint64_t shape = 0;

    int count(int hand, int suit) const { return shape >> 4 * (hand * SUITS + suit) & 15; }
    int size() const { return std::popcount(hands[0]); }
    int run(int hand, int suit) const { return run_from(hands[hand], suit, RANKS - 1); }
};

Bounds Sides::solve(const Table& table, const std::vector<bool>& first_side,
                    std::uint64_t node_limit) {
    State state{table.checked()};
    sit_down(table, first_side);
    for (int at = 0; at < hands_ * SUITS; ++at) {
        std::uint64_t count = std::popcount(holding(state.hands[at / SUITS], at % SUITS));
        state.shape |= count << 4 * at;
    }
    nodes_ = 0;
    limit_ = node_limit;
    Trick trick = table.trick();
    int low = 0, high = state.size();
    try {
        for (int want = (high + 1) / 2; low < high;) {
            Cards matters = 0;
            int lead = NO_CARD;
            want = std::clamp(want, low + 1, high);
            Goal goal{state.size(), want};
            bool taken = trick.count ? play_takes(state, trick, goal, matters, lead)
                                     : takes(state, table.leader, goal, matters);
            (taken ? low : high) = taken ? want : want - 1;
            want += taken ? 1 : -1;
        }
    } catch (const OutOfNodes&) {}  // what was proved before holds
    return {low, high, nodes_};
}

std::vector<std::pair<int, Bounds>> Sides::card_values(
    const Table& table, const std::vector<bool>& first_side, std::uint64_t node_limit) {
    table.checked();
    std::vector<std::pair<int, Bounds>> found;
    for (Cards legal = table.legal(); legal; legal &= legal - 1) {
        Table next = table;
        next.played.push_back(std::countr_zero(legal));
        found.emplace_back(next.played.back(), solve(next, first_side, node_limit));
    }
    return found;
}

// What is remembered holds for these sides and this trump only.
void Sides::sit_down(const Table& table, const std::vector<bool>& first_side) {
    expect(first_side.size() == table.hands.size(), "each hand belongs to one side");
    bool same = int(table.hands.size()) == hands_ && table.trump == trump_ &&
                std::equal(first_side.begin(), first_side.end(), first_);
    if (!same) memory_.forget();
    hands_ = table.hands.size();
    trump_ = table.trump;
    std::copy(first_side.begin(), first_side.end(), first_);
}

// The highest cards of each suit whose owners decide the answer go into `matters`.
bool Sides::takes(const State& state, int leader, Goal goal, Cards& matters) {
    if (goal.want <= 0 || goal.want > goal.size) return goal.want <= 0;
    if (limit_ && nodes_ >= limit_) throw OutOfNodes{};
    ++nodes_;
    if (std::optional<bool> found = known(state, leader, goal, matters)) return *found;
    int lead = NO_CARD;
    const Partition* met = memory_.recall(state.hands, state.shape, leader, goal.want, lead);
    if (met) return matters |= met->matters, met->low >= goal.want;
    Cards used = 0;
    bool found = play_takes(state, Trick{hands_, leader}, goal, used, lead);
    int low = found ? goal.want : 0, high = found ? goal.size : goal.want - 1;
    memory_.remember(state.hands, {state.shape, used, {}, 0, std::uint8_t(leader),
                                   std::uint8_t(low), std::uint8_t(high), std::uint8_t(lead)});
    matters |= used;
    return found;
}

// Whoever has to play finds the best card for its side. `lead` is one to try first, and then the
// one that was right.
bool Sides::play_takes(const State& state, const Trick& trick, Goal goal, Cards& matters,
                       int& lead) {
    if (trick.count == hands_) return finished(state, trick, goal, matters);
    int hand = trick.turn(), moves[MOST_MOVES];
    int number = order_moves(state, trick, lead, moves);
    Cards all = 0;
    for (int at = 0; at < number; ++at) {
        Cards used = 0;
        int reply = NO_CARD;
        Trick next = trick;
        next.add(moves[at], trump_);
        if (play_takes(state, next, goal, used, reply) == first_[hand])
            return lead = moves[at], matters |= used, first_[hand];
        all |= used;
    }
    lead = NO_CARD;
    matters |= all;
    return !first_[hand];
}

bool Sides::finished(const State& state, const Trick& trick, Goal goal, Cards& matters) {
    int best = trick.best(), winner = trick.taker(), followed = 0;
    Cards gone = trick.set(), used = 0;
    State after = state;
    for (int place = 0; place < hands_; ++place) {
        int suit = suit_of(trick.cards[place]);
        followed += suit == suit_of(best);
        after.shape -= std::uint64_t{1} << 4 * (trick.hand_at(place) * SUITS + suit);
    }
    close_up(after.hands, gone);
    bool found = takes(after, winner, {goal.size - 1, goal.want - first_[winner]}, used);
    // Without a second card of its suit the winner did not need its rank. Where its side wanted
    // something better, its equals were no better, and that they are equals matters.
    int equals = run_from(state.hands[winner], suit_of(best), rank_of(best));
    if (followed > 1) matters |= down_to(found == first_[winner] ? best : best + 1 - equals);
    matters |= reopened(used, gone);
    return found;
}

// Whether tricks from the top decide, and how.
std::optional<bool> Sides::known(const State& state, int leader, Goal goal, Cards& matters) const {
    bool own = first_[leader];
    // What decides for the other side, and for the first.
    int need[2] = {goal.size - goal.want + 1, goal.want};
    Cards used = 0;
    if (quick_tricks(state, leader, need[own], used) >= need[own]) return matters |= used, own;
    for (bool side : {!own, own}) {
        used = 0;
        if (trump_ != NO_TRUMP && sure_trumps(state, side, need[side], used) >= need[side])
            return matters |= used, side;
    }
    return {};
}

// Tricks from the top of the holder's suit before an opponent of the leader can trump.
int Sides::cashable(const State& state, int leader, int holder, int suit) const {
    int run = state.run(holder, suit), longest = 0, limit = RANKS;
    if (!run) return 0;
    for (int hand = 0; hand < hands_; ++hand) {
        if (hand == holder) continue;
        int length = state.count(hand, suit);
        longest = std::max(longest, length);
        bool ruffs = trump_ != NO_TRUMP && suit != trump_ && state.count(hand, trump_);
        if (ruffs && first_[hand] != first_[leader]) limit = std::min(limit, length);
    }
    return std::min(limit, run >= longest ? state.count(holder, suit) : run);
}

// Tricks that the leader's side can take at once: the leader's own from the top, then at no trump
// the partner's. Where the partner might have to trump them they do not count.
int Sides::quick_tricks(const State& state, int leader, int need, Cards& matters) const {
    int partner = -1, plain = 0, trumps = 0;
    for (int hand = 0; hand < hands_; ++hand)
        if (hand != leader && first_[hand] == first_[leader]) partner = partner < 0 ? hand : HANDS;
    if (partner == HANDS) return 0;
    bool ruffs = partner >= 0 && trump_ != NO_TRUMP && state.count(partner, trump_);
    int spare = ruffs ? state.size() - state.count(partner, trump_) : RANKS;
    for (int suit = 0; suit < SUITS && trumps + plain < need; ++suit) {
        int own = cashable(state, leader, leader, suit);
        if (suit != trump_) own = std::min(own, spare - plain);
        // Cards of the run beyond what is needed do not matter.
        own = std::min(own, need - trumps - plain);
        if (own > 0) matters |= highest(suit, std::min(own, state.run(leader, suit)));
        (suit == trump_ ? trumps : plain) += own;
    }
    int own = std::min(state.size(), trumps + plain);
    if (partner < 0 || own >= need || trump_ != NO_TRUMP) return own;
    return std::min(state.size(), own + partner_tricks(state, leader, partner, matters));
}

// At no trump, what the partner can take from the top in all suits once the leader has taken its
// own tricks and led a card over.
int Sides::partner_tricks(const State& state, int leader, int partner, Cards& matters) const {
    int sum = 0;
    bool entry = false;
    Cards used = 0;
    for (int suit = 0; suit < SUITS; ++suit) {
        int first = state.run(leader, suit), there = cashable(state, leader, partner, suit);
        int run = std::min(there, state.run(partner, suit));
        if (first && state.count(leader, suit) > first) {
            int below = run_from(state.hands[partner], suit, RANKS - 1 - first);
            there = std::max(0, std::min(below, state.count(partner, suit) - first));
            run = first + there;
        }
        if (!there) continue;
        entry |= state.count(leader, suit) > first;
        sum += there;
        used |= highest(suit, run);
    }
    return entry ? matters |= used, sum : 0;
}

// Tricks that the highest trumps of a side are worth whatever happens.
int Sides::sure_trumps(const State& state, bool first, int need, Cards& matters) const {
    Cards own = 0;
    for (int hand = 0; hand < hands_; ++hand)
        if (first_[hand] == first) own |= state.hands[hand];
    int run = 0, most = 0, longest = run_from(own, trump_, RANKS - 1);
    while (most < need && run < longest) {
        Cards top = highest(trump_, ++run);
        for (int hand = 0; hand < hands_; ++hand)
            if (first_[hand] == first)
                most = std::max(most, std::popcount(state.hands[hand] & top));
    }
    matters |= highest(trump_, run);
    return most;
}

// One card out of each run of equals, the most promising first.
int Sides::order_moves(const State& state, const Trick& trick, int hint, int* moves) const {
    int number = 0, scores[MOST_MOVES], hand = trick.turn(), suit = -1, rival = 0;
    Cards rest = distinct(state.hands[hand], legal_cards(state.hands[hand], trick.led_suit()));
    if (std::has_single_bit(rest)) return moves[0] = std::countr_zero(rest), 1;
    for (; rest; rest ^= std::bit_floor(rest)) {
        int card = std::bit_width(rest) - 1, at = number++;
        int led = trick.count ? trick.led_suit() : suit_of(card);
        if (led != suit) rival = strongest_rival(state, trick, suit = led);
        int score = card == hint ? 1 << 10 : promise(state, hand, card, led, rival);
        for (; at && scores[at - 1] < score; --at)
            scores[at] = scores[at - 1], moves[at] = moves[at - 1];
        scores[at] = score, moves[at] = card;
    }
    return number;
}

// How high a hand can play to a suit led: trumps beat the suit, and the suit beats the rest.
int Sides::power(Cards hand, int led) const {
    Cards follow = holding(hand, led);
    if (follow) return std::bit_width(follow) + (led == trump_ ? 2 * RANKS : RANKS);
    Cards trumps = trump_ == NO_TRUMP ? 0 : holding(hand, trump_);
    return trumps ? std::bit_width(trumps) + 2 * RANKS : 0;
}

// The highest power that has been played to the trick or can still be played by the other hands,
// doubled, and one more where that is the first side's.
int Sides::strongest_rival(const State& state, const Trick& trick, int led) const {
    int best = trick.count ? 2 * power(bit(trick.best()), led) + first_[trick.taker()] : 0;
    for (int place = trick.count + 1; place < hands_; ++place) {
        int next = trick.hand_at(place);
        best = std::max(best, 2 * power(state.hands[next], led) + first_[next]);
    }
    return best;
}

// A guess whether the side gets the trick with this card, then how little it costs.
int Sides::promise(const State& state, int hand, int card, int led, int rival) const {
    bool own = power(bit(card), led) > rival / 2, wins = own || rival % 2 == first_[hand];
    int score = (wins ? (own ? 100 : 110) : 50) - rank_of(card), suit = suit_of(card);
    if (suit == led) return score;
    return score + (suit == trump_ ? (wins ? 0 : -20) : 2 * state.count(hand, suit));
}

Partitions::Partitions(int bits) : shift_(64 - bits) {
    expect(bits >= 6 && bits <= 26, "memory of 6 to 26 bits");
    chains_.resize(std::size_t{1} << bits);
    all_.reserve(chains_.size());
    forget();
}

void Partitions::forget() {
    std::fill(chains_.begin(), chains_.end(), 0);
    all_.assign(1, {});
}

std::uint32_t& Partitions::chain(std::uint64_t shape, int leader) {
    std::uint64_t mixed = (shape + leader * 0x632BE59BD9B4E019u) * 0x9E3779B97F4A7C15u;
    return chains_[(mixed ^ mixed >> 29) * 0xBF58476D1CE4E5B9u >> shift_];
}

const Partition* Partitions::recall(const Hands& hands, std::uint64_t shape, int leader, int want,
                                    int& lead) {
    std::uint32_t& head = chain(shape, leader);
    for (std::uint32_t *link = &head, at; (at = *link); link = &all_[at].next) {
        Partition& known = all_[at];
        if (known.shape != shape || known.leader != leader) continue;
        Cards others = (known.held[0] ^ hands[0]) | (known.held[1] ^ hands[1]) |
                       (known.held[2] ^ hands[2]);
        if (!(others & known.matters) && (known.low >= want || known.high < want)) {
            *link = known.next;
            known.next = head;
            head = at;
            return &known;
        }
        if (lead == NO_CARD) lead = known.lead;
    }
    return nullptr;
}

void Partitions::remember(const Hands& hands, Partition found) {
    if (all_.size() == chains_.size()) forget();
    for (int hand = 0; hand < HANDS - 1; ++hand) found.held[hand] = hands[hand] & found.matters;
    std::uint32_t& head = chain(found.shape, found.leader);
    for (std::uint32_t at = head; at; at = all_[at].next) {
        Partition& known = all_[at];
        if (known.shape != found.shape || known.leader != found.leader ||
            known.matters != found.matters || known.held != found.held)
            continue;
        known.low = std::max(known.low, found.low);
        known.high = std::min(known.high, found.high);
        return;
    }
    found.next = head;
    head = all_.size();
    all_.push_back(found);
}

}  // namespace honeymoon
