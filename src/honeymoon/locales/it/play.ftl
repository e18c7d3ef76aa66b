# Quello che si scrive nel terminale: parole e lettere di ugual senso, tra virgole.
word-keep = tenere, t
word-reject = scartare, s
word-take = prendere, p
word-refuse = rifiutare, r
word-pass = passo, passare, p
word-double = contro, x
word-redouble = surcontro, xx
word-no-trump = nt, sa, n
word-of = di
word-play = giocare, gioca
word-why = motivo, perché
word-hand = mano, carte
word-dummy = morto
word-table = tavolo
word-last = ultima, l
word-tricks = prese
word-contract = contratto
word-score = punti, s
word-turn = turno
word-hint = consiglio, i
word-undo = annulla, u
word-help = aiuto
word-rules = regole
word-quit = esci, fine, q

# Prima della prima mano.
play-choose-game = A che cosa vuoi giocare? Invio: { $default }
play-ask-game = Numero o nome >
play-no-game = «{ $text }» non è un gioco della lista.
play-options = Regole scelte: { $list }
play-saving = Salvato dopo ogni azione in { $file }
play-welcome = ? dice che cosa è possibile, aiuto mostra le parole, esci lascia il tavolo.
play-cut-for-deal = Taglio per il mazziere: { $list }. La carta più alta distribuisce.

# Posti e file che non possono essere.
play-seats-count = Questo gioco vuole { $detail } posti, come in person,club.
play-seats-nobody = Almeno a un posto ci vuole una persona, come in person,club.
play-seats-player = Non c’è nessun giocatore «{ $detail }»; a un posto va person, beginner, club, strong, expert, tips, random o cmd: e un comando.
play-level-and-seats = --level indica gli avversari, e anche --seats: scegli uno dei due.
play-seats-program = Un file non avvia alcun programma: un match con uno non si può riprendere.
play-computer-fault = { $name }: { $kind }; al suo posto è stata fatta un’altra azione.
play-seats-name = «{ $detail }» non può essere un nome; al massimo 20 lettere.
play-resume-several = Il file contiene più di una registrazione.
play-resume-sealed = La registrazione è sigillata: mancano le carte coperte.
play-resume-over = Il match di { $file } è finito.
play-resume-and-game = Un match salvato conserva il suo gioco, le sue opzioni e i suoi posti.
play-save-exists = { $file } esiste già; riprendilo con --resume o scegli un altro file.
play-save-failed = { $file } non si può scrivere: { $reason }
play-saved = Salvato in { $file }
play-saved-resume = --resume { $file } riprende da lì.

# Che cosa è successo. $who è you se si parla di chi legge; altrimenti other.
play-deal = { $who ->
    [you] Mano { $number }. Distribuisci tu.
   *[other] Mano { $number }. Distribuisce { $name }.
 }
play-opened = Quattro carte scoperte: { $cards }
play-kept = { $who ->
    [you] Tieni { $card }. La carta seguente va negli scarti: { $other }. Solo tu l’hai vista.
   *[other] { $name } tiene la carta e scarta la seguente.
 }
play-rejected = { $who ->
    [you] { $card }: scartata. Devi tenere la carta seguente: { $other }.
   *[other] { $name } scarta la carta e tiene la seguente.
 }
play-took = { $who ->
    [you] Prendi { $card }.
   *[other] { $name } prende { $card }.
 }
play-took-unseen = { $name } prende la carta.
play-refused = { $who ->
    [you] Rifiuti { $card }.
   *[other] { $name } rifiuta { $card }.
 }
play-died = Nessuno vuole { $card }: resta fuori, scoperta.
play-discarded = { $who ->
    [you] Scarti { $card }, coperta.
   *[other] { $name } scarta { $card }.
 }
play-discarded-unseen = { $name } scarta una carta coperta.
play-called = { $who ->
    [you] Tu: { $call }
   *[other] { $name }: { $call }
 }
