# O recibo: de que é cada quantia. $sum é a conta, $count as vazas de que se trata,
# $doubling none, X ou XX, $vulnerable yes ou no.
receipt-contract = { $contract }: { $sum }
receipt-overtricks = { $count ->
    [one] { $count } sobrevaza
   *[other] { $count } sobrevazas
 }{ $doubling ->
    [X] { " com contra, " }
    [XX] { " com recontra, " }
   *[none] { "" }
 }{ $doubling ->
    [none] { "" }
   *[other] { $vulnerable ->
        [yes] vulnerável
       *[no] não vulnerável
     }
 }: { $sum }
receipt-insult = { $doubling ->
    [XX] contrato com recontra
   *[X] contrato com contra
 } cumprido: { $sum }
receipt-slam-small = pequeno slam, { $vulnerable ->
    [yes] vulnerável
   *[no] não vulnerável
 }: { $sum }
receipt-slam-grand = grande slam, { $vulnerable ->
    [yes] vulnerável
   *[no] não vulnerável
 }: { $sum }
receipt-undertricks = { $count ->
    [one] { $count } vaza a menos
   *[other] { $count } vazas a menos
 }{ $doubling ->
    [X] { " com contra" }
    [XX] { " com recontra" }
   *[none] { "" }
 }, { $vulnerable ->
    [yes] vulnerável
   *[no] não vulnerável
 }: { $sum }
receipt-honours-four = quatro honras de trunfo em uma só mão: { $sum }
receipt-honours-five = cinco honras de trunfo em uma só mão: { $sum }
receipt-honours-aces = os quatro ases em uma só mão, sem trunfo: { $sum }
receipt-rubber-two-nil = rubber por duas partidas a zero: { $sum }
receipt-rubber-two-one = rubber por duas partidas a uma: { $sum }
receipt-quota-win = { $tricks ->
    [1] { $tricks } vaza
   *[other] { $tricks } vazas
 } - cota { $quota } = { $points }
receipt-quota-avoid = cota { $quota } - { $tricks ->
    [1] { $tricks } vaza
   *[other] { $tricks } vazas
 } = { $points }
receipt-for-below = { $name }, abaixo da linha
receipt-for-above = { $name }, acima da linha
receipt-for-score = { $name }

# Uma mão do duelo.
deal-title = Mão { $number }, distribuidor: { $dealer }
deal-contract = { $contract }, declarante { $declarer }: precisa de { $need } vazas, fez { $won }, { $result }
deal-quota-contract = { $contract }; é mão: { $forehand }
deal-passed-out = todos passaram, sem pontos
deal-redeal = { $contract }; é mão: { $forehand }; saiu antes de descartar, distribui-se de novo
deal-unfinished = interrompida; fase: { $phase }
deal-so-far = { $contract }, declarante { $declarer }; vazas até agora: { $tricks }
deal-tricks = Vazas: { $tricks }
result-made = cumprido
result-over = { $count ->
    [one] cumprido com { $count } sobrevaza
   *[other] cumprido com { $count } sobrevazas
 }
result-down = { $count ->
    [one] { $count } vaza a menos
   *[other] { $count } vazas a menos
 }

# A folha do rubber.
pad-title = Folha de pontos
pad-above = acima da linha
pad-below = abaixo da linha
pad-deal = mão { $number }, { $kind }
pad-game = partida de { $name }
pad-total = total
pad-games = partidas
pad-part-score = parcial
pad-vulnerable = vulnerável
pad-yes = sim
pad-no = não
kind-contract = contrato
kind-overtricks = sobrevazas
kind-insult = contra cumprido
kind-slam = slam
kind-undertricks = vazas a menos
kind-honours = honras
kind-rubber = rubber

# A folha do jogo de cotas.
quota-deal = n.º
quota-contract = contrato
quota-forehand = mão
quota-redeal = de novo
quota-used = usados

# Como está ou como terminou o duelo.
match-unfinished = O duelo ainda não terminou.
match-rubber-winner = { $name } vence o rubber.
match-winner = { $name } tem o total mais alto e vence por { $margin }.
match-first-game = { $name } fez a primeira partida e vence.
match-tie = Vitória compartilhada: { $names } têm { $points } cada um.
