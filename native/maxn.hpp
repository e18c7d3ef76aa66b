// Open hands, each for itself: whoever plays takes what is worth most to it.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "open_hands.hpp"

namespace honeymoon {

// Tricks that each hand takes from here.
using Tricks = std::array<std::uint8_t, HANDS>;
// For each hand what 0, 1, 2 … tricks from here are worth to it.
using Scores = std::vector<std::vector<int>>;

// For each legal card what everybody takes if all go on to play for themselves. Of cards of equal
// worth everybody plays the lowest. After `depth` tricks, this one included, the rest is played out
// by a plain rule: the card is led that the fewest in play beat, a trick is won as cheaply as
// possible, and the lowest card goes to any other; so the result is exact where no more tricks are
// left. Throws std::invalid_argument for a table that cannot be, and for too few scores.
std::vector<std::pair<int, Tricks>> selfish_values(const Table& table, const Scores& scores,
                                                   int depth);

}  // namespace honeymoon
