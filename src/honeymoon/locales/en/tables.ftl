# honeymoon tables
help-tables =
    honeymoon tables build --strain nt|trump --cards N
    honeymoon tables check --strain nt|trump --cards N

    For research: builds the complete table of two open hands of N cards, and of
    all smaller ones, four bits for each position; or compares one with the
    search. With 13 cards no trump takes 0.7 GB and a trump suit 2.5 GB. What is
    stopped goes on where it was.

    --strain nt|trump without a trump suit or with one
    --cards N        1 to 13
    --folder FOLDER  where the tables lie
    --threads N      how many threads build; all processors if none is named
    --deals N        how many random deals are compared; 3000 if none is named

    The exit status is 1 when the comparison finds a difference, 3 without the
    compiled kernel.
tables-task = Expected is one of: { $expected }.
tables-strain = --strain expects one of: { $expected }.
tables-cards = --cards expects the cards of a hand, a number from 1 to { $most }.
tables-number = { $name } { $number } cannot be: expected is a number from 1 to { $most }.
tables-kernel = Tables need the compiled kernel, which is not there; with a C++20 compiler at hand, install honeymoon again to get it.
tables-progress = { $cards } cards: { $done } of { $blocks }
tables-built = { $file }: all positions of two hands of { $cards }, { $size } MB
tables-checked = { $deals } random deals compared, { $wrong } different
tables-missing = There is no table { $file }; honeymoon tables build makes it.
tables-broken = { $file } is no complete table of this kind.
tables-file = { $file } cannot be used: { $reason }
