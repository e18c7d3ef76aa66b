# The receipt: what each amount is for. $sum is the calculation, $count the tricks it is about,
# $doubling none, X or XX, $vulnerable yes or no.
receipt-contract = { $contract }: { $sum }
receipt-overtricks = { $count ->
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
receipt-insult = { $doubling ->
    [XX] redoubled
   *[X] doubled
 } contract made: { $sum }
receipt-slam-small = small slam, { $vulnerable ->
    [yes] vulnerable
   *[no] not vulnerable
 }: { $sum }
receipt-slam-grand = grand slam, { $vulnerable ->
    [yes] vulnerable
   *[no] not vulnerable
 }: { $sum }
receipt-undertricks = { $count ->
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
receipt-honours-four = four trump honours in one hand: { $sum }
receipt-honours-five = five trump honours in one hand: { $sum }
receipt-honours-aces = four aces in one hand at no trump: { $sum }
receipt-rubber-two-nil = rubber by two games to none: { $sum }
receipt-rubber-two-one = rubber by two games to one: { $sum }
receipt-quota-win = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 } - quota { $quota } = { $points }
receipt-quota-avoid = quota { $quota } - { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 } = { $points }
receipt-for-below = { $name }, below the line
receipt-for-above = { $name }, above the line
receipt-for-score = { $name }

# One hand of a match.
deal-title = Hand { $number }, dealer { $dealer }
deal-contract = { $contract } by { $declarer }: { $need } tricks needed, { $won } won, { $result }
deal-quota-contract = { $contract }; eldest hand { $forehand }
deal-passed-out = passed out, no score
deal-redeal = { $contract }; eldest hand { $forehand } led before discarding, dealt again
deal-unfinished = broken off; phase: { $phase }
deal-so-far = { $contract } by { $declarer }; tricks so far: { $tricks }
deal-tricks = Tricks: { $tricks }
result-made = made
result-over = { $count ->
    [one] made with { $count } overtrick
   *[other] made with { $count } overtricks
 }
result-down = down { $count }

# The rubber pad.
pad-title = Score sheet
pad-above = above the line
pad-below = below the line
pad-deal = hand { $number }, { $kind }
pad-game = game for { $name }
pad-total = total
pad-games = games
pad-part-score = part-score
pad-vulnerable = vulnerable
pad-yes = yes
pad-no = no
kind-contract = contract
kind-overtricks = overtricks
kind-insult = doubled, made
kind-slam = slam
kind-undertricks = undertricks
kind-honours = honours
kind-rubber = rubber

# The sheet of the quota game.
quota-deal = no.
quota-contract = contract
quota-forehand = eldest
quota-redeal = again
quota-used = used

# How a match stands or ended.
match-unfinished = The match is not finished.
match-rubber-winner = { $name } won the rubber.
match-winner = { $name } has the higher total and wins by { $margin }.
match-first-game = { $name } made the first game and wins.
match-tie = The win is shared: { $names } have { $points } each.
