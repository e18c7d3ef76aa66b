# Un terminale a un tavolo di un server: parole che significano lo stesso, tra virgole.
word-claim = reclamare
word-concede = concedere
word-pause = pausa
word-yes = sì
word-no = no

# Il posto, e come lo si prende.
help-join =
    honeymoon join [LINK] [--name NOME]

    Siede a un tavolo di un server, al posto a cui porta il link, e gioca nel
    terminale. Senza link lo chiede, così che non resti in nessun elenco di
    comandi. Lo stesso link continua allo stesso tavolo, su questa macchina.

    --name NOME      come ti vedono gli altri
    --ascii          semi come lettere, senza segni speciali
    --no-color       senza colori; NO_COLOR nell’ambiente fa lo stesso

    Lo stato di uscita è 1 se il server non risponde o il link non apre nulla, 3 se
    mancano i pacchetti necessari.
remote-ask-link = Link >
remote-not-installed = Per un tavolo su un server mancano pacchetti che non sono installati: pip install "honeymoon[server]" li porta.
remote-link = «{ $text }» non è un link a un posto: ci si aspetta un indirizzo come https://bridge.example/join#….
remote-server = --server vuole un indirizzo come https://bridge.example o un link a un posto: «{ $text }»
remote-alone = --seed, --save, --resume e --no-pause sono per un match a questo terminale, non per --server.
remote-hints-alone = --hints e --name sono per un tavolo su un server: --server dice quale.
remote-program = Un server gioca con i programmi che nomina lui stesso; cmd: è solo per questo terminale.
remote-seat-twice = --server dice dove, e anche il link: un link porta il suo gioco e i suoi posti.
remote-away = { $server } non risponde. Vi gira un server honeymoon, e l’indirizzo è giusto?
remote-not-honeymoon = { $server } non risponde come un server honeymoon.
remote-other-version = { $server } parla la versione { $theirs } del protocollo, questo programma la versione { $ours }: il più vecchio va aggiornato.
remote-opens-nothing = Il link non apre nulla: qualcuno ha già il posto, o il link è stato ritirato. Chi ospita può farne un altro.
remote-table-refused = { $server } non prepara un tavolo così ({ $code }).
remote-kept-unreadable = { $file } non è come questo programma l’ha scritto; senza, il posto non si può riprendere.
remote-kept-failed = Non si può scrivere { $file }: { $reason }
remote-own-link = Continui a questo tavolo, su questa macchina, con:
remote-other-link = Link per { $name }; chi lo ha può sedersi lì:
remote-sees = Chi gestisce il server può vedere le carte.
remote-seat-kept = Il posto resta tuo; lo stesso link continua.

# Che cosa succede al tavolo.
remote-cut = Il collegamento è perso; si riprova finché il server risponde.
remote-again = Il collegamento è tornato.
remote-moved = Il posto è stato ritirato, o è ora su un altro dispositivo.
remote-full = Troppi sono collegati a questo tavolo.
remote-nonsense = Il server ha mandato qualcosa che questa versione non capisce.
remote-came = { $name } si siede.
remote-free = Il posto di { $name } è libero.
remote-person-away = { $name } in questo momento non c’è.
remote-person-back = { $name } è di nuovo qui.
remote-paused = Il gioco è in pausa.
remote-resumed = Il gioco continua.
remote-claim = { $who ->
    [you] Reclami le prese che restano.
   *[other] { $name } reclama le prese che restano.
 }
remote-concede = { $who ->
    [you] Concedi le prese che restano.
   *[other] { $name } ti concede le prese che restano.
 }
remote-claim-cards = Carte mostrate: { $cards }
remote-claim-accepted = D’accordo; si gioca fino in fondo.
remote-claim-declined = Non c’è accordo; il gioco continua.
remote-back-asked = { $who ->
    [you] Chiedi di annullare la tua ultima azione.
   *[other] { $name } chiede di annullare l’ultima azione.
 }
remote-back-refused = Non si annulla.
remote-why-hidden = Ciò che ha soppesato mostrerebbe carte che restano nascoste.

# Domande.
remote-ask-wait = Si aspetta { $name } >
remote-ask-paused = In pausa, Invio continua >
remote-ask-claim = D’accordo? sì o no >
remote-ask-back = Lo permetti? sì o no >
remote-ask-again = Invio: un altro match, esci termina >
remote-help =
    A un tavolo di un server anche:
      reclamare, concedere  le prese che restano sono tue, o dell’altro
      sì, no                dove qualcuno ti chiede
    pausa ferma il gioco finché qualcuno continua con Invio.

# Che cosa un server rifiuta.
remote-refused = Il tavolo lo rifiuta ({ $code }).
remote-refused-stale = Prima è successo altro; non è stato fatto nulla.
remote-refused-paused = Il gioco è in pausa.
remote-refused-not-agreed = Non è stato concordato quando il tavolo è stato preparato.
remote-refused-nothing-to-take-back = Non c’è nulla da annullare in questa mano.
remote-refused-seen-since = Non si può annullare nulla: da allora si sono viste carte nascoste.
remote-refused-claim-impossible = Con le carte che vedi, non può essere.
remote-refused-claim-not-shown = Nessun gioco legale porta a quello.
remote-refused-name = Il server rifiuta il nome.
remote-refused-version = Il server parla un’altra versione del protocollo.
