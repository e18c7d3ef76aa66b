#include "worlds.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <stdexcept>

namespace honeymoon {

namespace {

constexpr std::size_t MOST_GROUPS = 8;
constexpr int MOST_UNSEEN = 26;

// Binomial coefficients up to 52 fit in 53 bits: as double they are exact.
double binomial(int n, int k) {
    double found = 1;
    for (int i = 1; i <= k; ++i) found = found * (n - k + i) / i;
    return found;
}

// So large that the product of 52 is still a number.
void check_odds(double odds) {
    if (!(odds >= 0 && odds <= 100'000)) throw std::invalid_argument("odds from 0 to 100,000");
}

double split_weight(const Rooms& split, const std::vector<double>& odds) {
    int left = std::accumulate(split.begin(), split.end(), 0);
    double weight = 1;
    for (std::size_t group = 0; group < split.size(); ++group) {
        weight *= binomial(left, split[group]);
        for (int card = 0; card < split[group]; ++card) weight *= odds[group];
        left -= split[group];
    }
    return weight;
}

Rooms less(Rooms rooms, const Rooms& split) {
    for (std::size_t group = 0; group < rooms.size(); ++group) rooms[group] -= split[group];
    return rooms;
}

std::uint64_t key_of(const Rooms& rooms, std::size_t at) {
    std::uint64_t key = at;
    for (int room : rooms) key = key << 6 | room;
    return key;
}

Cards set_of(const int* card, int count) {
    Cards found = 0;
    for (int at = 0; at < count; ++at) found |= Cards{1} << card[at];
    return found;
}

}  // namespace

double EvenChance::uniform() {
    std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return ((mixed ^ mixed >> 31) >> 11) * 0x1p-53;
}

void EvenChance::shuffle(std::vector<int>& cards) {
    for (std::size_t at = 0; at + 1 < cards.size(); ++at)
        std::swap(cards[at], cards[at + static_cast<std::size_t>(uniform() * (cards.size() - at))]);
}

Shares::Shares(std::vector<ShareKind> kinds, int groups)
    : kinds_(std::move(kinds)), groups_(groups) {
    if (groups < 1 || groups_ > MOST_GROUPS) throw std::invalid_argument("1 to 8 groups");
    Cards seen = 0;
    for (const ShareKind& kind : kinds_) {
        if (kind.odds.size() != groups_) throw std::invalid_argument("odds for every group");
        for (double odds : kind.odds)
            check_odds(odds);
        for (int card : kind.cards) {
            if (card < 0 || card > 51 || seen >> card & 1) throw std::invalid_argument("odd cards");
            seen |= Cards{1} << card;
        }
    }
    cards_ = std::popcount(seen);
}

void Shares::check(const Rooms& rooms) const {
    int total = 0;
    if (rooms.size() != groups_) throw std::invalid_argument("a room for every group");
    for (int room : rooms) {
        if (room < 0 || room > 52) throw std::invalid_argument("rooms from 0 to 52");
        total += room;
    }
    if (total != cards_) throw std::invalid_argument("as much room as there are cards");
}

double Shares::ways(const Rooms& rooms) {
    check(rooms);
    return ways_from(rooms, 0);
}

double Shares::ways_from(const Rooms& rooms, std::size_t at) {
    if (at == kinds_.size()) return 1;
    const Choice& found = choice(rooms, at);
    return found.cumulated.empty() ? 0 : found.cumulated.back();
}

const Shares::Choice& Shares::choice(const Rooms& rooms, std::size_t at) {
    std::uint64_t key = key_of(rooms, at);
    if (auto known = choices_.find(key); known != choices_.end()) return known->second;
    Choice found;
    Rooms split;
    add_splits(found, rooms, at, split, static_cast<int>(kinds_[at].cards.size()));
    return choices_.emplace(key, std::move(found)).first->second;
}

// Every split of the kind, in ascending order, with the running total of their weights.
void Shares::add_splits(Choice& found, const Rooms& rooms, std::size_t at, Rooms& split, int left) {
    const ShareKind& kind = kinds_[at];
    auto open = [&](std::size_t group) { return kind.odds[group] > 0 ? rooms[group] : 0; };
    std::size_t group = split.size();
    if (group == groups_) {
        double weight = left ? 0 : split_weight(split, kind.odds) * ways_from(less(rooms, split), at + 1);
        if (weight == 0) return;
        found.splits.push_back(split);
        found.cumulated.push_back(found.cumulated.empty() ? weight : found.cumulated.back() + weight);
        return;
    }
    int later = 0;
    for (std::size_t next = group + 1; next < groups_; ++next) later += open(next);
    for (int here = std::max(0, left - later); here <= std::min(left, open(group)); ++here) {
        split.push_back(here);
        add_splits(found, rooms, at, split, left - here);
        split.pop_back();
    }
}

void Shares::draw(Rooms rooms, EvenChance& chance, Cards* shares) {
    for (std::size_t at = 0; at < kinds_.size(); ++at) {
        const Choice& found = choice(rooms, at);
        if (found.splits.empty()) throw std::invalid_argument("these cards cannot be shared out");
        double drawn = chance.uniform() * found.cumulated.back();
        auto place = std::upper_bound(found.cumulated.begin(), found.cumulated.end() - 1, drawn);
        const Rooms& split = found.splits[place - found.cumulated.begin()];
        std::vector<int> cards = kinds_[at].cards;
        chance.shuffle(cards);
        for (std::size_t group = 0, start = 0; group < groups_; start += split[group++])
            shares[group] |= set_of(cards.data() + start, split[group]);
        rooms = less(std::move(rooms), split);
    }
}

std::vector<Cards> Shares::draw_many(const Rooms& rooms, const Rooms& parts, int count,
                                     std::uint64_t seed) {
    check(rooms);
    if (count < 0) throw std::invalid_argument("a number of draws below 0");
    if (std::any_of(parts.begin(), parts.end(), [](int part) { return part < 0; }) ||
        std::accumulate(parts.begin(), parts.end(), 0LL) != rooms.back())
        throw std::invalid_argument("parts as large as the last room");
    EvenChance chance(seed);
    std::size_t width = groups_ - 1 + parts.size();
    std::vector<Cards> found(width * count);
    for (int at = 0; at < count; ++at) {
        Cards shares[MOST_GROUPS] = {};
        draw(rooms, chance, shares);
        std::copy_n(shares, groups_ - 1, found.begin() + at * width);
        std::vector<int> out;
        for (Cards rest = shares[groups_ - 1]; rest; rest &= rest - 1)
            out.push_back(std::countr_zero(rest));
        chance.shuffle(out);
        for (std::size_t part = 0, start = 0; part < parts.size(); start += parts[part++])
            found[at * width + groups_ - 1 + part] = set_of(out.data() + start, parts[part]);
    }
    return found;
}

namespace {

// All subsets of these cards by how many they are.
std::vector<EveryHand> subsets_by_size(const std::vector<int>& cards, const std::vector<double>& odds) {
    std::vector<EveryHand> found(cards.size() + 1);
    for (std::uint32_t chosen = 0; chosen < 1u << cards.size(); ++chosen) {
        Cards hand = 0;
        double weight = 1;
        for (std::uint32_t rest = chosen; rest; rest &= rest - 1) {
            int card = cards[std::countr_zero(rest)];
            hand |= Cards{1} << card;
            weight *= odds[card];
        }
        if (weight == 0) continue;
        found[std::popcount(chosen)].hands.push_back(hand);
        found[std::popcount(chosen)].weights.push_back(weight);
    }
    return found;
}

}  // namespace

EveryHand every_hand(Cards cards, int size, const std::vector<double>& odds) {
    if (cards & ~FULL_DECK || std::popcount(cards) > MOST_UNSEEN || odds.size() != 52)
        throw std::invalid_argument("at most 26 cards of a pack, and odds for 52");
    if (size < 0 || size > std::popcount(cards)) throw std::invalid_argument("no hand of that size");
    std::for_each(odds.begin(), odds.end(), check_odds);
    std::vector<int> all;
    for (Cards rest = cards; rest; rest &= rest - 1) all.push_back(std::countr_zero(rest));
    auto middle = all.begin() + all.size() / 2;
    auto low = subsets_by_size({all.begin(), middle}, odds), high = subsets_by_size({middle, all.end()}, odds);
    EveryHand found;
    for (int count = 0; count <= size; ++count) {
        if (count >= static_cast<int>(low.size()) || size - count >= static_cast<int>(high.size())) continue;
        const EveryHand &one = low[count], &other = high[size - count];
        for (std::size_t i = 0; i < one.hands.size(); ++i)
            for (std::size_t j = 0; j < other.hands.size(); ++j) {
                found.hands.push_back(one.hands[i] | other.hands[j]);
                found.weights.push_back(one.weights[i] * other.weights[j]);
            }
    }
    return found;
}

}  // namespace honeymoon