play-passed-out = Nessuno ha dichiarato: non ci sono punti.
play-contract = { $who ->
    [you] Contratto: { $contract }, dichiari tu; servono { $tricks } prese.
   *[other] Contratto: { $contract }, dichiara { $name }; servono { $tricks } prese.
 }
play-chosen = { $who ->
    [you] Sei primo di mano. { $contract }
   *[other] { $name } è primo di mano. { $contract }
 }
play-quotas = Quota: { $list }
play-quotas-avoid = Quota, meno è meglio: { $list }
play-took-stock = { $who ->
    [you] Prendi il tallone: { $cards }
   *[other] { $name } prende il tallone: { $cards }
 }
play-took-stock-unseen = { $name } prende le { $count } carte del tallone.
play-trick = { $who ->
    [you] Presa { $number }: { $cards }. La vinci tu.
   *[other] Presa { $number }: { $cards }. La vince { $name }.
 }
play-redealt = { $who ->
    [you] Hai giocato { $card } prima di scartare: lo stesso mazziere ridistribuisce e il contratto resta.
   *[other] { $name } ha giocato { $card } prima di scartare: lo stesso mazziere ridistribuisce e il contratto resta.
 }

# Che cosa c’è da decidere.
play-hand = { $points ->
    [one] Le tue carte ({ $count }, { $points } punto):
   *[other] Le tue carte ({ $count }, { $points } punti):
 }
play-hand-count = Le tue carte ({ $count }):
play-part-score = parziale { $points }
play-dummy = { $who ->
    [you] Il tuo morto:
   *[other] Morto di { $name }:
 }
play-dummy-declarer = Morto del dichiarante:
play-dummy-defender = Morto del difensore:
play-dummy-closed = scoperto dopo l’apertura
play-dummies-closed = Morti: scoperti dopo l’apertura
play-dummy-name = { $who ->
    [you] il tuo morto
   *[other] morto di { $name }
 }
play-draw-turn = Tocca a te, { $turn } di 13. Tallone { $stock }, scarti { $discard }.
play-draw-card = Vedi: { $card } ({ $words })
play-draw-how = La tieni e scarti la seguente, o la scarti e tieni la seguente senza vederla.
play-pick-open = Tocca a te, tallone { $stock }. Vedi: { $card } ({ $words })
play-pick-private = Tocca a te, tallone { $stock }. Solo tu vedi: { $card } ({ $words })
play-pick-how = La prendi e ne scarti un’altra, o la rifiuti e può prenderla { $other }.
play-pick-offered = { $other } ha rifiutato { $card } ({ $words }). La prendi o la rifiuti anche tu?
play-pick-discard = Scarta coperta un’altra delle tue carte, non { $card }.
play-calls = Asta: { $list }
play-call-first = Tocca a te dichiarare. Nessuno ha ancora dichiarato.
play-call-beat = { $who ->
    [you] Tocca a te dichiarare. La dichiarazione più alta è la tua: { $contract }.
   *[other] Tocca a te dichiarare. La dichiarazione più alta è di { $name }: { $contract }.
 }
play-pass-ends = { $who ->
    [you] Se passi, l’asta finisce e giochi { $contract }.
   *[other] Se passi, l’asta finisce e { $name } gioca { $contract }.
 }
play-pass-out = Se passi, la mano finisce senza punti.
play-choose = Sei primo di mano e vedi solo { $cards }. Scegli il contratto:
play-exchange = { $left ->
    [one] Scarta ancora una carta, coperta. Ricevute: { $cards }
   *[other] Scarta { $left } carte coperte, una alla volta o tutte su una riga. Ricevute: { $cards }
 }
play-contract-now = { $who ->
    [you] { $contract }, dichiari tu.
   *[other] { $contract }, dichiarante { $name }.
 }
play-won-needs = { $name }: { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
 }, { $needed ->
    [one] manca { $needed }
   *[other] mancano { $needed }
 }
play-won-may = { $name }: { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
 }, { $needed } alla quota
