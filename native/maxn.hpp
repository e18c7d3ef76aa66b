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

// As card_values of search/selfish.py: for each legal card the tricks of every hand from here.
// Throws std::invalid_argument for a table that cannot be, and for too few scores.
std::vector<std::pair<int, Tricks>> selfish_values(const Table& table, const Scores& scores,
                                                   int depth);

}  // namespace honeymoon
