#include "batch_tables.hpp"

#include <bit>
#include <stdexcept>
#include <string>

namespace honeymoon {
namespace {

[[noreturn]] void refuse(const std::string& what) { throw std::invalid_argument(what); }

void require(bool holds, const char* what) {
    if (!holds) refuse(what);
}

Line make_line(const std::vector<int>& row) {
    require(row.size() >= 5, "a line of a plan has at least five numbers");
    require(row[0] >= 0 && row[0] <= static_cast<int>(LineKind::play), "no such line of a plan");
    require(row[1] >= 0 && row[1] <= kDeck, "a line of a plan moves 0 to 52 cards");
    require(row[3] >= 0 && row[3] <= 100 && row[4] >= 0 && row[4] <= 100, "passes out of range");
    Line line{static_cast<LineKind>(row[0]), row[1], row[2] != 0, row[3], row[4], {}};
    for (std::size_t i = 5; i < row.size(); ++i) {
        require(row[i] >= 0 && row[i] <= static_cast<int>(DummyOwner::nobody), "no such owner");
        line.dummies.push_back(static_cast<DummyOwner>(row[i]));
    }
    return line;
}

// Follows the cards through a plan, so that no line can find too few of them.
struct Walk {
    int seats;
    int hands;
    int stock = kDeck;
    int held = 0;
    bool contract = false;
    bool exchanged = false;

    void pass(const Line& line) {
        require(line.dummies.empty() || line.kind == LineKind::dealing, "dummies are dealt");
        switch (line.kind) {
            case LineKind::dealing: return deal(line);
            case LineKind::open_cards: return require(line.cards <= stock, "too few cards to open");
            case LineKind::drawing: return draw();
            case LineKind::pick_up: return pick_up();
            case LineKind::auction: return bid(line);
            case LineKind::choosing: return name_contract();
            case LineKind::exchange: return exchange(line);
            case LineKind::play: return play();
            case LineKind::over: return;
        }
    }

    void deal(const Line& line) {
        require(held == 0 && hands == seats, "cards are dealt once");
        hands += static_cast<int>(line.dummies.size());
        require(hands <= kMaxHands, "at most four hands");
        require(line.cards > 0 && line.cards * hands <= stock, "too few cards to deal");
        require(seats == 2 || line.dummies.empty(), "dummies are for two players");
        stock -= line.cards * hands;
        held = line.cards;
    }
    void draw() {
        require(seats == 2 && hands == 2 && stock > 0 && stock % 4 == 0, "no cards to draw");
        held += stock / 4;
        stock = 0;
    }
    void pick_up() {
        require(seats == 2 && stock > 0 && held > 0, "no cards to pick up");
        stock = 0;
    }
    void bid(const Line& line) {
        require(line.closing_passes > 0 && line.opening_passes > 0, "an auction ends with passes");
        name_contract();
    }
    void name_contract() {
        require(!contract, "one contract a deal");
        contract = true;
    }
    void exchange(const Line& line) {
        require(contract && !exchanged && held > 0 && line.cards > 0 && line.cards <= stock,
                "no cards to exchange");
        stock -= line.cards;
        exchanged = true;
    }
    void play() {
        require(contract && held > 0 && held < kTrickCounts, "no contract or cards to play");
        held = 0;
    }
};

// Keeps every sum of points far from the limits of 32 bits.
void require_small(const std::vector<int>& points) {
    for (int each : points) require(each >= -1'000'000 && each <= 1'000'000, "points out of range");
}

template <std::size_t N, class To, class From>
void copy_exactly(std::array<To, N>& to, const std::vector<From>& from, std::size_t at = 0) {
    for (std::size_t i = 0; i < N; ++i) to[i] = static_cast<To>(from[at + i]);
}

}  // namespace

Plan make_plan(int seats, const std::vector<std::vector<int>>& rows) {
    require(seats == 2 || seats == 3, "two or three seats");
    require(!rows.empty() && rows.size() <= 16, "a plan has 1 to 16 lines");
    Plan plan{seats, seats, seats, {}};
    Walk walk{seats, seats};
    for (const auto& row : rows) {
        plan.lines.push_back(make_line(row));
        walk.pass(plan.lines.back());
        for (DummyOwner owner : plan.lines.back().dummies)
            plan.places += owner != DummyOwner::nobody;
    }
    plan.hands = walk.hands;
    return plan;
}

Scoring make_rubber(const std::vector<int>& contracts, const std::vector<std::uint64_t>& honours,
                    const std::vector<int>& honour_points, const std::vector<int>& terms) {
    constexpr std::size_t kContracts = kBids * 3 * 2 * kTrickCounts;
    require(contracts.size() == 3 * kContracts, "the table of contract points has another size");
    require(honours.size() == kStrains && honour_points.size() == 12, "honours of another size");
    require(terms.size() == 6, "six terms of a rubber");
    require_small(contracts);
    require_small(honour_points);
    require_small(terms);
    Scoring scoring;
    for (std::size_t i = 0; i < contracts.size(); i += 3)
        scoring.contracts.push_back({contracts[i], contracts[i + 1], contracts[i + 2]});
    copy_exactly(scoring.honours, honours);
    copy_exactly(scoring.suit_honours, honour_points);
    copy_exactly(scoring.no_trump_honours, honour_points, 6);
    for (std::uint64_t cards : scoring.honours)
        require(std::popcount(cards) <= 5, "at most five honours");
    scoring.game_points = terms[0];
    scoring.games_limit = terms[1];
    scoring.rubber_games = terms[2];
    scoring.bonus_alone = terms[3];
    scoring.bonus_shared = terms[4];
    scoring.bonus_to_higher_total = terms[5] != 0;
    return scoring;
}

Scoring make_quotas(const std::vector<int>& points, const std::vector<int>& trumps,
                    const std::vector<int>& used_together) {
    require(points.size() == kChoices * 2 * kTrickCounts, "the table of quotas has another size");
    require(trumps.size() == kChoices && used_together.size() == kChoices, "seven choices");
    require_small(points);
    Scoring scoring;
    scoring.quotas = true;
    scoring.quota_points.assign(points.begin(), points.end());
    for (int trump : trumps) require(trump >= 0 && trump <= kNoTrump, "no such trump");
    for (int used : used_together) require(used > 0 && used < 1 << kChoices, "no such choices");
    copy_exactly(scoring.trumps, trumps);
    copy_exactly(scoring.used_together, used_together);
    return scoring;
}

}  // namespace honeymoon
