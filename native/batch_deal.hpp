// One deal of a batch: its state, and how an action changes it under a plan.
//
// These functions trust their arguments; Batch checks whatever comes from outside.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "batch_tables.hpp"

namespace honeymoon {

// The legal actions and who chooses among them. Bit k of ``mask`` is action ``first + k``;
// no bits where the deal is over.
struct Decision {
    std::uint64_t mask = 0;
    LineKind kind = LineKind::over;
    std::uint8_t first = 0;
    bool cards_too = false;  // the same cards can also be led: actions k besides first + k
    std::int8_t seat = -1;

    bool over() const { return mask == 0; }
    // -1 fits a deal that is over.
    bool allows(int action) const {
        if (bit(action - first)) [[likely]] return true;
        return (cards_too && bit(action)) || (over() && action == -1);
    }
    int count() const { return std::popcount(mask) << cards_too; }

  private:
    bool bit(int index) const { return static_cast<unsigned>(index) < 64 && mask >> index & 1; }
};

enum class Outcome : std::int8_t { running = -1, played, passed_out, redeal };

// All that the play of a card reads and changes: one line of the cache, apart from the rest.
struct alignas(64) Cards {
    std::array<std::uint64_t, kMaxHands> hands;
    std::uint64_t beating;    // the cards that would beat the best of the trick; all to lead
    std::uint64_t following;  // the cards of the suit led; all to lead
    std::array<std::int8_t, kMaxHands> order, order_owners;  // hands of a trick, and who plays them
    std::array<std::int8_t, kMaxSeats> tricks;
    std::int8_t trump;        // kNoTrump for none
    std::uint8_t moment;      // of the trick, see Moment in batch_deal.cpp
    std::uint8_t left;        // tricks to play
};

// The rest of a deal.
struct DealState {
    std::array<std::uint8_t, kDeck> stock;
    std::uint8_t top, end;    // the stock is stock[top..end)
    std::array<std::int8_t, kMaxHands> owners;
    std::int8_t dealer;
    std::int8_t line;         // of the plan
    std::int8_t seat;         // whose turn it is before the play
    bool offered;             // a card that the other player has refused
    std::uint8_t to_bury;     // cards
    Outcome outcome;
    std::int8_t bid, bidder;  // -1 for none; bid also the choice where one chooses
    std::uint8_t doubling;    // 0, 1, 2: undoubled, doubled, redoubled
    std::uint8_t passes;
    std::uint8_t choices;     // left to the seat on the dealer's left
    bool has_contract;        // as the position of the rules has one
    std::int8_t honours_owner;  // -1 for none
    std::int32_t honours;
};

// The deals of a batch, or a place among them.
struct Deals {
    Cards* cards;
    DealState* states;
    Decision* decisions;
};

struct DealRules {
    Plan plan;
    Scoring scoring;

    // Deals and goes on to the first decision. ``choices`` are those that the seat on the
    // dealer's left has not used; ``kept`` the choice of ``kept_by`` from before a redeal, or -1.
    Decision start(Cards& cards, DealState& deal, const std::uint8_t* deck, int dealer, int choices, int kept,
                   int kept_by) const;
    // Legal actions in these deals, which all play cards, or which do anything else or are over.
    // The deals that end with them are put into ``ended``, whose end is returned.
    std::uint32_t* play_each(std::span<const std::uint32_t> which, const std::int16_t* actions,
                             Deals deals, std::uint32_t* ended) const;
    std::uint32_t* apply_each(std::span<const std::uint32_t> which, const std::int16_t* actions,
                              Deals deals, std::uint32_t* ended) const;

  private:
    Decision apply(Cards& cards, DealState& deal, LineKind kind, int action) const;
    Decision advance(Cards& cards, DealState& deal) const;
    Decision end(DealState& deal, Outcome outcome) const;

    void deal_cards(Cards& cards, DealState& deal, const Line& line) const;
    void open_cards(DealState& deal, const Line& line) const;
    void take_stock(Cards& cards, DealState& deal, const Line& line) const;
    void begin_play(Cards& cards, DealState& deal, const Line& line) const;
    void note_honours(Cards& cards, DealState& deal) const;
    Decision begin(Cards& cards, DealState& deal, const Line& line) const;

    void draw(Cards& cards, DealState& deal, Decision& decision, int action) const;
    Decision pick_up(Cards& cards, DealState& deal, int action) const;
    Decision pick_up_turn(DealState& deal, int seat) const;
    void call(Cards& cards, DealState& deal, Decision& decision, int action) const;
    Decision close_auction(Cards& cards, DealState& deal) const;
    Decision choose(Cards& cards, DealState& deal, int action) const;
    Decision bury(Cards& cards, DealState& deal, int action) const;
    Decision to_bury(const Cards& cards, const DealState& deal) const;
};

// The points of a finished deal, per seat, and the sheet rows with them. Rows of a rubber are
// part-score, games and total; with quotas the choices used, the choice kept (0: none, else
// its action) and the total.
void score(const Scoring& scoring, int seats, const Cards& cards, const DealState& deal,
           std::int32_t* sheet, std::int32_t* points);

}  // namespace honeymoon
