# honeymoon db
help-db =
    honeymoon db check [--db DATABASE]
    honeymoon db backup FILE [--db DATABASE]
    honeymoon db restore FILE [--db DATABASE]
    honeymoon db migrate [--db DATABASE]

    Looks after the database in which a server keeps its tables. check reads every
    table, whether it is as it was written and can be played on. backup copies
    everything into a new file, also while the server runs. restore brings that
    file back where there is nothing yet; it never writes over anything. migrate
    brings a database of an earlier version to this one; a server does so itself
    when it starts.

    A backup holds all cards: keep it where nobody reads it.

    --db DATABASE    a file, sqlite:///FILE or postgresql://USER@MACHINE/NAME;
                     without it the one of HONEYMOON_DB, else the file in your
                     data folder

    The exit status is 1 when something is not as it was written, 3 when what the
    server needs is not installed.
db-task = Expected is one of: { $expected }.
db-file-needed = { $task } needs a file: honeymoon db { $task } FILE.
db-no-file = { $task } takes no file; the database is named by --db.
db-extra = This needs the parts of honeymoon for servers: pip install "honeymoon[server]".
db-address = --db expects a file, sqlite:///FILE or postgresql://USER@MACHINE/NAME.
db-unusable = { $place } cannot be used: { $reason }
db-there = { $file } is there already; nothing is written over it.
db-not-empty = { $place } holds tables already; nothing is written over them.
db-none = There are no tables of honeymoon in it.
db-older = The database is of an earlier version; honeymoon db migrate brings it to this one.
db-later = The database is of a later version ({ $form }); install a newer honeymoon to use it.
db-migrated = { $place } now has form { $form }; before it was { $before }.
db-newest = { $place } has the newest form already, { $form }.
db-holds = { $place } – tables: { $tables }, events: { $events }
db-sound = Everything is as it was written and can be played on.
db-fault-chain = Table { $table }, event { $seq }: changed or missing after it was written.
db-fault-fold = Table { $table }, event { $seq }: the rules do not allow it.
db-fault-file = The file itself is damaged; bring a backup back.
