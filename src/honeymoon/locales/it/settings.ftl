# Ciò che si può scegliere nella pagina.
web-set-words = Parole
web-set-words-rules = Come nelle regole
web-set-words-club = Parole di circolo
web-set-letters = Lettere delle carte
web-set-letters-english = A K Q J
web-set-letters-local = Della lingua
web-set-suits = Semi
web-set-suits-four = Quattro colori
web-set-suits-two = Due colori
web-set-order = Ordine dei semi
web-set-order-alternating = Colori alternati
web-set-order-ranked = ♠ ♥ ♦ ♣
web-set-high = Carte alte
web-set-high-left = A sinistra
web-set-high-right = A destra
web-set-size = Carte
web-set-size-normal = Misura normale
web-set-size-large = Grandi
web-set-confirm = Giocare una carta
web-set-confirm-usual = Come di solito al tavolo
web-set-confirm-take-back = Un tocco, con un momento per riprenderla
web-set-confirm-two-taps = Due tocchi
web-set-confirm-none = Un tocco
web-set-calls = Dichiarazioni
web-set-calls-confirm = Confermare ognuna
web-set-calls-at-once = Bastano livello e seme
web-set-stays = La presa completa resta
web-set-stays-1300 = 1,3 secondi
web-set-stays-500 = 0,5 secondi
web-set-stays-1000 = 1 secondo
web-set-stays-2000 = 2 secondi
web-set-stays-3000 = 3 secondi
web-set-stays-tap = Finché la tocco
web-set-speed = Movimento
web-set-speed-normal = Normale
web-set-speed-calm = Calmo
web-set-speed-fast = Veloce
web-set-speed-off = Nessuno
web-set-forced = L’unica carta possibile
web-set-forced-wait = Aspettami
web-set-forced-play = Giocala
web-set-hints = Suggerimenti
web-set-hints-request = Se li chiedo
web-set-hints-off = Nessuno
web-set-hints-always = Sempre
web-set-points = Punti della mano
web-set-points-on = Mostra
web-set-points-off = Nascondi
web-set-vibration = Vibrazione
web-set-vibration-on = Sì
web-set-vibration-off = No
web-set-theme = Tema
web-set-theme-system = Sistema
web-set-theme-light = Chiaro
web-set-theme-dark = Scuro
web-set-contrast = Contrasto
web-set-contrast-system = Sistema
web-set-contrast-high = Alto
web-set-table = Tavolo
web-set-table-cloth = Panno
web-set-table-paper = Carta
web-set-keys = Tasti singoli
web-set-keys-on = Sì
web-set-keys-off = No
web-set-volume = Suoni
web-set-reset = Come all’inizio

# Le regole, e senza connessione.
web-rules = Regole
web-rule = Sulla regola { $rule }
web-rule-before = Regola precedente
web-rule-after = Regola successiva
web-rule-page = La pagina intera
web-offline = Non c’è connessione con il server. Ciò che è aperto resta; per giocare serve la connessione.

# Parole di circolo e di federazione al posto di quelle del regolamento.
web-club-strain-short-NT = SA
web-club-call-X = Contro
web-club-call-XX = Surcontro
web-club-contract-X = { $bid } con contro
web-club-contract-XX = { $bid } con surcontro
web-club-receipt-overtricks = { $count ->
    [one] { $count } sovra-presa
   *[other] { $count } sovra-prese
 }{ $doubling ->
    [X] { " con contro, " }
    [XX] { " con surcontro, " }
   *[none] { "" }
 }{ $doubling ->
    [none] { "" }
   *[other] { $vulnerable ->
        [yes] vulnerabile
       *[no] non vulnerabile
     }
 }: { $sum }
web-club-receipt-insult = { $doubling ->
    [XX] contratto con surcontro
   *[X] contratto con contro
 } mantenuto: { $sum }
web-club-receipt-undertricks = { $count ->
    [one] { $count } sotto-presa
   *[other] { $count } sotto-prese
 }{ $doubling ->
    [X] { " con contro" }
    [XX] { " con surcontro" }
   *[none] { "" }
 }, { $vulnerable ->
    [yes] vulnerabile
   *[no] non vulnerabile
 }: { $sum }
web-club-receipt-rubber-two-nil = rubber per due manche a zero: { $sum }
web-club-receipt-rubber-two-one = rubber per due manche a una: { $sum }
web-club-pad-games = manche
web-club-kind-overtricks = sovra-prese
web-club-kind-insult = contro mantenuto
web-club-kind-undertricks = sotto-prese
web-club-web-call-double = Supera { $contract }, di’ contro, o passa.
web-club-web-call-redouble = Supera { $contract }, di’ surcontro, o passa.
web-club-web-bid-game = { $tricks } prese, vale { $points }: manche
web-club-web-double = Contro a { $contract }
web-club-web-redouble = Surcontro a { $contract }
web-club-web-led = { $name } attacca
web-club-web-you-led = attacchi tu
web-club-web-toward-game = conta per la manche
web-club-web-game-you = Vinci una manche. Si traccia una linea e tutti iniziano la prossima da 0.
web-club-web-game-name = { $name } vince una manche. Si traccia una linea e tutti iniziano la prossima da 0.
web-club-web-kind-spader = atout picche, fai prese
web-club-web-kind-valfri = atout a scelta, fai prese
