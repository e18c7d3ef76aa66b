// What is known of open hands in two sides, as partitions: how many cards of each suit each hand
// holds, and who holds those highest cards of each suit that mattered.
#pragma once

#include <array>

#include "open_hands.hpp"

namespace honeymoon {

using Owners = std::array<std::uint32_t, SUITS>;

struct Partition {
    static constexpr int NO_CARD = 255;

    std::uint64_t shape = 0;
    Owners owners{}, matters{};
    std::uint32_t next = 0;
    std::uint8_t leader = 0;
    std::uint8_t low = 0, high = 0;
    std::uint8_t lead = NO_CARD;  // that was right, if any

    // Of each suit all ranks down to the lowest one that matters.
    Cards relevant(const OpenHands& state) const;
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
    const Partition* recall(const OpenHands& state, int leader, int want, int& lead);
    // These bounds on the first side's tricks hold while the relevant cards have their owners.
    void remember(const OpenHands& state, int leader, Cards relevant, int low, int high, int lead);

private:
    std::uint32_t& chain(const OpenHands& state, int leader);

    int shift_;
    std::vector<std::uint32_t> chains_;
    std::vector<Partition> all_;  // the first one is none
};

}  // namespace honeymoon
