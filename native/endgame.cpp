#include "endgame.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace honeymoon {

std::uint32_t choose(int from, int count) {
    std::uint64_t ways = 1;
    for (int step = 1; step <= count; ++step) ways = ways * (from - count + step) / step;
    return count <= from ? ways : 0;
}

Code next_of_equal_size(Code set) {
    Code lowest = set & -set, ripple = set + lowest;
    return ripple | (set ^ ripple) / lowest >> 2;
}

template <bool TRUMP>
std::vector<std::array<int, SUITS>> splits_of(int size) {
    std::vector<std::array<int, SUITS>> found;
    int all = 2 * size;
    for (int a = 0; a <= std::min(all, RANKS); ++a)
        for (int b = TRUMP ? 0 : a; b <= RANKS; ++b)
            for (int c = b; c <= RANKS; ++c) {
                int d = all - a - b - c;
                if (d >= c && d <= RANKS) found.push_back({a, b, c, d});
            }
    return found;
}

template std::vector<std::array<int, SUITS>> splits_of<true>(int size);
template std::vector<std::array<int, SUITS>> splits_of<false>(int size);

namespace {

// The place of a set among those of equal size, where `below` lower members precede it and its
// lowest possible member is `shift`.
std::uint32_t rank_of(Code set, int below, int shift) {
    std::uint32_t rank = 0;
    for (; set; set &= set - 1) rank += choose(std::countr_zero(set) + shift, ++below);
    return rank;
}

int checked(int cards) {
    if (cards < 0 || cards > 10) throw std::invalid_argument("an endgame table has 0 to 10 cards");
    return cards;
}

}  // namespace

Halves::Halves(int cards) : bits_(cards), low_(1 << cards), high_((cards + 1) << cards),
                            held_(1 << cards) {
    for (Code set = 0; set < Code{1} << cards; ++set) {
        low_[set] = rank_of(set, 0, 0);
        held_[set] = std::popcount(set);
        for (int below = 0; below <= cards; ++below)
            high_[(below << cards) + set] = rank_of(set, below, cards);
    }
}

template <bool TRUMP>
EndgameTable<TRUMP>::EndgameTable(int cards, bool every_reply)
    : cards_(checked(cards)), every_reply_(every_reply), tables_(suit_tables()), halves_(cards),
      offsets_((cards + 1) * SPLITS) {
    for (int size = 0; size <= cards; ++size)
        for (const auto& lengths : splits_of<TRUMP>(size)) fill(size, lengths.data());
}

template <bool TRUMP>
void EndgameTable<TRUMP>::fill(int size, const int lengths[SUITS]) {
    std::size_t offset = values_.size();
    offsets_[size * SPLITS + (lengths[0] | lengths[1] << 4 | lengths[2] << 8)] = offset;
    values_.resize(offset + choose(2 * size, size));
    if (size == 0) return;
    Code owners = (Code{1} << size) - 1, end = Code{1} << 2 * size;
    for (; owners < end; owners = next_of_equal_size(owners), ++offset) {
        Code codes[SUITS], rest = owners;
        for (int place = 0; place < SUITS; ++place) {
            Code sentinel = Code{1} << lengths[place];
            codes[place] = sentinel | (rest & (sentinel - 1));
            rest >>= lengths[place];
        }
        // Other orders of suits of one length are never asked for.
        bool ordered = (TRUMP || codes[0] <= codes[1]) && codes[1] <= codes[2] &&
                       codes[2] <= codes[3];
        if (!ordered) continue;
        values_[offset] = value({tables_, codes[0], codes[1], codes[2], codes[3]}, size);
    }
}

template <bool TRUMP>
int EndgameTable<TRUMP>::value(const Position<TRUMP>& position, int size) const {
    if (!every_reply_)
        return best_lead(position, size, [&](Key key) { return at(key, size - 1); });
    int best = 0;
    for (int place = 0; place < SUITS; ++place)
        for (int card = 0; card < position.suits[place]->length; ++card)
            if (position.codes[place] >> card & 1)
                best = std::max(best, worst_reply(position, place, card, size));
    return best;
}

// The leader's tricks after this lead when the other side may answer with any card.
template <bool TRUMP>
int EndgameTable<TRUMP>::worst_reply(const Position<TRUMP>& position, int place, int card,
                                     int size) const {
    int worst = size;
    bool follows = position.suits[place]->theirs > 0;
    Code led = without(position.codes[place], card);
    for (int other = 0; other < SUITS; ++other) {
        if (follows && other != place) continue;
        for (int reply = 0; reply < position.suits[other]->length; ++reply) {
            if (position.codes[other] >> reply & 1) continue;
            bool wins = other == place ? reply > card : TRUMP && other == 0;
            bool moved = other == place && reply > card;
            Code after = without(other == place ? led : position.codes[other], reply - moved);
            Position<TRUMP> next = position;
            next.codes[place] = led;
            next.codes[other] = after;
            Code seen[SUITS];
            for (int at = 0; at < SUITS; ++at) seen[at] = wins ? flipped(next.codes[at]) : next.codes[at];
            int theirs = at(key_of<TRUMP>(seen[0], seen[1], seen[2], seen[3]), size - 1);
            worst = std::min(worst, wins ? size - 1 - theirs : 1 + theirs);
        }
    }
    return worst;
}

template class EndgameTable<true>;
template class EndgameTable<false>;

}  // namespace honeymoon
