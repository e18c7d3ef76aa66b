# The page in the browser. $name is a player, $card and $contract as cards and contracts are written.
# The frame of every page.
web-play = Gioca
web-continue = Continua
web-game = Gioco
web-opponent = Avversario
web-computer = Computer
web-friend = Con qualcuno (link)
web-level = Livello
web-level-beginner = Principiante
web-level-club = Da circolo
web-level-strong = Forte
web-level-expert = Esperto
web-settings = Impostazioni
web-language = Lingua
web-suits = Semi
web-preview = Ecco come appare
web-home = Inizio
web-back = Indietro
web-close = Chiudi
web-unfinished = { $game }, mano { $number }
web-how = Come si gioca
web-how-draw = Forma la mano dal tallone
web-how-bid = Dichiara contro un avversario
web-how-play = Fai le tue prese
web-how-score = Segna il rubber

# Whose turn it is.
web-your-turn = Tocca a te
web-your-call = Tocca a te dichiarare
web-dummys-turn = Tocca al tuo morto
web-thinks = { $name } sta pensando.
web-is-to-act = Tocca a { $name }.
web-away = In attesa che si sieda { $name }.
web-paused = Il gioco è in pausa.
web-lost = La connessione è caduta; si sta ristabilendo. Niente va perso.
web-moved = Questo posto ora è usato su un altro dispositivo.
web-no-place = Non hai un posto a questo tavolo.
web-old-page = La pagina è più vecchia del server: ricaricala.
web-refused = Non è stato fatto ({ $code }).
web-seen-since = Non si può annullare: da allora si è visto qualcosa di nascosto.
web-nothing-back = Non c’è niente da annullare.
web-not-certain = Non è sicuro: giochiamo ancora.

# Cards and seats.
web-your-cards = Le tue carte
web-your-hand = La tua mano
web-your-dummy = Il tuo morto
web-dummy-of = Morto di { $name }
web-hand-of = Mano di { $name }
web-shared-dummy = Morto: lo gioca chi vince
web-dummy-later = I morti si scoprono dopo l’apertura.
web-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
 }
web-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
 }
web-deals = dà le carte
web-stock = tallone
web-discards = scarti
web-dead = rifiutate da entrambi
web-face-down = carta coperta

# The draw.
web-draw-turn = { $turn } di 13.
web-draw-say = Tienila, o scartala e prendi la seguente senza vederla.
web-kept = Tieni { $card }. La carta seguente va negli scarti: { $other }. Solo tu l’hai vista.
web-rejected = { $card } scartata. Devi tenere la carta seguente: { $other }.
web-drawing = pesca
web-drawn = La tua mano è completa. { $name } pesca ancora.
web-my-rejects = Miei scarti
web-draw-rest = Pesca il resto
web-pick-say = Prendi { $card }, o rifiutala: { $name } può prenderla o prendere la seguente.
web-pick-offered = { $name } ha rifiutato { $card }. Prendila, o lasciala e gira la seguente.
web-let-go = Lasciala
web-discard-say = Scarta una carta, coperta; non { $card }.
web-discard-one = Scarta { $card }
web-discard-choose = Scegli una carta

# The auction.
web-call-open = Apri l’asta, o passa.
web-call-beat = Supera { $contract }, o passa.
web-call-double = Supera { $contract }, di’ contro, o passa.
web-call-redouble = Supera { $contract }, di’ surcontro, o passa.
web-call-now = tocca a te
web-calls-first = primo
web-bid = Dichiara { $bid }
web-bid-choose = Scegli livello e seme
web-bid-worth = { $tricks } prese, vale { $points }
web-bid-game = { $tricks } prese, vale { $points }: partita
web-double = Contro a { $contract }
web-redouble = Surcontro a { $contract }
web-sure = { $what }?
web-again = premi ancora
web-bidding-box = Scatola delle dichiarazioni
web-calls-so-far = Dichiarazioni finora
web-strain = Seme
web-too-low = { $what }, troppo basso

# Bismarck and the three-handed game.
web-choose-say = Sei primo di mano e vedi solo queste carte. Scegli un contratto.
web-choose = Scegli { $contract }
web-choose-first = Scegli un contratto
web-kind-spel = senza atout, fai prese
web-kind-spader = briscola picche, fai prese
web-kind-valfri = briscola a scelta, fai prese
web-kind-pass = senza atout, evita le prese
web-used-before = già usato
web-bury-say = { $count ->
    [one] Scarta ancora una carta, coperta.
   *[other] Scarta { $count } carte, coperte.
 }
web-bury = Scarta { $chosen } di { $count }