play-table = Sul tavolo: { $list }
play-table-empty = Il tavolo è vuoto.
play-lead = { $hand ->
    [own] Tocca a te guidare: gioca una carta qualsiasi.
   *[dummy] Tocca al tuo morto guidare: gioca una sua carta qualsiasi.
 }
play-follow = { $hand ->
    [own] Tocca a te. Seme guidato: { $suit }. Puoi giocare:
   *[dummy] Tocca al tuo morto. Seme guidato: { $suit }. Può giocare:
 }
play-void = { $hand ->
    [own] Tocca a te. Non hai { $suit }: gioca una carta qualsiasi.
   *[dummy] Tocca al tuo morto. Non ha { $suit }: gioca una carta qualsiasi.
 }

# Domande alla fine di una schermata. $letters sono le lettere dei semi.
play-ask-draw = [t]enere  [s]cartare  [?] >
play-ask-pick = [p]rendere  [r]ifiutare  [?] >
play-ask-call = Dichiara, come 1NT, passo, x, xx [{ $letters }] >
play-ask-card = Numero, o valore e seme [{ $letters }] >
play-ask-only = Invio gioca { $card } >
play-ask-discard = Scarto: numero, o valore e seme [{ $letters }] >
play-ask-contract = Numero o nome [{ $letters }] >
play-ask-next = Invio: mano seguente  [?] >
play-ask-end = Invio termina, motivo spiega il computer >
play-ask-hide = Invio: lo schermo si cancella e guarda { $name } >
play-ask-show = { $name }: Invio mostra le tue carte >
play-ask-confirm = { $what }: Invio per confermare >
play-hand-over = Ora tocca a { $name }. Gli altri non guardano.

# Risposte.
play-unreadable = «{ $text }» non si capisce. ? dice che cosa è possibile, aiuto mostra le parole.
play-no-number = La lista non ha il numero { $number }.
play-not-now = Ora non è possibile.
play-no-contract = Non c’è ancora un contratto.
play-no-tricks = Non si è ancora giocata nessuna presa.
play-no-last = Non è ancora finita nessuna presa.
play-no-dummy = In questo gioco non c’è morto.
play-last = { $who ->
    [you] Presa { $number }: { $cards }. L’hai vinta tu.
   *[other] Presa { $number }: { $cards }. L’ha vinta { $name }.
 }
play-undone = Annullato.
play-undone-practice = Annullato. Da allora hai visto qualcosa: il match ora vale come prova.
play-undo-nothing = In questa mano non c’è niente da annullare.
play-undo-shown = Non si può annullare niente: da allora ha guardato qualcun altro.
play-possible = Ora è possibile: { $list }
play-possible-bids = Ora è possibile: { $list } e ogni dichiarazione da { $lowest } in su
play-possible-action = { $action }: è possibile.
play-not-possible = Non è possibile: { $cards }. { $reason }
play-worth = Per { $bid } servono { $tricks } prese. Realizzato giusto: { $below } sotto la linea e { $above } sopra.
play-worth-game = Sarebbe una partita.
play-worth-down = Con una sotto-presa ogni avversario riceve { $points }.
play-rules-where = Le regole con tutti i numeri: honeymoon rules { $game }
play-help =
    Parole, in ogni fase; tra parentesi quadre, la lettera che basta:
      mano, morto, tavolo   le carte che puoi vedere, e la presa
      ultima [l], prese     l’ultima presa; le prese vinte e quelle che mancano
      contratto, punti [s]  il contratto; il foglio dei punti
      turno                 di nuovo che cosa c’è da decidere
      ?                     che cosa è possibile ora
      ? 6{ $letter }, ? 3nt           perché non questa carta; quanto vale la dichiarazione
      consiglio [i]         a che cosa pensare; di nuovo: che cosa fare, e perché
      motivo, motivo 2      perché l’ultima azione del computer, o quella prima
      annulla [u]           annullare la tua ultima azione in questa mano
      regole, esci [q]      dove sono le regole; uscire (il match è salvato)
    Carte: prima il valore, poi il seme, come { $card } o 10{ $letter }; o il numero.

# La fine.
play-goodbye = Alla prossima.
