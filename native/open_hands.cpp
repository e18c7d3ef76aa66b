#include "open_hands.hpp"

#include <algorithm>
#include <stdexcept>

namespace honeymoon {

namespace {

void check(const Table& table) {
    int hands = table.hands.size();
    if (hands < 3 || hands > HANDS) throw std::invalid_argument("three or four hands");
    if (table.trump < 0 || table.trump > NO_TRUMP)
        throw std::invalid_argument("trump is 0 to 3, or 4 for none");
    if (table.leader < 0 || table.leader >= hands) throw std::invalid_argument("no such leader");
    if (int(table.played.size()) > hands) throw std::invalid_argument("a trick of too many cards");
}

void take_back(const Table& table, Cards hands[HANDS]) {
    std::copy(table.hands.begin(), table.hands.end(), hands);
    for (std::size_t place = 0; place < table.played.size(); ++place) {
        int card = table.played[place];
        if (card < 0 || card >= SUITS * RANKS) throw std::invalid_argument("no such card was played");
        Cards& hand = hands[(table.leader + place) % table.hands.size()];
        if (hand & bit(card)) throw std::invalid_argument("a card was played and is still held");
        hand |= bit(card);
    }
}

}  // namespace

OpenHands::OpenHands(const Table& table) {
    check(table);
    take_back(table, hands);
    Cards seen = 0;
    for (std::size_t hand = 0; hand < table.hands.size(); ++hand) {
        if (hands[hand] & (seen | ~FULL_DECK))
            throw std::invalid_argument("a card is held twice, or does not exist");
        if (std::popcount(hands[hand]) != size() || size() > RANKS)
            throw std::invalid_argument("hands of different sizes, or of more than 13 cards");
        seen |= hands[hand];
    }
    for (int suit = 0; suit < SUITS; ++suit) {
        int shift = OWNER_BITS;
        for (Cards rest = holding(seen, suit); rest; rest ^= std::bit_floor(rest)) {
            Cards top = in_suit(std::bit_floor(rest), suit);
            std::uint32_t owner = 0;
            while (!(hands[owner] & top)) ++owner;
            owners[suit] |= owner << (shift -= 2);
            shape += std::uint64_t{1} << 4 * (owner * SUITS + suit);
        }
    }
}

void OpenHands::remove(int hand, int card) {
    int suit = suit_of(card);
    int above = std::popcount(holding(all(), suit) >> rank_of(card) >> 1);
    std::uint32_t below = (std::uint32_t{1} << (OWNER_BITS - 2 * above)) - 1;
    owners[suit] = (owners[suit] & ~below) | (owners[suit] & below >> 2) << 2;
    hands[hand] ^= bit(card);
    shape -= std::uint64_t{1} << 4 * (hand * SUITS + suit);
}

Cards OpenHands::highest(int suit, int count) const {
    Cards rest = holding(all(), suit), top = 0x2000;
    for (; count; --count) rest ^= top = std::bit_floor(rest);
    return in_suit(0x2000 - top, suit);
}

int OpenHands::run(int hand, int suit) const {
    Cards others = holding(all() ^ hands[hand], suit);
    return std::popcount(holding(hands[hand], suit) >> std::bit_width(others));
}

int OpenHands::run_below(int hand, int suit, int above) const {
    int count = 0, shift = OWNER_BITS - 2 - 2 * above;
    for (int left = std::popcount(holding(all(), suit)) - above; left > 0; --left, shift -= 2) {
        if (int(owners[suit] >> shift & 3) != hand) break;
        ++count;
    }
    return count;
}

Cards OpenHands::distinct(int hand, int led_suit) const {
    Cards legal = legal_cards(hands[hand], led_suit), others = all() ^ hands[hand], found = 0;
    for (int suit = 0; suit < SUITS; ++suit)
        for (Cards rest = holding(legal, suit); rest;) {
            Cards top = std::bit_floor(rest);
            found |= in_suit(top, suit);
            // The next one that differs is below a card of somebody else's.
            Cards gap = std::bit_floor(holding(others, suit) & (top - 1));
            rest &= gap ? gap - 1 : 0;
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

}  // namespace honeymoon
