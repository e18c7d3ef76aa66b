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
web-theme = Tema
web-theme-system = Sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-table-look = Tavolo
web-table-cloth = Panno
web-table-paper = Carta
web-suits = Semi
web-suits-four = Quattro colori
web-suits-two = Due colori
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
