#include "maxn.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <stdexcept>

namespace honeymoon {

namespace {

constexpr Cards BELOW_ACES = FULL_DECK ^ Cards{0x8004002001000};

struct State {
    std::array<Cards, HANDS> hands{};  // with the cards of the trick begun
    Tricks tricks{};
    int leader = 0, depth = 0;
    Cards gone = 0;  // cards of this trick, and those out of play before the first
    int count = 0, winner = 0, best = 0, led_suit = -1;
    auto operator<=>(const State&) const = default;

    // From now on the cards in play have the highest ranks.
    void close_up() {
        for (; gone; gone &= gone - 1) {
            Cards card = gone & -gone;
            Cards below = (card - 1) & in_suit(0x1FFF, suit_of(std::countr_zero(gone)));
            for (Cards& hand : hands) hand = (hand & ~(below | card)) | (hand & below) << 1;
        }
    }
};

class Search {
public:
    Search(int hands, int trump, const Scores& scores)
        : hands_(hands), trump_(trump), scores_(scores) {}

    int to_play(const State& state) const { return (state.leader + state.count) % hands_; }

    Cards legal(const State& state) const {
        return legal_cards(state.hands[to_play(state)], state.led_suit);
    }

    State after(State state, int card) const {
        if (!state.count) state.led_suit = suit_of(card);
        if (!state.count || beats(card, state.best, trump_)) {
            state.best = card;
            state.winner = to_play(state);
        }
        state.gone |= bit(card);
        if (++state.count < hands_) return state;
        ++state.tricks[state.winner];
        state.close_up();
        return {state.hands, state.tricks, state.winner, std::max(0, state.depth - 1)};
    }

    Tricks value(const State& state) {
        if (!state.hands[0]) return state.tricks;
        if (state.depth == 0) return value(after(state, plain_card(state)));
        if (state.count) return searched(state);
        if (auto known = memory_.find(state); known != memory_.end()) return known->second;
        return memory_[state] = searched(state);
    }

private:
    Tricks searched(const State& state) {
        int hand = to_play(state);
        // One of each run of equals; ascending, so that the lowest of equal worth stays.
        Cards rest = legal(state) & ~(state.hands[hand] >> 1 & BELOW_ACES);
        Tricks best = value(after(state, std::countr_zero(rest)));
        while (rest &= rest - 1) {
            Tricks found = value(after(state, std::countr_zero(rest)));
            if (scores_[hand][found[hand]] > scores_[hand][best[hand]]) best = found;
        }
        return best;
    }

    int plain_card(const State& state) const {
        int cheapest = -1, least = SUITS * RANKS * 2;
        for (Cards rest = legal(state); rest; rest &= rest - 1) {
            int card = std::countr_zero(rest), cost = rank_of(card) * SUITS + suit_of(card);
            if (!state.count) cost = -cost;
            else if (!beats(card, state.best, trump_)) cost += SUITS * RANKS;
            if (cost < least) cheapest = card, least = cost;
        }
        return cheapest;
    }

    int hands_, trump_;
    const Scores& scores_;
    std::map<State, Tricks> memory_;
};

void require(bool holds, const char* what) {
    if (!holds) throw std::invalid_argument(what);
}

}  // namespace

std::vector<std::pair<int, Tricks>> selfish_values(
    const std::vector<Cards>& hands, int trump, int leader, const std::vector<int>& played,
    const Scores& scores, int depth) {
    int number = hands.size();
    require(number >= 2 && number <= HANDS, "two to four hands");
    require(scores.size() == hands.size(), "scores for each hand");
    require(played.size() < hands.size(), "the trick is over");
    require(trump >= 0 && trump <= NO_TRUMP, "trump is 0 to 3, or 4 for none");
    require(leader >= 0 && leader < number && depth > 0, "no such leader, or no depth");
    int left = std::popcount(hands[0]);
    State state{{}, {}, leader, std::min(depth, left), FULL_DECK};
    for (int hand = 0; hand < number; ++hand) {
        require(!(hands[hand] & ~state.gone), "a card that is held twice, or does not exist");
        require(std::popcount(hands[hand]) == left, "hands of different sizes");
        require(int(scores[hand].size()) > left, "scores for every number of tricks");
        state.hands[hand] = hands[hand];
        state.gone ^= hands[hand];
    }
    Search search(number, trump, scores);
    for (int card : played) {
        require(card >= 0 && card < SUITS * RANKS && state.hands[search.to_play(state)] & bit(card),
                "a card was played that the hand did not have");
        state = search.after(state, card);
    }
    std::vector<std::pair<int, Tricks>> found;
    for (Cards rest = search.legal(state); rest; rest &= rest - 1) {
        int card = std::countr_zero(rest);
        found.emplace_back(card, search.value(search.after(state, card)));
    }
    return found;
}

}  // namespace honeymoon
