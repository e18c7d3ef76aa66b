#include "batch.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "parallel.hpp"

namespace honeymoon {
namespace {

// Chance is a stream for each deal, so that threads change nothing; search/batch_chance.py has the
// same. Choices come from MWC64X of D. B. Thomas, decks and seeds from splitmix64.
constexpr std::uint64_t LOW_HALF = 0xFFFFFFFF;

// The next 32 bits.
std::uint64_t next(std::uint64_t& chance) {
    std::uint64_t low = chance & LOW_HALF, carry = chance >> 32;
    chance = low * 4294883355 + carry;
    return low ^ carry;
}

// Each card in turn takes the place of one of those before it, or its own. Two places come from
// each half of a word: the whole part of half x count, and the same of the fraction that is left.
void shuffle(std::uint64_t& chance, std::uint8_t* deck) {
    std::uint64_t word = chance;
    auto put = [deck](unsigned card, std::uint64_t half) {
        std::uint64_t product = (half & LOW_HALF) * (card + 1);
        deck[card] = deck[product >> 32];
        deck[product >> 32] = static_cast<std::uint8_t>(card);
        return product;
    };
    deck[0] = 0;
    for (unsigned card = 1;; card += 4) {
        std::uint64_t chosen = mix(word += MIX_STEP);
        put(card + 1, put(card, chosen >> 32));
        std::uint64_t rest = put(card + 2, chosen);
        if (card + 3 == DECK) break;
        put(card + 3, rest);
    }
    next(chance);
}

#if defined(__x86_64__) && defined(__GNUC__)
bool has_pdep() { return __builtin_cpu_supports("bmi2"); }

Cards pdep(Cards bits, Cards mask) {
    asm("pdep %1, %0, %0" : "+r"(bits) : "r"(mask));
    return bits;
}
#else
bool has_pdep() { return false; }
Cards pdep(Cards, Cards mask) { return mask; }
#endif

// The place of the set bit number `rank`.
int select(Cards mask, unsigned rank, bool quickly) {
    if (quickly) return std::countr_zero(pdep(Cards{1} << rank, mask));
    for (; rank > 0; --rank) mask &= mask - 1;
    return std::countr_zero(mask);
}

}  // namespace

Batch::Batch(const BatchRules& rules, std::size_t size, std::uint64_t seed, int threads)
    : rules_(rules), row_(rules.seats * SHEET_COLUMNS) {
    expect(size >= 1 && size <= std::size_t{1} << 24, "a batch has 1 to 16,777,216 deals");
    expect(threads >= 1 && threads <= 256, "1 to 256 threads");
    std::size_t seats = rules.seats, parts = std::min<std::size_t>(threads, size);
    fields_ = {{"to_act", {offsetof(Deal, next.seat), 1}},
               {"outcome", {offsetof(Deal, outcome), 1}},
               {"contract", {offsetof(Deal, contract), sizeof(Deal::contract)}},
               {"doubling", {offsetof(Deal, doubled), 1}},
               {"declarer", {offsetof(Deal, declarer), 1}},
               {"tricks", {offsetof(Deal, tricks), seats}},
               {"scores", {offsetof(Deal, scores), seats * sizeof(std::int32_t)}},
               {"sheets", {offsetof(Deal, sheet), row_ * sizeof(std::int32_t)}},
               {"hands", {offsetof(Deal, hands), rules.hands * sizeof(Cards)}}};
    for (std::size_t part = 0; part < parts; ++part)
        parts_.push_back({size * part / parts, size * (part + 1) / parts});
    for (auto* indexes : {&plays_, &calls_, &others_}) indexes->resize(size);
    deals_.resize(size);
    sheets_.resize(size);
    for (std::size_t i = 0; i < size; ++i) deals_[i].chance = mix(mix(seed) + i * MIX_STEP);
}

// Calls work(part) for each part of the deals, on its own thread.
template <class Work>
void Batch::share(const Work& work) {
    int none = 0;
    in_parallel(parts_.size(), parts_.size(), none,
                [&](int, std::size_t part) { work(parts_[part]); });
}

void Batch::reset(std::span<const std::uint8_t> decks, std::span<const std::int8_t> dealers,
                  std::span<const std::int32_t> sheets) {
    constexpr int LARGEST = 100'000'000;
    expect(dealers.size() == deals_.size(), "a dealer for each deal");
    expect(sheets.size() == deals_.size() * row_, "a sheet for each deal");
    expect(decks.empty() || decks.size() == deals_.size() * DECK, "a deck for each deal");
    for (int card : decks) expect(card < DECK, "no such card");
    for (int dealer : dealers) expect(dealer >= 0 && dealer < rules_.seats(), "no such dealer");
    for (int number : sheets) expect(number >= -LARGEST && number <= LARGEST, "no such sheet");
    sampled_.clear();
    for (std::size_t i = 0; i < deals_.size(); ++i)
        std::copy_n(&sheets[i * row_], row_, &sheets_[i][0][0]);
    share([&](Part& part) {
        part.ended.clear();
        for (std::size_t i = part.begin; i < part.end; ++i)
            start(i, dealers[i], decks.empty() ? nullptr : &decks[i * DECK]);
    });
}

void Batch::start(std::size_t index, int dealer, const std::uint8_t* deck) {
    Deal& deal = deals_[index];
    static const Deal FRESH;
    std::uint64_t chance = deal.chance;
    deal = FRESH;
    deck ? void(std::copy_n(deck, DECK, &deal.deck[0])) : shuffle(chance, &deal.deck[0]);
    deal.chance = chance;
    deal.dealer = static_cast<std::int8_t>(dealer);
    deal.sheet = sheets_[index];
    rules_.start(deal);
}

void Batch::reset_done() {
    sampled_.clear();
    share([&](Part& part) {
        for (std::uint32_t i : part.ended) start(i, deals_[i].dealer, nullptr);
        part.ended.clear();
    });
}

// Sorts the deals of a part, since a mixture would defeat the prediction of branches; stops at the
// first deal that `choose` refuses.
template <class Choose>
void Batch::sort(Part& part, const Choose& choose) {
    std::uint32_t *plays = &plays_[part.begin], *calls = &calls_[part.begin],
                  *others = &others_[part.begin];
    std::size_t i = part.begin, play = 0, call = 0, other = 0;
    for (; i < part.end && choose(deals_[i], i); ++i) {
        plays[play] = calls[call] = others[other] = static_cast<std::uint32_t>(i);
        play += deals_[i].kind == PLAY;
        call += deals_[i].kind == AUCTION;
        other = i + 1 - part.begin - play - call;
    }
    part.illegal = i;
    part.plays = {plays, play}, part.calls = {calls, call}, part.others = {others, other};
}

void Batch::sample(std::span<std::int16_t> actions) {
    expect(actions.size() == deals_.size(), "an action for each deal");
    share([&, quickly = has_pdep()](Part& part) {
        sort(part, [&](Deal& deal, std::size_t i) {
            unsigned count = std::popcount(deal.legal), first = deal.first;
            bool leads_too = deal.kind == EXCHANGE;  // these come before the discards
            unsigned rank = next(deal.chance) * (count << leads_too) >> 32;
            if (leads_too) [[unlikely]] rank < count ? first = 0 : rank -= count;
            actions[i] = static_cast<std::int16_t>(first + select(deal.legal, rank, quickly));
            return true;
        });
    });
    sampled_.assign(actions.begin(), actions.end());
}

void Batch::step(std::span<const std::int16_t> actions) {
    expect(actions.size() == deals_.size(), "an action for each deal");
    // What has just been sampled is legal and sorted.
    if (sampled_.empty() || std::memcmp(&sampled_[0], &actions[0], actions.size_bytes()) != 0)
        share([&](Part& part) {
            sort(part, [&](Deal& deal, std::size_t i) { return deal.allows(actions[i]); });
        });
    sampled_.clear();
    for (const Part& part : parts_)
        if (part.illegal < part.end)
            throw std::invalid_argument("action " + std::to_string(actions[part.illegal]) +
                                        " is not legal in deal " + std::to_string(part.illegal));
    share([&](Part& part) {
        rules_.play(part.plays, actions.data(), deals_.data(), part.ended);
        rules_.call(part.calls, actions.data(), deals_.data(), part.ended);
        rules_.act(part.others, actions.data(), deals_.data(), part.ended);
    });
}

void Batch::legal_bits(std::span<std::uint64_t> bits) {
    expect(bits.size() == deals_.size() * 3, "three words for each deal");
    std::fill(bits.begin(), bits.end(), std::uint64_t{0});
    for (std::size_t i = 0; i < deals_.size(); ++i) {
        const Deal& deal = deals_[i];
        if (deal.kind == OVER) continue;
        int word = deal.first / 64, shift = deal.first % 64;
        bits[i * 3 + word] = deal.legal << shift;
        if (shift && word < 2) bits[i * 3 + word + 1] = deal.legal >> (64 - shift);
        if (deal.kind == EXCHANGE) bits[i * 3] = deal.legal;
    }
}

void Batch::read(const std::string& name, std::span<std::uint8_t> out) {
    auto found = fields_.find(name);
    expect(found != fields_.end(), "no such field");
    auto [begin, length] = found->second;
    expect(out.size() == deals_.size() * length, "an array of another size than the field");
    for (std::size_t i = 0; i < deals_.size(); ++i)
        std::memcpy(&out[i * length], reinterpret_cast<const char*>(&deals_[i]) + begin, length);
}

}  // namespace honeymoon
