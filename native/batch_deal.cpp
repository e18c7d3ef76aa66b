#include "batch_deal.hpp"

#include <algorithm>

namespace honeymoon {
namespace {

constexpr std::uint64_t card_bit(int card) { return std::uint64_t{1} << card; }
constexpr std::uint64_t suit_mask(int suit) { return std::uint64_t{0x1FFF} << 13 * suit; }

constexpr auto kSuitMaskOf = [] {
    std::array<std::uint64_t, kDeck> masks{};
    for (int card = 0; card < kDeck; ++card) masks[card] = suit_mask(card / 13);
    return masks;
}();

// The cards that beat a card, by trump: the higher ones of its suit, and trumps if it is none.
constexpr auto kBeating = [] {
    std::array<std::array<std::uint64_t, kDeck>, kStrains> masks{};
    for (int trump = 0; trump < kStrains; ++trump)
        for (int card = 0; card < kDeck; ++card) {
            masks[trump][card] = suit_mask(card / 13) & ~((card_bit(card) << 1) - 1);
            if (trump != kNoTrump && trump != card / 13) masks[trump][card] |= suit_mask(trump);
        }
    return masks;
}();

// ``when`` is all ones or zero: chosen by arithmetic, since a branch would be unpredictable.
template <class T>
T pick(T when, T yes, T no) {
    return no ^ ((yes ^ no) & when);
}

Decision decide(LineKind kind, std::uint64_t mask, int first, int seat) {
    return {mask, kind, static_cast<std::uint8_t>(first), false, static_cast<std::int8_t>(seat)};
}

constexpr std::uint64_t kAllBids = ((std::uint64_t{1} << kBids) - 1) << (kFirstBid - kPass);

int left_of(int seat, int seats) { return seat + 1 == seats ? 0 : seat + 1; }

// Follows suit where the hand can.
std::uint64_t playable(std::uint64_t cards, std::uint64_t following) {
    std::uint64_t followers = cards & following;
    return followers | (cards & -std::uint64_t{followers == 0});
}

Decision to_pick_up(int seat) { return decide(LineKind::pick_up, 3, kTake, seat); }

// Where a trick stands: whose turn it is and who is best, as places in the order, and how many
// cards lie. Six bits, so that a small table knows the next moment.
struct Moment {
    unsigned turn = 0, played = 0, best = 0;
    constexpr unsigned code() const { return turn | played << 2 | best << 4; }
};

struct NextMoment {
    std::uint8_t code = 0, best = 0, ends = 0;
};

// By code x 2 + whether the card wins, for so many hands.
using Moments = std::array<NextMoment, 128>;

constexpr Moments moments_of(unsigned places) {
    Moments table{};
    for (unsigned index = 0; index < table.size(); ++index) {
        Moment now{index >> 1 & 3, index >> 3 & 3, index >> 5 & 3};
        unsigned best = index & 1 ? now.turn : now.best;
        bool ends = now.played + 1 == places;
        unsigned next = ends ? best : (now.turn + 1) % places;
        Moment then{next, ends ? 0 : (now.played + 1) & 3, best};
        table[index] = {static_cast<std::uint8_t>(then.code()), static_cast<std::uint8_t>(best), ends};
    }
    return table;
}

constexpr std::array<Moments, 5> kMoments{moments_of(1), moments_of(1), moments_of(2),
                                          moments_of(3), moments_of(4)};

// Plays a card in each deal; puts those with no trick left into ``ended`` and returns its end.
//
// Without branches: which card wins, and which place of a trick this is, would be hard to
// predict when the deals of a batch are at different points.
std::uint32_t* play_cards(std::span<const std::uint32_t> which, const std::int16_t* actions,
                          Deals deals, const Moments& moments, std::uint32_t* ended) {
    for (std::uint32_t i : which) {
        Cards& cards = deals.cards[i];
        int action = actions[i];
        std::uint64_t beating = cards.beating, following = cards.following;
        unsigned moment = cards.moment, wins = beating >> action & 1;
        NextMoment next = moments[moment * 2 + wins];
        std::uint64_t ends = -std::uint64_t{next.ends};
        std::uint64_t leads = -std::uint64_t{(moment & 12) == 0};
        beating = pick(-std::uint64_t{wins}, kBeating[cards.trump][action], beating) | ends;
        following = pick(leads, kSuitMaskOf[action], following) | ends;

        cards.hands[cards.order[moment & 3]] ^= card_bit(action);
        cards.beating = beating;
        cards.following = following;
        cards.moment = next.code;
        cards.tricks[cards.order_owners[next.best]] += next.ends;
        if ((cards.left -= next.ends) == 0) [[unlikely]] *ended++ = i;
        Decision& decision = deals.decisions[i];
        decision.mask = playable(cards.hands[cards.order[next.code & 3]], following);
        decision.seat = cards.order_owners[next.code & 3];
    }
    return ended;
}

int dummy_owner(DummyOwner owner, int dealer) {
    switch (owner) {
        case DummyOwner::dealer: return dealer;
        case DummyOwner::non_dealer: return 1 - dealer;
        case DummyOwner::declarer: return -2;
        case DummyOwner::defender: return -3;
        case DummyOwner::nobody: break;
    }
    return -4;
}

}  // namespace

Decision DealRules::start(Cards& cards, DealState& deal, const std::uint8_t* deck, int dealer, int choices,
                          int kept, int kept_by) const {
    cards = Cards{};
    deal = DealState{};
    std::copy_n(deck, kDeck, deal.stock.begin());
    deal.end = kDeck;
    deal.dealer = static_cast<std::int8_t>(dealer);
    deal.line = -1;
    deal.outcome = Outcome::running;
    deal.choices = static_cast<std::uint8_t>(choices);
    deal.honours_owner = -1;
    deal.has_contract = kept >= 0;
    deal.bid = static_cast<std::int8_t>(kept);
    deal.bidder = static_cast<std::int8_t>(kept >= 0 ? kept_by : -1);
    for (int seat = 0; seat < plan.seats; ++seat) deal.owners[seat] = static_cast<std::int8_t>(seat);
    return advance(cards, deal);
}

std::uint32_t* DealRules::play_each(std::span<const std::uint32_t> which,
                                    const std::int16_t* actions, Deals deals,
                                    std::uint32_t* ended) const {
    std::uint32_t* last = play_cards(which, actions, deals, kMoments[plan.places], ended);
    std::uint32_t* over = ended;
    for (; ended < last; ++ended) {
        Decision& decision = deals.decisions[*ended];
        decision = advance(deals.cards[*ended], deals.states[*ended]);
        if (decision.over()) *over++ = *ended;
    }
    return over;
}

std::uint32_t* DealRules::apply_each(std::span<const std::uint32_t> which,
                                     const std::int16_t* actions, Deals deals,
                                     std::uint32_t* ended) const {
    for (std::uint32_t i : which) {
        Decision& decision = deals.decisions[i];
        if (decision.kind == LineKind::over) continue;
        if (decision.kind == LineKind::drawing)
            draw(deals.cards[i], deals.states[i], decision, actions[i]);
        else if (decision.kind == LineKind::auction)
            call(deals.cards[i], deals.states[i], decision, actions[i]);
        else
            decision = apply(deals.cards[i], deals.states[i], decision.kind, actions[i]);
        if (decision.over()) [[unlikely]] *ended++ = i;
    }
    return ended;
}

Decision DealRules::apply(Cards& cards, DealState& deal, LineKind kind, int action) const {
    switch (kind) {
        case LineKind::pick_up: return pick_up(cards, deal, action);
        case LineKind::choosing: return choose(cards, deal, action);
        case LineKind::exchange: return bury(cards, deal, action);
        default: return {};
    }
}

// Begins lines of the plan until one asks for a decision, or the deal is over.
Decision DealRules::advance(Cards& cards, DealState& deal) const {
    while (++deal.line < static_cast<int>(plan.lines.size())) {
        const Line& line = plan.lines[deal.line];
        Decision decision = begin(cards, deal, line);
        if (!decision.over()) return decision;
    }
    return end(deal, Outcome::played);
}

Decision DealRules::end(DealState& deal, Outcome outcome) const {
    deal.outcome = outcome;
    return {};
}

Decision DealRules::begin(Cards& cards, DealState& deal, const Line& line) const {
    int first = left_of(deal.dealer, plan.seats);
    switch (line.kind) {
        case LineKind::dealing: deal_cards(cards, deal, line); return {};
        case LineKind::open_cards: open_cards(deal, line); return {};
        case LineKind::drawing: return decide(LineKind::drawing, 3, kKeep, first);
        case LineKind::pick_up: return pick_up_turn(deal, first);
        case LineKind::auction:
            deal.bid = deal.bidder = -1;
            return decide(LineKind::auction, 1 | kAllBids, kPass, first);
        case LineKind::choosing:
            // A contract kept from before a redeal stands.
            if (deal.has_contract) return {};
            return decide(LineKind::choosing, deal.choices, kFirstChoice, first);
        case LineKind::exchange: take_stock(cards, deal, line); return to_bury(cards, deal);
        case LineKind::play:
            begin_play(cards, deal, line);
            return decide(LineKind::play, cards.hands[cards.order[0]], 0, cards.order[0]);
        case LineKind::over: break;
    }
    return {};
}

// One at a time from the dealer's left; dummies stand behind the first hand.
void DealRules::deal_cards(Cards& cards, DealState& deal, const Line& line) const {
    int count = 0, first = left_of(deal.dealer, plan.seats);
    std::array<int, kMaxHands> order{};
    order[count++] = first;
    for (std::size_t i = 0; i < line.dummies.size(); ++i) {
        int hand = plan.seats + static_cast<int>(i);
        deal.owners[hand] = static_cast<std::int8_t>(dummy_owner(line.dummies[i], deal.dealer));
        order[count++] = hand;
    }
    for (int turn = 1; turn < plan.seats; ++turn) order[count++] = (first + turn) % plan.seats;
    for (int round = 0; round < line.cards; ++round)
        for (int place = 0; place < count; ++place)
            cards.hands[order[place]] |= card_bit(deal.stock[deal.top++]);
}

// They lie open under the stock.
void DealRules::open_cards(DealState& deal, const Line& line) const {
    std::rotate(deal.stock.begin() + deal.top, deal.stock.begin() + deal.top + line.cards,
                deal.stock.begin() + deal.end);
}

void DealRules::draw(Cards& cards, DealState& deal, Decision& decision, int action) const {
    // A rejected card is laid aside and the next one must be kept, and the other way round.
    int kept = deal.stock[deal.top + (action != kKeep)];
    cards.hands[decision.seat] |= card_bit(kept);
    deal.top += 2;
    decision.seat = static_cast<std::int8_t>(1 - decision.seat);
    if (deal.top == deal.end) [[unlikely]] decision = advance(cards, deal);
}

Decision DealRules::pick_up_turn(DealState& deal, int seat) const {
    if (deal.top == deal.end) return {};
    deal.seat = static_cast<std::int8_t>(seat);
    deal.offered = false;
    return to_pick_up(seat);
}

Decision DealRules::pick_up(Cards& cards, DealState& deal, int action) const {
    int seat = deal.seat, next = 1 - seat;
    if (action == kTake) {
        std::uint64_t older = cards.hands[seat];
        cards.hands[seat] |= card_bit(deal.stock[deal.top++]);
        return decide(LineKind::pick_up, older, kFirstDiscard, seat);
    }
    if (action >= kFirstDiscard) {
        cards.hands[seat] ^= card_bit(action - kFirstDiscard);
        // With a side offer, whoever answered an offered card still has a turn.
        if (deal.offered && plan.lines[deal.line].flag) next = seat;
    } else if (!deal.offered) {
        deal.offered = true;
        deal.seat = static_cast<std::int8_t>(next);
        return to_pick_up(next);
    } else {
        ++deal.top;  // refused by both; the second refuser goes on
        next = seat;
    }
    Decision turn = pick_up_turn(deal, next);
    return turn.over() ? advance(cards, deal) : turn;
}

void DealRules::call(Cards& cards, DealState& deal, Decision& decision, int action) const {
    // Chosen without branches, as in the play of a card.
    int pass = -(action == kPass), bid = -(action >= kFirstBid);
    int seat = decision.seat, next = left_of(seat, plan.seats);
    int doubling = pick<int>(pass, deal.doubling, action - kPass) & ~bid;
    int highest = pick<int>(bid, action - kFirstBid, deal.bid);
    int bidder = pick<int>(bid, seat, deal.bidder);
    int passes = (deal.passes + 1) & pass;
    deal.doubling = static_cast<std::uint8_t>(doubling);
    deal.bid = static_cast<std::int8_t>(highest);
    deal.bidder = static_cast<std::int8_t>(bidder);
    deal.passes = static_cast<std::uint8_t>(passes);
    const Line& line = plan.lines[deal.line];
    if (passes >= (highest >= 0 ? line.closing_passes : line.opening_passes)) {
        decision = close_auction(cards, deal);
        return;
    }
    bool own = bidder == next, others = (bidder >= 0) & !own;
    std::uint64_t double_bits = (others & (doubling == 0)) << 1 | (own & (doubling == 1)) << 2;
    decision.mask = 1 | double_bits | (kAllBids << (highest + 1) & kAllBids);
    decision.seat = static_cast<std::int8_t>(next);
}

Decision DealRules::close_auction(Cards& cards, DealState& deal) const {
    if (deal.bid < 0) return end(deal, Outcome::passed_out);
    deal.has_contract = true;
    return advance(cards, deal);
}

Decision DealRules::choose(Cards& cards, DealState& deal, int action) const {
    deal.bid = static_cast<std::int8_t>(action - kFirstChoice);
    deal.bidder = static_cast<std::int8_t>(left_of(deal.dealer, plan.seats));
    deal.has_contract = true;
    return advance(cards, deal);
}

void DealRules::take_stock(Cards& cards, DealState& deal, const Line& line) const {
    for (int i = 0; i < line.cards; ++i)
        cards.hands[deal.bidder] |= card_bit(deal.stock[deal.top++]);
    deal.to_bury = static_cast<std::uint8_t>(line.cards);
}

Decision DealRules::to_bury(const Cards& cards, const DealState& deal) const {
    const Line& line = plan.lines[deal.line];
    Decision decision =
        decide(LineKind::exchange, cards.hands[deal.bidder], kFirstDiscard, deal.bidder);
    decision.cards_too = line.flag && deal.to_bury == line.cards;
    return decision;
}

Decision DealRules::bury(Cards& cards, DealState& deal, int action) const {
    if (action < kDeck) return end(deal, Outcome::redeal);
    cards.hands[deal.bidder] ^= card_bit(action - kFirstDiscard);
    return --deal.to_bury == 0 ? advance(cards, deal) : to_bury(cards, deal);
}

// The order of the hands: the leader, declarer's dummy, the defender's, then the other seats.
void DealRules::begin_play(Cards& cards, DealState& deal, const Line& line) const {
    int declarer = deal.bidder, defender = left_of(declarer, plan.seats);
    for (int hand = plan.seats; hand < plan.hands; ++hand) {
        std::int8_t& owner = deal.owners[hand];
        if (owner == -2) owner = static_cast<std::int8_t>(declarer);
        if (owner == -3) owner = static_cast<std::int8_t>(defender);
    }
    int seat = line.flag ? declarer : defender, count = 0;
    cards.order[count++] = static_cast<std::int8_t>(seat);
    for (bool own : {true, false})
        for (int hand = plan.seats; hand < plan.hands; ++hand)
            if (deal.owners[hand] >= 0 && (deal.owners[hand] == declarer) == own)
                cards.order[count++] = static_cast<std::int8_t>(hand);
    for (int turn = 1; turn < plan.seats; ++turn)
        cards.order[count++] = static_cast<std::int8_t>(seat = left_of(seat, plan.seats));
    for (int place = 0; place < count; ++place)
        cards.order_owners[place] = deal.owners[cards.order[place]];
    cards.moment = 0;
    cards.beating = cards.following = ~std::uint64_t{0};
    cards.left = static_cast<std::uint8_t>(std::popcount(cards.hands[cards.order[0]]));
    cards.trump = scoring.quotas ? scoring.trumps[deal.bid]
                                : static_cast<std::int8_t>(deal.bid % kStrains);
    note_honours(cards, deal);
}

// Honours count in the hands at the opening lead, and only one hand can hold enough of them.
void DealRules::note_honours(Cards& cards, DealState& deal) const {
    if (scoring.quotas) return;
    const auto& points = cards.trump == kNoTrump ? scoring.no_trump_honours : scoring.suit_honours;
    for (int hand = 0; hand < plan.hands; ++hand) {
        int held = std::popcount(cards.hands[hand] & scoring.honours[cards.trump]);
        if (points[held] == 0 || deal.owners[hand] < 0) continue;
        deal.honours_owner = deal.owners[hand];
        deal.honours = points[held];
    }
}

}  // namespace honeymoon
