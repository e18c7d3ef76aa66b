# Suits, ranks and cards.
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-letter-S = S
suit-letter-H = H
suit-letter-D = D
suit-letter-C = C
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two
card-name = { $rank } of { $suit }

# Strains: the word, and what stands behind the level of a bid.
strain-name-NT = no trump
strain-short-NT = NT

# What is said and done; these words stand on buttons and in menus.
call-pass = Pass
call-X = Double
call-XX = Redouble
draw-keep = Keep
draw-reject = Reject
pick-take = Take
pick-refuse = Refuse

# Bids in words.
bid-words-S = { $level ->
    [one] 1 spade
   *[other] { $level } spades
  }
bid-words-H = { $level ->
    [one] 1 heart
   *[other] { $level } hearts
  }
bid-words-D = { $level ->
    [one] 1 diamond
   *[other] { $level } diamonds
  }
bid-words-C = { $level ->
    [one] 1 club
   *[other] { $level } clubs
  }

# Contracts. $bid is level and strain, as in 3NT.
contract-undoubled = { $bid }
contract-X = { $bid } doubled
contract-XX = { $bid } redoubled
quota-contract-spel = Spel: no trump, win tricks
quota-contract-spader = Spader: spades are trumps, win tricks
quota-contract-valfri = Valfri: { $suit } are trumps, win tricks
quota-contract-pass = Pass: no trump, avoid tricks
quota-kind-spel = Spel
quota-kind-spader = Spader
quota-kind-valfri = Valfri { $suit }
quota-kind-pass = Pass

# People.
seat-name = Player { $number }
you = you
declarer = declarer
defender = defender
dummy = dummy
forehand = eldest hand

# States.
vulnerable = vulnerable
not-vulnerable = not vulnerable
trick = trick
contract = contract
auction = auction
hand = hand

# Phases of a deal.
phase-draw = Draw
phase-pick-up = Draw
phase-pick-up-discard = Discard
phase-auction = Auction
phase-choose-contract = Contract
phase-exchange = Discard four
phase-play = Play

# The games: their names and what they are, in one line.
game-draw-and-discard = Draw and Discard
game-pick-up = Draw / Pick-Up
game-plain = Plain Honeymoon
game-semi-exposed = Semi-Exposed Dummy
game-exposed = Exposed Dummy
game-three-handed = 3-Handed Honeymoon
game-bismarck = Bismarck
about-draw-and-discard = nothing is dealt: keep one card of every two
about-pick-up = 13 cards each, then take or refuse
about-plain = 13 cards each, the rest unseen; the fastest
about-semi-exposed = a hand and a dummy for each
about-exposed = one open dummy for declarer
about-three-handed = 16 cards each, declarer takes the stock
about-bismarck = four contracts, a quota, twelve hands

# Options: what each is about, and what each value means.
option-name-auction_end = end of the auction
option-name-look = top card of the stock
option-name-refusal = after a refusal
option-name-reveal = dummies shown
option-name-preview = dummies before the lead
option-name-fourth_hand = fourth hand
option-name-honours = honours
option-name-insult = bonus for a made doubled contract
option-name-penalties = penalties
option-name-rubber_bonus = rubber bonus
option-name-match = match
option-name-forgotten_discard = lead before the discards
option-value-auction_end-three-passes = three passes in a row, four at the start
option-value-auction_end-all-others = a pass by everybody else
option-value-look-open = turned up for both
option-value-look-private = seen by the player to act
option-value-refusal-turn-passes = the turn passes with the card
option-value-refusal-side-offer = the card is offered aside
option-value-reveal-after-lead = after the lead
option-value-reveal-from-deal = from the deal on
option-value-preview-nobody = seen by nobody
option-value-preview-owner = seen by their owners
option-value-fourth_hand-defender = plays for the defender
option-value-fourth_hand-dead = is out
option-value-honours-true = score
option-value-honours-false = do not score
option-value-insult-true = 50, redoubled 100
option-value-insult-false = none
option-value-penalties-standard = standard table
option-value-penalties-glossary = flat, times two or four
option-value-rubber_bonus-two-games = to the player with two games
option-value-rubber_bonus-higher-total = to the higher total
option-value-match-rubber = rubber, two games
option-value-match-single-game = single game
option-value-forgotten_discard-redeal = a new hand is dealt
option-value-forgotten_discard-strict = not possible
