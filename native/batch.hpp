// Many deals of one game at once, stepped by arrays of action numbers.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "open_hands.hpp"

namespace honeymoon {

constexpr int DECK = SUITS * RANKS, MOST_SEATS = 3, SHEET_COLUMNS = 3;

// Where each sort of action begins in the action space of rules/actions.py.
constexpr int PASS = 52, DOUBLE = 53, REDOUBLE = 54, FIRST_BID = 55, KEEP = 90, TAKE = 92;
constexpr int FIRST_DISCARD = 94, FIRST_CHOICE = 146, ACTIONS = 153;
constexpr int BIDS = KEEP - FIRST_BID, CHOICES = ACTIONS - FIRST_CHOICE;

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
enum Kind : std::uint8_t {
    DEALING, DRAWING, PICK_UP, AUCTION, CHOOSING, EXCHANGE, PLAY, BURYING, OVER
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
    std::array<Cards, HANDS> hands{};
    std::int16_t first = -1;
    Next next;
    Kind kind = OVER;
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
        return is_legal(action - first) || (kind == EXCHANGE && is_legal(action));
    }

private:
    bool is_legal(int bit) const { return static_cast<unsigned>(bit) < 64 && legal >> bit & 1; }
};

// Deals of a batch that wait for the same sort of action, or that are over.
using Indexes = std::span<const std::uint32_t>;
using Ended = std::vector<std::uint32_t>;

// How an action changes a deal.
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

    void advance(Deal& deal) const;
    void begin_play(Deal& deal) const;
    void set_contract(Deal& deal, int action, int declarer) const;
    void finish(Deal& deal, Outcome outcome) const;
    void score(Deal& deal) const;
    void draw_line(Deal& deal) const;

    BatchRules rules_;
    std::vector<Turn> turns_;
    int first_contract_;
    bool side_offer_ = false;
    std::array<int, 2> last_pass_{};  // of an auction without a bid, and with one
    std::array<int, MOST_SEATS> left_of_{};
};

// Not to be used by two threads at a time.
class Batch {
public:
    // `threads` share the deals of each call; results do not depend on their number. All deals are
    // over until the first reset.
    Batch(const BatchRules& rules, std::size_t size, std::uint64_t seed, int threads);

    // Starts every deal: decks of 52 cards, top first (empty: shuffled here), a dealer each, a
    // sheet row for each seat. Throws std::invalid_argument, and changes nothing, for another size
    // and for what is no card, seat or number of points.
    void reset(std::span<const std::uint8_t> decks, std::span<const std::int8_t> dealers,
               std::span<const std::int32_t> sheets);

    // Deals the finished ones anew from a shuffled deck, with dealer and sheet of the last reset.
    void reset_done();

    // A uniformly random legal action for each deal, -1 where it is over.
    void sample(std::span<std::int16_t> actions);

    // Throws std::invalid_argument and changes nothing unless every action is legal (-1 where the
    // deal is over).
    void step(std::span<const std::int16_t> actions);

    // Three words for each deal, a bit for each action.
    void legal_bits(std::span<std::uint64_t> bits);

    // What each deal has under this name, as bytes. Throws std::invalid_argument for an unknown
    // name and for another size.
    void read(const std::string& name, std::span<std::uint8_t> out);

private:
    // A thread's share: its deals by what they wait for, and those that are over.
    struct Part {
        std::size_t begin, end, illegal = 0;
        Indexes plays{}, calls{}, others{};
        Ended ended{};
    };
    template <class Choose> void sort(Part& part, const Choose& choose);
    template <class Work> void share(const Work& work);
    void start(std::size_t index, int dealer, const std::uint8_t* deck);

    DealRules rules_;
    std::size_t row_;  // numbers of a sheet
    std::map<std::string, std::pair<std::size_t, std::size_t>> fields_;  // place in a deal, length
    std::vector<Part> parts_;
    std::vector<Deal> deals_;
    std::vector<SheetRows> sheets_;
    std::vector<std::uint32_t> plays_, calls_, others_;
    std::vector<std::int16_t> sampled_;  // empty where the deals have changed since
};

}  // namespace honeymoon
