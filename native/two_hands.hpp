// Two open hands played exactly: "can the leader take at least k of the n tricks left?"
#pragma once

#include <memory>
#include <tuple>
#include <utility>

#include "tables.hpp"

namespace honeymoon {

// For each of the 52 cards the tricks that it is worth, added up; 0 for those that are not legal.
using Totals = std::vector<std::uint64_t>;
// A factor of a hand's weight, by the sum over some masks of a step for each of its cards in them.
using Factor = std::pair<std::vector<std::pair<Cards, std::uint32_t>>, std::vector<double>>;

// Answers positions and remembers bounds on them. Keys are exact, so it serves all deals; it is
// not to be used by two threads at a time.
class TwoHands {
public:
    using Question = std::tuple<Cards, Cards, int>;

    // Remembers 2^memory_bits positions of each kind. Throws std::invalid_argument unless
    // 4 <= memory_bits <= 26.
    TwoHands(int memory_bits, std::shared_ptr<const Endgames> endgames);

    // The tricks of the side to lead. Throws std::invalid_argument for hands that cannot be in
    // play together, or of more than 13 cards.
    int tricks(Cards leader, Cards other, int trump);
    // The same for many positions: leader, other and trump of each.
    std::vector<int> many(const std::vector<Question>& questions, int threads);

    // For each legal card of the hand the tricks its side takes from here, this one included, added
    // up over these hands of the other side; `led` is the card already led by the other side and no
    // longer in its hand, or -1. Throws std::invalid_argument as tricks does.
    Totals card_totals(Cards hand, const std::vector<Cards>& others, int trump, int led);
    // For each card and each number of tricks, 0 to 13, the weight of the hands of the other side
    // among the unseen cards: a hand's weight is the product of its cards' odds and its factors.
    std::vector<double> card_spreads(Cards hand, Cards unseen, int trump, int led,
                                     const std::vector<double>& odds,
                                     const std::vector<Factor>& factors);

private:
    template <bool TRUMP>
    int solved(const Position<TRUMP>& position, int size);
    template <bool TRUMP>
    bool takes(Key key, int size, int want);
    // Kept out of takes, which mostly has its answer without it.
    template <bool TRUMP>
    [[gnu::noinline]] bool some_lead_takes(const Position<TRUMP>& position, int size, int want);
    template <bool TRUMP>
    [[gnu::always_inline]] bool lead_takes(const Position<TRUMP>& position, int place,
                                           const Lead* lead, int size, int want);
    // These call tell(card, tricks) for every legal card.
    template <bool TRUMP, class Tell>
    void leads(const Position<TRUMP>& position, Cards hand, Cards other, int trump, Tell tell);
    template <class Tell>
    void replies(Cards hand, Cards other, int trump, int led, Tell tell);
    template <class Tell>
    void values(Cards hand, Cards other, int trump, int led, Tell tell);

    const SuitTables& tables_ = suit_tables();
    std::shared_ptr<const Endgames> endgames_;
    int known_, shift_;
    // An entry is key, lower and upper bound in one word: 56, 4 and 4 bits.
    std::vector<std::uint64_t> memory_[2];
};

}  // namespace honeymoon
