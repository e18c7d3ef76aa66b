// The value of every position of two open hands, each size built from that of one card fewer.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "position.hpp"

namespace honeymoon {

// The table of one size: a block for each split of the cards into suits, in the order that keys
// have, and in it four bits for every way to divide the cards, in the order of the masks of the
// leader's cards.
class Level {
public:
    // Throws std::invalid_argument unless 0 <= size <= 13.
    Level(bool has_trump, int size);

    int splits() const { return static_cast<int>(lengths_.size()); }
    std::size_t block_bytes() const { return (ways_ + 1) / 2; }
    std::size_t bytes() const { return block_bytes() * lengths_.size(); }

    // Which of all values these hands have. Throws std::invalid_argument for hands that cannot be
    // in play together or are of another size or kind.
    std::uint32_t number(Cards leader, Cards other, int trump) const;
    // The leader's tricks; nothing is checked.
    int at(const std::uint8_t* table, Key key) const {
        std::uint32_t number = number_of(key);
        return table[number / 2] >> 4 * (number % 2) & 15;
    }

    // Fills the block of one split from the whole table of one card fewer. Throws
    // std::invalid_argument where level, table or block are not of that size or kind.
    void fill(int split, const Level& fewer, std::span<const std::uint8_t> below,
              std::span<std::uint8_t> block, int threads) const;

private:
    // The mask of the leader's cards that is the way of this number in a block.
    Code division(std::uint32_t number) const;
    std::uint32_t number_of(Key key) const {
        Code owners = 0;
        int shift = 0, lengths = 0;
        for (int place = 0; place < SUITS; ++place) {
            Code code = code_at(key, place);
            owners |= leaders(code) << shift;
            shift += length_of(code);
            if (place < SUITS - 1) lengths |= length_of(code) << 4 * place;
        }
        return first_[lengths] + low_[owners & (low_.size() - 1)] + high_[owners >> size_];
    }

    bool has_trump_;
    int size_;
    std::uint32_t ways_ = 0;
    std::vector<std::array<int, SUITS>> lengths_;
    // By three lengths of four bits: the values before the block.
    std::vector<std::uint32_t> first_;
    // By the lower and the upper half of a mask of the leader's cards: the masks before it.
    std::vector<std::uint32_t> low_, high_;
};

// Tables of both kinds for all sizes up to a few cards; immutable, so solvers on any thread may
// share them.
class Endgames {
public:
    // Throws std::invalid_argument unless 0 <= cards <= 10.
    explicit Endgames(int cards);

    int cards() const { return cards_; }
    std::size_t bytes() const { return bytes_; }
    // The tricks of the side to lead with `size` cards each, size <= cards().
    int at(bool has_trump, Key key, int size) const {
        return levels_[has_trump][size].at(values_[has_trump][size].data(), key);
    }

private:
    int cards_;
    std::size_t bytes_ = 0;
    std::vector<Level> levels_[2];
    std::vector<std::vector<std::uint8_t>> values_[2];
};

}  // namespace honeymoon
