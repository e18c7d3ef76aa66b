# honeymoon solve
help-solve =
    honeymoon solve DEAL [--strain S] [--leader N] [--cards]
    honeymoon solve --record FILE --deal K [--at ACTION] [--cards]

    Solves open hands: the tricks of each side when everybody plays as well as can
    be and sees all cards. DEAL is written as PBN does, four hands clockwise after
    one letter, a hyphen where nobody sits:

    honeymoon solve "N:AKQ2.K4.A765.983 - T98.Q92.KQJ2.A76 -" --strain S

    Two hands play against each other, with four N and S against E and W. Without
    a strain or a leader the answer is a table of all.

    --strain S       S, H, D, C or NT
    --leader N       the hand that leads
    --cards          also what each card of the leader is worth
    --declarer N     with three hands: the one that plays against the others
    --dummy N        with three hands: the one that plays with declarer
    --record FILE    a hand of a recorded match, as it stood at the opening lead
    --deal K         which hand of the match
    --at ACTION      instead, as it stood before this action of the hand
    --json           the result as data

    The exit status is 3 when the hands are too many or too large to be solved.
solve-source = Expected is either a deal, or --record FILE with --deal K.
solve-record-only = A record says itself who declares and what is trump; --strain, --leader, --declarer and --dummy belong to a deal.
solve-deal = “{ $text }” is no deal: expected are a letter N, E, S or W, a colon and four hands, as in N:AKQ2.K4.A765.983 - T98.Q92.KQJ2.A76 -
solve-hand = “{ $text }” is no hand: expected are spades, hearts, diamonds and clubs with dots between them, or a hyphen.
solve-rank = “{ $part }” in “{ $text }” is no rank: expected are A K Q J T 9 8 7 6 5 4 3 2.
solve-twice = The card { $card } stands there twice.
solve-hands = A deal needs two, three or four hands, not { $count }.
solve-sizes = The hands are not of the same size: { $held }.
solve-size = Each of these hands needs at least one card, and at most { $most }.
solve-strain = “{ $text }” is no strain; expected is S, H, D, C or NT.
solve-place = “{ $text }” is none of these hands; expected is one of: { $expected }.
solve-declarer-of-three = --declarer and --dummy are for three hands.
solve-declarer-missing = Three hands need --declarer: the one that plays against the others.
solve-dummy = --dummy must be another hand than --declarer.
solve-deal-number = There is no hand { $number } in the record; it has { $most }.
solve-action = There is no action { $action } in hand { $deal }; it has { $most }.
solve-no-play = At that moment no cards are being played.
solve-sealed = Hand { $deal } is not finished and the record is sealed: not all cards are known.
solve-too-large = These hands are too large to be solved in this way; with fewer cards it works.
solve-dummy-of = dummy of { $name }
solve-result = { $strain }, { $leader } leads. Tricks: { $first } { $tricks }, { $second } { $rest }
solve-title = Tricks of { $first }:
solve-leads = { $leader } leads
solve-cards = { $strain }: tricks for each card of { $name }
solve-no-kernel = The compiled kernel is not installed, so this takes longer; with a C++20 compiler at hand, install honeymoon again to get it.
solve-progress = { $done } of { $all }
