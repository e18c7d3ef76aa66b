#include "tables.hpp"

#include "parallel.hpp"

namespace honeymoon {
namespace {

constexpr std::uint32_t PART = 1 << 14;  // even, so no two threads write to one byte

Code next_of_equal_size(Code set) {
    Code ripple = set + (set & -set);
    return ripple | (set ^ ripple) >> (2 + std::countr_zero(set));
}

}  // namespace

Level::Level(bool has_trump, int size) : has_trump_(has_trump), size_(size), first_(1 << 12) {
    expect(size >= 0 && size <= RANKS, "tables have 0 to 13 cards in a hand");
    std::vector<std::uint32_t> seen(size + 1);
    for (Code half = 0; half < Code{1} << size; ++half) low_.push_back(seen[std::popcount(half)]++);
    for (Code half = 0; half < Code{1} << size; ++half) {
        high_.push_back(ways_);
        ways_ += seen[size - std::popcount(half)];
    }
    for (int a = 0; a <= RANKS; ++a)
        for (int b = has_trump ? 0 : a; b <= RANKS; ++b)
            for (int c = b; c <= RANKS; ++c) {
                int d = 2 * size - a - b - c;
                if (d < c || d > RANKS) continue;
                first_[a | b << 4 | c << 8] = 2 * bytes();
                lengths_.push_back({a, b, c, d});
            }
}

std::uint32_t Level::number(Cards leader, Cards other, int trump) const {
    expect(std::popcount(leader) == size_, "hands of another size");
    expect(has_trump_ == (trump != NO_TRUMP), "a table of the other kind");
    return with_position(leader, other, trump,
                         [&](const auto& position) { return number_of(position.key()); });
}

void Level::fill(int split, const Level& fewer, std::span<const std::uint8_t> below,
                 std::span<std::uint8_t> block, int threads) const {
    expect(split >= 0 && split < splits(), "there is no such split");
    expect(fewer.size_ + 1 == size_ && fewer.has_trump_ == has_trump_, "a table of one card fewer");
    expect(below.size() == fewer.bytes(), "a table of another size");
    expect(block.size() == block_bytes(), "a block of another size");
    std::ranges::fill(block, 0);
    auto value = [&](Key key) { return fewer.at(below.data(), key); };
    auto fill_part = [&, &tables = suit_tables()](auto own, std::size_t part) {
        std::uint32_t number = part * PART, end = std::min(number + PART, ways_);
        Code owners = division(number);
        for (; number < end; ++number, owners = next_of_equal_size(owners)) {
            Codes codes;
            Code rest = owners;
            for (int place = 0; place < SUITS; rest >>= lengths_[split][place++]) {
                Code length = Code{1} << lengths_[split][place];
                codes[place] = length | (rest & (length - 1));
            }
            // No key has suits of one length in another order.
            if (!std::is_sorted(codes.begin() + has_trump_, codes.end())) continue;
            int tricks = has_trump_ ? Position<true>(tables, codes).best_lead(size_, value)
                                    : Position<false>(tables, codes).best_lead(size_, value);
            own[number / 2] |= tricks << 4 * (number % 2);
        }
    };
    in_parallel((ways_ + PART - 1) / PART, threads, block, fill_part);
}

Code Level::division(std::uint32_t number) const {
    Code high = std::ranges::upper_bound(high_, number) - high_.begin() - 1, low = 0;
    while (low_[low] != number - high_[high] || std::popcount(low | high << size_) != size_) ++low;
    return high << size_ | low;
}

Endgames::Endgames(int cards) : cards_(cards) {
    expect(cards >= 0 && cards <= 10, "an endgame table has 0 to 10 cards");
    for (bool has_trump : {false, true})
        for (int size = 0; size <= cards; ++size) {
            auto& levels = levels_[has_trump];
            auto& values = values_[has_trump];
            const Level& level = levels.emplace_back(has_trump, size);
            std::span all = values.emplace_back(level.bytes());
            bytes_ += all.size();
            for (int split = 0; size && split < level.splits(); ++split)
                level.fill(split, levels[size - 1], values[size - 1],
                           all.subspan(split * level.block_bytes(), level.block_bytes()), 1);
        }
}

}  // namespace honeymoon
