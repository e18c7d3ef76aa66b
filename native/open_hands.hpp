// Two to four open hands at a table.
#pragma once

#include <array>
#include <vector>

#include "suits.hpp"

namespace honeymoon {

constexpr int HANDS = 4;

constexpr int suit_of(int card) { return card / RANKS; }
constexpr int rank_of(int card) { return card % RANKS; }
constexpr Cards bit(int card) { return Cards{1} << card; }
constexpr Cards in_suit(Cards ranks, int suit) { return ranks << RANKS * suit; }
// This card and all higher ones of its suit.
constexpr Cards down_to(int card) { return in_suit(0x2000, suit_of(card)) - bit(card); }

using Hands = std::array<Cards, HANDS>;

// A trick as far as it has been played.
struct Trick {
    int hands = HANDS;
    int leader = 0;
    int count = 0;
    int winner = 0;  // its place in the trick
    std::array<int, HANDS> cards{};

    void add(int card, int trump);
    int hand_at(int place) const { return (leader + place) % hands; }
    int turn() const { return hand_at(count); }
    int taker() const { return hand_at(winner); }
    int best() const { return cards[winner]; }
    int led_suit() const { return count ? suit_of(cards[0]) : -1; }
    Cards set() const;
    auto operator<=>(const Trick&) const = default;
};

// What lies on the table: hands clockwise as they were before the trick begun, the hand that leads
// or led to it, and the cards played to it.
struct Table {
    std::vector<Cards> hands;
    int trump = NO_TRUMP;
    int leader = 0;
    std::vector<int> played;

    // The hands, cards named as in close_up. Throws std::invalid_argument for a table that cannot
    // be.
    Hands checked() const;
    // The trick begun in these names.
    Trick trick() const;
    int name_of(int card) const;
    // The cards that may be played now, in their own names. Throws std::invalid_argument where the
    // trick is over.
    Cards legal() const;
};

bool beats(int card, int best, int trump);
// The cards that may be played to this suit, -1 for a lead.
Cards legal_cards(Cards hand, int led_suit);
// The highest card of each run of equals among these of the hand.
Cards distinct(Cards hand, Cards legal);

// Cards in play are named as if they were the highest of their suits, so that equal names mean
// equal ranks. Takes these cards out and moves those below them up.
void close_up(Hands& hands, Cards gone);
// The other way round for a set of the highest cards of each suit: as it was named before.
Cards reopened(Cards highest, Cards gone);

}  // namespace honeymoon
