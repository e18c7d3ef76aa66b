#include "open_hands.hpp"

#include <algorithm>
#include <stdexcept>

namespace honeymoon {

namespace {

void require(bool holds, const char* otherwise) {
    if (!holds) throw std::invalid_argument(otherwise);
}

}  // namespace

Hands Table::checked() const {
    int number = hands.size();
    require(number >= 2 && number <= HANDS, "two to four hands");
    require(trump >= 0 && trump <= NO_TRUMP, "trump is 0 to 3, or 4 for none");
    require(leader >= 0 && leader < number, "no such leader");
    require(int(played.size()) < number, "a trick of too many cards");
    Hands found{};
    Cards seen = 0;
    for (int hand = 0; hand < number; seen |= hands[hand++]) {
        require(!(hands[hand] & (seen | ~FULL_DECK)), "a card is held twice, or does not exist");
        require(std::popcount(hands[hand]) == std::popcount(hands[0]), "hands of different sizes");
        found[hand] = hands[hand];
    }
    for (std::size_t place = 0; place < played.size(); ++place) {
        int card = played[place];
        require(card >= 0 && card < SUITS * RANKS && hands[(leader + place) % number] & bit(card),
                "a card was played that the hand did not have");
    }
    return found;
}

void Trick::add(int card, int trump) {
    if (count == 0 || beats(card, cards[winner], trump)) winner = count;
    cards[count++] = card;
}

bool beats(int card, int best, int trump) {
    return suit_of(card) == suit_of(best) ? card > best : suit_of(card) == trump;
}

Cards legal_cards(Cards hand, int led_suit) {
    Cards following = led_suit < 0 ? 0 : hand & in_suit(0x1FFF, led_suit);
    return following ? following : hand;
}

void close_up(Hands& hands, Cards gone) {
    // From the lowest, which leaves the names of the others as they are.
    for (; gone; gone &= gone - 1) {
        Cards card = gone & -gone;
        Cards below = (card - 1) & in_suit(0x1FFF, suit_of(std::countr_zero(gone)));
        for (Cards& hand : hands) hand = (hand & ~(below | card)) | (hand & below) << 1;
    }
}

Cards reopened(Cards highest, Cards gone) {
    for (; gone; gone ^= std::bit_floor(gone)) {
        Cards suit = in_suit(0x1FFF, suit_of(std::bit_width(gone) - 1));
        if (highest & std::bit_floor(gone)) highest |= (highest & suit) >> 1 & suit;
    }
    return highest;
}

}  // namespace honeymoon
