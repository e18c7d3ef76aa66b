#include "batch.hpp"

#include <algorithm>

namespace honeymoon {
namespace {

constexpr int NO_CARD = 127;  // the best card where a card is to lead
constexpr int IS_LED = 64;    // to add to the card led, so that 0 is none
constexpr int TRICK_COUNTS = 17, MOMENTS = 64;
constexpr Cards EVERY_CHOICE = (Cards{1} << CHOICES) - 1;
constexpr Cards EVERY_BID = ((Cards{1} << BIDS) - 1) << (FIRST_BID - PASS);

// Columns of a sheet row, in a rubber and with quotas.
constexpr int PART = 0, GAMES = 1, TOTAL = 2, USED = 0, KEPT = 1;

// The cards that follow suit to the card led.
constexpr auto FOLLOWING = [] {
    std::array<Cards, 2 * IS_LED> found{FULL_DECK};
    for (int card = 0; card < DECK; ++card) found[IS_LED + card] = in_suit(0x1FFF, suit_of(card));
    return found;
}();

// The cards that beat a card, by trump: the higher ones of its suit, and trumps if it is none.
constexpr auto BEATING = [] {
    std::array<std::array<Cards, 128>, NO_TRUMP + 1> found{};
    for (int trump = 0; trump <= NO_TRUMP; ++trump) {
        found[trump][NO_CARD] = FULL_DECK;
        for (int card = 0; card < DECK; ++card) {
            bool is_plain = trump != NO_TRUMP && trump != card / RANKS;
            Cards trumps = is_plain ? in_suit(0x1FFF, trump) : 0;
            found[trump][card] = trumps | (down_to(card) ^ bit(card));
        }
    }
    return found;
}();

// What a pass, double, redouble and bid do to a doubling and to the passes in a row, as masks; and
// the calls that may answer a bid, another's or one's own, by its doubling.
struct Call { std::uint8_t keeps, doubling, passes; };
constexpr Call CALLS[] = {{3, 0, 0xFF}, {0, 1, 0}, {0, 2, 0}, {0, 0, 0}};
constexpr Cards ANSWERS[2][3] = {{1 << (DOUBLE - PASS), 0, 0}, {0, 1 << (REDOUBLE - PASS), 0}};

void ask(Deal& deal, Kind kind, Cards legal, int first, int seat) {
    deal.legal = legal;
    deal.first = static_cast<std::int16_t>(first);
    deal.kind = kind;
    deal.next.seat = static_cast<std::int8_t>(seat);
}

// All bits where there are no cards.
Cards all_if_none(Cards cards) {
    return static_cast<Cards>(static_cast<std::int64_t>(cards - 1) >> 63);
}

void write(Deal& deal, int seat, int points) {
    deal.scores[seat] += points;
    deal.sheet[seat][TOTAL] += points;
}

void deal_cards(Deal& deal, const Numbers& places, std::size_t each) {
    for (std::size_t hand = 0, n = 0; n < places.size(); ++hand) {
        Cards cards = 0;
#pragma GCC unroll 8
        for (std::size_t left = each; left > 0; --left) cards |= bit(deal.deck[places[n++]]);
        deal.hands[hand] = cards;
    }
}

// A rejected card is laid aside and the next one must be kept, and the other way round.
bool draw(Deal& deal, int action) {
    deal.hands[deal.next.seat] |= bit(deal.deck[deal.top + (action != KEEP)]);
    deal.next.seat ^= 1;
    return (deal.top += 2) != DECK;
}

// A card is taken, refused, or laid aside for the one that was taken. If refused, it is offered to
// the other player; if by him too, it is out of the game and he goes on. With a side offer,
// whoever took an offered card still has a turn.
bool pick_up(Deal& deal, int action, bool side_offer) {
    bool takes = action == TAKE, refuses = action == TAKE + 1, offered = deal.offered;
    int card = takes ? deal.deck[deal.top] : (action - FIRST_DISCARD) & 63;
    Cards& hand = deal.hands[deal.next.seat];
    deal.legal = takes ? hand : 3;
    hand ^= Cards{!refuses} << card;
    deal.first = takes ? FIRST_DISCARD : TAKE;
    deal.next.seat ^= refuses ? !offered : !takes & !(offered & side_offer);
    deal.offered = refuses ? !offered : takes & offered;
    deal.top += takes | (refuses & offered);
    return takes | (deal.top != DECK);
}

bool bury(Deal& deal, int action) {
    if (action < DECK) return false;  // led
    deal.hands[deal.next.seat] ^= bit(action - FIRST_DISCARD);
    deal.legal = deal.hands[deal.next.seat];
    deal.kind = BURYING;
    return --deal.to_bury != 0;
}

void expect_each(const auto& numbers, int low, int high, const char* what) {
    for (int number : numbers) expect(number >= low && number <= high, what);
}

}  // namespace

DealRules::DealRules(const BatchRules& rules)
    : rules_(rules), first_contract_(has_quotas() ? FIRST_CHOICE : FIRST_BID) {
    check();
    for (const auto& stage : rules_.stages) {
        if (stage[0] == AUCTION) last_pass_ = {stage[2], stage[1]};
        if (stage[0] == PICK_UP) side_offer_ = stage[1] != 0;
    }
    for (int pair = 0; pair < rules_.seats * rules_.seats; ++pair) add_turns(pair);
    for (int seat = 0; seat < rules_.seats; ++seat) left_of_[seat] = (seat + 1) % rules_.seats;
}

// Only what could lead out of a table or a hand: Python asks the rules for all these numbers.
void DealRules::check() const {
    constexpr int LARGEST = 1'000'000;  // keeps every sum of points far from the limits of 32 bits
    const auto& [seats, hands, stages, dealt, orders, owners, trumps, points, used, honours,
                 honour_points, terms] = rules_;
    expect(seats >= 2 && seats <= MOST_SEATS, "two or three seats");
    expect(hands >= seats && hands <= HANDS, "hands for each seat, four at most");
    std::size_t pairs = seats * seats, contracts = has_quotas() ? CHOICES : BIDS;
    expect(dealt.size() == std::size_t(seats) && orders.size() == pairs &&
                owners.size() == pairs && trumps.size() == contracts &&
                (used.empty() || used.size() == contracts) &&
                points.size() == contracts * 3 * 2 * TRICK_COUNTS * 3,
            "a table has another size");
    for (const Numbers& places : dealt) expect_each(places, 0, DECK - 1, "a card is not there");
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        expect(orders[pair].size() - 1 < HANDS, "one to four hands in a trick");
        expect(owners[pair].size() == std::size_t(hands), "an owner for each hand");
        expect_each(orders[pair], 0, hands - 1, "a trick has a hand that is not there");
        expect_each(owners[pair], -1, seats - 1, "an owner has no seat");
        for (int hand : orders[pair]) expect(owners[pair][hand] >= 0, "nobody plays a hand");
    }
    expect_each(trumps, 0, NO_TRUMP, "no such trump");
    expect_each(points, -LARGEST, LARGEST, "points out of range");
    expect_each(used, 0, (1 << CHOICES) - 1, "no such choices");
    expect_each(honour_points, 0, LARGEST, "honours out of range");
    expect_each(terms, 0, LARGEST, "terms out of range");
    bool contract = false;
    expect(stages.size() <= 16, "at most 16 stages");
    for (auto [kind, first, second, place] : stages) {
        expect(std::min({kind, first, second, place}) >= 0 && kind <= PLAY &&
                    std::max({first, second, place}) <= DECK, "no such stage");
        if (kind == DRAWING || kind == PICK_UP)
            expect(seats == 2 && place < DECK && place % 2 == 0, "no cards to draw");
        for (const Numbers& places : dealt)
            expect(kind != DEALING || places.size() == std::size_t(first * hands), "no such deal");
        if (kind == EXCHANGE) expect(first > 0 && place + first <= DECK, "no cards to exchange");
        if (kind == EXCHANGE || kind == PLAY) expect(contract, "no contract");
        if (kind == AUCTION || kind == CHOOSING)
            expect((kind == CHOOSING) == has_quotas(), "contracts without points");
        contract = contract || kind == AUCTION || kind == CHOOSING;
    }
}

