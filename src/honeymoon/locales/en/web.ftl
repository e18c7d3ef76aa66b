# The page in the browser. $name is a player, $card and $contract as cards and contracts are written.
# The frame of every page.
web-play = Play
web-continue = Continue
web-game = Game
web-opponent = Opponent
web-computer = Computer
web-friend = With a friend (link)
web-level = Level
web-level-beginner = Beginner
web-level-club = Club player
web-level-strong = Strong
web-level-expert = Expert
web-settings = Settings
web-language = Language
web-suits = Suits
web-preview = So it looks
web-home = Home
web-back = Back
web-close = Close
web-unfinished = { $game }, hand { $number }
web-how = How it works
web-how-draw = Build a hand from the stock
web-how-bid = Bid against one opponent
web-how-play = Take your tricks
web-how-score = Score the rubber

# Whose turn it is.
web-your-turn = Your turn
web-your-call = Your call
web-dummys-turn = Your dummy’s turn
web-thinks = { $name } is thinking.
web-is-to-act = It is { $name }’s turn.
web-away = Waiting for { $name } to sit down.
web-paused = The play is paused.
web-lost = The connection is lost; it is being made again. Nothing is lost.
web-moved = This seat is now used on another device.
web-no-place = You have no place at this table.
web-old-page = The page is older than the server: load it again.
web-refused = That was not done ({ $code }).
web-seen-since = It cannot be taken back: something hidden has been seen since.
web-nothing-back = There is nothing to take back.
web-not-certain = That is not certain: let us play on.

# Cards and seats.
web-your-cards = Your cards
web-your-hand = Your hand
web-your-dummy = Your dummy
web-dummy-of = { $name }’s dummy
web-hand-of = { $name }’s hand
web-shared-dummy = Dummy: the winner plays it
web-dummy-later = The dummies are shown after the opening lead.
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
web-deals = deals
web-stock = stock
web-discards = discard
web-dead = refused by both
web-face-down = face-down card

# The draw.
web-draw-turn = { $turn } of 13.
web-draw-say = Keep it, or reject it and take the next one unseen.
web-kept = You kept { $card }. The next card goes to the discard: { $other }. Only you have seen it.
web-rejected = { $card } rejected. You must keep the next card: { $other }.
web-drawing = drawing
web-drawn = Your hand is complete. { $name } is still drawing.
web-my-rejects = My rejects
web-draw-rest = Draw the rest
web-pick-say = Take { $card }, or refuse it: { $name } may then take it or the next one.
web-pick-offered = { $name } refused { $card }. Take it, or let it go and turn the next card.
web-let-go = Let it go
web-discard-say = Discard one card, face down; not { $card }.
web-discard-one = Discard { $card }
web-discard-choose = Choose a card

# The auction.
web-call-open = Open with a bid, or pass.
web-call-beat = Beat { $contract }, or pass.
web-call-double = Beat { $contract }, double, or pass.
web-call-redouble = Beat { $contract }, redouble, or pass.
web-call-now = your call
web-calls-first = first
web-bid = Bid { $bid }
web-bid-choose = Choose level and strain
web-bid-worth = { $tricks } tricks, worth { $points }
web-bid-game = { $tricks } tricks, worth { $points }: game
web-double = Double { $contract }
web-redouble = Redouble { $contract }
web-sure = { $what }?
web-again = press again
web-bidding-box = Bidding box
web-calls-so-far = Calls so far
web-strain = Strain
web-too-low = { $what }, too low

# Bismarck and the three-handed game.
web-choose-say = You are eldest hand and see these cards only. Choose a contract.
web-choose = Choose { $contract }
web-choose-first = Choose a contract
web-kind-spel = no trump, win tricks
web-kind-spader = spades trump, win tricks
web-kind-valfri = any trump, win tricks
web-kind-pass = no trump, avoid tricks
web-used-before = used before
web-bury-say = { $count ->
    [one] Discard one more card, face down.
   *[other] Discard { $count } cards, face down.
 }
web-bury = Discard { $chosen } of { $count }

