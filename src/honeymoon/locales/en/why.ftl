# Why a computer player did something: which action, and what can be told of it.
why-head = { $name }, { $place }: { $action }
why-trick = trick { $number }
why-face-down = a card face down
why-nobody = No computer player has acted in this hand yet.
why-few = { $count ->
    [one] A computer player has acted once in this hand.
   *[other] Computer players have acted { $count } times in this hand.
 }
why-later = What it weighed would show its cards: ask again when the hand is over.
why-memory = { $count ->
    [one] It keeps in mind the cards of the last trick only, and not what it laid aside.
   *[other] It keeps in mind the cards of the last { $count } tricks only, and not what it laid aside.
 }
why-memory-tricks = { $count ->
    [one] It keeps in mind the cards of the last trick only.
   *[other] It keeps in mind the cards of the last { $count } tricks only.
 }

# How it decides, as far as everybody may know it during a hand.
why-kind-draw = It compares the card with what the next one is worth on average to its hand.
why-kind-pick-up = It weighs what the card adds to its hand, and what it would give away by refusing.
why-kind-pick-up-discard = It lays aside the card that its hand misses least.
why-kind-auction = It imagines deals that fit what it knows, finds the tricks of each, and makes the call that is worth most points on average at this score.
why-kind-choose-contract = It compares each contract, on imagined deals, with what that contract usually brings.
why-kind-exchange = It tries several ways to discard on imagined deals.
why-kind-play = It imagines deals that fit what it knows, finds out how each card fares in them, and takes the one that is worth most points on average.

# How a decision was made, by its code; only after the hand, or where all cards are known.
why-code-only = It has no choice: nothing else is possible.
why-code-tips = It goes by the tips of the rules’ texts, without reckoning points.
why-code-random = It chooses by lot.
why-code-program = It is a program of its own and gives no reasons.
why-code-unknown = The reasons are not known: they are not saved, and the match was taken up from a file since.
why-code-guard = It gave no proper answer in time; something safe was done in its place.
why-code-play-worlds = { $worlds ->
    [one] It imagines one deal that fits what it knows, and plays it out with best play.
   *[other] It imagines { $worlds } deals that fit what it knows, plays each out with best play, and takes the card that is worth most points on average.
 }
why-code-play-open = It knows where all the cards are: it plays the hand out with best play for every card.
why-code-play-selfish = { $worlds ->
    [one] It imagines one deal that fits what it knows, and plays each card out in it, each player playing for itself.
   *[other] It imagines { $worlds } deals that fit what it knows, and plays each card out in them, each player playing for itself.
 }
why-code-draw-expected = { $unseen ->
    [one] It compares the card with the one card that it has not seen. Points are against rejecting.
   *[other] It compares the card with the average of the { $unseen } cards that it has not seen. Points are against rejecting.
 }
why-code-pick-up-expected = It weighs what the card adds to the hand, and what refusing gives away. Points are against refusing.
why-code-pick-up-least = It lays aside the card that the hand misses least. Points are what each loss costs.
why-code-call-worlds = { $worlds ->
    [one] It imagines one deal that fits what it knows, and finds the points of each call at this score.
   *[other] It imagines { $worlds } deals that fit what it knows, finds the tricks of each, and makes the call that is worth most points on average at this score.
 }
why-code-contract-gain = { $worlds ->
    [one] It compares each contract, on one imagined deal, with what it usually brings: tricks above that.
   *[other] It compares each contract, on { $worlds } imagined deals, with what it usually brings: tricks above that.
 }
why-code-bury-plans = { $worlds ->
    [one] Ways to discard that it tries: { $plans }, on one imagined deal.
   *[other] Ways to discard that it tries: { $plans }, on { $worlds } imagined deals.
 }

# The candidates, and what the player knew.
why-row-points = points { $value }
why-row-tricks = tricks { $value }
why-cut-off = Not all of it could be counted to the end.
why-more = { $count ->
    [one] and one more
   *[other] and { $count } more
 }
why-held = Held: { $cards }
why-seen = { $count ->
    [one] It had seen one card.
   *[other] It had seen { $count } of the 52 cards.
 }

# Hints: first the principle, by what is to be decided.
hint-first-draw = Compare the card with what you can expect of the next one: aces, kings and queens are worth keeping, small cards hardly ever.
hint-first-pick-up = What does the card add to your hand, less the card that you give up? A good card that you refuse may go to your opponent.
hint-first-pick-up-discard = Discard what you miss least: small cards, in short suits first.
hint-first-auction = Count the tricks that you expect in your best suit, and what a contract is worth at this score. Pass when neither bidding nor doubling brings more.
hint-first-choose-contract = Four cards are all you see. Take the contract that they suit better than usual: the others stay for later hands.
hint-first-exchange = Discard what wins no trick: small cards; where there are trumps, whole short suits.
hint-avoid-exchange = Discard what wins tricks against your will: high cards without small ones beside them.
hint-first-lead = Where do your tricks come from: high cards, a long suit, trumps? Do they get there before your opponents’ tricks do?
hint-avoid-lead = Lead what somebody else must win: small cards. Keep one for later.
hint-first-follow = Win the trick if you gain by it, as cheaply as you can; if you cannot win it, play your lowest.
hint-avoid-follow = Play your highest card that does not win. If you must win, win with the highest.
hint-first-void = You cannot follow suit: is this trick worth a trump? If not, throw what you will never need.
hint-avoid-void = You cannot follow suit: get rid of your most dangerous card.
hint-first-open = You can know where all the cards are: count the tricks that each card leads to.
hint-again = To be told what to do, ask once more.

# Then the action.
hint-only = There is only one thing to do: { $action }
hint-late = No hint was ready in time.
hint-is = { $player } would choose: { $action }
hint-from = It knows no more than you.
