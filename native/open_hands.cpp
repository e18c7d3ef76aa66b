#include "open_hands.hpp"

#include <algorithm>
#include <stdexcept>

namespace honeymoon {

namespace {

void require(bool holds, const char* otherwise) {
    if (!holds) throw std::invalid_argument(otherwise);
}

void check(const Table& table) {
    int hands = table.hands.size();
    require(hands == 3 || hands == HANDS, "three or four hands");
    require(table.trump >= 0 && table.trump <= NO_TRUMP, "trump is 0 to 3, or 4 for none");
    require(table.leader >= 0 && table.leader < hands, "no such leader");
    require(int(table.played.size()) <= hands, "a trick of too many cards");
}

void take_back(const Table& table, Cards hands[HANDS]) {
    std::copy(table.hands.begin(), table.hands.end(), hands);
    for (std::size_t place = 0; place < table.played.size(); ++place) {
        int card = table.played[place];
        require(card >= 0 && card < SUITS * RANKS, "no such card was played");
        Cards& hand = hands[(table.leader + place) % table.hands.size()];
        require(!(hand & bit(card)), "a card was played and is still held");
        hand |= bit(card);
    }
}

}  // namespace

int Table::turn() const {
    require(played.size() < hands.size(), "the trick is over");
    return (leader + played.size()) % hands.size();
}

OpenHands::OpenHands(const Table& table) {
    check(table);
    take_back(table, hands);
    Cards seen = 0;
    for (std::size_t hand = 0; hand < table.hands.size(); seen |= hands[hand++]) {
        require(!(hands[hand] & (seen | ~FULL_DECK)), "a card is held twice, or does not exist");
        require(std::popcount(hands[hand]) == size() && size() <= RANKS,
                "hands of different sizes, or of more than 13 cards");
    }
    for (int suit = 0; suit < SUITS; ++suit) {
        int shift = OWNER_BITS;
        for (Cards rest = holding(seen, suit); rest; rest ^= std::bit_floor(rest)) {
            std::uint32_t owner = 0;
            while (!(hands[owner] & in_suit(std::bit_floor(rest), suit))) ++owner;
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
    Cards rest = holding(all(), suit), top = Cards{1} << RANKS;
    for (; count; --count) rest ^= top = std::bit_floor(rest);
    return in_suit((Cards{1} << RANKS) - top, suit);
}

int OpenHands::run(int hand, int suit, int above) const {
    int count = 0, most = this->count(hand, suit), shift = OWNER_BITS - 2 - 2 * above;
    while (count < most && int(owners[suit] >> shift & 3) == hand) ++count, shift -= 2;
    return count;
}

int OpenHands::lowest_equal(int hand, int card) const {
    Cards suit = in_suit(0x1FFF, suit_of(card)) & (bit(card) - 1);
    Cards gap = suit & all() & ~hands[hand];
    Cards equals = (suit & hands[hand]) >> std::bit_width(gap) << std::bit_width(gap);
    return equals ? std::countr_zero(equals) : card;
}

Cards OpenHands::distinct(int hand, int led_suit) const {
    Cards found = 0;
    for (Cards rest = legal_cards(hands[hand], led_suit); rest;) {
        found |= std::bit_floor(rest);
        rest &= bit(lowest_equal(hand, std::bit_width(rest) - 1)) - 1;
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
