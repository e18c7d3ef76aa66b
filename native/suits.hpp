// One suit of two open hands as a number, and what can happen in it.
//
// A code is 1 << length | owners: bit 0 is the lowest card still in play, a bit is 1 where the
// side to lead holds that card, the leading 1 gives the length. Cards out of play do not count,
// so equal codes are equal suits.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace honeymoon {

using Cards = std::uint64_t;  // a set of cards: bit suit x 13 + rank
using Code = std::uint32_t;

constexpr int SUITS = 4;
constexpr int RANKS = 13;
constexpr int NO_TRUMP = 4;
constexpr Cards FULL_DECK = (Cards{1} << 52) - 1;
constexpr Code CODES = 1 << 14;
constexpr Code EMPTY_SUIT = 1;

constexpr Cards holding(Cards cards, int suit) { return cards >> (RANKS * suit) & 0x1FFF; }

// One card to lead out of each run of equals and the two replies that can matter: the suit as the
// new leader sees it after the cheapest winning card, and after the lowest card, 0 where none.
struct Lead {
    std::uint16_t won;
    std::uint16_t ducked;
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
    std::uint8_t length;
};

class SuitTables {
public:
    SuitTables();
    const Suit& operator[](Code code) const { return suits_[code]; }
    const Lead* leads(const Suit& suit) const { return leads_.data() + suit.first; }

private:
    void add(Code code);

    std::vector<Suit> suits_;
    std::vector<Lead> leads_;
};

// The tables are the same for everybody and never change after the first use.
const SuitTables& suit_tables();

Code flipped(Code code);
Code without(Code code, int card);
inline int length_of(Code code) { return std::bit_width(code) - 1; }

// The code of one suit of two hands, bit 1 for the leader's cards.
Code suit_code(Cards leader, Cards other, int suit);

}  // namespace honeymoon
