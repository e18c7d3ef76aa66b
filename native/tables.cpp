#include "tables.hpp"

#include <bit>
#include <stdexcept>

#include "parallel.hpp"

namespace honeymoon {

namespace {

constexpr std::uint32_t PART = 1 << 14;  // even, so no two threads write to one byte

int checked(int size) {
    if (size < 0 || size > RANKS) throw std::invalid_argument("tables have 0 to 13 cards in a hand");
    return size;
}

int index_of(int a, int b, int c) { return a | b << 4 | c << 8; }

}  // namespace

template <bool TRUMP>
Level<TRUMP>::Level(int size)
    : size_(checked(size)), ways_(choose(2 * size, size)), halves_(size), split_of_(1 << 12) {
    for (const SuitLengths& split : splits_of<TRUMP>(size)) {
        split_of_[index_of(split[0], split[1], split[2])] = lengths_.size();
        lengths_.push_back(split);
    }
}

template <bool TRUMP>
Key Level<TRUMP>::key(const std::array<Code, SUITS>& suits) const {
    int cards = 0, held = 0;
    for (Code code : suits) {
        if (code < EMPTY_SUIT || code >= CODES) throw std::invalid_argument("no suit has such a code");
        cards += length_of(code);
        held += std::popcount(code) - 1;
    }
    if (cards != 2 * size_ || held != size_) throw std::invalid_argument("hands of another size");
    return key_of<TRUMP>(suits[0], suits[1], suits[2], suits[3]);
}

template <bool TRUMP>
int Level<TRUMP>::at(const std::uint8_t* table, Key key) const {
    Code owners = 0;
    int shift = 0, lengths[SUITS];
    for (int place = 0; place < SUITS; ++place) {
        Code code = key >> CODE_BITS * place & CODE_MASK;
        lengths[place] = length_of(code);
        owners |= (code ^ Code{1} << lengths[place]) << shift;
        shift += lengths[place];
    }
    std::size_t split = split_of_[index_of(lengths[0], lengths[1], lengths[2])];
    std::uint32_t rank = halves_.rank(owners);
    return table[split * block_bytes() + rank / 2] >> 4 * (rank % 2) & 15;
}

// The division of this number, in the order of Halves.
template <bool TRUMP>
Code Level<TRUMP>::division(std::uint32_t rank) const {
    Code owners = 0;
    int card = 2 * size_;
    for (int left = size_; left > 0; --left) {
        do --card; while (choose(card, left) > rank);
        rank -= choose(card, left);
        owners |= Code{1} << card;
    }
    return owners;
}

template <bool TRUMP>
int Level<TRUMP>::value(int split, Code owners, const Level& fewer, const std::uint8_t* below) const {
    Code codes[SUITS];
    for (int place = 0; place < SUITS; ++place) {
        Code sentinel = Code{1} << lengths_[split][place];
        codes[place] = sentinel | (owners & (sentinel - 1));
        owners >>= lengths_[split][place];
    }
    // Other orders of suits of one length are never asked for.
    bool ordered = (TRUMP || codes[0] <= codes[1]) && codes[1] <= codes[2] && codes[2] <= codes[3];
    if (!ordered) return 0;
    Position<TRUMP> position(suit_tables(), codes[0], codes[1], codes[2], codes[3]);
    return best_lead(position, size_, [&](Key key) { return fewer.at(below, key); });
}

template <bool TRUMP>
void Level<TRUMP>::fill_part(int split, std::uint32_t from, std::uint32_t to, const Level& fewer,
                             const std::uint8_t* below, std::uint8_t* block) const {
    Code owners = division(from);
    for (std::uint32_t rank = from; rank < to; ++rank, owners = next_of_equal_size(owners)) {
        int tricks = value(split, owners, fewer, below);
        block[rank / 2] = rank % 2 ? block[rank / 2] | tricks << 4 : tricks;
    }
}

template <bool TRUMP>
void Level<TRUMP>::fill(int split, const Level& fewer, const std::uint8_t* below,
                        std::uint8_t* block, int threads) const {
    if (split < 0 || split >= splits()) throw std::invalid_argument("there is no such split");
    if (size_ == 0 || fewer.size_ + 1 != size_) throw std::invalid_argument("a table of one card fewer");
    in_parallel((ways_ + PART - 1) / PART, threads, [&] {
        return [&](std::size_t part) {
            std::uint32_t from = part * PART, to = std::min(from + PART, ways_);
            fill_part(split, from, to, fewer, below, block);
        };
    });
}

template class Level<true>;
template class Level<false>;

}  // namespace honeymoon
