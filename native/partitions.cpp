#include "partitions.hpp"

#include <algorithm>
#include <stdexcept>

namespace honeymoon {

namespace {

std::size_t room(int bits) {
    if (bits < 6 || bits > 26) throw std::invalid_argument("memory of 6 to 26 bits");
    return std::size_t{1} << bits;
}

bool holds(const Partition& partition, const Owners& owners) {
    std::uint32_t differs = 0;
    for (int suit = 0; suit < SUITS; ++suit)
        differs |= (owners[suit] ^ partition.owners[suit]) & partition.matters[suit];
    return !differs;
}

}  // namespace

Cards Partition::relevant(const OpenHands& state) const {
    Cards found = 0;
    for (int suit = 0; suit < SUITS; ++suit)
        found |= state.highest(suit, std::popcount(matters[suit]) / 2);
    return found;
}

Partitions::Partitions(int bits) : shift_(64 - bits), chains_(room(bits)) {
    all_.reserve(chains_.size());
    forget();
}

void Partitions::forget() {
    std::fill(chains_.begin(), chains_.end(), 0);
    all_.assign(1, {});
}

std::uint32_t& Partitions::chain(const OpenHands& state, int leader) {
    std::uint64_t mixed = (state.shape + leader * 0x632BE59BD9B4E019u) * 0x9E3779B97F4A7C15u;
    return chains_[(mixed ^ mixed >> 29) * 0xBF58476D1CE4E5B9u >> shift_];
}

const Partition* Partitions::recall(const OpenHands& state, int leader, int want, int& lead) {
    std::uint32_t& head = chain(state, leader);
    for (std::uint32_t *link = &head, at; (at = *link); link = &all_[at].next) {
        Partition& known = all_[at];
        if (known.shape != state.shape || known.leader != leader) continue;
        bool decides = known.low >= want || known.high < want;
        if (decides && holds(known, state.owners)) {
            *link = known.next;
            known.next = head;
            head = at;
            return &known;
        }
        if (lead == Partition::NO_CARD) lead = known.lead;
    }
    return nullptr;
}

void Partitions::remember(const OpenHands& state, int leader, Cards relevant, int low, int high,
                          int lead) {
    if (all_.size() == chains_.size()) forget();
    std::uint32_t& head = chain(state, leader);
    Partition found{state.shape, {}, {}, head, std::uint8_t(leader), std::uint8_t(low),
                    std::uint8_t(high), std::uint8_t(lead)};
    for (int suit = 0; suit < SUITS; ++suit) {
        int count = std::popcount(holding(state.all() & relevant, suit));
        found.matters[suit] = (1u << OWNER_BITS) - (1u << (OWNER_BITS - 2 * count));
        found.owners[suit] = state.owners[suit] & found.matters[suit];
    }
    for (std::uint32_t at = head; at; at = all_[at].next) {
        Partition& known = all_[at];
        if (known.shape != found.shape || known.leader != leader || known.owners != found.owners ||
            known.matters != found.matters)
            continue;
        known.low = std::max(known.low, found.low);
        known.high = std::min(known.high, found.high);
        return;
    }
    head = all_.size();
    all_.push_back(found);
}

}  // namespace honeymoon
