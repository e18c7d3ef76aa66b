# honeymoon serve
help-serve =
    honeymoon serve [--port N] [--db URL] [--host INDIRIZZO] [--public-url URL]
    honeymoon serve --open

    Tiene tavoli a cui siedono persone su più dispositivi e giocatori del computer.
    Ogni azione è sul disco prima che qualcuno la conosca. Ctrl-C ferma il server;
    ciò che è in corso continua al prossimo avvio.

    Chi gestisce un server può vedere le carte di tutti coloro che vi giocano.

    --port N         8000 se non si dice; 0 ne prende una libera
    --db URL         sqlite:///FILE o postgresql://…; altrimenti un file nella
                     cartella dei dati. HONEYMOON_DB nell’ambiente fa lo stesso
    --host INDIRIZZO dove ascolta; se non si dice 127.0.0.1, solo questa macchina
    --public-url URL l’indirizzo che la gente apre, se è un altro
    --program NOME=COMANDO
                     un tuo programma come giocatore con quel nome; più volte se
                     serve
    --open           apre la pagina nel browser appena è pronta
    --proxy INDIRIZZO
                     un proxy inverso a cui si crede su chi chiede
    --metrics PORTA  cifre per Prometheus, solo su questa macchina

    Lo stato di uscita è 1 se un altro server ha i dati o un altro programma la
    porta, 3 se mancano i pacchetti del server.
serve-address = Tavoli su { $url }; Ctrl-C ferma il server.
serve-kept = Sono conservati in { $file }.
serve-kept-elsewhere = Sono conservati nella base di dati indicata.
serve-sees = Chi gestisce un server può vedere le carte di tutti coloro che vi giocano, e così chi ne legge i dati.
serve-stopped = Il server si è fermato; ogni tavolo resta com’era.
serve-not-installed = Al server mancano pacchetti che non sono installati: pip install "honeymoon[server]" li porta.
serve-port = { $name } { $port } non può essere: si attende un numero da 0 a { $most }.
serve-database = --db attende sqlite:///FILE o postgresql://UTENTE@MACCHINA/BASE.
serve-file = Non si può usare { $file }: { $reason }
serve-program = --program attende NOME=COMANDO, con un nome di lettere minuscole, cifre e trattini che non sia di un altro giocatore: «{ $text }»
serve-public-url = --public-url attende un indirizzo come https://bridge.example, senza nulla dopo il nome: «{ $text }»
serve-needs-public-url = Con --host { $host } possono entrare altri; indica con --public-url quale indirizzo aprono.
serve-taken = Non si può usare { $host }, porta { $port }; forse l’ha un altro programma. --port ne sceglie un’altra.
serve-in-use = Un altro honeymoon serve ha { $file }; un server vuole i suoi dati per sé solo.
serve-failed = Non si può usare la base di dati o una porta: { $kind }
