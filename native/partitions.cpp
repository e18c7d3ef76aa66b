#include "partitions.hpp"

#include <algorithm>

namespace honeymoon {

Partitions::Partitions(int bits) : shift_(64 - bits) {
    expect(bits >= 6 && bits <= 26, "memory of 6 to 26 bits");
    chains_.resize(std::size_t{1} << bits);
    all_.reserve(chains_.size());
    forget();
}

void Partitions::forget() {
    std::fill(chains_.begin(), chains_.end(), 0);
    all_.assign(1, {});
}

std::uint32_t& Partitions::chain(std::uint64_t shape, int leader) {
    std::uint64_t mixed = (shape + leader * 0x632BE59BD9B4E019u) * 0x9E3779B97F4A7C15u;
    return chains_[(mixed ^ mixed >> 29) * 0xBF58476D1CE4E5B9u >> shift_];
}

const Partition* Partitions::recall(const Hands& hands, std::uint64_t shape, int leader, int want,
                                    int& lead) {
    std::uint32_t& head = chain(shape, leader);
    for (std::uint32_t *link = &head, at; (at = *link); link = &all_[at].next) {
        Partition& known = all_[at];
        if (known.shape != shape || known.leader != leader) continue;
        Cards others = (known.held[0] ^ hands[0]) | (known.held[1] ^ hands[1]) |
                       (known.held[2] ^ hands[2]);
        if (!(others & known.matters) && (known.low >= want || known.high < want)) {
            *link = known.next;
            known.next = head;
            head = at;
            return &known;
        }
        if (lead == NO_CARD) lead = known.lead;
    }
    return nullptr;
}

void Partitions::remember(const Hands& hands, Partition found) {
    if (all_.size() == chains_.size()) forget();
    for (int hand = 0; hand < HANDS - 1; ++hand) found.held[hand] = hands[hand] & found.matters;
    std::uint32_t& head = chain(found.shape, found.leader);
    for (std::uint32_t at = head; at; at = all_[at].next) {
        Partition& known = all_[at];
        if (known.shape != found.shape || known.leader != found.leader ||
            known.matters != found.matters || known.held != found.held)
            continue;
        known.low = std::max(known.low, found.low);
        known.high = std::min(known.high, found.high);
        return;
    }
    found.next = head;
    head = all_.size();
    all_.push_back(found);
}

}  // namespace honeymoon
