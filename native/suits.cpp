#include "suits.hpp"

#include <algorithm>
#include <bit>

namespace honeymoon {


Code flipped(Code code) { return code ^ ((Code{1} << length_of(code)) - 1); }

Code without(Code code, int card) {
    Code below = (Code{1} << card) - 1;
    return (code >> 1 & ~below) | (code & below);
}

Code suit_code(Cards leader, Cards other, int suit) {
    Cards mine = holding(leader, suit);
    Code code = EMPTY_SUIT;
    for (Cards rest = mine | holding(other, suit); rest;) {
        Cards top = std::bit_floor(rest);
        code = code << 1 | ((mine & top) != 0);
        rest ^= top;
    }
    return code;
}

namespace {

int top_run(Code code) {
    int count = 0;
    for (int card = length_of(code) - 1; card >= 0 && code >> card & 1; --card) ++count;
    return count;
}

// The lead of the card at this bit; the other side can follow.
Lead lead(Code code, int card) {
    Code theirs = flipped(code) ^ Code{1} << length_of(code);
    Code higher = theirs >> (card + 1) << (card + 1);
    Code rest = without(code, card);
    int lowest = std::countr_zero(theirs);
    Lead found{0, 0};
    // Taking the lead out has moved the cards above it down by one.
    if (higher) found.won = flipped(without(rest, std::countr_zero(higher) - 1));
    if (lowest < card) found.ducked = without(rest, lowest);
    return found;
}

}  // namespace

SuitTables::SuitTables() : suits_(CODES) {
    for (Code code = EMPTY_SUIT; code < CODES; ++code) add(code);
}

void SuitTables::add(Code code) {
    Suit& suit = suits_[code];
    int length = length_of(code), mine = std::popcount(code) - 1, theirs = length - mine;
    int run = top_run(code);
    Code their_cards = flipped(code) ^ Code{1} << length;
    suit.flip = flipped(code);
    suit.thrown = theirs ? without(code, std::countr_zero(their_cards)) : 0;
    suit.cashed = theirs == 0 && mine > 0 ? code >> 1 : 0;
    suit.first = leads_.size();
    suit.sure = run >= theirs ? mine : run;
    suit.followed = std::min(run, theirs);
    suit.their_top = top_run(suit.flip);
    suit.theirs = theirs;
    suit.length = length;
    for (int card = length - 1; card >= 0 && theirs; --card) {
        bool tops_a_run = code >> card & 1 && (card + 1 == length || !(code >> (card + 1) & 1));
        if (tops_a_run) leads_.push_back(lead(code, card));
    }
    suit.leads = leads_.size() - suit.first;
}

const SuitTables& suit_tables() {
    static const SuitTables tables;
    return tables;
}

}  // namespace honeymoon
