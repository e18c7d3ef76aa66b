// One deal of a batch: its state, and how an action changes it under the rules of the batch.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include "suits.hpp"

namespace honeymoon {

constexpr int DECK = 52, MOST_SEATS = 3, MOST_HANDS = 4, SHEET_COLUMNS = 3;

// Where each sort of action begins in the action space of rules/actions.py.
constexpr int PASS = 52, DOUBLE = 53, REDOUBLE = 54, FIRST_BID = 55, KEEP = 90, TAKE = 92;
constexpr int FIRST_DISCARD = 94, FIRST_CHOICE = 146, ACTIONS = 153;
constexpr int BIDS = KEEP - FIRST_BID, CHOICES = ACTIONS - FIRST_CHOICE;

inline void require(bool holds, const char* what) {
    if (!holds) throw std::invalid_argument(what);
}

using Numbers = std::vector<int>;
using Rows = std::vector<Numbers>;

// What the deals have in common, as plain numbers: search/batch_tables.py asks the rules for them
// and says what each means. No game has a name here.
struct BatchRules {
    int seats, hands;
    std::vector<std::array<int, 4>> stages;
    Rows dealt, orders, owners;
    Numbers trumps, points, used_together;
    std::array<Cards, NO_TRUMP + 1> honours;
    std::array<int, 12> honour_points;
    std::array<int, 5> terms;
};

// The kinds of stages; BURYING is an exchange where no card can be led (any more), OVER the end.
enum class Kind : std::uint8_t {
    DEALING, DRAWING, PICK_UP, AUCTION, CHOOSING, EXCHANGE, PLAY, BURYING, OVER
};

// A stage of the plan: its kind, two numbers, and where in the deck its cards begin.
struct Stage {
    Kind kind;
    int first, second, place;
};

using SheetRows = std::array<std::array<std::int32_t, SHEET_COLUMNS>, MOST_SEATS>;

enum class Outcome : std::int8_t { RUNNING = -1, PLAYED, PASSED_OUT, REDEAL };

// Whose decision it is, and in the play where the trick stands and which hand plays.
struct Next {
    std::uint16_t moment = 0;
    std::int8_t seat = -1;
    std::uint8_t hand = 0;
};

// Lines of the cache: what most actions read and change, what other actions do, and the score. A
// deal that is over has one legal action, -1, which does nothing.
struct alignas(64) Deal {
    Cards legal = 1;  // bit k is action first + k; in EXCHANGE the same cards can also be led
    std::uint64_t chance = 0;
    std::array<Cards, MOST_HANDS> hands{};
    std::int16_t first = -1;
    Next next;
    Kind kind = Kind::OVER;
    std::uint8_t trump = 0, best = 0, led = 0;
    std::array<std::int8_t, MOST_SEATS> tricks{};
    std::int8_t bid = -1, bidder = -1;
    std::uint8_t doubling = 0, passes = 0;

    std::array<std::uint8_t, DECK> deck{};
    std::uint8_t top = 0;  // the stock begins here
    std::int8_t stage = -1;
    std::int8_t dealer = 0;
    bool offered = false;  // a card that the other player has refused
    std::uint8_t to_bury = 0;
    Outcome outcome = Outcome::RUNNING;
    std::int16_t contract = -1;  // the action of the bid or the choice
    std::int8_t declarer = -1, doubled = 0;

    std::int8_t honours_owner = -1;
    std::int32_t honours = 0;
    std::array<std::int32_t, MOST_SEATS> scores{};
    SheetRows sheet{};

    bool allows(int action) const {
        return is_legal(action - first) || (kind == Kind::EXCHANGE && is_legal(action));
    }

private:
    bool is_legal(int bit) const { return static_cast<unsigned>(bit) < 64 && legal >> bit & 1; }
};

// Deals of a batch that wait for the same sort of action, or that are over.
using Indexes = std::span<const std::uint32_t>;
using Ended = std::vector<std::uint32_t>;

class DealRules {
public:
    // Throws std::invalid_argument for numbers that could lead out of a table.
    explicit DealRules(const BatchRules& rules);

    int seats() const { return rules_.seats; }

    // Goes on to the first decision of a deal that has chance, stock, dealer and sheet.
    void start(Deal& deal) const;
    // Legal actions in deals that all play cards, that all call, or that do anything else; those
    // that end with them are added to `ended`.
    void play(Indexes which, const std::int16_t* actions, Deal* deals, Ended& ended) const;
    void call(Indexes which, const std::int16_t* actions, Deal* deals, Ended& ended) const;
    void act(Indexes which, const std::int16_t* actions, Deal* deals, Ended& ended) const;

private:
    // What a card does to a trick, see add_turns(); the last three are masks or NO_CARD.
    struct Turn {
        Next next;
        std::uint8_t ends, no_card, leads, goes_on;
    };

    bool has_quotas() const { return !rules_.used_together.empty(); }
    void check() const;
    void add_turns(int pair);
    int pair(const Deal& deal) const { return deal.dealer * rules_.seats + deal.declarer; }

    void advance(Deal& deal) const;
    void begin(Deal& deal, const Stage& stage) const;
    void begin_play(Deal& deal) const;
    void set_contract(Deal& deal, int action, int declarer) const;
    void deal_cards(Deal& deal, int each) const;
    void finish(Deal& deal, Outcome outcome) const;
    void score(Deal& deal) const;
    void draw_line(Deal& deal) const;

    BatchRules rules_;
    std::vector<Stage> stages_;
    std::vector<Turn> turns_;
    int first_contract_;
    bool side_offer_ = false;
    std::array<int, 2> last_pass_{};  // of an auction without a bid, and with one
    std::array<int, MOST_SEATS> left_of_{};
};

}  // namespace honeymoon