// A moment of a trick is whose turn it is and who is best, as places in the order of the hands,
// and how many cards lie. Each has two turns: for a card that is not the best, and one that is.
void DealRules::add_turns(int pair) {
    const Numbers &order = rules_.orders[pair], &owners = rules_.owners[pair];
    unsigned places = static_cast<unsigned>(order.size());
    for (unsigned index = 0; index < 2 * MOMENTS; ++index) {
        unsigned turn = (index >> 1 & 3) % places, played = index >> 3 & 3, best = index >> 5;
        if (index & 1) best = turn;
        bool ends = played + 1 >= places;
        unsigned next = ends ? best % places : (turn + 1) % places;
        unsigned code = next | (ends ? 0 : (played + 1) << 2) | (best & 3) << 4;
        auto byte = [](int number) { return static_cast<std::uint8_t>(number); };
        Next then{static_cast<std::uint16_t>(pair * MOMENTS + code),
                  static_cast<std::int8_t>(owners[order[next]]), byte(order[next])};
        turns_.push_back({then, ends, byte(ends ? NO_CARD : 0), byte(played == 0 ? 0xFF : 0),
                          byte(ends ? 0 : 0xFF)});
    }
}

void DealRules::start(Deal& deal) const {
    for (int seat = 0; has_quotas() && seat < rules_.seats; ++seat)
        if (int kept = deal.sheet[seat][KEPT]; kept >= FIRST_CHOICE && kept < ACTIONS)
            set_contract(deal, kept, seat);
    advance(deal);
}

