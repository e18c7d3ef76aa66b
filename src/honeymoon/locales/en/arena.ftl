# honeymoon arena
help-arena =
    honeymoon arena --game GAME --a PLAYER --b PLAYER [--pairs N]

    Two players meet on the same packs with their seats swapped, and it prints what
    a wins over b per deal. A PLAYER is a computer player, or cmd: and the command
    line of a program of your own: --b "cmd:./mybot". docs/bots.md tells how such
    a program is spoken to, docs/arena.md what is measured.

    --pairs N        how often every seat is tried; 100 if none is named
    --part-scores    each deal begins with part-scores, not just vulnerability
    --rubbers        whole matches, with their own points
    --option name=value
                     an option of the game, several times if need be
    --seed TEXT      the same text gives the same packs
    --time N         milliseconds for a decision; 5000 if none is named
    --isolated       each player in a process of its own
    --jobs N         how many processes share the pairs
    --jobs dask://HOST:PORT
                     a Dask cluster shares them
    --results FILE   keeps each finished pair; the same command goes on with it
    --json           the report as data

    The exit status is 1 when a player had to be helped: it was too late, failed,
    or chose what is not legal.
arena-missing = { $name } is missing.
arena-number = { $name } must be a number from 1 to { $most }, not { $number }.
arena-modes = Either --part-scores or --rubbers.
arena-jobs-number = --jobs expects a number of processes or dask://HOST:PORT, not “{ $detail }”.
arena-jobs-process-died = A process that played has died; finished pairs are kept where --results names a file.
arena-jobs-no-dask = dask:// needs the package distributed: pip install honeymoon[dask].
arena-jobs-cluster = The cluster cannot be used: { $detail }
arena-results-format = { $file } is no file of results of the arena.
arena-results-in-use = Another run is using { $file }.
arena-results-line = { $file } is damaged: line { $detail } cannot be read.
arena-results-other = { $file } has the results of another run; different: { $detail }.
arena-results-torn = The last line of { $file } was incomplete; that pair is played again.
arena-results-file = { $file } cannot be used: { $reason }
arena-goes-on = { $done } of { $pairs } pairs are there already.
arena-progress = { $done } of { $pairs } pairs
arena-stopped = Stopped after { $done } of { $pairs } pairs.
arena-stopped-kept = Stopped after { $done } of { $pairs } pairs; the same command goes on with { $file }.
arena-title = { $game }: a = { $a }, b = { $b }; { $pairs } pairs, { $deals } deals
arena-points-per-deal = Points per deal, a over b: { $points }
arena-worth-per-deal = Points and change of the rubber’s value per deal, a over b: { $points }
arena-points-per-match = Points per match, a over b: { $points }
arena-interval = { $mean } (95 %: { $low } to { $high })
arena-won = Matches won: a { $a }, b { $b }, shared { $tie }
arena-unfinished = Matches broken off: { $count }
arena-tricks-lost = Tricks lost per deal against open hands: a { $a }, b { $b }, both { $both }
arena-times = Milliseconds of a decision, { $side }: median { $median }, p99 { $p99 }, longest { $max }
arena-no-faults = No decision was late, illegal or missing.
arena-faults = { $side } ({ $name }), { $kind }: { $count }
arena-fault-time-out = too late
arena-fault-illegal = not legal
arena-fault-exception = an error of the player
arena-fault-gone = the program was gone
arena-fault-babble = not a valid answer
arena-fault = { $side } in seat { $seat }, action { $number }: { $kind } ({ $detail }); { $action } in its place
