# What a person can choose on the page.
web-set-words = Words
web-set-words-rules = As in the rules
web-set-words-club = Club words
web-set-letters = Letters on the cards
web-set-letters-english = A K Q J
web-set-letters-local = Of the language
web-set-suits = Suits
web-set-suits-four = Four colours
web-set-suits-two = Two colours
web-set-order = Order of the suits
web-set-order-alternating = Colours in turn
web-set-order-ranked = ♠ ♥ ♦ ♣
web-set-high = High cards
web-set-high-left = On the left
web-set-high-right = On the right
web-set-size = Cards
web-set-size-normal = Usual size
web-set-size-large = Large
web-set-confirm = Playing a card
web-set-confirm-usual = As usual at the table
web-set-confirm-take-back = One tap, back for a moment
web-set-confirm-two-taps = Two taps
web-set-confirm-none = One tap
web-set-calls = Bids
web-set-calls-confirm = Confirm each
web-set-calls-at-once = Level and strain are enough
web-set-stays = A finished trick stays
web-set-stays-1300 = 1.3 seconds
web-set-stays-500 = 0.5 seconds
web-set-stays-1000 = 1 second
web-set-stays-2000 = 2 seconds
web-set-stays-3000 = 3 seconds
web-set-stays-tap = Until tapped
web-set-speed = Movement
web-set-speed-normal = Usual
web-set-speed-calm = Calm
web-set-speed-fast = Fast
web-set-speed-off = None
web-set-forced = The only card that can be played
web-set-forced-wait = Wait for me
web-set-forced-play = Play it
web-set-hints = Hints
web-set-hints-request = When I ask
web-set-hints-off = None
web-set-hints-always = Always
web-set-points = Points of the hand
web-set-points-on = Show
web-set-points-off = Hide
web-set-vibration = Vibration
web-set-vibration-on = On
web-set-vibration-off = Off
web-set-theme = Theme
web-set-theme-system = System
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-contrast = Contrast
web-set-contrast-system = System
web-set-contrast-high = High
web-set-table = Table
web-set-table-cloth = Cloth
web-set-table-paper = Paper
web-set-keys = Single keys
web-set-keys-on = On
web-set-keys-off = Off
web-set-volume = Sounds
web-set-reset = As at the beginning

# The law, and no connection.
web-rules = Rules
web-rule = About rule { $rule }
web-rule-before = Previous rule
web-rule-after = Next rule
web-rule-page = The whole page
web-offline = There is no connection to the server. What is open stays; playing needs the connection.

# The words of clubs and federations in the place of those of the law; English has no others.
web-club-strain-short-NT = NT
web-club-call-X = Double
web-club-call-XX = Redouble
web-club-contract-X = { $bid } doubled
web-club-contract-XX = { $bid } redoubled
web-club-receipt-overtricks = { $count ->
    [one] { $count } overtrick
   *[other] { $count } overtricks
 }{ $doubling ->
    [X] { " doubled, " }
    [XX] { " redoubled, " }
   *[none] { "" }
 }{ $doubling ->
    [none] { "" }
   *[other] { $vulnerable ->
        [yes] vulnerable
       *[no] not vulnerable
     }
 }: { $sum }
web-club-receipt-insult = { $doubling ->
    [XX] redoubled
   *[X] doubled
 } contract made: { $sum }
web-club-receipt-undertricks = { $count ->
    [one] { $count } undertrick
   *[other] { $count } undertricks
 }{ $doubling ->
    [X] { " doubled" }
    [XX] { " redoubled" }
   *[none] { "" }
 }, { $vulnerable ->
    [yes] vulnerable
   *[no] not vulnerable
 }: { $sum }
web-club-receipt-rubber-two-nil = rubber by two games to none: { $sum }
web-club-receipt-rubber-two-one = rubber by two games to one: { $sum }
web-club-pad-games = games
web-club-kind-overtricks = overtricks
web-club-kind-insult = doubled, made
web-club-kind-undertricks = undertricks
web-club-web-call-double = Beat { $contract }, double, or pass.
web-club-web-call-redouble = Beat { $contract }, redouble, or pass.
web-club-web-bid-game = { $tricks } tricks, worth { $points }: game
web-club-web-double = Double { $contract }
web-club-web-redouble = Redouble { $contract }
web-club-web-led = { $name } led
web-club-web-you-led = you led
web-club-web-toward-game = counts toward game
web-club-web-game-you = You win a game. A line is drawn, and all start the next game at 0.
web-club-web-game-name = { $name } wins a game. A line is drawn, and all start the next game at 0.
web-club-web-kind-spader = spades trump, win tricks
web-club-web-kind-valfri = any trump, win tricks
