// What the deals of a batch have in common, as plain numbers: the lines of a plan and the scoring.
//
// No game has a name here. Python derives both from the rules (search/batch_tables.py).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace honeymoon {

inline constexpr int kMaxSeats = 3;
inline constexpr int kMaxHands = 4;
inline constexpr int kDeck = 52;
inline constexpr int kTrickCounts = 17;
inline constexpr int kSheetColumns = 3;

// Where each sort of action begins in the action space of rules/actions.py.
inline constexpr int kPass = 52, kDouble = 53, kRedouble = 54, kFirstBid = 55;
inline constexpr int kKeep = 90, kTake = 92, kFirstDiscard = 94, kFirstChoice = 146;
inline constexpr int kActions = 153, kBids = 35, kChoices = 7, kStrains = 5;
inline constexpr int kNoTrump = 4;

enum class LineKind : std::uint8_t { dealing, open_cards, drawing, pick_up, auction, choosing,
                                     exchange, play, over };

// Who plays a dummy: a seat counted from the dealer, or a role that the contract fills.
enum class DummyOwner : std::uint8_t { dealer, non_dealer, declarer, defender, nobody };

struct Line {
    LineKind kind{};
    int cards = 0;            // dealing: for each hand; open_cards, exchange: in all
    bool flag = false;        // pick_up: a side offer; exchange: a lead redeals; play: declarer leads
    int closing_passes = 0, opening_passes = 0;
    std::vector<DummyOwner> dummies;
};

struct Plan {
    int seats = 0;
    int hands = 0;
    int places = 0;  // hands that play to a trick: all but those that nobody plays
    std::vector<Line> lines;
};

// Rows are [kind, cards, flag, closing passes, opening passes, dummies...]. Throws
// std::invalid_argument unless the lines can follow one another with one deck.
Plan make_plan(int seats, const std::vector<std::vector<int>>& rows);

// What a contract brings to declarer below and above the line, and to each defender.
struct ContractPoints {
    std::int32_t below = 0, above = 0, defender = 0;
};

struct Scoring {
    bool quotas = false;  // points for tricks against a quota, in place of a rubber
    // By bid, doubling (0-2), declarer's vulnerability and declarer's tricks.
    std::vector<ContractPoints> contracts;
    std::array<std::uint64_t, kStrains> honours{};  // by strain, the cards that count together
    std::array<std::int32_t, 6> suit_honours{};     // points by how many of them one hand holds
    std::array<std::int32_t, 6> no_trump_honours{};
    int game_points = 0, games_limit = 0;           // the games that end the match
    int rubber_games = 0, bonus_alone = 0, bonus_shared = 0;
    bool bonus_to_higher_total = false;
    // By choice, whether it is one's own, and one's tricks.
    std::vector<std::int32_t> quota_points;
    std::array<std::int8_t, kChoices> trumps{};         // of the choices; kNoTrump for none
    std::array<std::uint8_t, kChoices> used_together{};  // choices that one choice uses up

    const ContractPoints& contract(int bid, int doubling, bool vulnerable, int tricks) const {
        return contracts[((bid * 3 + doubling) * 2 + vulnerable) * kTrickCounts + tricks];
    }
    int quota(int choice, bool own, int tricks) const {
        return quota_points[(choice * 2 + own) * kTrickCounts + tricks];
    }
};

// Rubber scoring: ``contracts`` flat as above, three numbers each; ``terms`` are the points of
// a game, the games that end the match, the games of a rubber, both bonuses, and whether the
// bonus goes to the higher total; ``honour_points`` six numbers for suits, six for no trump.
Scoring make_rubber(const std::vector<int>& contracts, const std::vector<std::uint64_t>& honours,
                    const std::vector<int>& honour_points, const std::vector<int>& terms);

// Quota scoring: ``points`` flat as above, and the trump and the partners of each choice.
Scoring make_quotas(const std::vector<int>& points, const std::vector<int>& trumps,
                    const std::vector<int>& used_together);

}  // namespace honeymoon
