// The value of every position of two open hands up to a few cards, built from the bottom up.
#pragma once

#include <array>
#include <vector>

#include "position.hpp"

namespace honeymoon {

// How many sets of so many there are.
std::uint32_t choose(int from, int count);
// The next larger mask with as many bits.
Code next_of_equal_size(Code set);
// Every split of 2 x size cards into suits in the order that keys have.
template <bool TRUMP>
std::vector<std::array<int, SUITS>> splits_of(int size);

// Numbers the ways to divide cards equally, in the order of the masks of one side's cards.
class Halves {
public:
    explicit Halves(int cards);
    std::uint32_t rank(Code owners) const {
        Code low = owners & ((Code{1} << bits_) - 1);
        return low_[low] + high_[(held_[low] << bits_) + (owners >> bits_)];
    }

private:
    int bits_;
    std::vector<std::uint32_t> low_, high_;
    std::vector<std::uint8_t> held_;
};

template <bool TRUMP>
class EndgameTable {
public:
    // With every_reply all cards that the other side may play are tried, which checks the
    // reduction to a few. Throws std::invalid_argument unless 0 <= cards <= 10.
    EndgameTable(int cards, bool every_reply);

    int cards() const { return cards_; }
    std::size_t bytes() const { return values_.size(); }
    bool operator==(const EndgameTable& other) const { return values_ == other.values_; }

    // The tricks of the side to lead with `size` cards each, size <= cards().
    int at(Key key, int size) const {
        Code owners = 0;
        int shift = 0, lengths = 0;
        for (int place = 0; place < SUITS; ++place) {
            Code code = key >> CODE_BITS * place & CODE_MASK;
            int length = length_of(code);
            owners |= (code ^ Code{1} << length) << shift;
            shift += length;
            if (place < SUITS - 1) lengths |= length << 4 * place;
        }
        return values_[offsets_[size * SPLITS + lengths] + halves_.rank(owners)];
    }

private:
    static constexpr int SPLITS = 1 << 12;  // three lengths of four bits; the fourth is what is left

    void fill(int size, const int lengths[SUITS]);
    int value(const Position<TRUMP>& position, int size) const;
    int worst_reply(const Position<TRUMP>& position, int place, int card, int size) const;

    int cards_;
    bool every_reply_;
    const SuitTables& tables_;
    Halves halves_;
    std::vector<std::uint32_t> offsets_;
    std::vector<std::uint8_t> values_;
};

extern template class EndgameTable<true>;
extern template class EndgameTable<false>;

}  // namespace honeymoon
