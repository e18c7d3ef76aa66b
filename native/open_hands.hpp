// Three or four open hands at a table.
#pragma once

#include <array>
#include <vector>

#include "suits.hpp"

namespace honeymoon {

constexpr int HANDS = 4;
constexpr int OWNER_BITS = 2 * RANKS;

constexpr int suit_of(int card) { return card / RANKS; }
constexpr int rank_of(int card) { return card % RANKS; }
constexpr Cards bit(int card) { return Cards{1} << card; }
constexpr Cards in_suit(Cards ranks, int suit) { return ranks << RANKS * suit; }
// This card and all higher ones of its suit.
constexpr Cards down_to(int card) { return in_suit(0x2000, suit_of(card)) - bit(card); }

// What lies on the table: hands clockwise without the cards of the trick begun, the hand that leads
// or led that trick, and its cards in their order.
struct Table {
    std::vector<Cards> hands;
    int trump = NO_TRUMP;
    int leader = 0;
    std::vector<int> played;

    // The hand to play. Throws std::invalid_argument once the trick is over.
    int turn() const;
    int led_suit() const { return played.empty() ? -1 : suit_of(played[0]); }
};

// The cards at the start of a trick. Owners are two bits for each card still in play, highest
// first from the top of 26 bits; shape is a count of four bits for each hand and suit.
struct OpenHands {
    Cards hands[HANDS] = {};
    std::array<std::uint32_t, SUITS> owners{};
    std::uint64_t shape = 0;

    // Throws std::invalid_argument for a table that cannot be.
    explicit OpenHands(const Table& table);

    Cards all() const { return hands[0] | hands[1] | hands[2] | hands[3]; }
    int count(int hand, int suit) const { return shape >> 4 * (hand * SUITS + suit) & 15; }
    int size() const { return std::popcount(hands[0]); }
    void remove(int hand, int card);
    // All ranks of the suit down to its so-many-th highest card in play.
    Cards highest(int suit, int count) const;
    // How many cards in play the hand holds in a row, below so many others that are the highest.
    int run(int hand, int suit, int above = 0) const;
    // The lowest card of the hand that is worth the same as this one.
    int lowest_equal(int hand, int card) const;
    // The highest card of each run of equals among those that the hand may play.
    Cards distinct(int hand, int led_suit) const;
};

// A trick as far as it has been played.
struct Trick {
    int leader;
    int count = 0;
    int winner = 0;  // place in the trick
    int cards[HANDS] = {};

    void add(int card, int trump);
    int led_suit() const { return count ? suit_of(cards[0]) : -1; }
};

bool beats(int card, int best, int trump);
// The cards that may be played to this suit, -1 for a lead.
Cards legal_cards(Cards hand, int led_suit);

}  // namespace honeymoon
