// Cards shared out among groups with so much room each: counted and drawn exactly. The same as
// search/shares.py, to the last bit of every draw.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "suits.hpp"

namespace honeymoon {

// Even chances from a seed (splitmix64).
class EvenChance {
public:
    explicit EvenChance(std::uint64_t seed) : state_(seed) {}
    double uniform();
    void shuffle(std::vector<int>& cards);

private:
    std::uint64_t state_;
};

// Cards with the same odds for each group.
struct ShareKind {
    std::vector<int> cards;
    std::vector<double> odds;
};

using Rooms = std::vector<int>;

class Shares {
public:
    // Throws std::invalid_argument for cards that are none or stand twice, for odds below 0, and
    // for other numbers of groups than 1 to 8.
    Shares(std::vector<ShareKind> kinds, int groups);

    // The weight of all ways to fill these rooms; 0 where the cards cannot be shared out.
    double ways(const Rooms& rooms);

    // `count` draws one after the other: a set of cards for each group but the last, whose cards go
    // on to `parts` of these sizes. Throws std::invalid_argument where nothing fits.
    std::vector<Cards> draw_many(const Rooms& rooms, const Rooms& parts, int count,
                                 std::uint64_t seed);

private:
    struct Choice {
        std::vector<Rooms> splits;
        std::vector<double> cumulated;
    };
    void check(const Rooms& rooms) const;
    double ways_from(const Rooms& rooms, std::size_t at);
    const Choice& choice(const Rooms& rooms, std::size_t at);
    void add_splits(Choice& found, const Rooms& rooms, std::size_t at, Rooms& split, int left);
    void draw(Rooms rooms, EvenChance& chance, Cards* shares);

    std::vector<ShareKind> kinds_;
    std::size_t groups_;
    int cards_ = 0;
    std::unordered_map<std::uint64_t, Choice> choices_;
};

// Every hand of `size` of these cards whose odds are not 0, with the product of its odds: the
// products of two halves of the cards, made once each. Throws std::invalid_argument for more than
// 26 cards, or a size that does not fit.
struct EveryHand {
    std::vector<Cards> hands;
    std::vector<double> weights;
};
EveryHand every_hand(Cards cards, int size, const std::vector<double>& odds);

}  // namespace honeymoon
