// Complete tables: the value of every position of two open hands of one size, four bits each.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "endgame.hpp"

namespace honeymoon {

using SuitLengths = std::array<int, SUITS>;

// The order of the positions of one size in its table: one block for each split of the cards into
// suits, in the order that keys have, and in it a value for every way to divide the cards.
template <bool TRUMP>
class Level {
public:
    // Throws std::invalid_argument unless 0 <= size <= 13.
    explicit Level(int size);

    int splits() const { return static_cast<int>(lengths_.size()); }
    std::size_t block_bytes() const { return (ways_ + 1) / 2; }
    std::size_t bytes() const { return block_bytes() * lengths_.size(); }

    // The key of four suit codes, the trump suit's first. Throws std::invalid_argument where they
    // are not those of two hands of this size.
    Key key(const std::array<Code, SUITS>& suits) const;
    int at(const std::uint8_t* table, Key key) const;
    // Fills the block of one split from the whole table of one card fewer.
    void fill(int split, const Level& fewer, const std::uint8_t* below, std::uint8_t* block,
              int threads) const;

private:
    void fill_part(int split, std::uint32_t from, std::uint32_t to, const Level& fewer,
                   const std::uint8_t* below, std::uint8_t* block) const;
    int value(int split, Code owners, const Level& fewer, const std::uint8_t* below) const;
    Code division(std::uint32_t rank) const;

    int size_;
    std::uint32_t ways_;
    Halves halves_;
    std::vector<SuitLengths> lengths_;
    std::vector<std::uint16_t> split_of_;
};

extern template class Level<true>;
extern template class Level<false>;

}  // namespace honeymoon
