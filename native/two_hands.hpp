// Two open hands played exactly: "can the leader take at least k of the n tricks left?"
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "endgame.hpp"

namespace honeymoon {

// Both endgame tables; immutable, so solvers on any thread may share them.
struct Endgames {
    EndgameTable<true> trump;
    EndgameTable<false> plain;
    explicit Endgames(int cards) : trump(cards, false), plain(cards, false) {}
};

// The values of the legal cards of one hand, in ascending order of the cards.
struct CardValues {
    int count = 0;
    std::uint8_t card[RANKS];
    std::uint8_t tricks[RANKS];
    void add(int one, int value) {
        card[count] = one;
        tricks[count++] = value;
    }
};

// The same added up over hands that the other side may hold; all have the same legal cards.
struct CardTotals {
    std::uint64_t hands = 0;
    int count = 0;
    std::uint8_t card[RANKS];
    std::uint64_t tricks[RANKS] = {};
    void add(const CardValues& values);
};

template <bool TRUMP>
class Search {
public:
    Search(int memory_bits, const EndgameTable<TRUMP>* table);
    int tricks(Key key, int size);
    // No lead is worth more than this.
    int most(const Position<TRUMP>& position, int size);
    // The leader's tricks after this lead, a Lead of the suit or null where the others are void.
    int lead_value(const Position<TRUMP>& position, int place, const Lead* lead, int size, int most);

private:
    bool takes(Key key, int size, int want);
    bool some_lead_takes(const Position<TRUMP>& position, int size, int want);
    bool lead_takes(const Position<TRUMP>& position, int place, const Lead* lead, int size,
                    int want);

    const SuitTables& tables_;
    const EndgameTable<TRUMP>* table_;
    int shift_;
    // An entry is key, lower and upper bound in one word: 56, 4 and 4 bits.
    std::vector<std::uint64_t> memory_;
};

// Answers positions and remembers bounds on them. Keys are exact, so it serves all deals; it is
// not to be used by two threads at a time.
class TwoHands {
public:
    // Remembers 2^memory_bits positions of each kind. Throws std::invalid_argument unless
    // 4 <= memory_bits <= 26.
    explicit TwoHands(int memory_bits = 15, std::shared_ptr<const Endgames> endgames = nullptr);

    // The tricks of the side to lead. Throws std::invalid_argument for hands that cannot be in
    // play together, or of more than 13 cards.
    int tricks(Cards leader, Cards other, int trump);

    // For each legal card of the hand the tricks its side takes from here, this one included;
    // `led` is the card already led by the other side and no longer in `other`, or -1.
    CardValues card_values(Cards hand, Cards other, int trump, int led);

    // card_values added up over these hands of the other side.
    CardTotals card_totals(Cards hand, const std::vector<Cards>& others, int trump, int led);

    // card_values added up over every hand that the other side can have among the unseen cards.
    CardTotals card_totals_of_all(Cards hand, Cards unseen, int trump, int led);

private:
    template <bool TRUMP>
    CardValues lead_values(Search<TRUMP>& search, Cards hand, Cards other, int trump);
    CardValues reply_values(Cards hand, Cards other, int trump, int led);

    std::shared_ptr<const Endgames> endgames_;
    Search<true> trump_;
    Search<false> plain_;
};

}  // namespace honeymoon
