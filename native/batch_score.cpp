#include <algorithm>
#include <numeric>

#include "batch_deal.hpp"

namespace honeymoon {
namespace {

// Columns of a sheet row, with quotas and in a rubber.
constexpr int kUsed = 0, kKept = 1;
constexpr int kPart = 0, kGames = 1, kTotal = 2;

struct Pad {
    std::int32_t* rows;
    std::int32_t* points;
    int seats;

    std::int32_t& at(int seat, int column) const { return rows[seat * kSheetColumns + column]; }
    void write(int seat, int amount) const {
        points[seat] += amount;
        at(seat, kTotal) += amount;
    }
};

void score_quotas(const Scoring& scoring, const Cards& cards, const DealState& deal,
                  const Pad& pad) {
    if (!deal.has_contract) return;
    if (deal.outcome == Outcome::redeal) {
        pad.at(deal.bidder, kKept) = kFirstChoice + deal.bid;
        return;
    }
    for (int seat = 0; seat < pad.seats; ++seat) {
        pad.write(seat, scoring.quota(deal.bid, seat == deal.bidder, cards.tricks[seat]));
        pad.at(seat, kKept) = 0;
    }
    pad.at(deal.bidder, kUsed) |= scoring.used_together[deal.bid];
}

int game_winner(const Scoring& scoring, const Pad& pad) {
    for (int seat = 0; seat < pad.seats; ++seat)
        if (pad.at(seat, kPart) >= scoring.game_points) return seat;
    return -1;
}

// The seat that the rubber bonus goes to, -1 for none.
int bonus_seat(const Scoring& scoring, const Pad& pad, int winner) {
    if (!scoring.bonus_to_higher_total) return winner;
    int top = winner, tied = 0;
    for (int seat = 0; seat < pad.seats; ++seat)
        if (pad.at(seat, kTotal) > pad.at(top, kTotal)) top = seat;
    if (pad.at(winner, kTotal) == pad.at(top, kTotal)) return winner;
    for (int seat = 0; seat < pad.seats; ++seat)
        tied += pad.at(seat, kTotal) == pad.at(top, kTotal);
    return tied == 1 ? top : -1;
}

void draw_line(const Scoring& scoring, const Pad& pad) {
    int winner = game_winner(scoring, pad);
    if (winner < 0) return;
    int games = 0;
    ++pad.at(winner, kGames);
    for (int seat = 0; seat < pad.seats; ++seat) {
        pad.at(seat, kPart) = 0;
        games += pad.at(seat, kGames);
    }
    if (pad.at(winner, kGames) != scoring.rubber_games) return;
    int seat = bonus_seat(scoring, pad, winner);
    bool alone = games == scoring.rubber_games;
    if (seat >= 0) pad.write(seat, alone ? scoring.bonus_alone : scoring.bonus_shared);
}

void score_rubber(const Scoring& scoring, const Cards& cards, const DealState& deal,
                  const Pad& pad) {
    if (!deal.has_contract) return;
    int declarer = deal.bidder;
    bool vulnerable = pad.at(declarer, kGames) > 0;
    const ContractPoints& won =
        scoring.contract(deal.bid, deal.doubling, vulnerable, cards.tricks[declarer]);
    pad.at(declarer, kPart) += won.below;
    for (int seat = 0; seat < pad.seats; ++seat)
        pad.write(seat, seat == declarer ? won.below + won.above : won.defender);
    if (deal.honours_owner >= 0) pad.write(deal.honours_owner, deal.honours);
    draw_line(scoring, pad);
}

}  // namespace

void score(const Scoring& scoring, int seats, const Cards& cards, const DealState& deal,
           std::int32_t* sheet, std::int32_t* points) {
    std::fill_n(points, seats, 0);
    Pad pad{sheet, points, seats};
    scoring.quotas ? score_quotas(scoring, cards, deal, pad) : score_rubber(scoring, cards, deal, pad);
}

}  // namespace honeymoon
