# El recibo: por qué es cada cantidad. $sum es la cuenta, $count las bazas de que se trata,
# $doubling none, X o XX, $vulnerable yes o no.
receipt-contract = { $contract }: { $sum }
receipt-overtricks = { $count ->
    [one] { $count } baza extra
   *[other] { $count } bazas extra
 }{ $doubling ->
    [X] { ", doblado, " }
    [XX] { ", redoblado, " }
   *[none] { "" }
 }{ $doubling ->
    [none] { "" }
   *[other] { $vulnerable ->
        [yes] vulnerable
       *[no] no vulnerable
     }
 }: { $sum }
receipt-insult = contrato { $doubling ->
    [XX] redoblado
   *[X] doblado
 } cumplido: { $sum }
receipt-slam-small = pequeño slam, { $vulnerable ->
    [yes] vulnerable
   *[no] no vulnerable
 }: { $sum }
receipt-slam-grand = gran slam, { $vulnerable ->
    [yes] vulnerable
   *[no] no vulnerable
 }: { $sum }
receipt-undertricks = { $count ->
    [one] { $count } baza de caída
   *[other] { $count } bazas de caída
 }{ $doubling ->
    [X] { ", doblado" }
    [XX] { ", redoblado" }
   *[none] { "" }
 }, { $vulnerable ->
    [yes] vulnerable
   *[no] no vulnerable
 }: { $sum }
receipt-honours-four = cuatro honores de triunfo en una sola mano: { $sum }
receipt-honours-five = cinco honores de triunfo en una sola mano: { $sum }
receipt-honours-aces = los cuatro ases en una sola mano, sin triunfo: { $sum }
receipt-rubber-two-nil = rubber por dos juegos a cero: { $sum }
receipt-rubber-two-one = rubber por dos juegos a uno: { $sum }
receipt-quota-win = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
 } - cuota { $quota } = { $points }
receipt-quota-avoid = cuota { $quota } - { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
 } = { $points }
receipt-for-below = { $name }, bajo la línea
receipt-for-above = { $name }, sobre la línea
receipt-for-score = { $name }

# Un reparto del duelo.
deal-title = Reparto { $number }, repartidor: { $dealer }
deal-contract = { $contract }, declarante { $declarer }: necesita { $need } bazas, gana { $won }, { $result }
deal-quota-contract = { $contract }; mano: { $forehand }
deal-passed-out = subasta pasada, sin puntos
deal-redeal = { $contract }; mano: { $forehand }; salió antes de descartar, se reparte de nuevo
deal-unfinished = interrumpido; fase: { $phase }
deal-so-far = { $contract }, declarante { $declarer }; bazas hasta ahora: { $tricks }
deal-tricks = Bazas: { $tricks }
result-made = cumplido
result-over = { $count ->
    [one] cumplido con { $count } baza extra
   *[other] cumplido con { $count } bazas extra
 }
result-down = menos { $count }

# La hoja del rubber.
pad-title = Hoja de puntos
pad-above = sobre la línea
pad-below = bajo la línea
pad-deal = reparto { $number }, { $kind }
pad-game = juego de { $name }
pad-total = total
pad-games = juegos
pad-part-score = parcial
pad-vulnerable = vulnerable
pad-yes = sí
pad-no = no
kind-contract = contrato
kind-overtricks = bazas extra
kind-insult = doblado cumplido
kind-slam = slam
kind-undertricks = caída
kind-honours = honores
kind-rubber = rubber

# La hoja del juego de cuotas.
quota-deal = n.º
quota-contract = contrato
quota-forehand = mano
quota-redeal = de nuevo
quota-used = usados

# Cómo va o cómo terminó el duelo.
match-unfinished = El duelo aún no ha terminado.
match-rubber-winner = { $name } gana el rubber.
match-winner = { $name } tiene el total más alto y gana por { $margin }.
match-first-game = { $name } hizo el primer juego y gana.
match-tie = Victoria compartida: { $names } tienen { $points } cada uno.
