// Two to four open hands in two sides, played exactly.
#pragma once

#include <optional>
#include <tuple>

#include "partitions.hpp"

namespace honeymoon {

// Tricks of the first side from here, the trick begun included: at least, at most (equal where the
// search was ended), and how many tricks were begun to find that out.
using Bounds = std::tuple<int, int, std::uint64_t>;

// Remembers what holds for all deals with the same sides and trump. Not to be used by two threads
// at a time.
class Sides {
public:
    // Throws std::invalid_argument unless 6 <= memory_bits <= 26.
    explicit Sides(int memory_bits) : memory_(memory_bits) {}

    // first_side says for each hand whether it belongs to the side that is asked for. Stops after so
    // many tricks begun, 0 for no limit. Throws std::invalid_argument for a table that cannot be.
    Bounds solve(const Table& table, const std::vector<bool>& first_side, std::uint64_t node_limit);

    // The same for each legal card of the hand to play; the limit is for each of them.
    std::vector<std::pair<int, Bounds>> card_values(
        const Table& table, const std::vector<bool>& first_side, std::uint64_t node_limit);

private:
    struct State;
    struct Goal {
        int size;  // tricks left, the trick begun included
        int want;  // of them for the first side
    };
    struct Rival {
        int power;
        bool first;
    };

    void sit_down(const Table& table, const std::vector<bool>& first_side);
    bool takes(const State& state, int leader, Goal goal, Cards& matters);
    bool play_takes(const State& state, const Trick& trick, Goal goal, Cards& matters, int& lead);
    bool finished(const State& state, const Trick& trick, Goal goal, Cards& matters);
    std::optional<bool> known(const State& state, int leader, Goal goal, Cards& matters) const;
    int quick_tricks(const State& state, int leader, int need, Cards& matters) const;
    int partner_tricks(const State& state, int leader, int partner, Cards& matters) const;
    int cashable(const State& state, int leader, int holder, int suit) const;
    int sure_trumps(const State& state, bool first, int need, Cards& matters) const;
    int order_moves(const State& state, const Trick& trick, int hint, int moves[RANKS]) const;
    Rival strongest_rival(const State& state, const Trick& trick, int led) const;
    int promise(const State& state, int hand, int card, int led, Rival rival) const;
    int power(Cards hand, int led) const;

    int hands_ = 0;
    int trump_ = NO_TRUMP;
    bool first_[HANDS] = {};
    std::uint64_t nodes_ = 0, limit_ = 0;
    Partitions memory_;
};

}  // namespace honeymoon
