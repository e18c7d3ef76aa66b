#include "maxn.hpp"

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace honeymoon {

namespace {

// Who holds the cards by rank, how many tricks each has, who leads and how deep to search.
struct Moment {
    std::array<std::uint32_t, SUITS> owners;
    std::uint64_t shape;
    Tricks won;
    std::uint8_t leader;
    std::uint8_t depth;
    bool operator==(const Moment&) const = default;
};

struct HashMoment {
    std::size_t operator()(const Moment& moment) const {
        std::uint64_t mixed = moment.shape;
        auto add = [&](std::uint64_t part) {
            mixed = (mixed ^ part) * 0x9E3779B97F4A7C15u;
            mixed ^= mixed >> 29;
        };
        for (std::uint32_t owners : moment.owners) add(owners);
        for (std::uint8_t won : moment.won) add(won);
        add(moment.leader | moment.depth << 8);
        return mixed;
    }
};

class Search {
public:
    explicit Search(const SelfishQuestion& question)
        : question_(question), hands_(question.table.hands.size()), trump_(question.table.trump) {}

    Tricks played(const OpenHands& state, Trick trick, int card, Tricks won, int depth) {
        trick.add(card, trump_);
        if (trick.count < hands_) return best_play(state, trick, won, depth);
        return next_trick(state, trick, won, depth);
    }

private:
    int hand_of(const Trick& trick) const { return (trick.leader + trick.count) % hands_; }

    Tricks best_play(const OpenHands& state, const Trick& trick, Tricks won, int depth) {
        int hand = hand_of(trick);
        if (depth == 0) return played(state, trick, plain_card(state, trick), won, 0);
        Tricks best{};
        bool first = true;
        // Ascending, so that the lowest of equal worth stays.
        for (Cards rest = state.distinct(hand, trick.led_suit()); rest; rest &= rest - 1) {
            Tricks found = played(state, trick, std::countr_zero(rest), won, depth);
            if (first || worth(hand, found) > worth(hand, best)) best = found;
            first = false;
        }
        return best;
    }

    Tricks next_trick(const OpenHands& state, const Trick& trick, Tricks won, int depth) {
        OpenHands after = state;
        for (int place = 0; place < hands_; ++place)
            after.remove((trick.leader + place) % hands_, trick.cards[place]);
        int leader = (trick.leader + trick.winner) % hands_;
        ++won[leader];
        if (!after.size()) return won;
        Trick next{leader};
        if (depth <= 1) return best_play(after, next, won, 0);
        Moment moment{{after.owners[0], after.owners[1], after.owners[2], after.owners[3]},
                      after.shape, won, std::uint8_t(leader), std::uint8_t(depth - 1)};
        auto known = memory_.find(moment);
        if (known != memory_.end()) return known->second;
        Tricks found = best_play(after, next, won, depth - 1);
        memory_.emplace(moment, found);
        return found;
    }

    int worth(int hand, const Tricks& tricks) const { return question_.scores[hand][tricks[hand]]; }

    // The lead of the highest card, the cheapest card that takes the trick so far, or the lowest.
    int plain_card(const OpenHands& state, const Trick& trick) const {
        Cards legal = legal_cards(state.hands[hand_of(trick)], trick.led_suit());
        auto lower = [](int one, int other) {
            return std::pair(rank_of(one), one) < std::pair(rank_of(other), other);
        };
        int lowest = -1, highest = -1, cheapest = -1;
        for (; legal; legal &= legal - 1) {
            int card = std::countr_zero(legal);
            if (lowest < 0 || lower(card, lowest)) lowest = card;
            if (highest < 0 || lower(highest, card)) highest = card;
            bool takes = trick.count && beats(card, trick.cards[trick.winner], trump_);
            if (takes && (cheapest < 0 || lower(card, cheapest))) cheapest = card;
        }
        return trick.count == 0 ? highest : cheapest >= 0 ? cheapest : lowest;
    }

    const SelfishQuestion& question_;
    int hands_;
    int trump_;
    std::unordered_map<Moment, Tricks, HashMoment> memory_;
};

void check(const SelfishQuestion& question, const OpenHands& state) {
    std::size_t hands = question.table.hands.size();
    if (question.table.played.size() == hands) throw std::invalid_argument("the trick is over");
    if (question.won.size() != hands || question.scores.size() != hands)
        throw std::invalid_argument("tricks and scores for each hand");
    if (question.depth < 1) throw std::invalid_argument("a depth of one trick or more");
    for (std::size_t hand = 0; hand < hands; ++hand) {
        int won = question.won[hand], most = won + state.size();
        if (won < 0 || most > 255 || int(question.scores[hand].size()) <= most)
            throw std::invalid_argument("scores for every number of tricks");
    }
}

}  // namespace

std::vector<Prospect> selfish_values(const SelfishQuestion& question) {
    const Table& table = question.table;
    OpenHands state(table);
    check(question, state);
    Trick trick{table.leader};
    for (int card : table.played) trick.add(card, table.trump);
    Tricks won{};
    for (std::size_t seat = 0; seat < table.hands.size() && seat < HANDS; ++seat)
        won[seat] = question.won[seat];
    int hand = (table.leader + trick.count) % int(table.hands.size());
    Search search(question);
    std::vector<Prospect> found;
    for (Cards legal = legal_cards(state.hands[hand], trick.led_suit()); legal; legal &= legal - 1) {
        int card = std::countr_zero(legal);
        found.push_back({card, search.played(state, trick, card, won, question.depth)});
    }
    return found;
}

}  // namespace honeymoon
