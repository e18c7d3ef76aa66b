// What Sides remembers: partitions of positions.
#include <algorithm>

#include "sides.hpp"

namespace honeymoon {

namespace {

constexpr int WAYS = 8;  // partitions looked through for one shape

std::uint64_t pair(std::uint32_t low, std::uint32_t high) { return low | std::uint64_t{high} << 32; }

// The bits of so many of the highest owners.
std::uint32_t top_owners(int count) {
    return (std::uint32_t{1} << OWNER_BITS) - (std::uint32_t{1} << (OWNER_BITS - 2 * count));
}

}  // namespace

// Where the partitions of this shape are.
Sides::Partition* Sides::ways(const OpenHands& state, int leader) {
    std::uint64_t mixed = (state.shape + leader * 0x632BE59BD9B4E019u) * 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 29) * 0xBF58476D1CE4E5B9u;
    return &memory_[mixed >> shift_ & ~std::uint64_t{WAYS - 1}];
}

const Sides::Partition* Sides::recall(const OpenHands& state, int leader, int want) {
    std::uint64_t first = pair(state.owners[0], state.owners[1]);
    std::uint64_t second = pair(state.owners[2], state.owners[3]);
    const Partition* way = ways(state, leader);
    for (const Partition* end = way + WAYS; way < end; ++way) {
        bool shaped = way->shape == state.shape && way->leader == leader &&
                      way->generation == generation_;
        bool decides = way->low >= want || way->high < want;
        if (shaped && decides && !((first ^ way->owners[0]) & way->matters[0]) &&
            !((second ^ way->owners[1]) & way->matters[1]))
            return way;
    }
    return nullptr;
}

// A lead that was right with other cards of the same shape.
int Sides::lead_of_shape(const OpenHands& state, int leader) {
    int lead = NO_CARD;
    const Partition* way = ways(state, leader);
    for (const Partition* end = way + WAYS; way < end; ++way)
        if (way->shape == state.shape && way->leader == leader && way->generation == generation_ &&
            way->lead != NO_CARD)
            lead = way->lead;
    return lead;
}

void Sides::remember(const OpenHands& state, int leader, Cards relevant, int low, int high) {
    Partition entry;
    std::uint32_t matters[SUITS];
    for (int suit = 0; suit < SUITS; ++suit)
        matters[suit] = top_owners(std::popcount(holding(state.all() & relevant, suit)));
    for (int half = 0; half < 2; ++half) {
        entry.matters[half] = pair(matters[2 * half], matters[2 * half + 1]);
        std::uint64_t owners = pair(state.owners[2 * half], state.owners[2 * half + 1]);
        entry.owners[half] = owners & entry.matters[half];
    }
    entry.shape = state.shape;
    entry.generation = generation_;
    entry.leader = leader;
    entry.lead = hint_;
    entry.low = low;
    entry.high = high;
    Partition* way = ways(state, leader);
    Partition* place = way + next_victim_++ % WAYS;
    for (Partition* end = way + WAYS; way < end; ++way) {
        if (way->generation != generation_) place = way;
        if (!way->same_cards(entry)) continue;
        way->low = std::max(way->low, entry.low);
        way->high = std::min(way->high, entry.high);
        return;
    }
    *place = entry;
}

}  // namespace honeymoon
