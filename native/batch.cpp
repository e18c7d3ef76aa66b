#include "batch.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <stdexcept>
#include <string>
#include <thread>

#include "batch_chance.hpp"

namespace honeymoon {
namespace {

void require(bool holds, const char* what) {
    if (!holds) throw std::invalid_argument(what);
}

void require_size(std::size_t size, std::size_t expected, const char* what) {
    if (size == expected) return;
    throw std::invalid_argument(std::string(what) + " has " + std::to_string(size) +
                                " elements in place of " + std::to_string(expected));
}

void require_deck(const std::uint8_t* deck) {
    std::uint64_t seen = 0;
    for (int i = 0; i < kDeck; ++i) {
        require(deck[i] < kDeck, "a deck has a number that is no card");
        seen |= std::uint64_t{1} << deck[i];
    }
    require(seen == (std::uint64_t{1} << kDeck) - 1, "a deck is not all 52 cards");
}

// What a row of a sheet with quotas leaves to its seat, and what a redeal has kept for it.
int choices_left(const std::int32_t* row) { return ~row[0] & ((1 << kChoices) - 1); }
int kept_choice(const std::int32_t* row) { return row[1] == 0 ? -1 : row[1] - kFirstChoice; }

constexpr int kLargestTotal = 100'000'000;

void check_row(const Scoring& scoring, const std::int32_t* row) {
    require(std::abs(row[2]) <= kLargestTotal, "a total is out of range");
    if (scoring.quotas) {
        require(row[0] >= 0 && row[0] < 1 << kChoices, "used choices are no set of seven");
        require(row[1] == 0 || (row[1] >= kFirstChoice && row[1] < kActions),
                "a kept contract is no choice");
        for (int choice = 0; choice < kChoices; ++choice)
            require(!(row[0] >> choice & 1) || !(scoring.used_together[choice] & ~row[0]),
                    "choices that are used up together");
    } else {
        require(row[0] >= 0 && row[0] < scoring.game_points, "a part-score is no part of a game");
        require(row[1] >= 0 && row[1] < scoring.games_limit, "games won end the match");
    }
}

}  // namespace

Batch::Batch(Plan plan, Scoring scoring, std::size_t size, std::uint64_t seed, int threads)
    : rules_{std::move(plan), std::move(scoring)}, threads_(threads) {
    require(size >= 1 && size <= std::size_t{1} << 24, "a batch has 1 to 16,777,216 deals");
    require(threads >= 1 && threads <= 256, "1 to 256 threads");
    for (const Line& line : rules_.plan.lines) {
        require(line.kind != LineKind::auction || !rules_.scoring.quotas, "bids have no quotas");
        require(line.kind != LineKind::choosing || rules_.scoring.quotas, "choices need quotas");
    }
    cards_.resize(size);
    deals_.resize(size);
    decisions_.resize(size);
    plays_.resize(size);
    others_.resize(size);
    ended_.resize(size);
    for (std::size_t i = 0; i < size; ++i) chance_.push_back(Chance::stream(seed, i));
    sheets_.resize(size * seats() * kSheetColumns);
    sheets_after_.resize(sheets_.size());
    scores_.resize(size * seats());
    std::vector<std::int8_t> dealers(size);
    for (std::size_t i = 0; i < size; ++i) dealers[i] = static_cast<std::int8_t>(i % seats());
    reset({}, dealers, std::vector<std::int32_t>(sheets_.size()));
}

std::size_t Batch::parts() const { return std::min<std::size_t>(threads_, size()); }

Batch::Range Batch::range(std::size_t part) const {
    return {size() * part / parts(), size() * (part + 1) / parts()};
}

// Calls work(part) for each part of the deals, on its own thread.
template <class Work>
void Batch::share(const Work& work) const {
    std::vector<std::jthread> others;
    for (std::size_t part = 1; part < parts(); ++part) others.emplace_back(std::cref(work), part);
    work(0);
}

void Batch::check_sheets(std::span<const std::int8_t> dealers,
                         std::span<const std::int32_t> sheets) const {
    for (std::size_t i = 0; i < size(); ++i) {
        require(dealers[i] >= 0 && dealers[i] < seats(), "a dealer has no seat");
        const std::int32_t* rows = sheets.data() + i * seats() * kSheetColumns;
        int kept = 0;
        for (int seat = 0; seat < seats(); ++seat) {
            check_row(rules_.scoring, rows + seat * kSheetColumns);
            kept += rules_.scoring.quotas && rows[seat * kSheetColumns + 1] != 0;
        }
        require(kept <= 1, "more than one contract is kept");
        int first = (dealers[i] + 1) % seats();
        require(!rules_.scoring.quotas || kept || choices_left(rows + first * kSheetColumns),
                "no choice is left");
    }
}

void Batch::reset(std::span<const std::uint8_t> decks, std::span<const std::int8_t> dealers,
                  std::span<const std::int32_t> sheets) {
    require_size(dealers.size(), size(), "dealers");
    require_size(sheets.size(), sheets_.size(), "sheets");
    if (!decks.empty()) require_size(decks.size(), size() * kDeck, "decks");
    for (std::size_t i = 0; i < decks.size(); i += kDeck) require_deck(&decks[i]);
    check_sheets(dealers, sheets);
    std::copy(sheets.begin(), sheets.end(), sheets_.begin());
    share([&](std::size_t part) {
        for (auto [i, end] = range(part); i < end; ++i)
            decks.empty() ? start_shuffled(i, dealers[i]) : start(i, &decks[i * kDeck], dealers[i]);
    });
}

void Batch::start(std::size_t index, const std::uint8_t* deck, int dealer) {
    int choices = 0, kept = -1, kept_by = -1;
    if (rules_.scoring.quotas) {
        const std::int32_t* rows = sheet(index);
        choices = choices_left(rows + (dealer + 1) % seats() * kSheetColumns);
        for (int seat = 0; seat < seats(); ++seat)
            if (int choice = kept_choice(rows + seat * kSheetColumns); choice >= 0)
                kept = choice, kept_by = seat;
    }
    decisions_[index] = rules_.start(cards_[index], deals_[index], deck, dealer, choices, kept, kept_by);
    std::copy_n(sheet(index), seats() * kSheetColumns,
                sheets_after_.begin() + index * seats() * kSheetColumns);
    std::fill_n(scores_.begin() + index * seats(), seats(), 0);
}

void Batch::start_shuffled(std::size_t index, int dealer) {
    std::array<std::uint8_t, kDeck> deck;
    Chance chance(chance_[index]);
    chance.shuffle(deck);
    chance_[index] = chance.state();
    start(index, deck.data(), dealer);
}

void Batch::reset_done() {
    share([&](std::size_t part) {
        const Decision* decisions = decisions_.data();
        for (auto [i, end] = range(part); i < end; ++i)
            if (decisions[i].over()) [[unlikely]] start_shuffled(i, deals_[i].dealer);
    });
}

void Batch::sample(std::span<std::int16_t> actions) {
    require_size(actions.size(), size(), "actions");
    share([&](std::size_t part) {
        auto [begin, end] = range(part);
        sample_actions({decisions_.data() + begin, end - begin},
                       {chance_.data() + begin, end - begin}, actions.data() + begin);
    });
}

// Checks the actions of a range, and sorts its deals into plays and others; the first deal
// whose action is not legal, or the end.
std::size_t Batch::sort(std::span<const std::int16_t> actions, Range range, Sorted& sorted) {
    const Decision* decisions = decisions_.data();
    std::uint32_t *plays = plays_.data() + range.begin, *others = others_.data() + range.begin;
    std::uint32_t *plays_end = plays, *others_end = others;
    std::size_t i = range.begin;
    for (; i < range.end && decisions[i].allows(actions[i]); ++i) {
        std::size_t is_play = decisions[i].kind == LineKind::play;
        *plays_end = *others_end = static_cast<std::uint32_t>(i);
        plays_end += is_play;
        others_end += is_play ^ 1;
    }
    sorted = {{plays, plays_end}, {others, others_end}};
    return i;
}

void Batch::step(std::span<const std::int16_t> actions) {
    require_size(actions.size(), size(), "actions");
    std::vector<Sorted> sorted(parts());
    for (std::size_t part = 0; part < parts(); ++part) {
        std::size_t illegal = sort(actions, range(part), sorted[part]);
        if (illegal < range(part).end)
            throw std::invalid_argument("action " + std::to_string(actions[illegal]) +
                                        " is not legal in deal " + std::to_string(illegal));
    }
    share([&](std::size_t part) { step_sorted(actions, sorted[part], range(part)); });
}

// Plays apart from the rest, since a mixture would defeat the prediction of branches.
void Batch::step_sorted(std::span<const std::int16_t> actions, Sorted sorted, Range range) {
    std::uint32_t* ended = ended_.data() + range.begin;
    Deals deals{cards_.data(), deals_.data(), decisions_.data()};
    std::uint32_t* last = rules_.play_each(sorted.plays, actions.data(), deals, ended);
    last = rules_.apply_each(sorted.others, actions.data(), deals, last);
    for (; ended < last; ++ended) write_score(*ended);
}

void Batch::write_score(std::size_t index) {
    score(rules_.scoring, seats(), cards_[index], deals_[index],
          sheets_after_.data() + index * seats() * kSheetColumns,
          scores_.data() + index * seats());
}

void Batch::legal_mask(std::span<std::uint8_t> mask) const {
    require_size(mask.size(), size() * kActions, "the mask");
    std::fill(mask.begin(), mask.end(), std::uint8_t{0});
    for (std::size_t i = 0; i < size(); ++i) {
        std::uint8_t* row = &mask[i * kActions];
        for (std::uint64_t rest = decisions_[i].mask; rest; rest &= rest - 1) {
            row[decisions_[i].first + std::countr_zero(rest)] = 1;
            if (decisions_[i].cards_too) row[std::countr_zero(rest)] = 1;
        }
    }
}

void Batch::legal_bits(std::span<std::uint64_t> bits) const {
    require_size(bits.size(), size() * 3, "the bits");
    std::fill(bits.begin(), bits.end(), std::uint64_t{0});
    for (std::size_t i = 0; i < size(); ++i) {
        const Decision& decision = decisions_[i];
        int word = decision.first / 64, shift = decision.first % 64;
        std::uint64_t* row = &bits[i * 3];
        row[word] |= decision.mask << shift;
        if (shift && word < 2) row[word + 1] |= decision.mask >> (64 - shift);
        if (decision.cards_too) row[0] |= decision.mask;
    }
}

void Batch::to_act(std::span<std::int8_t> seats) const {
    require_size(seats.size(), size(), "seats");
    for (std::size_t i = 0; i < size(); ++i) seats[i] = decisions_[i].seat;
}

void Batch::outcomes(std::span<std::int8_t> outcomes) const {
    require_size(outcomes.size(), size(), "outcomes");
    for (std::size_t i = 0; i < size(); ++i)
        outcomes[i] = static_cast<std::int8_t>(deals_[i].outcome);
}

void Batch::scores(std::span<std::int32_t> scores) const {
    require_size(scores.size(), scores_.size(), "scores");
    std::copy(scores_.begin(), scores_.end(), scores.begin());
}

void Batch::sheets(std::span<std::int32_t> sheets) const {
    require_size(sheets.size(), sheets_after_.size(), "sheets");
    std::copy(sheets_after_.begin(), sheets_after_.end(), sheets.begin());
}

void Batch::tricks(std::span<std::int8_t> tricks) const {
    require_size(tricks.size(), scores_.size(), "tricks");
    for (std::size_t i = 0; i < size(); ++i)
        std::copy_n(cards_[i].tricks.begin(), seats(), &tricks[i * seats()]);
}

void Batch::contracts(std::span<std::int16_t> actions) const {
    require_size(actions.size(), size(), "contracts");
    int first = rules_.scoring.quotas ? kFirstChoice : kFirstBid;
    for (std::size_t i = 0; i < size(); ++i)
        actions[i] = static_cast<std::int16_t>(deals_[i].has_contract ? first + deals_[i].bid : -1);
}

void Batch::doublings(std::span<std::int8_t> factors) const {
    require_size(factors.size(), size(), "doublings");
    for (std::size_t i = 0; i < size(); ++i)
        factors[i] = static_cast<std::int8_t>(deals_[i].has_contract << deals_[i].doubling);
}

void Batch::declarers(std::span<std::int8_t> seats) const {
    require_size(seats.size(), size(), "declarers");
    for (std::size_t i = 0; i < size(); ++i)
        seats[i] = deals_[i].has_contract ? deals_[i].bidder : std::int8_t{-1};
}

void Batch::hand_masks(std::span<std::uint64_t> masks) const {
    require_size(masks.size(), size() * hands(), "hands");
    for (std::size_t i = 0; i < size(); ++i)
        std::copy_n(cards_[i].hands.begin(), hands(), &masks[i * hands()]);
}

}  // namespace honeymoon
