#include "worlds.hpp"

#include <algorithm>
#include <numeric>

namespace honeymoon {
namespace {

constexpr std::size_t MOST_GROUPS = 8, MOST_PLACES = 1 << 22;
constexpr int PACK = 52, MOST_UNSEEN = 26, MOST_DRAWS = 1'000'000;

// So large that the product of 52 is still a number.
bool are_odds(double odds) { return odds >= 0 && odds <= 100'000; }

}  // namespace

Shares::Shares(std::vector<CardOdds> odds, Rooms most)
    : odds_(std::move(odds)), most_(std::move(most)) {
    expect(most_.size() <= MOST_GROUPS, "at most 8 groups");
    Cards seen = ~FULL_DECK;
    for (const auto& [card, own] : odds_) {
        expect(card >= 0 && card < PACK && !(seen >> card & 1), "cards of a pack, each once");
        expect(own.size() == most_.size() && std::all_of(own.begin(), own.end(), are_odds),
               "odds from 0 to 100,000 for each group");
        seen |= Cards{1} << card;
    }
    for (int room : most_) {
        expect(room >= 0 && room <= PACK, "rooms from 0 to 52");
        strides_.push_back(strides_.back() * (room + 1));
        expect(strides_.back() <= MOST_PLACES, "rooms with more than four million ways");
    }
    ways_.assign(strides_.back(), 0);
    ways_[0] = 1;
    Rooms rooms(most_.size());
    for (std::size_t place = 1; place < ways_.size(); ++place) {
        std::size_t next = 0;
        while (rooms[next] == most_[next]) rooms[next++] = 0;
        ++rooms[next];
        std::size_t cards = std::accumulate(rooms.begin(), rooms.end(), 0);
        for (std::size_t group = 0; group < rooms.size() && cards <= odds_.size(); ++group)
            if (rooms[group])
                ways_[place] += odds_[cards - 1].second[group] * ways_[place - strides_[group]];
    }
}

std::size_t Shares::place_of(const Rooms& rooms) const {
    expect(rooms.size() == most_.size(), "a room for every group");
    std::size_t place = 0, cards = 0;
    for (std::size_t group = 0; group < rooms.size(); ++group) {
        expect(rooms[group] >= 0 && rooms[group] <= most_[group], "rooms up to the largest");
        place += rooms[group] * strides_[group];
        cards += rooms[group];
    }
    expect(cards == odds_.size(), "as much room as there are cards");
    return place;
}

std::vector<Cards> Shares::draw_many(const Rooms& rooms, int count, std::uint64_t seed) const {
    expect(ways(rooms) > 0, "these cards cannot be shared out");
    expect(count >= 0 && count <= MOST_DRAWS, "0 to 1,000,000 draws");
    std::vector<Cards> found(rooms.size() * count);
    for (Cards* shares = found.data(); count; --count, shares += rooms.size()) {
        Rooms left = rooms;
        std::size_t place = place_of(rooms), chosen = 0;
        for (std::size_t card = odds_.size(); card-- > 0;) {
            // An even chance from 0 up to, not including, 1.
            double drawn = (mix(seed += MIX_STEP) >> 11) * 0x1p-53 * ways_[place], sum = 0;
            for (std::size_t group = 0; group < rooms.size() && drawn >= sum; ++group) {
                double weight =
                    left[group] ? odds_[card].second[group] * ways_[place - strides_[group]] : 0;
                if (weight > 0) chosen = group;
                sum += weight;
            }
            shares[chosen] |= Cards{1} << odds_[card].first;
            place -= strides_[chosen];
            --left[chosen];
        }
    }
    return found;
}

std::vector<WeightedHand> every_hand(Cards cards, int size, const std::vector<double>& odds) {
    int number = std::popcount(cards);
    expect(!(cards & ~FULL_DECK) && number <= MOST_UNSEEN, "at most 26 cards of a pack");
    expect(size >= 0 && size <= number, "no hand of that size");
    expect(odds.size() == PACK && std::all_of(odds.begin(), odds.end(), are_odds),
           "odds from 0 to 100,000 for 52 cards");
    std::vector<WeightedHand> found;
    each_hand(cards, size, odds, [&](auto... pair) { found.push_back({pair...}); });
    return found;
}

}  // namespace honeymoon