// Begins stages of the plan until one asks for a decision, or the deal is over.
void DealRules::advance(Deal& deal) const {
    int left = left_of_[deal.dealer];
    for (deal.legal = 0; deal.legal == 0;) {
        if (++deal.stage == static_cast<int>(rules_.stages.size()))
            return finish(deal, Outcome::PLAYED);
        auto [kind, first, second, place] = rules_.stages[deal.stage];
        deal.top = static_cast<std::uint8_t>(place);
        switch (kind) {
            case DEALING: deal_cards(deal, rules_.dealt[deal.dealer], first); break;
            case DRAWING: ask(deal, DRAWING, 3, KEEP, left); break;
            case PICK_UP: ask(deal, PICK_UP, 3, TAKE, left); break;
            case AUCTION: ask(deal, AUCTION, 1 | EVERY_BID, PASS, left); break;
            case CHOOSING:
                if (deal.contract >= 0) break;  // kept by a redeal
                ask(deal, CHOOSING, ~deal.sheet[left][USED] & EVERY_CHOICE, FIRST_CHOICE, left);
                if (deal.legal == 0) return finish(deal, Outcome::PASSED_OUT);
                break;
            case EXCHANGE:
                for (int n = 0; n < first; ++n)
                    deal.hands[deal.declarer] |= bit(deal.deck[place + n]);
                deal.to_bury = static_cast<std::uint8_t>(first);
                ask(deal, second ? EXCHANGE : BURYING, deal.hands[deal.declarer], FIRST_DISCARD,
                    deal.declarer);
                break;
            default: begin_play(deal);
        }
    }
}

void DealRules::set_contract(Deal& deal, int action, int declarer) const {
    deal.contract = static_cast<std::int16_t>(action);
    deal.declarer = static_cast<std::int8_t>(declarer);
    deal.doubled = static_cast<std::int8_t>(1 << deal.doubling);
}

// Honours count in the hands at the opening lead, and only one hand can hold enough of them.
void DealRules::begin_play(Deal& deal) const {
    int pair = deal.dealer * rules_.seats + deal.declarer;
    const Numbers &order = rules_.orders[pair], &owners = rules_.owners[pair];
    deal.next.moment = static_cast<std::uint16_t>(pair * MOMENTS);
    deal.next.hand = static_cast<std::uint8_t>(order[0]);
    deal.best = NO_CARD;
    deal.led = 0;
    deal.trump = static_cast<std::uint8_t>(rules_.trumps[deal.contract - first_contract_]);
    ask(deal, PLAY, deal.hands[order[0]], 0, owners[order[0]]);
    const int* worth = rules_.honour_points.data() + (deal.trump == NO_TRUMP ? 6 : 0);
    for (int hand = 0; hand < rules_.hands; ++hand) {
        int held = std::min(5, std::popcount(deal.hands[hand] & rules_.honours[deal.trump]));
        if (worth[held] == 0 || owners[hand] < 0) continue;
        deal.honours_owner = static_cast<std::int8_t>(owners[hand]);
        deal.honours = worth[held];
    }
}

// Nearly without branches, also below: which card wins, which call is made and which place of a
// trick this is would be hard to predict when the deals of a batch are at different points.
void DealRules::play(Indexes which, const std::int16_t* actions, Deal* deals, Ended& ended) const {
    const Turn* turns = turns_.data();
    for (std::uint32_t index : which) {
        Deal& deal = deals[index];
#ifdef __GNUC__
        __builtin_prefetch(&deal + 8, 1);  // one of the next, most likely
#endif
        int card = actions[index], best = deal.best, led = deal.led;
        bool wins = BEATING[deal.trump][best] >> card & 1;
        const Turn& turn = turns[deal.next.moment * 2 + wins];
        led = (led | ((IS_LED + card) & turn.leads)) & turn.goes_on;
        deal.best = static_cast<std::uint8_t>((wins ? card : best) | turn.no_card);
        deal.led = static_cast<std::uint8_t>(led);
        deal.hands[deal.next.hand] ^= bit(card);
        deal.next = turn.next;
        deal.tricks[turn.next.seat] += turn.ends;  // the winner leads
        Cards hand = deal.hands[turn.next.hand], followers = hand & FOLLOWING[led];
        deal.legal = followers | (hand & all_if_none(followers));
        if (hand != 0) [[likely]] continue;
        advance(deal);
        if (deal.kind == OVER) ended.push_back(index);
    }
}

