#include "sides.hpp"

#include <algorithm>
#include <stdexcept>

namespace honeymoon {

namespace {

constexpr int HINTED = 1 << 10;

}  // namespace

Sides::Sides(int memory_bits) {
    if (memory_bits < 6 || memory_bits > 26) throw std::invalid_argument("memory of 6 to 26 bits");
    shift_ = 64 - memory_bits;
    memory_.resize(std::size_t{1} << memory_bits);
}

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
            hint_ = NO_CARD;
            want = std::clamp(want, bounds.low + 1, bounds.high);
            Goal goal{state.size(), want};
            bool taken = trick.count ? some_play_takes(state, trick, goal, relevant)
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
    if (table.played.size() == table.hands.size()) throw std::invalid_argument("the trick is over");
    std::size_t hand = (table.leader + table.played.size()) % table.hands.size();
    int led_suit = table.played.empty() ? -1 : suit_of(table.played[0]);
    Cards distinct = state.distinct(hand, led_suit);
    std::vector<CardBounds> found;
    Bounds bounds;
    // From the top, as each run of equals is known by its highest card.
    for (Cards legal = legal_cards(table.hands[hand], led_suit); legal;) {
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
    if (!same) ++generation_;
    hands_ = table.hands.size();
    trump_ = table.trump;
    std::fill(first_, first_ + HANDS, false);
    std::copy(first_side.begin(), first_side.end(), first_);
}

bool Sides::takes(const OpenHands& state, int leader, Goal goal, Cards& relevant) {
    if (goal.want <= 0) return true;
    if (goal.want > goal.size) return false;
    if (limit_ && nodes_ >= limit_) throw OutOfNodes{};
    ++nodes_;
    bool found = false;
    if (known_without_search(state, leader, goal, relevant, found)) return found;
    if (const Partition* known = recall(state, leader, goal.want)) {
        for (int suit = 0; suit < SUITS; ++suit) {
            auto matters = std::uint32_t(known->matters[suit / 2] >> 32 * (suit % 2));
            relevant |= state.highest(suit, std::popcount(matters) / 2);
        }
        return known->low >= goal.want;
    }
    Cards used = 0;
    hint_ = lead_of_shape(state, leader);
    found = some_play_takes(state, Trick{leader}, goal, used);
    remember(state, leader, used, found ? goal.want : 0, found ? goal.size : goal.want - 1);
    relevant |= used;
    return found;
}

// Whether tricks from the top decide, `found` then says how.
bool Sides::known_without_search(const OpenHands& state, int leader, Goal goal, Cards& relevant,
                                 bool& found) const {
    Cards used = 0;
    found = first_[leader];
    // What decides for the first side, and for the other.
    int need[2] = {goal.size - goal.want + 1, goal.want};
    if (quick_tricks(state, leader, need[found], used) >= need[found]) return relevant |= used, true;
    for (bool side : {!first_[leader], first_[leader]}) {
        used = 0;
        found = side;
        if (trump_ != NO_TRUMP && sure_trumps(state, side, need[side], used) >= need[side])
            return relevant |= used, true;
    }
    used = 0;
    found = !first_[leader];
    return trump_ == NO_TRUMP && tricks_after_any_lead(state, leader, used) >= need[found] &&
           (relevant |= used, true);
}

// Whoever has to play finds the best card for its side.
bool Sides::some_play_takes(const OpenHands& state, const Trick& trick, Goal goal,
                            Cards& relevant) {
    if (trick.count == hands_) return finished(state, trick, goal, relevant);
    int hand = (trick.leader + trick.count) % hands_, moves[RANKS];
    int number = order_moves(state, trick, trick.count ? NO_CARD : hint_, moves);
    Cards all = 0;
    for (int at = 0; at < number; ++at) {
        Cards used = 0;
        Trick next = trick;
        next.add(moves[at], trump_);
        if (some_play_takes(state, next, goal, used) == first_[hand]) {
            history_[hand][moves[at]] += goal.size;
            if (trick.count == 0) hint_ = moves[at];
            relevant |= used;
            return first_[hand];
        }
        all |= used;
    }
    if (trick.count == 0) hint_ = NO_CARD;
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
    // Without a second card of its suit the winner did not need its rank.
    if (followed > 1) relevant |= in_suit(0x2000 - bit(rank_of(best)), suit_of(best));
    return takes(after, winner, {goal.size - 1, goal.want - first_[winner]}, relevant);
}

bool Sides::may_ruff(const OpenHands& state, int hand, int suit) const {
    return trump_ != NO_TRUMP && suit != trump_ && state.count(hand, trump_);
}

// Tricks from the top of the holder's suit before an opponent of the leader can trump.
int Sides::cashable(const OpenHands& state, int leader, int holder, int suit) const {
    int run = state.run(holder, suit), longest = 0, limit = RANKS;
    if (!run) return 0;
    for (int hand = 0; hand < hands_; ++hand) {
        if (hand == holder) continue;
        int length = state.count(hand, suit);
        longest = std::max(longest, length);
        if (first_[hand] != first_[leader] && may_ruff(state, hand, suit))
            limit = std::min(limit, length);
    }
    return std::min(limit, run >= longest ? state.count(holder, suit) : run);
}

// Tricks that the leader's side can take at once: the leader's own from the top, then those of one
// suit of the partner's. Where the partner might have to trump them they do not count.
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
    if (partner < 0 || own >= need) return own;
    if (trump_ == NO_TRUMP) return own + partner_runs(state, leader, partner, own, relevant);
    return own + partner_tricks(state, leader, partner, own, plain, relevant);
}

