# Lo que se puede elegir en la página.
web-set-words = Palabras
web-set-words-rules = Como en las reglas
web-set-words-club = Palabras de club
web-set-letters = Letras de las cartas
web-set-letters-english = A K Q J
web-set-letters-local = Del idioma
web-set-suits = Palos
web-set-suits-four = Cuatro colores
web-set-suits-two = Dos colores
web-set-order = Orden de los palos
web-set-order-alternating = Colores alternos
web-set-order-ranked = ♠ ♥ ♦ ♣
web-set-high = Cartas altas
web-set-high-left = A la izquierda
web-set-high-right = A la derecha
web-set-size = Cartas
web-set-size-normal = Tamaño normal
web-set-size-large = Grandes
web-set-confirm = Jugar una carta
web-set-confirm-usual = Lo normal en la mesa
web-set-confirm-take-back = Un toque, con un momento para recuperarla
web-set-confirm-two-taps = Dos toques
web-set-confirm-none = Un toque
web-set-calls = Subastas
web-set-calls-confirm = Confirmar cada una
web-set-calls-at-once = Bastan nivel y denominación
web-set-stays = La baza completa se queda
web-set-stays-1300 = 1,3 segundos
web-set-stays-500 = 0,5 segundos
web-set-stays-1000 = 1 segundo
web-set-stays-2000 = 2 segundos
web-set-stays-3000 = 3 segundos
web-set-stays-tap = Hasta tocarla
web-set-speed = Movimiento
web-set-speed-normal = Normal
web-set-speed-calm = Tranquilo
web-set-speed-fast = Rápido
web-set-speed-off = Ninguno
web-set-forced = La única carta posible
web-set-forced-wait = Esperarme
web-set-forced-play = Jugarla
web-set-hints = Pistas
web-set-hints-request = Si las pido
web-set-hints-off = Ninguna
web-set-hints-always = Siempre
web-set-points = Puntos de la mano
web-set-points-on = Mostrar
web-set-points-off = Ocultar
web-set-vibration = Vibración
web-set-vibration-on = Sí
web-set-vibration-off = No
web-set-theme = Tema
web-set-theme-system = Sistema
web-set-theme-light = Claro
web-set-theme-dark = Oscuro
web-set-contrast = Contraste
web-set-contrast-system = Sistema
web-set-contrast-high = Alto
web-set-table = Mesa
web-set-table-cloth = Tapete
web-set-table-paper = Papel
web-set-keys = Teclas sueltas
web-set-keys-on = Sí
web-set-keys-off = No
web-set-volume = Sonidos
web-set-reset = Como al principio

# Las reglas, y sin conexión.
web-rules = Reglas
web-rule = Sobre la regla { $rule }
web-rule-before = Regla anterior
web-rule-after = Regla siguiente
web-rule-page = La página entera
web-offline = No hay conexión con el servidor. Lo que está abierto se queda; para jugar hace falta la conexión.

# Palabras de club y de federación en lugar de las del reglamento.
web-club-strain-short-NT = ST
web-club-call-X = Doblo
web-club-call-XX = Redoblo
web-club-contract-X = { $bid } doblado
web-club-contract-XX = { $bid } redoblado
web-club-receipt-overtricks = { $count ->
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
web-club-receipt-insult = contrato { $doubling ->
    [XX] redoblado
   *[X] doblado
 } cumplido: { $sum }
web-club-receipt-undertricks = { $count ->
    [one] { $count } multa
   *[other] { $count } multas
 }{ $doubling ->
    [X] { ", doblado" }
    [XX] { ", redoblado" }
   *[none] { "" }
 }, { $vulnerable ->
    [yes] vulnerable
   *[no] no vulnerable
 }: { $sum }
web-club-receipt-rubber-two-nil = rubber por dos mangas a cero: { $sum }
web-club-receipt-rubber-two-one = rubber por dos mangas a una: { $sum }
web-club-pad-games = mangas
web-club-kind-overtricks = bazas extra
web-club-kind-insult = doblado cumplido
web-club-kind-undertricks = multas
web-club-web-call-double = Supera { $contract }, dobla, o pasa.
web-club-web-call-redouble = Supera { $contract }, redobla, o pasa.
web-club-web-bid-game = { $tricks } bazas, vale { $points }: manga
web-club-web-double = Doblar { $contract }
web-club-web-redouble = Redoblar { $contract }
web-club-web-led = { $name } sale
web-club-web-you-led = sales tú
web-club-web-toward-game = cuenta para la manga
web-club-web-game-you = Ganas una manga. Se traza una línea y todos empiezan la siguiente con 0.
web-club-web-game-name = { $name } gana una manga. Se traza una línea y todos empiezan la siguiente con 0.
web-club-web-kind-spader = triunfo picas, gana bazas
web-club-web-kind-valfri = triunfo a elegir, gana bazas
