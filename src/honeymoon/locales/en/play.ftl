# What people type at the terminal: words and letters that mean the same, between commas.
word-keep = keep, k
word-reject = reject, r
word-take = take, t
word-refuse = refuse, f
word-pass = pass, p
word-double = double, x, dbl
word-redouble = redouble, xx, rdbl
word-no-trump = nt, n
word-of = of
word-play = play, lead
word-why = why
word-hand = hand, cards
word-dummy = dummy
word-table = table
word-last = last, l
word-tricks = tricks
word-contract = contract
word-score = score, s
word-turn = turn
word-hint = hint, h, i
word-undo = undo, u
word-help = help
word-rules = rules
word-quit = quit, q, exit

# Before the first hand.
play-choose-game = What do you want to play? Enter: { $default }
play-ask-game = Number or name >
play-no-game = “{ $text }” is not in the list of games.
play-options = Rules chosen: { $list }
play-saving = Saved after every action in { $file }
play-welcome = ? says what is possible, help lists all words, quit leaves the table.
play-cut-for-deal = Cut for the deal: { $list }. The highest card deals.

# Seats and files that cannot be.
play-seats-count = This game needs { $detail } seats, as in person,club.
play-seats-nobody = At least one seat needs a person, as in person,club.
play-seats-player = There is no player “{ $detail }”; a seat takes person, beginner, club, strong, expert, tips, random or cmd: and a command line.
play-level-and-seats = --level names the opponents, and so do --seats: give one of the two.
play-seats-program = A file starts no program: a match with one cannot be taken up again.
play-computer-fault = { $name }: { $kind }; another action was done in its place.
play-seats-name = “{ $detail }” cannot be a name; at most 20 letters.
play-resume-several = The file holds more than one record.
play-resume-sealed = The record is sealed: its hidden cards are missing.
play-resume-over = The match in { $file } is finished.
play-resume-and-game = A saved match keeps its game, its options and its seats.
play-save-exists = { $file } exists already; go on with it by --resume, or choose another file.
play-save-failed = { $file } cannot be written: { $reason }
play-saved = Saved in { $file }
play-saved-resume = --resume { $file } goes on from there.

# What happened. $who is you where the reader is meant, else other.
play-deal = { $who ->
    [you] Hand { $number }. You deal.
   *[other] Hand { $number }. { $name } deals.
 }
play-opened = Four open cards: { $cards }
play-kept = { $who ->
    [you] You kept { $card }. The next card goes to the discard: { $other }. Only you have seen it.
   *[other] { $name } kept the card and discarded the next.
 }
play-rejected = { $who ->
    [you] { $card } rejected. You must keep the next card: { $other }.
   *[other] { $name } rejected the card and kept the next.
 }
play-took = { $who ->
    [you] You took { $card }.
   *[other] { $name } took { $card }.
 }
play-took-unseen = { $name } took the card.
play-refused = { $who ->
    [you] You refused { $card }.
   *[other] { $name } refused { $card }.
 }
play-died = Both refused { $card }: it is out of this hand, face up.
play-discarded = { $who ->
    [you] You discarded { $card }, face down.
   *[other] { $name } discarded { $card }.
 }
play-discarded-unseen = { $name } discarded a card face down.
play-called = { $who ->
    [you] You: { $call }
   *[other] { $name }: { $call }
 }
play-passed-out = Nobody has bid: no score.
play-contract = { $who ->
    [you] Contract: { $contract }, you are declarer; { $tricks } tricks are needed.
   *[other] Contract: { $contract }, declarer { $name }; { $tricks } tricks are needed.
 }
play-chosen = { $who ->
    [you] You are eldest hand. { $contract }
   *[other] { $name } is eldest hand. { $contract }
 }
play-quotas = Quota: { $list }
play-quotas-avoid = Quota, fewer is better: { $list }
play-took-stock = { $who ->
    [you] You take the stock: { $cards }
   *[other] { $name } takes the stock: { $cards }
 }
play-took-stock-unseen = { $name } takes the { $count } cards of the stock.
play-trick = { $who ->
    [you] Trick { $number }: { $cards }. You win it.
   *[other] Trick { $number }: { $cards }. { $name } wins it.
 }
play-redealt = { $who ->
    [you] You led { $card } before discarding: the same dealer deals again, the contract stays.
   *[other] { $name } led { $card } before discarding: the same dealer deals again, the contract stays.
 }

# What is to be decided.
play-hand = { $points ->
    [one] Hand ({ $count }, { $points } point):
   *[other] Hand ({ $count }, { $points } points):
 }
play-hand-count = Hand ({ $count }):
play-part-score = part-score { $points }
play-dummy = { $who ->
    [you] Your dummy:
   *[other] Dummy of { $name }:
 }
play-dummy-declarer = Dummy for declarer:
play-dummy-defender = Dummy for the defender:
play-dummy-closed = shown after the opening lead
play-dummies-closed = Dummies: shown after the opening lead
play-dummy-name = { $who ->
    [you] your dummy
   *[other] dummy of { $name }
 }
