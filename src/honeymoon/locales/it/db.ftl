# honeymoon db
help-db =
    honeymoon db check [--db BASE]
    honeymoon db backup FILE [--db BASE]
    honeymoon db restore FILE [--db BASE]
    honeymoon db migrate [--db BASE]

    Cura la base di dati in cui un server tiene i suoi tavoli. check legge ogni
    tavolo: se è come fu scritto e se si può continuare a giocare. backup copia
    tutto in un file nuovo, anche mentre il server lavora. restore riporta quel
    file dove non c’è ancora niente; non sovrascrive mai. migrate aggiorna una base
    di una versione precedente; un server lo fa da sé quando parte.

    Una copia contiene tutte le carte: tienila dove nessuno la legge.

    --db BASE        un file, sqlite:///FILE o postgresql://UTENTE@MACCHINA/NOME;
                     altrimenti quella di HONEYMOON_DB o il file nella tua
                     cartella dei dati

    Lo stato d’uscita è 1 se qualcosa non è come fu scritto, 3 se manca ciò che
    serve al server.
db-task = Ci si aspetta uno di: { $expected }.
db-file-needed = { $task } vuole un file: honeymoon db { $task } FILE.
db-no-file = { $task } non vuole file; la base di dati si indica con --db.
db-extra = Servono le parti di honeymoon per i server: pip install "honeymoon[server]".
db-address = --db vuole un file, sqlite:///FILE o postgresql://UTENTE@MACCHINA/NOME.
db-unusable = { $place } non si può usare: { $reason }
db-there = { $file } c’è già; non viene sovrascritto.
db-not-empty = { $place } contiene già dei tavoli; non vengono sovrascritti.
db-none = Non contiene tavoli di honeymoon.
db-older = La base di dati è di una versione precedente; honeymoon db migrate la aggiorna.
db-later = La base di dati è di una versione successiva ({ $form }); installa un honeymoon più recente per usarla.
db-migrated = { $place } ora ha la forma { $form }; prima era { $before }.
db-newest = { $place } ha già l’ultima forma, { $form }.
db-holds = { $place } – tavoli: { $tables }, eventi: { $events }
db-sound = Tutto è come fu scritto e si può continuare a giocare.
db-fault-chain = Tavolo { $table }, evento { $seq }: cambiato o tolto dopo la scrittura.
db-fault-fold = Tavolo { $table }, evento { $seq }: le regole non lo permettono.
db-fault-file = Il file stesso è danneggiato; recupera una copia.