# The play.
web-by-you = { $contract }, dichiari tu
web-by-name = { $contract }, dichiara { $name }
web-need = servono { $count }
web-won = prese
web-won-count = fatte { $count }
web-lead = Gioca una carta qualsiasi.
web-follow = Rispondi a { $suit }: { $cards }.
web-void = Senza { $suit }: gioca una carta qualsiasi.
web-led = { $name } apre
web-you-led = apri tu
web-you-win-trick = Vinci la presa con { $card }.
web-wins-trick = { $name } vince la presa con { $card }.
web-last-trick = Ultima presa
web-no-last-trick = Ancora nessuna presa completa.
web-undo = Annulla
web-claim = Chiedi
web-claim-title = Di chi sono le altre prese?
web-claim-mine = Il resto è mio
web-claim-yours = Il resto è tuo
web-claim-asked-mine = { $name } dice: il resto è mio.
web-claim-asked-yours = { $name } dice: il resto è tuo.
web-claim-waits = La tua richiesta attende risposta.
web-accept = Accetta
web-play-on = Gioca ancora
web-back-asked = { $name } chiede di annullare l’ultima azione. Permettere?
web-back-waits = Hai chiesto di annullare.
web-allow = Permetti
web-refuse = No
web-tricks = Prese
web-auction = Asta
web-none-yet = ancora nessuna

# The result and the sheet.
web-made = Realizzato
web-made-over = Realizzato, +{ $count }
web-down = Meno { $count }
web-promised = promesse { $target } · fatte { $won }
web-below-for = Sotto la linea, { $name }
web-above-for = Sopra la linea, { $name }
web-toward-game = conta per la partita
web-game-you = Vinci una partita. Si traccia una linea e tutti iniziano la prossima da 0.
web-game-name = { $name } vince una partita. Si traccia una linea e tutti iniziano la prossima da 0.
web-vulnerable-you = Ora sei vulnerabile.
web-vulnerable-name = { $name } ora è vulnerabile.
web-failed-nothing = Un contratto caduto non segna prese.
web-total = Totale
web-next-hand = Mano seguente
web-new-match = Un altro match
web-waits-next = In attesa di { $name }.
web-score-sheet = Foglio dei punti
web-hand-short = mano { $number }
web-won-rubber-you = Vinci il rubber.
web-won-match-you = Hai il totale più alto e vinci per { $margin }.

# A link for a friend.
web-link-ready = Il link è pronto
web-link-say = Mandalo al tuo avversario. Il gioco comincia quando siete seduti entrambi.
web-copy = Copia
web-copied = Copiato
web-invited = Sei invitato a giocare
web-no-account = Un link, un posto, senza account.
web-your-name = Il tuo nome
web-sit = Siediti
web-link-used = Questo link è già stato usato. Sul dispositivo che l’ha usato il gioco continua da solo.

# One device for several persons.
web-device = Un solo telefono
web-start = Comincia
web-persons = Persone a questo telefono
web-persons-count = { $count ->
    [2] 2 + computer
   *[other] { $count } persone
 }
web-name-of = Nome del giocatore { $number }
web-strict-turns = Pescare a turno
web-pass-to = Passa il telefono a
web-last = Prima
web-now = Ora
web-show-mine = Sono { $name }: mostra le mie carte
web-put-away = Le carte di { $name } sono riposte.
web-did = { $name }: { $what }
web-now-draw = { $name } pesca.
web-now-pick-up = { $name } prende o rifiuta una carta.
web-now-pick-up-discard = { $name } scarta una carta.
web-now-auction = { $name } dichiara.
web-now-choose-contract = { $name } sceglie il contratto.
web-now-exchange = { $name } scarta carte.
web-now-play = { $name } gioca.

# The tables of this device.
web-more = Altre pagine
web-history = Cronologia
web-history-empty = Su questo dispositivo non c’è ancora nessun tavolo.
web-running = Da finire
web-finished = Finiti
web-winners = Vittoria di { $names }.
web-you-won = Hai vinto.
web-look = Apri
web-save-record = Salva match { $number }
web-remove = Togli
web-remove-sure = Toglierlo da questo dispositivo? Da qui nessuno potrà continuare.
web-keep = Lascialo qui
web-import = Continua un match da un file
web-import-say = Un file con la registrazione di un match, finito o no. Conta come allenamento, perché le carte possono essere note.
web-import-file = Scegli un file
web-import-start = Continua il match
web-hands = { $count ->
    [one] { $count } mano
   *[other] { $count } mani
 }
web-record-none = { $file } non contiene la registrazione di un match.
web-record-sealed = Questa registrazione omette carte che nessuno ha visto, quindi nessuno può continuarla.
web-record-large = Questo file è troppo grande per una registrazione.
web-record-bad = Questa registrazione è danneggiata: non si può giocare.
web-record-illegal = Un’azione di questa registrazione è contro la regola { $rule }.

# Those who watch.
web-watch-link = Link per guardare
web-watch-say = Chi ha questo link vede il tavolo, e nessuna mano. Il link precedente non vale più.
web-watch-end = Annulla
web-watch-ended = Nessuno guarda più.
web-watch-over = Questo link per guardare non vale più.
web-watching = Stai guardando.
