# Pagine di aiuto.
help =
    honeymoon: bridge per due o tre persone al tavolo, in sette giochi.

    honeymoon play GIOCO       giocare nel terminale
    honeymoon join LINK        sedersi a un tavolo di un server
    honeymoon games            i giochi e le loro opzioni
    honeymoon rules GIOCO      le regole di un gioco
    honeymoon score CONTRATTO  quanto vale un contratto
    honeymoon replay FILE      rivedere e valutare i match registrati
    honeymoon solve MANI       le prese di mani scoperte giocate bene
    honeymoon tables COMPITO   tabelle complete di due mani, per la ricerca
    honeymoon arena            due giocatori del computer, misurati fra loro
    honeymoon serve            tavoli per persone su più dispositivi
    honeymoon db COMPITO       la base di dati di un server: verifica e copia

    honeymoon COMANDO --help dice di più. --lang en|es|pt|it sceglie la lingua.
help-play =
    honeymoon play GIOCO [--lang LINGUA]

    Gioca nel terminale; se non dici a che cosa, te lo chiede. In ogni momento ?
    spiega che cosa è possibile.

    --level LIVELLO  quanto è forte il computer: beginner, club, strong,
                     expert, o da 1 a 4; club se non dici altro
    --seats person:ANA,person:BEN,club
                     chi siede dove: person con un nome, o i giocatori del computer
                     beginner, club, strong, expert, tips e random, o cmd: e la
                     riga di comando di un tuo programma
    --option nome=valore
                     un’opzione del gioco, più volte se serve
    --seed TESTO     lo stesso testo dà le stesse carte
    --save FILE      dove il match si salva dopo ogni azione
    --resume FILE    continua un match salvato
    --ascii          semi come lettere, senza segni speciali
    --no-color       senza colori; NO_COLOR nell’ambiente fa lo stesso
    --no-pause       i giocatori del computer agiscono subito
    --server URL     a un tavolo di questo server, con i link per gli altri; o un
                     link: lo stesso che honeymoon join
    --name NOME      con --server: come ti vedono gli altri
    --hints          con --server: consigli anche quando giocano più persone
help-games =
    honeymoon games [--lang en|es|pt|it]

    Mostra i sette giochi, in quanti si gioca e le loro opzioni. Un’opzione si
    scrive --option nome=valore; il primo valore è quello che vale se non ne chiedi
    un altro.
help-rules =
    honeymoon rules GIOCO [--lang en|es|pt|it]

    Stampa le regole di un gioco con i loro numeri, e quelle della famiglia dove
    valgono. honeymoon games mostra i giochi.
help-score =
    honeymoon score CONTRATTO --tricks N [--vulnerable] [--game GIOCO] [--json]

    Stampa quanto vale un contratto, riga per riga. CONTRATTO va come si usa
    scriverlo: 3NTX, 3 nt con contro, 4♠xx, 1 fiori. Le lettere dei semi da sole
    sono qui quelle inglesi: S picche, H cuori, D quadri, C fiori.

    --tricks N       prese vinte dal dichiarante
    --vulnerable     il dichiarante è vulnerabile
    --game GIOCO     il gioco di cui valgono le regole; se manca, draw-and-discard
    --option nome=valore
                     un’opzione del gioco, più volte se serve
    --forehand N --others N,N
                     le prese di ciascuno, nel gioco con quote: spel, spader,
                     valfri:H o pass
    --json           il risultato come dati
help-replay =
    honeymoon replay [--json] [--legal] [--ascii] [--lang LINGUA] FILE...

    Rivede i match registrati e stampa ogni mano e il foglio dei punti; - è
    l’ingresso standard. Un file contiene una registrazione, o una per riga.

    --json           un risultato per registrazione, come dati
    --legal          anche che cosa era legale prima di ogni azione

    Il codice di uscita è 1 se una registrazione era sbagliata; le altre vengono
    riviste lo stesso.

# Un comando che non si capisce.
usage-command = Il comando «{ $name }» non esiste; i comandi sono: { $expected }.
usage-language = La lingua «{ $language }» non c’è; le lingue sono: { $expected }.
usage-unknown = Qui non ci si aspetta «{ $word }».
usage-missing = Manca { $name }.
usage-word-contract = CONTRATTO
usage-word-game = GIOCO
usage-word-files = FILE
usage-value = Il valore di { $name } manca o non va bene.
usage-wrong = Il comando non si capisce.
usage-help = honeymoon { $name } --help dice che cosa è possibile.

# honeymoon games
games-seats = { $seats } giocatori
games-options = Opzioni, per primo il valore normale (--option nome=valore):
games-values = Che cosa significano:

# honeymoon rules
rules-language = Le regole non sono ancora scritte in questa lingua; eccole in inglese.

# honeymoon score
contract-level = «{ $text }» non è un contratto: deve cominciare con un livello da 1 a 7.
contract-strain = «{ $text }» non è un contratto: dopo il livello va un seme (S, H, D, C o il nome) o NT, non «{ $part }».
contract-rest = «{ $text }» non si può valutare: «{ $part }» non si capisce; lì può stare solo X, XX, con contro o con surcontro.
contract-quota = «{ $text }» non è un contratto di questo gioco: ci si aspetta spel, spader, pass o valfri con un seme, come valfri:H.
score-tricks-missing = Manca { $option }: un numero di prese da 0 a { $most }.
score-tricks-range = { $option } { $tricks } non è possibile: dai un numero di prese da 0 a { $most }.
score-others = --others vuole le prese degli altri due, ciascuna da 0 a { $most }, come 4,5.
score-sum = Le prese sono in tutto { $sum }; devono essere { $expected }.
score-quota-only = Questo gioco ha le quote: dai --forehand N --others N,N, senza --tricks né --vulnerable.
score-no-quota = Questo gioco non ha quote: dai --tricks N, senza --forehand né --others.
score-never-vulnerable = In un match di una sola partita nessuno è vulnerabile.
score-title = { $contract }: servono { $need } prese, vinte { $won }, { $result }
score-defender = difensore { $number }
score-other = altro giocatore { $number }

# honeymoon replay
replay-standard-input = ingresso standard
replay-title = { $game }: { $names }
replay-options = Opzioni: { $options }
replay-practice = Prova: azioni annullate dopo aver visto qualcosa di nascosto.
replay-sealed = Sigillata: le carte che nessuno ha mostrato non sono registrate.
replay-legal = Che cosa era legale prima di ogni azione:
