#include "open_hands.hpp"

namespace honeymoon {

void Trick::add(int card, int trump) {
    if (count == 0 || beats(card, cards[winner], trump)) winner = count;
    cards[count++] = card;
}

Cards Trick::set() const {
    Cards found = 0;
    for (int place = 0; place < count; ++place) found |= bit(cards[place]);
    return found;
}

Hands Table::checked() const {
    int number = hands.size();
    expect(number >= 2 && number <= HANDS, "two to four hands");
    expect(trump >= 0 && trump <= NO_TRUMP, "trump is 0 to 3, or 4 for none");
    expect(leader >= 0 && leader < number, "no such leader");
    expect(int(played.size()) <= number, "a trick of too many cards");
    Hands found{};
    Cards gone = FULL_DECK;
    for (int hand = 0; hand < number; gone ^= hands[hand++]) {
        expect(!(hands[hand] & ~gone), "a card is held twice, or does not exist");
        expect(std::popcount(hands[hand]) == std::popcount(hands[0]), "hands of different sizes");
        found[hand] = hands[hand];
    }
    for (std::size_t place = 0; place < played.size(); ++place) {
        int card = played[place], led_suit = place ? suit_of(played[0]) : -1;
        Cards could = legal_cards(hands[(leader + place) % number], led_suit);
        expect(card >= 0 && card < SUITS * RANKS && could & bit(card),
               "a card was played that the hand did not have, or that did not follow suit");
    }
    close_up(found, gone);
    return found;
}

Trick Table::trick() const {
    Trick found{int(hands.size()), leader};
    for (int card : played) found.add(name_of(card), trump);
    return found;
}

int Table::name_of(int card) const {
    Cards all = 0;
    for (Cards hand : hands) all |= hand;
    return card + std::popcount(down_to(card) & ~all);
}

Cards Table::legal() const {
    expect(played.size() < hands.size(), "the trick is over");
    Cards hand = hands[(leader + played.size()) % hands.size()];
    return legal_cards(hand, played.empty() ? -1 : suit_of(played[0]));
}

bool beats(int card, int best, int trump) {
    return suit_of(card) == suit_of(best) ? card > best : suit_of(card) == trump;
}

Cards legal_cards(Cards hand, int led_suit) {
    Cards following = led_suit < 0 ? 0 : hand & in_suit(0x1FFF, led_suit);
    return following ? following : hand;
}

Cards distinct(Cards hand, Cards legal) {
    constexpr Cards BELOW_ACES = FULL_DECK ^ Cards{0x8004002001} << (RANKS - 1);
    return legal & ~(hand >> 1 & BELOW_ACES);
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
