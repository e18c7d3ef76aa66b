#include "maxn.hpp"

#include <algorithm>
#include <climits>
#include <map>

namespace honeymoon {
namespace {

struct State {
    Hands hands{};  // with the cards of the trick begun
    Tricks tricks{};
    int depth = 0;
    Trick trick{};
    auto operator<=>(const State&) const = default;
};

class Search {
public:
    Search(int trump, const Scores& scores) : trump_(trump), scores_(scores) {}

    Cards legal(const State& state) const {
        return legal_cards(state.hands[state.trick.turn()], state.trick.led_suit());
    }

    State after(State state, int card) const {
        state.trick.add(card, trump_);
        if (state.trick.count < state.trick.hands) return state;
        int winner = state.trick.taker();
        ++state.tricks[winner];
        close_up(state.hands, state.trick.set());
        return {state.hands, state.tricks, std::max(0, state.depth - 1),
                {state.trick.hands, winner}};
    }

    Tricks value(const State& state) {
        if (!state.hands[0]) return state.tricks;
        if (!state.depth) return value(after(state, plain_card(state)));
        if (auto known = memory_.find(state); known != memory_.end()) return known->second;
        int hand = state.trick.turn();
        // Ascending, so that the lowest of equal worth stays.
        Cards rest = distinct(state.hands[hand], legal(state));
        Tricks best = value(after(state, std::countr_zero(rest)));
        while (rest &= rest - 1) {
            Tricks found = value(after(state, std::countr_zero(rest)));
            if (scores_[hand][found[hand]] > scores_[hand][best[hand]]) best = found;
        }
        return memory_[state] = best;
    }

private:
    int plain_card(const State& state) const {
        std::pair<int, int> best{INT_MAX, 0};  // cost and card
        for (Cards rest = legal(state); rest; rest &= rest - 1)
            best = std::min(best, {cost(state, std::countr_zero(rest)), std::countr_zero(rest)});
        return best.second;
    }

    // The plain rule plays the card that costs least.
    int cost(const State& state, int card) const {
        const Trick& trick = state.trick;
        const int hand = trick.turn(), won = state.tricks[hand];
        const int rank = rank_of(card) * SUITS + suit_of(card), far = SUITS * RANKS;
        if (scores_[hand][won + 1] > scores_[hand][won])
            return !holds(trick, state.hands, card) ? rank + far : trick.count ? rank : -rank;
        if (trick.count && !beats(card, trick.best(), trump_)) return -rank - far;
        return trick.count + 1 < trick.hands ? rank : -rank;
    }

    // Whether it takes the trick whatever the hands behind have.
    bool holds(Trick trick, const Hands& hands, int card) const {
        if (trick.count && !beats(card, trick.best(), trump_)) return false;
        Cards over = down_to(card) ^ bit(card);
        if (suit_of(card) != trump_) over |= in_suit(0x1FFF, trump_);  // no cards without trumps
        for (trick.add(card, trump_); trick.count < trick.hands; ++trick.count)
            if (legal_cards(hands[trick.turn()], trick.led_suit()) & over) return false;
        return true;
    }

    int trump_;
    const Scores& scores_;
    std::map<State, Tricks> memory_;
};

}  // namespace

std::vector<std::pair<int, Tricks>> selfish_values(const Table& table, const Scores& scores,
                                                   int depth) {
    State state{table.checked(), {}, depth, table.trick()};
    expect(depth >= 0, "no negative depth");
    expect(scores.size() == table.hands.size(), "scores for each hand");
    for (const auto& own : scores)
        expect(own.size() > std::size_t(std::popcount(table.hands[0])), "scores of all tricks");
    Search search(table.trump, scores);
    std::vector<std::pair<int, Tricks>> found;
    for (Cards rest = table.legal(); rest; rest &= rest - 1) {
        int card = std::countr_zero(rest);
        found.emplace_back(card, search.value(search.after(state, table.name_of(card))));
    }
    return found;
}

}  // namespace honeymoon