// At no trump, what the partner can take from the top in all suits once the leader has taken its
// own tricks and led a card over.
int Sides::partner_runs(const OpenHands& state, int leader, int partner, int own,
                        Cards& relevant) const {
    int sum = 0;
    bool entry = false;
    Cards used = 0;
    for (int suit = 0; suit < SUITS; ++suit) {
        int first = state.run(leader, suit), there = cashable(state, leader, partner, suit), run = 0;
        if (first && state.count(leader, suit) > first) {
            int longest = std::min(state.run_below(partner, suit, first),
                                   state.count(partner, suit) - first);
            there = std::max(0, longest);
            run = first + there;
        } else if (there) {
            run = std::min(there, state.run(partner, suit));
        }
        if (!there) continue;
        entry |= state.count(leader, suit) > first;
        sum += there;
        used |= state.highest(suit, run);
    }
    if (!entry) return 0;
    relevant |= used;
    return std::min(sum, state.size() - own);
}

int Sides::partner_tricks(const OpenHands& state, int leader, int partner, int own, int plain,
                          Cards& relevant) const {
    int best = 0, best_suit = 0;
    for (int suit = 0; suit < SUITS; ++suit) {
        int across = state.count(leader, suit);
        if (!across || state.run(leader, suit)) continue;
        int there = std::min(cashable(state, leader, partner, suit), state.size() - own);
        if (may_ruff(state, leader, suit)) there = std::min(there, across);
        // The partner must have other cards to play while the leader takes the first tricks.
        int others = state.size() - state.count(partner, suit);
        if (may_ruff(state, partner, suit) && others - state.count(partner, trump_) < plain) there = 0;
        if (there > best) best = there, best_suit = suit;
    }
    if (best) relevant |= state.highest(best_suit, std::min(best, state.run(partner, best_suit)));
    return best;
}

// At no trump, tricks that the other side takes whichever suit is led, when it has the highest card
// of each: whoever has it wins with it and goes on from the top.
int Sides::tricks_after_any_lead(const OpenHands& state, int leader, Cards& relevant) const {
    int fewest = state.size(), quick[HANDS] = {-1, -1, -1, -1};
    for (int suit = 0; suit < SUITS; ++suit) {
        if (!state.count(leader, suit)) continue;
        int holder = state.owners[suit] >> (OWNER_BITS - 2) & 3;
        if (first_[holder] == first_[leader]) return 0;
        if (quick[holder] < 0) {
            quick[holder] = 0;
            for (int other = 0; other < SUITS; ++other) {
                int own = cashable(state, holder, holder, other);
                if (own) relevant |= state.highest(other, std::min(own, state.run(holder, other)));
                quick[holder] += own;
            }
        }
        fewest = std::min(fewest, quick[holder]);
    }
    return fewest;
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
    bool forced = std::has_single_bit(rest);
    for (; rest; rest ^= std::bit_floor(rest)) {
        int card = std::bit_width(rest) - 1, at = number++, led = trick.led_suit();
        if (!forced && (suit < 0 || (led < 0 && suit != suit_of(card)))) {
            suit = led < 0 ? suit_of(card) : led;
            rival = strongest_rival(state, trick, suit);
        }
        int score = forced ? 0 : promise(state, hand, card, suit, rival);
        if (card == hint) score += HINTED;
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
int Sides::best_power(Cards hand, int led_suit) const {
    Cards follow = holding(hand, led_suit);
    if (follow) return std::bit_width(follow) + (led_suit == trump_ ? 2 * RANKS : RANKS);
    Cards trumps = trump_ == NO_TRUMP ? 0 : holding(hand, trump_);
    return trumps ? std::bit_width(trumps) + 2 * RANKS : 0;
}

// The highest that has been played to the trick or can still be played by the other hands.
Sides::Rival Sides::strongest_rival(const OpenHands& state, const Trick& trick, int led) const {
    Rival best{};
    if (trick.count) {
        int winner = (trick.leader + trick.winner) % hands_;
        best = {best_power(bit(trick.cards[trick.winner]), led), first_[winner]};
    }
    for (int place = trick.count + 1; place < hands_; ++place) {
        int next = (trick.leader + place) % hands_, power = best_power(state.hands[next], led);
        if (power > best.power) best = {power, first_[next]};
    }
    return best;
}

// A guess whether the side gets the trick with this card, then how little it costs, then how often
// the card has been right before.
int Sides::promise(const OpenHands& state, int hand, int card, int led, Rival rival) const {
    bool own = best_power(bit(card), led) > rival.power, wins = own || rival.first == first_[hand];
    bool trumps = suit_of(card) == trump_;
    int score = (wins ? (own ? 100 : 110) : 50) - rank_of(card);
    if (suit_of(card) != led)
        score += trumps ? (wins ? 0 : -20) : state.count(hand, suit_of(card));
    return score * 8 + std::bit_width(history_[hand][card]);
}

}  // namespace honeymoon
