# Why an action is against the rules. $rule is the id of the rule; $subject is the card, suit, bid
# or contract that it is about, in words of this language.
deal-is-over = The hand is over; nothing more can be done in it (rule { $rule }).
draw-not-a-choice = A card waits for a decision; only one of the two choices is possible now (rule { $rule }).
draw-must-discard = A card was taken; now one of the others has to be discarded (rule { $rule }).
draw-just-taken = The card just taken, the { $subject }, cannot be discarded at once (rule { $rule }).
auction-not-a-call = It is time for a call: pass, a bid, double or redouble (rule { $rule }).
auction-bid-too-low = A bid must be higher than the last one, { $subject } (rule { $rule }).
auction-cannot-double = Only an opponent’s last bid can be doubled, and only once (rule { $rule }).
auction-cannot-redouble = You can redouble only your own bid, after it was doubled (rule { $rule }).
contract-not-a-contract = It is time to choose a contract: Spel, Spader, Valfri with a suit, or Pass (rule { $rule }).
contract-already-used = { $subject } was used in an earlier hand; each contract is chosen once (rule { $rule }).
exchange-not-a-discard = It is time to discard four cards face down (rule { $rule }).
play-not-a-card = It is time to play a card (rule { $rule }).
play-not-held = The { $subject } is not in this hand (rule { $rule }).
play-must-follow-suit = Suit must be followed: { $subject } were led, and the hand still holds some (rule { $rule }).

# Texts that cannot be read.
notation-suit = “{ $text }” is not a suit; C, D, H, S or a suit symbol is expected.
notation-card = “{ $text }” is not a card; suit and rank are expected, as in HQ or S10.
notation-action = “{ $text }” is neither a card, a call nor any other action.
notation-deck = These are not the 52 different cards of a pack: { $text }
notation-hidden = “{ $text }” hides a card, which only a sealed record may do.

# Options of a game.
option-unknown = { $game } has no option “{ $name }”; it has: { $expected }.
option-value = “{ $value }” is not a value of the option { $name }; its values are: { $expected }.
option-fixed = { $game } fixes the option { $name }; it can only be: { $expected }.
option-conflict = The option { $name } cannot be “{ $value }” together with the other options.
option-form = “{ $text }” is not an option; it is written name=value, as in honours=false.

# What is no record. $path is the place, $detail what stands there, $expected what should.
record-empty = The input holds no record.
record-encoding = The input is not text in { $expected }.
record-json = The text is not valid JSON; it breaks off or goes wrong at character { $column } of the line.
record-depth = The values are nested too deeply for a record.
record-number = “{ $detail }” is not a number that a record may hold.
record-duplicate-field = The field “{ $detail }” is there twice.
record-type = { $expected } is expected, not “{ $detail }”.
record-unknown-field = A record has no field “{ $detail }”.
record-missing-field = The field “{ $detail }” is missing.
record-format = “{ $detail }” is not a known format; { $expected } is expected.
record-version = Version “{ $detail }” cannot be read; { $expected } is expected.
record-game = “{ $detail }” is not a known game; the games are: { $expected }.
record-option-unknown = This game has no such option.
record-option-value = “{ $detail }” is not a value of this option.
record-option-fixed = This game fixes the option; it cannot be “{ $detail }”.
record-option-conflict = “{ $detail }” cannot stand together with the other options.
record-first-dealer = “{ $detail }” is not a seat; { $expected } is expected.
record-text = The text “{ $detail }” holds invalid characters.
record-seats = There are { $detail } names; { $expected } are expected, one for each seat.
record-card = “{ $detail }” is not a card; suit and rank are expected, as in HQ or ST.
record-duplicate-card = The card { $detail } is in the pack twice.
record-deck = The pack has { $detail } cards; { $expected } are expected.
record-after-end = A hand follows although the match has ended.
record-deal-unfinished = The hand breaks off although another follows.

# What may be expected in a record, and where something is wrong.
expected-object = an object
expected-list = a list
expected-text = a text
expected-flag = true or false
error-in-action = { $file }, line { $line }: hand { $deal }, action { $action }, “{ $token }” [{ $code }]
error-in-record = { $file }, line { $line }: { $path } [{ $code }]
error-in-input = { $file }, line { $line } [{ $code }]
error-legal = Legal here: { $legal }
record-unreadable = { $file } cannot be read: { $reason }
error-file-missing = there is no such file
error-file-other = the system does not allow it
error-file-folder = it is a folder
error-file-full = there is no room left
error-file-name = its name is too long
error-save-changed = { $file } was changed by another program meanwhile. Nothing is written over it.
error-output = The output cannot be written.
option-twice = The option “{ $name }” is given twice.
