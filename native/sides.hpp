// Two to four open hands in two sides, played exactly.
#pragma once

#include <optional>
#include <tuple>

#include "open_hands.hpp"

namespace honeymoon {

constexpr int NO_CARD = 255, MOST_MOVES = 26;  // two hands can share the pack

// What is known as partitions: how many cards of each suit each hand holds, and who holds those
// highest cards of each suit that mattered.
struct Partition {
    std::uint64_t shape = 0;  // four bits for each hand and suit
    Cards matters = 0;
    std::array<Cards, HANDS - 1> held{};  // of those; the last hand has the rest
    std::uint32_t next = 0;
    std::uint8_t leader = 0;
    std::uint8_t low = 0, high = 0;  // tricks of the first side
    std::uint8_t lead = NO_CARD;     // that was right, if any
};

// Partitions of equal shape hang in a chain, the one that served last in front. When there is no
// room left all are forgotten.
class Partitions {
public:
    // Room for 2^bits of 48 bytes. Throws std::invalid_argument unless 6 <= bits <= 26.
    explicit Partitions(int bits);
    void forget();
    // One that tells whether the first side takes so many tricks, or null; `lead` becomes one that
    // was right with other cards of the same shape.
    const Partition* recall(const Hands& hands, std::uint64_t shape, int leader, int want,
                            int& lead);
    // These bounds hold whoever has the cards that do not matter.
    void remember(const Hands& hands, Partition found);

private:
    std::uint32_t& chain(std::uint64_t shape, int leader);

    int shift_;
    std::vector<std::uint32_t> chains_;
    std::vector<Partition> all_;  // the first one is none
};

// Tricks of the first side from here, the trick begun included: at least, at most (equal where the
// search was ended), and how many tricks were begun to find that out.
using Bounds = std::tuple<int, int, std::uint64_t>;

// Remembers what holds for all deals with the same sides and trump. Not to be used by two threads
// at a time.
class Sides {
public:
    // Throws std::invalid_argument unless 6 <= memory_bits <= 26.
    explicit Sides(int memory_bits) : memory_(memory_bits) {}

    // first_side says for each hand whether it belongs to the side that is asked for. Stops after
    // so many tricks begun, 0 for no limit. Throws std::invalid_argument where no such table is.
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

    void sit_down(const Table& table, const std::vector<bool>& first_side);
    bool takes(const State& state, int leader, Goal goal, Cards& matters);
    bool play_takes(const State& state, const Trick& trick, Goal goal, Cards& matters, int& lead);
    bool finished(const State& state, const Trick& trick, Goal goal, Cards& matters);
    std::optional<bool> known(const State& state, int leader, Goal goal, Cards& matters) const;
    int quick_tricks(const State& state, int leader, int need, Cards& matters) const;
    int partner_tricks(const State& state, int leader, int partner, Cards& matters) const;
    int cashable(const State& state, int leader, int holder, int suit) const;
    int sure_trumps(const State& state, bool first, int need, Cards& matters) const;
    int order_moves(const State& state, const Trick& trick, int hint, int* moves) const;
    int strongest_rival(const State& state, const Trick& trick, int led) const;
    int promise(const State& state, int hand, int card, int led, int rival) const;
    int power(Cards hand, int led) const;

    int hands_ = 0;
    int trump_ = NO_TRUMP;
    bool first_[HANDS] = {};
    std::uint64_t nodes_ = 0, limit_ = 0;
    Partitions memory_;
};

}  // namespace honeymoon
