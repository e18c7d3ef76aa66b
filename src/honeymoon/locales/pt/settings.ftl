# O que se pode escolher na página.
web-set-words = Palavras
web-set-words-rules = Como nas regras
web-set-words-club = Palavras de clube
web-set-letters = Letras das cartas
web-set-letters-english = A K Q J
web-set-letters-local = Do idioma
web-set-suits = Naipes
web-set-suits-four = Quatro cores
web-set-suits-two = Duas cores
web-set-order = Ordem dos naipes
web-set-order-alternating = Cores alternadas
web-set-order-ranked = ♠ ♥ ♦ ♣
web-set-high = Cartas altas
web-set-high-left = À esquerda
web-set-high-right = À direita
web-set-size = Cartas
web-set-size-normal = Tamanho normal
web-set-size-large = Grandes
web-set-confirm = Jogar uma carta
web-set-confirm-usual = O normal na mesa
web-set-confirm-take-back = Um toque, com um momento para voltar
web-set-confirm-two-taps = Dois toques
web-set-confirm-none = Um toque
web-set-calls = Licitações
web-set-calls-confirm = Confirmar cada uma
web-set-calls-at-once = Bastam nível e naipe
web-set-stays = A vaza completa fica
web-set-stays-1300 = 1,3 segundo
web-set-stays-500 = 0,5 segundo
web-set-stays-1000 = 1 segundo
web-set-stays-2000 = 2 segundos
web-set-stays-3000 = 3 segundos
web-set-stays-tap = Até tocar
web-set-speed = Movimento
web-set-speed-normal = Normal
web-set-speed-calm = Calmo
web-set-speed-fast = Rápido
web-set-speed-off = Nenhum
web-set-forced = A única carta possível
web-set-forced-wait = Esperar por mim
web-set-forced-play = Jogar
web-set-hints = Dicas
web-set-hints-request = Quando eu pedir
web-set-hints-off = Nenhuma
web-set-hints-always = Sempre
web-set-points = Pontos da mão
web-set-points-on = Mostrar
web-set-points-off = Ocultar
web-set-vibration = Vibração
web-set-vibration-on = Sim
web-set-vibration-off = Não
web-set-theme = Tema
web-set-theme-system = Sistema
web-set-theme-light = Claro
web-set-theme-dark = Escuro
web-set-contrast = Contraste
web-set-contrast-system = Sistema
web-set-contrast-high = Alto
web-set-table = Mesa
web-set-table-cloth = Pano
web-set-table-paper = Papel
web-set-keys = Teclas soltas
web-set-keys-on = Sim
web-set-keys-off = Não
web-set-volume = Sons
web-set-reset = Como no começo

# As regras, e sem conexão.
web-rules = Regras
web-rule = Sobre a regra { $rule }
web-rule-before = Regra anterior
web-rule-after = Próxima regra
web-rule-page = A página inteira
web-offline = Não há conexão com o servidor. O que está aberto fica; para jogar é preciso a conexão.

# Palavras de clube e de federação em lugar das do regulamento.
web-club-strain-short-NT = ST
web-club-call-X = Dobre
web-club-call-XX = Redobre
web-club-contract-X = { $bid } com dobre
web-club-contract-XX = { $bid } com redobre
web-club-receipt-overtricks = { $count ->
    [one] { $count } vaza a mais
   *[other] { $count } vazas a mais
 }{ $doubling ->
    [X] { " com dobre, " }
    [XX] { " com redobre, " }
   *[none] { "" }
 }{ $doubling ->
    [none] { "" }
   *[other] { $vulnerable ->
        [yes] vulnerável
       *[no] não vulnerável
     }
 }: { $sum }
web-club-receipt-insult = { $doubling ->
    [XX] contrato com redobre
   *[X] contrato com dobre
 } cumprido: { $sum }
web-club-receipt-undertricks = { $count ->
    [one] { $count } vaza a menos
   *[other] { $count } vazas a menos
 }{ $doubling ->
    [X] { " com dobre" }
    [XX] { " com redobre" }
   *[none] { "" }
 }, { $vulnerable ->
    [yes] vulnerável
   *[no] não vulnerável
 }: { $sum }
web-club-receipt-rubber-two-nil = rubber por duas partidas a zero: { $sum }
web-club-receipt-rubber-two-one = rubber por duas partidas a uma: { $sum }
web-club-pad-games = partidas
web-club-kind-overtricks = vazas a mais
web-club-kind-insult = dobre cumprido
web-club-kind-undertricks = vazas a menos
web-club-web-call-double = Supere { $contract }, diga dobre, ou passe.
web-club-web-call-redouble = Supere { $contract }, diga redobre, ou passe.
web-club-web-bid-game = { $tricks } vazas, vale { $points }: partida
web-club-web-double = Dobre a { $contract }
web-club-web-redouble = Redobre a { $contract }
web-club-web-led = { $name } atacou
web-club-web-you-led = você atacou
web-club-web-toward-game = conta para a partida
web-club-web-game-you = Você vence uma partida. Traça-se uma linha e todos começam a próxima com 0.
web-club-web-game-name = { $name } vence uma partida. Traça-se uma linha e todos começam a próxima com 0.
web-club-web-kind-spader = trunfo espadas, ganhe vazas
web-club-web-kind-valfri = trunfo à escolha, ganhe vazas
