// What is known of open hands in two sides, as partitions: how many cards of each suit each hand
// holds, and who holds those highest cards of each suit that mattered.
#pragma once

#include "open_hands.hpp"

namespace honeymoon {

constexpr int NO_CARD = 255;

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

}  // namespace honeymoon
