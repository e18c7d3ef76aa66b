// Three or four open hands in two sides, played exactly.
#pragma once

#include <optional>

#include "partitions.hpp"

namespace honeymoon {

// Tricks of the first side from here, the trick begun included; equal where the search was ended.
struct Bounds {
    int low = 0;
    int high = 0;
    std::uint64_t nodes = 0;
};

struct CardBounds {
    int card;
    Bounds bounds;
};

// Remembers what holds for all deals with the same sides and trump. Not to be used by two threads
// at a time.
class Sides {
public:
    // Throws std::invalid_argument unless 6 <= memory_bits <= 26.
    explicit Sides(int memory_bits = 18) : memory_(memory_bits) {}

    // first_side says for each hand whether it belongs to the side that is asked for. Stops after so
    // many tricks begun, 0 for no limit. Throws std::invalid_argument for a table that cannot be.
    Bounds solve(const Table& table, const std::vector<bool>& first_side,
                 std::uint64_t node_limit = 0);

    // The same for each legal card of the hand to play; the limit is for each of them.
    std::vector<CardBounds> card_values(const Table& table, const std::vector<bool>& first_side,
                                        std::uint64_t node_limit = 0);

private:
    struct Goal {
        int size;  // tricks left, the trick begun included
        int want;  // of them for the first side
    };
    struct Rival {
        int power = -1;
        bool first = false;
    };
    struct OutOfNodes {};

    void sit_down(const Table& table, const std::vector<bool>& first_side);
    bool takes(const OpenHands& state, int leader, Goal goal, Cards& relevant);
    bool play_takes(const OpenHands& state, const Trick& trick, Goal goal, Cards& relevant,
                    int& lead);
    bool finished(const OpenHands& state, const Trick& trick, Goal goal, Cards& relevant);
    std::optional<bool> known(const OpenHands& state, int leader, Goal goal, Cards& relevant) const;
    int quick_tricks(const OpenHands& state, int leader, int need, Cards& relevant) const;
    int partner_tricks(const OpenHands& state, int leader, int partner, Cards& relevant) const;
    int cashable(const OpenHands& state, int leader, int holder, int suit) const;
    int sure_trumps(const OpenHands& state, bool first, int need, Cards& relevant) const;
    int order_moves(const OpenHands& state, const Trick& trick, int hint, int moves[RANKS]) const;
    Rival strongest_rival(const OpenHands& state, const Trick& trick, int led) const;
    int promise(const OpenHands& state, int hand, int card, int led, Rival rival) const;
    int power(Cards hand, int led) const;

    int hands_ = 0;
    int trump_ = NO_TRUMP;
    bool first_[HANDS] = {};
    std::uint64_t nodes_ = 0, limit_ = 0;
    Partitions memory_;
};

}  // namespace honeymoon
