#include "sides.hpp"

#include <algorithm>
#include <stdexcept>

namespace honeymoon {

Bounds Sides::solve(const Table& table, const std::vector<bool>& first_side,
                    std::uint64_t node_limit) {
    OpenHands state(table);
    sit_down(table, first_side);
    nodes_ = 0;
    limit_ = node_limit;
    Trick trick{table.leader};
    for (int card : table.played) trick.add(card, trump_);
    Bounds bounds{0, state.size(), 0};
    try {
        for (int want = (state.size() + 1) / 2; bounds.low < bounds.high;) {
            Cards relevant = 0;
            int lead = Partition::NO_CARD;
            want = std::clamp(want, bounds.low + 1, bounds.high);
            Goal goal{state.size(), want};
            bool taken = trick.count ? play_takes(state, trick, goal, relevant, lead)
                                     : takes(state, table.leader, goal, relevant);
            if (taken)
                bounds.low = want++;
            else
                bounds.high = --want;
        }
    } catch (const OutOfNodes&) {
        // What was proved before holds.
    }
    bounds.nodes = nodes_;
    return bounds;
}

std::vector<CardBounds> Sides::card_values(const Table& table, const std::vector<bool>& first_side,
                                           std::uint64_t node_limit) {
    OpenHands state(table);
    int hand = table.turn();
    Cards distinct = state.distinct(hand, table.led_suit());
    std::vector<CardBounds> found;
    Bounds bounds;
    // From the top, as each run of equals is known by its highest card.
    for (Cards legal = legal_cards(table.hands[hand], table.led_suit()); legal;) {
        int card = std::bit_width(legal) - 1;
        legal ^= bit(card);
        if (distinct & bit(card)) {
            Table next = table;
            next.hands[hand] ^= bit(card);
            next.played.push_back(card);
            bounds = solve(next, first_side, node_limit);
        }
        found.insert(found.begin(), {card, bounds});
    }
    return found;
}

// What is remembered holds for these sides and this trump only.
void Sides::sit_down(const Table& table, const std::vector<bool>& first_side) {
    if (first_side.size() != table.hands.size())
        throw std::invalid_argument("each hand belongs to one side");
    bool same = int(table.hands.size()) == hands_ && table.trump == trump_ &&
                std::equal(first_side.begin(), first_side.end(), first_);
    if (!same) memory_.forget();
    hands_ = table.hands.size();
    trump_ = table.trump;
    std::copy(first_side.begin(), first_side.end(), first_);
}

// A part of `relevant` is whose rank decides the answer.
bool Sides::takes(const OpenHands& state, int leader, Goal goal, Cards& relevant) {
    if (goal.want <= 0 || goal.want > goal.size) return goal.want <= 0;
    if (limit_ && nodes_ >= limit_) throw OutOfNodes{};
    ++nodes_;
    if (std::optional<bool> found = known(state, leader, goal, relevant)) return *found;
    int lead = Partition::NO_CARD;
    if (const Partition* found = memory_.recall(state, leader, goal.want, lead)) {
        relevant |= found->relevant(state);
        return found->low >= goal.want;
    }
    Cards used = 0;
    bool found = play_takes(state, Trick{leader}, goal, used, lead);
    int low = found ? goal.want : 0, high = found ? goal.size : goal.want - 1;
    memory_.remember(state, leader, used, low, high, lead);
    relevant |= used;
    return found;
}

// Whoever has to play finds the best card for its side. `lead` is one to try first, and then the
// one that was right.
bool Sides::play_takes(const OpenHands& state, const Trick& trick, Goal goal, Cards& relevant,
                       int& lead) {
    if (trick.count == hands_) return finished(state, trick, goal, relevant);
    int hand = (trick.leader + trick.count) % hands_, moves[RANKS];
    int number = order_moves(state, trick, lead, moves);
    Cards all = 0;
    for (int at = 0; at < number; ++at) {
        Cards used = 0;
        int reply = Partition::NO_CARD;
        Trick next = trick;
        next.add(moves[at], trump_);
        if (play_takes(state, next, goal, used, reply) == first_[hand]) {
            lead = moves[at];
            relevant |= used;
            return first_[hand];
        }
        all |= used;
    }
    lead = Partition::NO_CARD;
    relevant |= all;
    return !first_[hand];
}

bool Sides::finished(const OpenHands& state, const Trick& trick, Goal goal, Cards& relevant) {
    int best = trick.cards[trick.winner], winner = (trick.leader + trick.winner) % hands_;
    int followed = 0;
    OpenHands after = state;
    for (int place = 0; place < hands_; ++place) {
        followed += suit_of(trick.cards[place]) == suit_of(best);
        after.remove((trick.leader + place) % hands_, trick.cards[place]);
    }
    bool found = takes(after, winner, {goal.size - 1, goal.want - first_[winner]}, relevant);
    // Without a second card of its suit the winner did not need its rank. Where its side wanted
    // something better, its equals were no better, and that they are equals matters.
    if (followed > 1)
        relevant |= down_to(found == first_[winner] ? best : state.lowest_equal(winner, best));
    return found;
}

// Whether tricks from the top decide, and how.
std::optional<bool> Sides::known(const OpenHands& state, int leader, Goal goal,
                                 Cards& relevant) const {
    bool own = first_[leader];
    // What decides for the other side, and for the first.
    int need[2] = {goal.size - goal.want + 1, goal.want};
    Cards used = 0;
    if (quick_tricks(state, leader, need[own], used) >= need[own]) return relevant |= used, own;
    for (bool side : {!own, own}) {
        used = 0;
        if (trump_ != NO_TRUMP && sure_trumps(state, side, need[side], used) >= need[side])
            return relevant |= used, side;
    }
    return {};
}

// Tricks from the top of the holder's suit before an opponent of the leader can trump.
int Sides::cashable(const OpenHands& state, int leader, int holder, int suit) const {
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
int Sides::quick_tricks(const OpenHands& state, int leader, int need, Cards& relevant) const {
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
        if (own > 0) relevant |= state.highest(suit, std::min(own, state.run(leader, suit)));
        (suit == trump_ ? trumps : plain) += own;
    }
    int own = std::min(state.size(), trumps + plain);
    if (partner < 0 || own >= need || trump_ != NO_TRUMP) return own;
    return std::min(state.size(), own + partner_tricks(state, leader, partner, relevant));
}

// At no trump, what the partner can take from the top in all suits once the leader has taken its
// own tricks and led a card over.
int Sides::partner_tricks(const OpenHands& state, int leader, int partner, Cards& relevant) const {
    int sum = 0;
    bool entry = false;
    Cards used = 0;
    for (int suit = 0; suit < SUITS; ++suit) {
        int first = state.run(leader, suit), there = cashable(state, leader, partner, suit);
        int run = std::min(there, state.run(partner, suit));
        if (first && state.count(leader, suit) > first) {
            there = std::min(state.run(partner, suit, first), state.count(partner, suit) - first);
            there = std::max(0, there);
            run = first + there;
        }
        if (!there) continue;
        entry |= state.count(leader, suit) > first;
        sum += there;
        used |= state.highest(suit, run);
    }
    if (!entry) return 0;
    relevant |= used;
    return sum;
}

// Tricks that the highest trumps of a side are worth whatever happens.
int Sides::sure_trumps(const OpenHands& state, bool first, int need, Cards& relevant) const {
    int run = 0, most = 0, held[HANDS] = {};
    int all = std::popcount(holding(state.all(), trump_));
    for (; run < all && most < need; ++run) {
        int owner = state.owners[trump_] >> (OWNER_BITS - 2 - 2 * run) & 3;
        if (first_[owner] != first) break;
        most = std::max(most, ++held[owner]);
    }
    relevant |= state.highest(trump_, run);
    return most;
}

// One card out of each run of equals, the most promising first.
int Sides::order_moves(const OpenHands& state, const Trick& trick, int hint,
                       int moves[RANKS]) const {
    int number = 0, scores[RANKS], hand = (trick.leader + trick.count) % hands_, suit = -1;
    Rival rival{};
    Cards rest = state.distinct(hand, trick.led_suit());
    if (std::has_single_bit(rest)) return moves[0] = std::countr_zero(rest), 1;
    for (; rest; rest ^= std::bit_floor(rest)) {
        int card = std::bit_width(rest) - 1, at = number++;
        int led = trick.count ? trick.led_suit() : suit_of(card);
        if (led != suit) rival = strongest_rival(state, trick, suit = led);
        int score = card == hint ? 1 << 10 : promise(state, hand, card, led, rival);
        for (; at && scores[at - 1] < score; --at) {
            scores[at] = scores[at - 1];
            moves[at] = moves[at - 1];
        }
        scores[at] = score;
        moves[at] = card;
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

// The highest that has been played to the trick or can still be played by the other hands.
Sides::Rival Sides::strongest_rival(const OpenHands& state, const Trick& trick, int led) const {
    Rival best{};
    if (trick.count) {
        int winner = (trick.leader + trick.winner) % hands_;
        best = {power(bit(trick.cards[trick.winner]), led), first_[winner]};
    }
    for (int place = trick.count + 1; place < hands_; ++place) {
        int next = (trick.leader + place) % hands_, highest = power(state.hands[next], led);
        if (highest > best.power) best = {highest, first_[next]};
    }
    return best;
}

// A guess whether the side gets the trick with this card, then how little it costs.
int Sides::promise(const OpenHands& state, int hand, int card, int led, Rival rival) const {
    bool own = power(bit(card), led) > rival.power, wins = own || rival.first == first_[hand];
    int score = (wins ? (own ? 100 : 110) : 50) - rank_of(card);
    if (suit_of(card) == led) return score;
    return score + (suit_of(card) == trump_ ? (wins ? 0 : -20) : state.count(hand, suit_of(card)));
}

}  // namespace honeymoon
