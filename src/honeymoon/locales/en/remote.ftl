# A terminal at a table on a server: words that mean the same, between commas.
word-claim = claim
word-concede = concede
word-pause = pause
word-yes = yes, y
word-no = no, n

# The seat, and how it is taken.
help-join =
    honeymoon join [LINK] [--name NAME]

    Sits down at a table on a server, on the seat that the link leads to, and plays
    in the terminal. Without a link it asks for one, so that it is in no list of
    commands. The same link goes on at the same table, on this machine.

    --name NAME      how the others see you
    --ascii          suits as letters, no special characters
    --no-color       no colours; NO_COLOR in the environment does the same

    The exit status is 1 where the server does not answer or the link opens
    nothing, 3 where the packages for it are not installed.
remote-ask-link = Link >
remote-not-installed = A table on a server needs more packages, which are not installed: pip install "honeymoon[server]" brings them.
remote-link = “{ $text }” is not a link to a seat: expected is an address such as https://bridge.example/join#….
remote-server = --server expects an address such as https://bridge.example, or a link to a seat: “{ $text }”
remote-alone = --seed, --save, --resume and --no-pause are for a match at this terminal alone, not for --server.
remote-hints-alone = --hints and --name are for a table on a server: --server says which.
remote-program = A server plays with the programs that it names itself; cmd: is for this terminal alone.
remote-seat-twice = --server says where, and so does the link in it: a link brings its game and its seats.
remote-away = { $server } does not answer. Is a honeymoon server running there, and the address right?
remote-not-honeymoon = { $server } does not answer as a honeymoon server does.
remote-other-version = { $server } speaks version { $theirs } of the protocol, this program version { $ours }: the older of the two needs an update.
remote-opens-nothing = The link opens nothing: somebody has the seat already, or the link has been withdrawn. Its host can make a new one.
remote-table-refused = { $server } does not set up such a table ({ $code }).
remote-kept-unreadable = { $file } is not as this program wrote it; without it the seat cannot be taken up again.
remote-kept-failed = { $file } cannot be written: { $reason }
remote-own-link = You go on at this table, on this machine, with:
remote-other-link = Link for { $name }; whoever has it can sit down there:
remote-sees = Whoever runs the server can see the cards.
remote-seat-kept = The seat stays yours; the same link goes on.

# What happens at the table.
remote-cut = The connection is lost; trying again until the server answers.
remote-again = The connection is there again.
remote-moved = The seat has been taken back, or moved to another device.
remote-full = Too many are connected to this table.
remote-nonsense = The server has sent something that this version does not understand.
remote-came = { $name } sits down.
remote-free = The seat of { $name } is free.
remote-person-away = { $name } is away.
remote-person-back = { $name } is back.
remote-paused = The play is paused.
remote-resumed = The play goes on.
remote-claim = { $who ->
    [you] You claim the rest of the tricks.
   *[other] { $name } claims the rest of the tricks.
 }
remote-concede = { $who ->
    [you] You concede the rest of the tricks.
   *[other] { $name } concedes you the rest of the tricks.
 }
remote-claim-cards = Cards shown: { $cards }
remote-claim-accepted = It is agreed; the rest is played out.
remote-claim-declined = It is not agreed; the play goes on.
remote-back-asked = { $who ->
    [you] You ask to take back your last action.
   *[other] { $name } asks to take back the last action.
 }
remote-back-refused = It is not taken back.
remote-why-hidden = What it weighed would show cards that stay hidden.

# Questions.
remote-ask-wait = Waiting for { $name } >
remote-ask-paused = Paused, Enter goes on >
remote-ask-claim = Agree? yes or no >
remote-ask-back = Allow it? yes or no >
remote-ask-again = Enter: another match, quit leaves >
remote-help =
    At a table on a server also:
      claim, concede        the rest of the tricks is yours, or the other’s
      yes, no               where somebody asks you
    pause stops the play until somebody goes on with Enter.

# What a server refuses.
remote-refused = The table refuses it ({ $code }).
remote-refused-stale = Something else happened first; nothing was done.
remote-refused-paused = The play is paused.
remote-refused-not-agreed = That was not agreed on when the table was set up.
remote-refused-nothing-to-take-back = There is nothing to take back in this hand.
remote-refused-seen-since = Nothing can be taken back: hidden cards have been seen since.
remote-refused-claim-impossible = From the cards that you can see, that cannot be.
remote-refused-claim-not-shown = No legal play leads to that.
remote-refused-name = The server refuses the name.
remote-refused-version = The server speaks another version of the protocol.
