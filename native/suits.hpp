// One suit of two open hands as a number, and what can happen in it.
//
// A code is 1 << length | owners: bit 0 is the lowest card still in play, a bit is 1 where the
// side to lead holds that card, the leading 1 gives the length. Cards out of play do not count,
// so equal codes are equal suits.
#pragma once

#include <bit>
#include <cstdint>
#include <stdexcept>
#include <vector>

namespace honeymoon {

using Cards = std::uint64_t;  // a set of cards: bit suit x 13 + rank
using Code = std::uint32_t;

constexpr int SUITS = 4;
constexpr int RANKS = 13;
constexpr int NO_TRUMP = 4;
constexpr Cards FULL_DECK = (Cards{1} << 52) - 1;
constexpr Code CODES = 1 << 14;

inline void expect(bool holds, const char* what) {
    if (!holds) throw std::invalid_argument(what);
}

// A word well mixed: splitmix64, of words that lie a step apart.
constexpr std::uint64_t MIX_STEP = 0x9E3779B97F4A7C15;
constexpr std::uint64_t mix(std::uint64_t word) {
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
    word = (word ^ word >> 27) * 0x94D049BB133111EB;
    return word ^ word >> 31;
}

constexpr Cards holding(Cards cards, int suit) { return cards >> (RANKS * suit) & 0x1FFF; }

constexpr int length_of(Code code) { return std::bit_width(code) - 1; }
constexpr Code leaders(Code code) { return code ^ std::bit_floor(code); }
// The suit as the other side sees it.
constexpr Code flipped(Code code) { return code ^ (std::bit_floor(code) - 1); }
constexpr Code without(Code code, int card) {
    Code below = (Code{1} << card) - 1;
    return (code >> 1 & ~below) | (code & below);
}

// The code of one suit of two hands.
constexpr Code suit_code(Cards leader, Cards other, int suit) {
    Code mine = holding(leader, suit), all = mine | holding(other, suit), code = 1;
    for (int rank = RANKS; rank-- > 0;) code = code << (all >> rank & 1) | (mine >> rank & 1);
    return code;
}

// One card to lead out of each run of equals and the two replies that can matter: the suit as the
// new leader sees it after the cheapest winning card, and after the lowest card, 0 where none.
struct Lead {
    std::uint16_t won, ducked;
};

struct Suit {
    std::uint16_t flip;    // as the other side sees it
    std::uint16_t thrown;  // less the other side's lowest card, 0 where it has none
    std::uint16_t cashed;  // less one card of the leader where the other side is void, else 0
    std::uint16_t first;   // where its leads begin, highest first
    std::uint8_t leads;    // how many: none where the other side is void
    std::uint8_t sure;     // tricks to cash when nothing can be trumped
    std::uint8_t followed; // top cards that the other side must follow to
    std::uint8_t their_top;
    std::uint8_t theirs;
};

class SuitTables {
public:
    SuitTables();
    const Suit& operator[](Code code) const { return suits_[code]; }
    const Lead* leads(const Suit& suit) const { return leads_.data() + suit.first; }

private:
    std::vector<Suit> suits_;
    std::vector<Lead> leads_;
};

// The tables are the same for everybody and never change after the first use.
const SuitTables& suit_tables();

// Throws std::invalid_argument for hands that cannot be in play together or have more than 13
// cards, or where there is no such trump suit.
void check_hands(Cards leader, Cards other, int trump);

}  // namespace honeymoon
