# Perché un'azione è contro le regole. $rule è il numero della regola; $subject la carta, il seme,
# la dichiarazione o il contratto di cui si tratta, in parole di questa lingua.
deal-is-over = La mano è finita; non si può fare altro (regola { $rule }).
draw-not-a-choice = Bisogna decidere su una carta; ora è possibile solo una delle due scelte (regola { $rule }).
draw-must-discard = Una carta è stata presa; ora bisogna scartare una delle altre (regola { $rule }).
draw-just-taken = La carta appena presa, { $subject }, non si può scartare nello stesso turno (regola { $rule }).
auction-not-a-call = È il momento di parlare: passo, una dichiarazione, contro o surcontro (regola { $rule }).
auction-bid-too-low = La dichiarazione deve superare l’ultima, { $subject } (regola { $rule }).
auction-cannot-double = Si contra solo l’ultima dichiarazione di un avversario, e una volta sola (regola { $rule }).
auction-cannot-redouble = Si surcontra solo la propria dichiarazione, dopo un contro (regola { $rule }).
contract-not-a-contract = È il momento di scegliere il contratto: Spel, Spader, Valfri con un seme o Pass (regola { $rule }).
contract-already-used = { $subject } è già stato usato in una mano precedente; ogni contratto si sceglie una volta (regola { $rule }).
exchange-not-a-discard = È il momento di scartare quattro carte coperte (regola { $rule }).
play-not-a-card = È il momento di giocare una carta (regola { $rule }).
play-not-held = Questa carta non è in mano: { $subject } (regola { $rule }).
play-must-follow-suit = Bisogna rispondere al seme: il seme guidato è { $subject } e in mano ce ne sono ancora (regola { $rule }).

# Testi che non si possono leggere.
notation-suit = «{ $text }» non è un seme; ci si aspetta C, D, H, S o il simbolo di un seme.
notation-card = «{ $text }» non è una carta; ci si aspetta seme e valore, come HQ o S10.
notation-action = «{ $text }» non è né una carta né una dichiarazione né un’altra azione.
notation-deck = Queste non sono le 52 carte diverse di un mazzo: { $text }
notation-hidden = «{ $text }» nasconde una carta; può farlo solo una registrazione sigillata.

# Opzioni di un gioco.
option-unknown = { $game } non ha l’opzione «{ $name }»; ha: { $expected }.
option-value = «{ $value }» non è un valore dell’opzione { $name }; i suoi valori sono: { $expected }.
option-fixed = { $game } fissa l’opzione { $name }; può essere solo: { $expected }.
option-conflict = L’opzione { $name } non può essere «{ $value }» insieme alle altre opzioni.
option-form = «{ $text }» non è un’opzione; si scrive nome=valore, come honours=false.

# Quel che non è una registrazione. $path è il posto, $detail quel che c’è, $expected quel che serve.
record-empty = Non c’è nessuna registrazione.
record-encoding = Quel che si legge non è un testo in { $expected }.
record-json = Il testo non è JSON valido; si interrompe o sbaglia al carattere { $column } della riga.
record-depth = I valori sono annidati troppo in profondità per una registrazione.
record-number = «{ $detail }» non è un numero che una registrazione possa contenere.
record-duplicate-field = Il campo «{ $detail }» compare due volte.
record-type = Ci si aspetta { $expected }, non «{ $detail }».
record-unknown-field = Una registrazione non ha il campo «{ $detail }».
record-missing-field = Manca il campo «{ $detail }».
record-format = «{ $detail }» non è un formato noto; ci si aspetta { $expected }.
record-version = La versione «{ $detail }» non si può leggere; ci si aspetta { $expected }.
record-game = «{ $detail }» non è un gioco noto; i giochi sono: { $expected }.
record-option-unknown = Questo gioco non ha questa opzione.
record-option-value = «{ $detail }» non è un valore di questa opzione.
record-option-fixed = Questo gioco fissa l’opzione; non può essere «{ $detail }».
record-option-conflict = «{ $detail }» non può stare insieme alle altre opzioni.
record-first-dealer = «{ $detail }» non è un posto; ci si aspetta { $expected }.
record-text = Il testo «{ $detail }» contiene caratteri non validi.
record-seats = Ci sono { $detail } nomi; ce ne vogliono { $expected }, uno per posto.
record-card = «{ $detail }» non è una carta; ci si aspetta seme e valore, come HQ o ST.
record-duplicate-card = La carta { $detail } compare due volte nel mazzo.
record-deck = Il mazzo ha { $detail } carte; ce ne vogliono { $expected }.
record-after-end = Segue un’altra mano benché il match sia finito.
record-deal-unfinished = La mano si interrompe benché ne segua un’altra.

# Quel che ci si può aspettare in una registrazione, e dove qualcosa non va.
expected-object = un oggetto
expected-list = una lista
expected-text = un testo
expected-flag = true o false
error-in-action = { $file }, riga { $line }: mano { $deal }, azione { $action }, «{ $token }» [{ $code }]
error-in-record = { $file }, riga { $line }: { $path } [{ $code }]
error-in-input = { $file }, riga { $line } [{ $code }]
error-legal = Era possibile: { $legal }
record-unreadable = { $file } non si può leggere: { $reason }
error-file-missing = il file non esiste
error-file-other = il sistema non lo permette
error-file-folder = è una cartella
error-file-full = non c’è più spazio
error-file-name = il suo nome è troppo lungo
error-save-changed = Un altro programma ha cambiato { $file } nel frattempo. Non viene sovrascritto.
error-output = Non si può scrivere l’output.
option-twice = L’opzione «{ $name }» è data due volte.
