// Three or four open hands, each for itself: whoever plays takes what is worth most to it.
#pragma once

#include <array>
#include <unordered_map>
#include <vector>

#include "open_hands.hpp"

namespace honeymoon {

// Tricks of each hand at the end.
using Tricks = std::array<std::uint8_t, HANDS>;

struct SelfishQuestion {
    Table table;
    std::vector<int> won;                  // tricks of each hand so far
    std::vector<std::vector<int>> scores;  // for each hand what 0, 1, 2 … tricks are worth to it
    int depth;                             // tricks to search, the trick begun included
};

struct Prospect {
    int card;
    Tricks tricks;
};

// For each legal card how many tricks everybody has in the end if all go on to play for themselves.
// Of cards of equal worth everybody plays the lowest. After `depth` tricks the rest is played out by
// a plain rule: as cheap as possible to win a trick, and the lowest card otherwise; so the result is
// exact where no more tricks than that are left. Throws std::invalid_argument for a table that
// cannot be, or scores that do not go up to the number of tricks.
std::vector<Prospect> selfish_values(const SelfishQuestion& question);

}  // namespace honeymoon