play-draw-turn = Your turn, { $turn } of 13. Stock { $stock }, discard { $discard }.
play-draw-card = You see: { $card } ({ $words })
play-draw-how = Keep it and discard the next, or reject it and keep the next one unseen.
play-pick-open = Your turn, stock { $stock }. You see: { $card } ({ $words })
play-pick-private = Your turn, stock { $stock }. Only you see: { $card } ({ $words })
play-pick-how = Take it and discard another card, or refuse it and { $other } may take it.
play-pick-offered = { $other } refused { $card } ({ $words }). Take it, or refuse it as well?
play-pick-discard = Discard one of your other cards face down, not { $card }.
play-calls = Auction: { $list }
play-call-first = Your call. Nobody has bid yet.
play-call-beat = { $who ->
    [you] Your call. The highest bid is your own: { $contract }.
   *[other] Your call. The highest bid is from { $name }: { $contract }.
 }
play-pass-ends = { $who ->
    [you] If you pass, the auction ends and you play { $contract }.
   *[other] If you pass, the auction ends and { $name } plays { $contract }.
 }
play-pass-out = If you pass, the hand is over without a score.
play-choose = You are eldest hand and see only { $cards }. Choose a contract:
play-exchange = { $left ->
    [one] Discard one more card face down. Taken: { $cards }
   *[other] Discard { $left } cards face down, one by one or on one line. Taken: { $cards }
 }
play-contract-now = { $who ->
    [you] { $contract } by you.
   *[other] { $contract } by { $name }.
 }
play-won-needs = { $name }: { $won } won, { $needed } needed
play-won-may = { $name }: { $won } won, { $needed } to the quota
play-table = On the table: { $list }
play-table-empty = The table is empty.
play-lead = { $hand ->
    [own] Your turn: lead any card.
   *[dummy] Your dummy’s turn: lead any card from it.
 }
play-follow = { $hand ->
    [own] Your turn, { $suit } were led. You can play:
   *[dummy] Your dummy’s turn, { $suit } were led. It can play:
 }
play-void = { $hand ->
    [own] Your turn. You have no { $suit }: play any card.
   *[dummy] Your dummy’s turn. It has no { $suit }: play any card.
 }

# Questions at the end of a screen. $letters are the letters of the suits.
play-ask-draw = [k]eep  [r]eject  [?] >
play-ask-pick = [t]ake  re[f]use  [?] >
play-ask-call = Call, as in 1NT, pass, x, xx [{ $letters }] >
play-ask-card = Number, or rank and suit [{ $letters }] >
play-ask-only = Enter plays { $card } >
play-ask-discard = Discard: number, or rank and suit [{ $letters }] >
play-ask-contract = Number or name [{ $letters }] >
play-ask-next = Enter: next hand  [?] >
play-ask-end = Enter ends, why explains the computer >
play-ask-hide = Enter: clear the screen, then { $name } looks >
play-ask-show = { $name }: Enter shows your cards >
play-ask-confirm = { $what }: Enter to confirm >
play-hand-over = Now it is { $name }’s turn. Everybody else looks away.

# Answers.
play-unreadable = “{ $text }” is not understood. ? says what is possible, help lists the words.
play-no-number = The list has no number { $number }.
play-not-now = That is not possible now.
play-no-contract = There is no contract yet.
play-no-tricks = No trick has been played yet.
play-no-last = No trick is finished yet.
play-no-dummy = There is no dummy in this game.
play-last = { $who ->
    [you] Trick { $number }: { $cards }. You won it.
   *[other] Trick { $number }: { $cards }. { $name } won it.
 }
play-undone = Taken back.
play-undone-practice = Taken back. You have seen something since: the match now counts as practice.
play-undo-nothing = There is nothing to take back in this hand.
play-undo-shown = Nothing can be taken back: somebody else has looked since.
play-possible = Possible now: { $list }
play-possible-bids = Possible now: { $list }, and every bid from { $lowest } up
play-possible-action = { $action }: possible.
play-not-possible = Not possible: { $cards }. { $reason }
play-worth = { $bid } needs { $tricks } tricks. Made exactly, it scores { $below } below the line and { $above } above.
play-worth-game = That would be a game.
play-worth-down = One trick short gives each opponent { $points }.
play-rules-where = The rules with all numbers: honeymoon rules { $game }
play-help =
    Words, in any phase; in brackets the letter that is enough:
      hand, dummy, table    the cards that you can see, and the trick
      last [l], tricks      the last trick; tricks won and needed
      contract, score [s]   the contract; the score sheet
      turn                  what you have to decide, once more
      ?                     what is possible now
      ? 6{ $letter }, ? 3nt           why not this card; what this bid is worth
      hint [h]              what to think of; once more: what to do, and why
      why, why 2            why the computer’s last action, or the one before that
      undo [u]              take back your last action in this hand
      rules, quit [q]       where the rules are; leave (the match is saved)
    Cards: rank, then suit, as in { $card } or 10{ $letter }; or the number of the list.

# The end.
play-goodbye = See you next time.
