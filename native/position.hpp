// Two open hands as one number, an exact key that forgets which suit is which, and the tricks
// that can follow.
#pragma once

#include <algorithm>
#include <array>

#include "suits.hpp"

namespace honeymoon {

// Four suit codes seen by the side to lead, with a trump suit that one first; a key has them in 14
// bits each, the side suits in ascending order, without a trump suit all four.
using Codes = std::array<Code, SUITS>;
using Key = std::uint64_t;
constexpr int CODE_BITS = 14;

constexpr Code code_at(Key key, int place) { return key >> CODE_BITS * place & (CODES - 1); }

template <bool TRUMP>
constexpr Key key_of(Codes codes) {
    auto [a, b, c, d] = codes;
    auto order = [](Code& low, Code& high) {
        Code smaller = low < high ? low : high;
        high = low < high ? high : low;
        low = smaller;
    };
    if constexpr (TRUMP) {
        order(b, c);
        order(c, d);
    } else {
        order(a, b);
        order(c, d);
        order(a, c);
        order(b, d);
    }
    order(b, c);
    return Key{a} | Key{b} << CODE_BITS | Key{c} << 2 * CODE_BITS | Key{d} << 3 * CODE_BITS;
}

// Where a suit stands in a position, and which suit stands there.
constexpr int place_of(int suit, int trump) {
    if (trump == NO_TRUMP) return suit;
    return suit == trump ? 0 : suit == 0 ? trump : suit;
}

template <bool TRUMP>
struct Position {
    const SuitTables& tables;
    Codes codes;
    std::array<const Suit*, SUITS> suits;

    Position(const SuitTables& all, Codes seen)
        : tables(all), codes(seen), suits{&all[seen[0]], &all[seen[1]], &all[seen[2]],
                                             &all[seen[3]]} {}
    Position(const SuitTables& all, Key key)
        : Position(all, {code_at(key, 0), code_at(key, 1), code_at(key, 2), code_at(key, 3)}) {}

    Key key() const { return key_of<TRUMP>(codes); }

    // Tricks that the leader can cash at once: all sure ones if no trump can interfere.
    int sure() const {
        bool drawn = !TRUMP || suits[0]->sure >= suits[0]->theirs;
        int count = suits[0]->sure;
        for (int place = 1; place < SUITS; ++place)
            count += drawn ? suits[place]->sure : suits[place]->followed;
        return count;
    }

    // The key with one suit changed, or two, for the side that leads next and as it sees them.
    template <bool TURNED>
    [[gnu::always_inline]] Key after(int place, Code code, int other = -1,
                                     Code other_code = 0) const {
        Codes seen = codes;
        for (int at = 0; TURNED && at < SUITS; ++at) seen[at] = suits[at]->flip;
        seen[place] = code;
        if (other >= 0) seen[other] = other_code;
        return key_of<TRUMP>(seen);
    }

    // Calls visit(place, lead) for one lead out of each run of equals until it is true; whether it
    // was. The lead is null where the other side is void.
    template <class Visit>
    [[gnu::always_inline]] bool any_lead(Visit visit) const {
#pragma GCC unroll 4
        for (int place = 0; place < SUITS; ++place) {
            // Suits that look alike are alike, unless one of them is trump.
            if (place > TRUMP && codes[place] == codes[place - 1]) continue;
            const Suit& suit = *suits[place];
            const Lead* leads = tables.leads(suit);
            for (int lead = 0; lead < suit.leads; ++lead)
                if (visit(place, leads + lead)) return true;
            if (suit.cashed && visit(place, nullptr)) return true;
        }
        return false;
    }

    // Calls won(key) or lost(key) for each reply to this lead that can matter, the winning one
    // first, until one of them is false; whether none was. The other side follows suit with its
    // cheapest winning card or its lowest card; void, it trumps with its lowest or throws the
    // lowest of some other suit.
    template <class Won, class Lost>
    [[gnu::always_inline]] bool replies(int place, const Lead* lead, Won won, Lost lost) const {
        if (lead)
            return (!lead->won || won(after<true>(place, lead->won))) &&
                   (!lead->ducked || lost(after<false>(place, lead->ducked)));
        Code left = suits[place]->cashed, trump = suits[0]->thrown;
        if (TRUMP && place && trump && !won(after<true>(0, flipped(trump), place, flipped(left))))
            return false;
        for (int other = TRUMP; other < SUITS; ++other) {
            Code thrown = other == place ? 0 : suits[other]->thrown;
            if (thrown && !lost(after<false>(other, thrown, place, left))) return false;
        }
        return true;
    }

    // The leader's tricks of `size` after this lead, where below(key) are those of a leader with
    // one card fewer; if they are no more than `floor`, some number no more than that.
    template <class Below>
    [[gnu::always_inline]] int worst_reply(int place, const Lead* lead, int size, int floor,
                                           Below below) const {
        int worst = size;
        auto least = [&](int tricks) { return (worst = std::min(worst, tricks)) > floor; };
        replies(place, lead, [&](Key key) { return least(size - 1 - below(key)); },
                [&](Key key) { return least(1 + below(key)); });
        return worst;
    }

    // The leader's tricks of `size`.
    template <class Below>
    int best_lead(int size, Below below) const {
        int best = 0;
        any_lead([&](int place, const Lead* lead) {
            best = std::max(best, worst_reply(place, lead, size, best, below));
            return best == size;
        });
        return best;
    }
};

// work(position) for these two hands, the side suits in no order. Throws as check_hands does.
template <class Work>
auto with_position(Cards leader, Cards other, int trump, Work work) {
    check_hands(leader, other, trump);
    auto code = [&](int place) { return suit_code(leader, other, place_of(place, trump)); };
    Codes codes{code(0), code(1), code(2), code(3)};
    return trump == NO_TRUMP ? work(Position<false>(suit_tables(), codes))
                             : work(Position<true>(suit_tables(), codes));
}

}  // namespace honeymoon
