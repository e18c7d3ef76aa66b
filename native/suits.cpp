#include "suits.hpp"

#include <algorithm>

namespace honeymoon {

void check_hands(Cards leader, Cards other, int trump) {
    expect(!((leader | other) & ~FULL_DECK), "no card has such a number");
    expect(!(leader & other), "both hands hold the same card");
    expect(trump >= 0 && trump <= NO_TRUMP, "trump is 0 to 3, or 4 for none");
    expect(std::popcount(leader) == std::popcount(other), "hands of different sizes");
    expect(std::popcount(leader) <= RANKS, "a hand of more than 13 cards");
}

namespace {

Code less(Code code, int higher, int lower) { return without(without(code, higher), lower); }

// The lead of this card; the other side has some cards of the suit.
Lead lead_of(Code code, Code theirs, int card) {
    Code higher = theirs >> card << card;
    int cheapest = std::countr_zero(higher), lowest = std::countr_zero(theirs);
    Lead lead{0, 0};
    if (higher) lead.won = flipped(less(code, cheapest, card));
    if (lowest < card) lead.ducked = less(code, card, lowest);
    return lead;
}

}  // namespace

SuitTables::SuitTables() : suits_(CODES) {
    for (Code code = 1; code < CODES; ++code) {
        Suit& suit = suits_[code];
        Code mine = leaders(code), theirs = leaders(flipped(code));
        int held = std::popcount(mine), top = length_of(code) - std::bit_width(theirs);
        suit.flip = flipped(code);
        suit.theirs = std::popcount(theirs);
        suit.their_top = length_of(code) - std::bit_width(mine);
        suit.thrown = theirs ? without(code, std::countr_zero(theirs)) : 0;
        suit.cashed = mine && !theirs ? code >> 1 : 0;
        suit.sure = top >= suit.theirs ? held : top;
        suit.followed = std::min<int>(top, suit.theirs);
        suit.first = leads_.size();
        for (Code runs = theirs ? mine & ~(mine >> 1) : 0; runs; runs ^= std::bit_floor(runs))
            leads_.push_back(lead_of(code, theirs, std::bit_width(runs) - 1));
        suit.leads = leads_.size() - suit.first;
    }
}

const SuitTables& suit_tables() {
    static const SuitTables tables;
    return tables;
}

}  // namespace honeymoon
