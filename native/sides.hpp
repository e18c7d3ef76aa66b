// Three or four open hands in two sides, played exactly.
#pragma once

#include <cstdint>
#include <vector>

#include "open_hands.hpp"

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

// Remembers what it found as partitions: how many cards of each suit each hand holds, and who holds
// those highest cards of each suit that mattered. That holds for all deals with the same sides and
// trump. Not to be used by two threads at a time.
class Sides {
public:
    // Room for 2^memory_bits partitions of 48 bytes. Throws std::invalid_argument unless
    // 6 <= memory_bits <= 26.
    explicit Sides(int memory_bits = 18);

    // first_side says for each hand whether it belongs to the side that is asked for. Stops after so
    // many tricks begun, 0 for no limit. Throws std::invalid_argument for a table that cannot be.
    Bounds solve(const Table& table, const std::vector<bool>& first_side,
                 std::uint64_t node_limit = 0);

    // The same for each legal card of the hand to play; the limit is for each of them.
    std::vector<CardBounds> card_values(const Table& table, const std::vector<bool>& first_side,
                                        std::uint64_t node_limit = 0);

private:
    static constexpr int NO_CARD = 255;

    struct Partition {
        std::uint64_t shape = 0;
        std::uint64_t owners[2] = {};
        std::uint64_t matters[2] = {};
        std::uint32_t generation = 0;
        std::uint8_t leader = 0;
        std::uint8_t low = 0;
        std::uint8_t high = 0;
        std::uint8_t lead = NO_CARD;  // that was right, if any

        bool same_cards(const Partition& other) const {
            return generation == other.generation && leader == other.leader &&
                   shape == other.shape && owners[0] == other.owners[0] &&
                   owners[1] == other.owners[1] && matters[0] == other.matters[0] &&
                   matters[1] == other.matters[1];
        }
    };
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
    bool some_play_takes(const OpenHands& state, const Trick& trick, Goal goal, Cards& relevant);
    bool finished(const OpenHands& state, const Trick& trick, Goal goal, Cards& relevant);
    int order_moves(const OpenHands& state, const Trick& trick, int hint, int moves[RANKS]) const;
    Rival strongest_rival(const OpenHands& state, const Trick& trick, int led) const;
    int promise(const OpenHands& state, int hand, int card, int led, Rival rival) const;
    int lead_of_shape(const OpenHands& state, int leader);
    int best_power(Cards hand, int led_suit) const;
    int quick_tricks(const OpenHands& state, int leader, int need, Cards& relevant) const;
    int partner_tricks(const OpenHands& state, int leader, int partner, int own, int plain,
                       Cards& relevant) const;
    int partner_runs(const OpenHands& state, int leader, int partner, int own,
                     Cards& relevant) const;
    int tricks_after_any_lead(const OpenHands& state, int leader, Cards& relevant) const;
    int cashable(const OpenHands& state, int leader, int holder, int suit) const;
    bool may_ruff(const OpenHands& state, int hand, int suit) const;
    int sure_trumps(const OpenHands& state, bool first, int need, Cards& relevant) const;
    bool known_without_search(const OpenHands& state, int leader, Goal goal, Cards& relevant,
                              bool& found) const;
    Partition* ways(const OpenHands& state, int leader);
    const Partition* recall(const OpenHands& state, int leader, int want);
    void remember(const OpenHands& state, int leader, Cards relevant, int low, int high);

    int shift_ = 0;
    int hint_ = NO_CARD;  // a lead to try first, then the one that was right
    int hands_ = 0;
    int trump_ = NO_TRUMP;
    bool first_[HANDS] = {};
    std::uint64_t nodes_ = 0, limit_ = 0;
    std::uint32_t generation_ = 0, next_victim_ = 0;
    std::uint32_t history_[HANDS][52] = {};
    std::vector<Partition> memory_;
};

}  // namespace honeymoon
