# Help pages.
help =
    honeymoon: bridge for two or three people at the table, in seven games.

    honeymoon play GAME       play in the terminal
    honeymoon join LINK       sit down at a table on a server
    honeymoon games           the games and their options
    honeymoon rules GAME      the rules of a game
    honeymoon score CONTRACT  what a contract is worth
    honeymoon replay FILE     replay and score recorded matches
    honeymoon solve DEAL      the tricks of open hands with best play
    honeymoon tables TASK     complete tables of two hands, for research
    honeymoon arena           two computer players against each other, measured
    honeymoon serve           tables for people on several devices
    honeymoon db TASK         the database of a server, checked or copied

    honeymoon COMMAND --help tells more. --lang en|es|pt|it chooses the language.
help-play =
    honeymoon play GAME [--lang LANGUAGE]

    Plays a game in the terminal; without a game it asks which. ? explains at any
    time what is possible.

    --level LEVEL    how strong the computer plays: beginner, club, strong,
                     expert, or 1 to 4; club unless you say
    --seats person:ANA,person:BEN,club
                     who sits where: person with a name, or the computer players
                     beginner, club, strong, expert, tips, random, or cmd: and
                     the command line of a program
    --option name=value
                     an option of the game, several times if need be
    --seed TEXT      the same text gives the same cards
    --save FILE      where the match is saved after every action
    --resume FILE    goes on with a saved match
    --ascii          suits as letters, no special characters
    --no-color       no colours; NO_COLOR in the environment does the same
    --no-pause       computer players act at once
    --server URL     at a table on this server, which sends links to the others; or
                     a link: the same as honeymoon join
    --name NAME      with --server: how the others see you
    --hints          with --server: hints also where several people play
help-games =
    honeymoon games [--lang en|es|pt|it]

    Lists the seven games with the number of players, and their options. An option
    is given as --option name=value; the first value is the one that holds
    unless another is asked for.
help-rules =
    honeymoon rules GAME [--lang en|es|pt|it]

    Prints the rules of a game with their ids, and those of its family where they
    apply. honeymoon games lists the games.
help-score =
    honeymoon score CONTRACT --tricks N [--vulnerable] [--game GAME] [--json]

    Prints what a contract is worth, line by line. CONTRACT is written as people
    write it: 3NTX, 3 nt doubled, 4♠xx, 1c dbl. A suit’s letter is C, D, H or S;
    its name will do too.

    --tricks N       tricks that declarer took
    --vulnerable     declarer is vulnerable
    --game GAME      the game whose rules count; draw-and-discard if none is named
    --option name=value
                     an option of the game, several times if need be
    --forehand N --others N,N
                     the tricks of each, in the game with quotas: spel, spader,
                     valfri:H or pass
    --json           the result as data
help-replay =
    honeymoon replay [--json] [--legal] [--ascii] [--lang LANGUAGE] FILE...

    Replays recorded matches and prints each hand and the score sheet; - is the
    standard input. A file holds one record, or one on each line.

    --json           one result per record, as data
    --legal          also what was legal before each action

    The exit status is 1 when a record was wrong; the others are replayed.

# A command line that cannot be understood.
usage-command = There is no command “{ $name }”; the commands are: { $expected }.
usage-language = There is no language “{ $language }”; the languages are: { $expected }.
usage-unknown = “{ $word }” is not expected here.
usage-missing = { $name } is missing.
usage-word-contract = CONTRACT
usage-word-game = GAME
usage-word-files = FILE
usage-value = The value of { $name } is missing or cannot be used.
usage-wrong = The command cannot be understood.
usage-help = honeymoon { $name } --help tells what is possible.

# honeymoon games
games-seats = { $seats } players
games-options = Options, the default first (--option name=value):
games-values = What they mean:

# honeymoon rules
rules-language = The rules are not written in this language yet; here they are in English.

# honeymoon score
contract-level = “{ $text }” is not a contract: it must begin with a level from 1 to 7.
contract-strain = “{ $text }” is not a contract: a suit (C, D, H, S or its name) or NT must follow the level, not “{ $part }”.
contract-rest = “{ $text }” cannot be scored: “{ $part }” is not understood; only X, XX, doubled or redoubled may stand there.
contract-quota = “{ $text }” is not a contract of this game: spel, spader, pass, or valfri with a suit, as in valfri:H.
score-tricks-missing = { $option } is missing: a number of tricks from 0 to { $most }.
score-tricks-range = { $option } { $tricks } is not possible: give a number of tricks from 0 to { $most }.
score-others = --others expects the tricks of the two others, each from 0 to { $most }, as in 4,5.
score-sum = The tricks add up to { $sum }; they must add up to { $expected }.
score-quota-only = This game has quotas: give --forehand N --others N,N and neither --tricks nor --vulnerable.
score-no-quota = This game has no quotas: give --tricks N, and neither --forehand nor --others.
score-never-vulnerable = In a single game nobody is vulnerable.
score-title = { $contract }: { $need } tricks needed, { $won } won, { $result }
score-defender = defender { $number }
score-other = other player { $number }

# honeymoon replay
replay-standard-input = standard input
replay-title = { $game }: { $names }
replay-options = Options: { $options }
replay-practice = Practice: actions were taken back after something hidden had been seen.
replay-sealed = Sealed: cards that nobody showed are not in the record.
replay-legal = Legal before each action:
