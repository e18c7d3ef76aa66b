#include "maxn.hpp"

#include <algorithm>
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
        if (state.depth == 0) return value(after(state, plain_card(state)));
        if (state.trick.count) return searched(state);
        if (auto known = memory_.find(state); known != memory_.end()) return known->second;
        return memory_[state] = searched(state);
    }

private:
    Tricks searched(const State& state) {
        int hand = state.trick.turn();
        // Ascending, so that the lowest of equal worth stays.
        Cards rest = distinct(state.hands[hand], legal(state));
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
            if (!state.trick.count) cost = -cost;
            else if (!beats(card, state.trick.best(), trump_)) cost += SUITS * RANKS;
            if (cost < least) cheapest = card, least = cost;
        }
        return cheapest;
    }

    int trump_;
    const Scores& scores_;
    std::map<State, Tricks> memory_;
};

}  // namespace

std::vector<std::pair<int, Tricks>> selfish_values(const Table& table, const Scores& scores,
                                                   int depth) {
    State state{table.checked(), {}, depth, table.trick()};
    expect(depth > 0, "a depth of one trick or more");
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
