# honeymoon serve
help-serve =
    honeymoon serve [--port N] [--db URL] [--host ADDRESS] [--public-url URL]
    honeymoon serve --open

    Keeps tables at which people on several devices and computer players sit.
    Every action is on the disk before anybody hears of it. Ctrl-C stops the
    server; what is running goes on at the next start.

    Whoever runs a server can see the cards of everybody who plays on it.

    --port N         8000 if none is named; 0 takes one that is free
    --db URL         sqlite:///FILE or postgresql://…; without it a file in the
                     user’s data folder. HONEYMOON_DB in the environment does
                     the same
    --host ADDRESS   where to listen; if none is named 127.0.0.1, this machine only
    --public-url URL the address that people open, where it is another one
    --program NAME=COMMAND
                     a program of one’s own as a player of that name; several
                     times if need be
    --open           open the page in the browser once it is there
    --proxy ADDRESS  a reverse proxy that is believed about who asks
    --metrics PORT   figures for Prometheus, on this machine only

    The exit status is 1 where another server has the data or another program
    the port, 3 where the packages for the server are not installed.
serve-address = Tables at { $url }; Ctrl-C stops the server.
serve-kept = They are kept in { $file }.
serve-kept-elsewhere = They are kept in the database that was named.
serve-sees = Whoever runs a server can see the cards of everybody who plays on it, and so can whoever reads its data.
serve-stopped = The server has stopped; every table is as it was left.
serve-not-installed = The server needs more packages, which are not installed: pip install "honeymoon[server]" brings them.
serve-port = { $name } { $port } cannot be: expected is a number from 0 to { $most }.
serve-database = --db expects sqlite:///FILE or postgresql://USER@MACHINE/DATABASE.
serve-file = { $file } cannot be used: { $reason }
serve-program = --program expects NAME=COMMAND, the name of small letters, digits and hyphens and no other player's: “{ $text }”
serve-public-url = --public-url expects an address such as https://bridge.example, with nothing after the name: “{ $text }”
serve-needs-public-url = With --host { $host } others can come in; say with --public-url which address they open.
serve-taken = { $host }, port { $port } cannot be used; perhaps another program has it. --port chooses another one.
serve-in-use = Another honeymoon serve has { $file }; a server needs its data for itself alone.
serve-failed = The database or a port cannot be used: { $kind }
