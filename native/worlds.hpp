// Cards shared out among groups with so much room each: counted and drawn exactly. The same as
// search/shares.py, to the last bit of every draw.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "suits.hpp"

namespace honeymoon {

using Rooms = std::vector<int>;
// A card and its odds to be in each group, 0 where it cannot be.
using CardOdds = std::pair<int, std::vector<double>>;

// For all rooms the weight of all ways to fill them with the first so many of these cards.
class Shares {
public:
    // `most` are the largest rooms. Throws std::invalid_argument for cards that are none or stand
    // twice, odds that are none, more than 8 groups, and rooms that make too large a table.
    Shares(std::vector<CardOdds> odds, Rooms most);

    // Throws std::invalid_argument for other rooms than all cards fill.
    double ways(const Rooms& rooms) const { return ways_[place_of(rooms)]; }

    // `count` draws one after the other, each a set of cards for every group. Throws
    // std::invalid_argument where nothing fits, and for more than a million draws.
    std::vector<Cards> draw_many(const Rooms& rooms, int count, std::uint64_t seed) const;

private:
    std::size_t place_of(const Rooms& rooms) const;

    std::vector<CardOdds> odds_;
    Rooms most_;
    std::vector<std::size_t> strides_{1};  // of each group, and last the size of the table
    std::vector<double> ways_;
};

struct WeightedHand { Cards hand; double weight; };

// Calls visit(hand, weight) for every hand of so many of these cards with odds that are not 0.
template <class Visit>
void each_hand(Cards cards, int size, const std::vector<double>& odds, const Visit& visit,
               Cards hand = 0, double weight = 1) {
    if (size == 0) return visit(hand, weight);
    for (Cards card; std::popcount(cards) >= size; cards ^= card) {
        card = std::bit_floor(cards);
        double own = weight * odds[std::countr_zero(card)];
        if (own > 0) each_hand(cards ^ card, size - 1, odds, visit, hand | card, own);
    }
}

// Every hand of `size` of these cards whose odds are not 0, with the product of its odds. Throws
// std::invalid_argument for more than 26 cards, or a size that does not fit.
std::vector<WeightedHand> every_hand(Cards cards, int size, const std::vector<double>& odds);

}  // namespace honeymoon
