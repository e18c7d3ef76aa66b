# Lo scontrino: per che cosa è ogni importo. $sum è il conto, $count le prese di cui si tratta,
# $doubling none, X o XX, $vulnerable yes o no.
receipt-contract = { $contract }: { $sum }
receipt-overtricks = { $count ->
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
receipt-insult = { $doubling ->
    [XX] contratto con surcontro
   *[X] contratto con contro
 } mantenuto: { $sum }
receipt-slam-small = piccolo slam, { $vulnerable ->
    [yes] vulnerabile
   *[no] non vulnerabile
 }: { $sum }
receipt-slam-grand = grande slam, { $vulnerable ->
    [yes] vulnerabile
   *[no] non vulnerabile
 }: { $sum }
receipt-undertricks = { $count ->
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
receipt-honours-four = quattro onori di briscola in una sola mano: { $sum }
receipt-honours-five = cinque onori di briscola in una sola mano: { $sum }
receipt-honours-aces = i quattro assi in una sola mano, senza atout: { $sum }
receipt-rubber-two-nil = rubber per due partite a zero: { $sum }
receipt-rubber-two-one = rubber per due partite a una: { $sum }
receipt-quota-win = { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
 } - quota { $quota } = { $points }
receipt-quota-avoid = quota { $quota } - { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
 } = { $points }
receipt-for-below = { $name }, sotto la linea
receipt-for-above = { $name }, sopra la linea
receipt-for-score = { $name }

# Una mano del match.
deal-title = Mano { $number }, mazziere: { $dealer }
deal-contract = { $contract }, dichiara { $declarer }: servono { $need } prese, vinte { $won }, { $result }
deal-quota-contract = { $contract }; primo di mano: { $forehand }
deal-passed-out = tutti passano, nessun punto
deal-redeal = { $contract }; primo di mano: { $forehand }; ha giocato prima di scartare, si ridistribuisce
deal-unfinished = interrotta; fase: { $phase }
deal-so-far = { $contract }, dichiarante { $declarer }; prese finora: { $tricks }
deal-tricks = Prese: { $tricks }
result-made = realizzato
result-over = { $count ->
    [one] realizzato con { $count } sovra-presa
   *[other] realizzato con { $count } sovra-prese
 }
result-down = { $count ->
    [one] { $count } sotto-presa
   *[other] { $count } sotto-prese
 }

# Il foglio del rubber.
pad-title = Foglio dei punti
pad-above = sopra la linea
pad-below = sotto la linea
pad-deal = mano { $number }, { $kind }
pad-game = partita di { $name }
pad-total = totale
pad-games = partite
pad-part-score = parziale
pad-vulnerable = vulnerabile
pad-yes = sì
pad-no = no
kind-contract = contratto
kind-overtricks = sovra-prese
kind-insult = contro mantenuto
kind-slam = slam
kind-undertricks = sotto-prese
kind-honours = onori
kind-rubber = rubber

# Il foglio del gioco a quote.
quota-deal = n.
quota-contract = contratto
quota-forehand = primo
quota-redeal = di nuovo
quota-used = usati

# Come sta o come è finito il match.
match-unfinished = Il match non è ancora finito.
match-rubber-winner = { $name } vince il rubber.
match-winner = { $name } ha il totale più alto e vince per { $margin }.
match-first-game = { $name } ha fatto la prima partita e vince.
match-tie = Vittoria condivisa: { $names } hanno { $points } a testa.
