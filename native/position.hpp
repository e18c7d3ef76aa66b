// Two open hands as one number, an exact key that forgets which suit is which, and the tricks
// that can follow.
#pragma once

#include <algorithm>
#include <utility>

#include "suits.hpp"

namespace honeymoon {

// Four codes of 14 bits seen by the side to lead: with a trump suit its code first and then the
// three side suits in ascending order, without one all four in ascending order.
using Key = std::uint64_t;
constexpr int CODE_BITS = 14;
constexpr Code CODE_MASK = CODES - 1;

constexpr void order(Code& low, Code& high) {
    Code smaller = low < high ? low : high;
    high = low < high ? high : low;
    low = smaller;
}

template <bool TRUMP>
constexpr Key key_of(Code a, Code b, Code c, Code d) {
    if constexpr (TRUMP) {
        order(b, c);
        order(c, d);
        order(b, c);
    } else {
        order(a, b);
        order(c, d);
        order(a, c);
        order(b, d);
        order(b, c);
    }
    return Key{a} | Key{b} << CODE_BITS | Key{c} << 2 * CODE_BITS | Key{d} << 3 * CODE_BITS;
}

// The four suits of a position, with a trump suit that one first, and the replies to each lead.
template <bool TRUMP>
struct Position {
    const SuitTables& tables;
    Code codes[SUITS];
    const Suit* suits[SUITS];

    Position(const SuitTables& all, Key key)
        : Position(all, key & CODE_MASK, key >> CODE_BITS & CODE_MASK,
                   key >> 2 * CODE_BITS & CODE_MASK, key >> 3 * CODE_BITS) {}
    Position(const SuitTables& all, Code a, Code b, Code c, Code d)
        : tables(all), codes{a, b, c, d}, suits{&all[a], &all[b], &all[c], &all[d]} {}

    Key key() const { return key_of<TRUMP>(codes[0], codes[1], codes[2], codes[3]); }

    // Tricks that the leader can cash at once: all sure ones if no trump can interfere.
    int sure() const {
        bool drawn = !TRUMP || suits[0]->sure >= suits[0]->theirs;
        int count = suits[0]->sure;
        for (int place = 1; place < SUITS; ++place)
            count += drawn ? suits[place]->sure : suits[place]->followed;
        return count;
    }

    // The position with one suit changed, or two.
    [[gnu::always_inline]] Key with(int place, Code code, int second = -1, Code second_code = 0) const {
        Code seen[SUITS];
        for (int at = 0; at < SUITS; ++at) seen[at] = codes[at];
        seen[place] = code;
        if (second >= 0) seen[second] = second_code;
        return key_of<TRUMP>(seen[0], seen[1], seen[2], seen[3]);
    }

    // The same as the other side sees it; the changed suits are given as it sees them.
    [[gnu::always_inline]] Key turned(int place, Code code, int second = -1, Code second_code = 0) const {
        Code seen[SUITS];
        for (int at = 0; at < SUITS; ++at) seen[at] = suits[at]->flip;
        seen[place] = code;
        if (second >= 0) seen[second] = second_code;
        return key_of<TRUMP>(seen[0], seen[1], seen[2], seen[3]);
    }

    // Calls won(key) or lost(key) for each reply to this lead that can matter, the winning one
    // first, until one of them is false; whether none was. After a winning reply the other side
    // leads and the key is as it sees the cards.
    template <class Won, class Lost>
    [[gnu::always_inline]] bool replies(int place, const Lead& lead, Won won, Lost lost) const {
        if (lead.won && !won([&] { return turned(place, lead.won); })) return false;
        return !lead.ducked || lost([&] { return with(place, lead.ducked); });
    }

    // The same for a suit that the other side is void in: it trumps with its lowest or throws the
    // lowest card of some other suit.
    template <class Won, class Lost>
    [[gnu::always_inline]] bool replies_of_void(int place, Won won, Lost lost) const {
        Code left = suits[place]->cashed;
        if (TRUMP && place && suits[0]->thrown) {
            if (!won([&] {
                    return turned(0, tables[suits[0]->thrown].flip, place, tables[left].flip);
                }))
                return false;
        }
        for (int other = TRUMP ? 1 : 0; other < SUITS; ++other) {
            if (other == place || !suits[other]->thrown) continue;
            if (!lost([&] { return with(other, suits[other]->thrown, place, left); })) return false;
        }
        return true;
    }
};

// The tricks of the leader with `size` cards each, where below(key) are those of a leader with one
// card fewer.
template <bool TRUMP, class Below>
int best_lead(const Position<TRUMP>& position, int size, Below below) {
    int best = 0;
    for (int place = 0; place < SUITS; ++place) {
        const Suit& suit = *position.suits[place];
        int worst = size;
        auto won = [&](auto key) { return worst = std::min(worst, size - 1 - below(key())), worst > best; };
        auto lost = [&](auto key) { return worst = std::min(worst, 1 + below(key())), worst > best; };
        for (int lead = 0; lead < suit.leads; ++lead, worst = size)
            if (position.replies(place, position.tables.leads(suit)[lead], won, lost)) best = worst;
        if (suit.cashed && position.replies_of_void(place, won, lost)) best = worst;
    }
    return best;
}

}  // namespace honeymoon