# The play.
web-by-you = { $contract } by you
web-by-name = { $contract } by { $name }
web-need = need { $count }
web-won = won
web-won-count = won { $count }
web-lead = Lead any card.
web-follow = Follow { $suit }: { $cards }.
web-void = No { $suit }: play any card.
web-led = { $name } led
web-you-led = you led
web-you-win-trick = You win the trick with { $card }.
web-wins-trick = { $name } wins the trick with { $card }.
web-last-trick = Last trick
web-no-last-trick = No trick is finished yet.
web-undo = Undo
web-claim = Claim
web-claim-title = Whose are the other tricks?
web-claim-mine = The rest are mine
web-claim-yours = The rest are yours
web-claim-asked-mine = { $name } says: the rest are mine.
web-claim-asked-yours = { $name } says: the rest are yours.
web-claim-waits = Your claim waits for an answer.
web-accept = Accept
web-play-on = Play on
web-back-asked = { $name } asks to take back the last action. Allow?
web-back-waits = You have asked to take it back.
web-allow = Allow
web-refuse = No
web-tricks = Tricks
web-auction = Auction
web-none-yet = none yet

# The result and the sheet.
web-made = Made
web-made-over = Made, +{ $count }
web-down = Down { $count }
web-promised = promised { $target } · took { $won }
web-below-for = Below the line, { $name }
web-above-for = Above the line, { $name }
web-toward-game = counts toward game
web-game-you = You win a game. A line is drawn, and all start the next game at 0.
web-game-name = { $name } wins a game. A line is drawn, and all start the next game at 0.
web-vulnerable-you = You are now vulnerable.
web-vulnerable-name = { $name } is now vulnerable.
web-failed-nothing = A failed contract scores no tricks.
web-total = Total
web-next-hand = Next hand
web-new-match = Another match
web-waits-next = Waiting for { $name }.
web-score-sheet = Score sheet
web-hand-short = hand { $number }
web-won-rubber-you = You won the rubber.
web-won-match-you = You have the higher total and win by { $margin }.

# A link for a friend.
web-link-ready = The link is ready
web-link-say = Send it to your friend. The game begins when both sit.
web-copy = Copy
web-copied = Copied
web-invited = You are invited to play
web-no-account = One link, one seat, no account.
web-your-name = Your name
web-sit = Sit down
web-link-used = This link was used already. On the device that used it, the game goes on by itself.

# One device for several persons.
web-device = One device, pass it
web-start = Start
web-persons = Persons at this device
web-persons-count = { $count ->
    [2] 2 + computer
   *[other] { $count } persons
 }
web-name-of = Name of player { $number }
web-strict-turns = Draw in strict turns
web-pass-to = Pass the phone to
web-last = Last
web-now = Now
web-show-mine = I am { $name }: show my cards
web-put-away = The cards of { $name } are put away.
web-did = { $name }: { $what }
web-now-draw = { $name } draws.
web-now-pick-up = { $name } takes or refuses a card.
web-now-pick-up-discard = { $name } discards a card.
web-now-auction = { $name } calls.
web-now-choose-contract = { $name } chooses a contract.
web-now-exchange = { $name } discards cards.
web-now-play = { $name } plays a card.

# The tables of this device.
web-more = More pages
web-history = History
web-history-empty = There is no table on this device yet.
web-running = Unfinished
web-finished = Finished
web-winners = Won by { $names }.
web-you-won = You won.
web-look = Open
web-save-record = Save match { $number }
web-remove = Remove
web-remove-sure = Remove it from this device? Nobody can then play on from here.
web-keep = Keep it
web-import = Go on with a match from a file
web-import-say = A file that holds the record of a match, finished or not. It counts as practice, since its cards may be known.
web-import-file = Choose a file
web-import-start = Go on with it
web-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
 }
web-record-none = { $file } holds no record of a match.
web-record-sealed = This record leaves out cards that nobody was shown, so nobody can go on with it.
web-record-large = This file is too large for a record.
web-record-bad = This record is damaged: it cannot be played.
web-record-illegal = An action in this record is against rule { $rule }.

# Those who watch.
web-watch-link = Link to watch
web-watch-say = Whoever has this link sees the table, and no hand. An earlier link has ended.
web-watch-end = End it
web-watch-ended = Nobody watches any more.
web-watch-over = This link to watch has ended.
web-watching = You are watching.