void DealRules::call(Indexes which, const std::int16_t* actions, Deal* deals, Ended& ended) const {
    for (std::uint32_t index : which) {
        Deal& deal = deals[index];
        int action = actions[index], seat = deal.next.seat, next = left_of_[seat];
        const Call& made = CALLS[std::min(action - PASS, 3)];
        int bid = std::max<int>(deal.bid, action - FIRST_BID);
        int bidder = bid == deal.bid ? deal.bidder : seat;
        int doubling = (deal.doubling & made.keeps) | made.doubling;
        int passes = (deal.passes + 1) & made.passes;
        deal.bid = static_cast<std::int8_t>(bid);
        deal.bidder = static_cast<std::int8_t>(bidder);
        deal.doubling = static_cast<std::uint8_t>(doubling);
        deal.passes = static_cast<std::uint8_t>(passes);
        deal.next.seat = static_cast<std::int8_t>(next);
        Cards answers = ANSWERS[bidder == next][doubling] & -Cards{bid >= 0};
        deal.legal = 1 | answers | (EVERY_BID << (bid + 1) & EVERY_BID);
        if (passes < last_pass_[bid >= 0]) [[likely]] continue;
        if (bid >= 0) set_contract(deal, FIRST_BID + bid, bidder);
        bid >= 0 ? advance(deal) : finish(deal, Outcome::PASSED_OUT);
        if (deal.kind == OVER) ended.push_back(index);
    }
}

void DealRules::act(Indexes which, const std::int16_t* actions, Deal* deals, Ended& ended) const {
    for (std::uint32_t index : which) {
        Deal& deal = deals[index];
        int action = actions[index];
        if (deal.kind == OVER) continue;
        if (deal.kind == CHOOSING) set_contract(deal, action, deal.next.seat);
        bool goes_on = deal.kind == PICK_UP   ? pick_up(deal, action, side_offer_)
                       : deal.kind == DRAWING ? draw(deal, action)
                                              : deal.kind != CHOOSING && bury(deal, action);
        if (goes_on) [[likely]] continue;
        action < DECK ? finish(deal, Outcome::REDEAL) : advance(deal);
        if (deal.kind == OVER) ended.push_back(index);
    }
}

void DealRules::finish(Deal& deal, Outcome outcome) const {
    ask(deal, OVER, 1, -1, -1);
    deal.outcome = outcome;
    if (deal.contract < 0) return;
    if (outcome != Outcome::REDEAL) return score(deal);
    deal.sheet[deal.declarer][KEPT] = deal.contract;
}

void DealRules::score(Deal& deal) const {
    int contract = deal.contract - first_contract_, declarer = deal.declarer;
    int row = (contract * 3 + deal.doubling) * 2 + (deal.sheet[declarer][GAMES] > 0);
    const int* worth = &rules_.points[row * TRICK_COUNTS * 3];
    for (int seat = 0; seat < rules_.seats; ++seat) {
        int tricks = deal.tricks[has_quotas() ? seat : declarer];
        const int* points = worth + 3 * std::clamp(tricks, 0, TRICK_COUNTS - 1);
        write(deal, seat, seat == declarer ? points[0] + points[1] : points[2]);
        if (seat == declarer) deal.sheet[seat][PART] += points[0];
        if (has_quotas()) deal.sheet[seat][KEPT] = 0;
    }
    if (has_quotas()) deal.sheet[declarer][USED] |= rules_.used_together[contract];
    if (deal.honours_owner >= 0) write(deal, deal.honours_owner, deal.honours);
    if (!has_quotas()) draw_line(deal);
}

// Terms are the points of a game, the games of a rubber, its bonus where nobody else has a game
// and where somebody has, and whether it goes to the highest total, if no two have it.
void DealRules::draw_line(Deal& deal) const {
    int winner = 0, games = 1;
    while (winner < rules_.seats && deal.sheet[winner][PART] < rules_.terms[0]) ++winner;
    if (winner == rules_.seats) return;
    for (auto& row : deal.sheet) row[PART] = 0, games += row[GAMES];
    if (++deal.sheet[winner][GAMES] != rules_.terms[1]) return;
    int top = winner, tied = 0;
    for (int seat = 0; rules_.terms[4] && seat < rules_.seats; ++seat) {
        int lead = deal.sheet[seat][TOTAL] - deal.sheet[top][TOTAL];
        tied = lead > 0 ? 0 : tied | (lead == 0 && seat != top);
        if (lead > 0) top = seat;
    }
    if (top == winner || !tied) write(deal, top, rules_.terms[games == rules_.terms[1] ? 2 : 3]);
}

}  // namespace honeymoon
