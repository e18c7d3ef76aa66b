# The page in the browser. $name is a player, $card and $contract as cards and contracts are written.
# The frame of every page.
web-play = Jogar
web-continue = Continuar
web-game = Jogo
web-opponent = Adversário
web-computer = Computador
web-friend = Com alguém (link)
web-level = Nível
web-level-beginner = Iniciante
web-level-club = De clube
web-level-strong = Forte
web-level-expert = Especialista
web-settings = Ajustes
web-language = Idioma
web-suits = Naipes
web-preview = Fica assim
web-home = Início
web-back = Voltar
web-close = Fechar
web-unfinished = { $game }, mão { $number }
web-how = Como se joga
web-how-draw = Forme sua mão com o monte
web-how-bid = Licite contra um adversário
web-how-play = Faça suas vazas
web-how-score = Marque o rubber

# Whose turn it is.
web-your-turn = Sua vez
web-your-call = Sua vez de licitar
web-dummys-turn = Vez do seu morto
web-thinks = { $name } está pensando.
web-is-to-act = É a vez de { $name }.
web-away = Esperando { $name } sentar.
web-paused = O jogo está em pausa.
web-lost = A conexão caiu; está sendo refeita. Nada se perde.
web-moved = Este lugar agora é usado em outro aparelho.
web-no-place = Você não tem lugar nesta mesa.
web-old-page = A página é mais antiga que o servidor: carregue de novo.
web-refused = Isso não foi feito ({ $code }).
web-seen-since = Não se pode desfazer: algo oculto foi visto desde então.
web-nothing-back = Não há nada para desfazer.
web-not-certain = Não é certo: vamos continuar.

# Cards and seats.
web-your-cards = Suas cartas
web-your-hand = Sua mão
web-your-dummy = Seu morto
web-dummy-of = Morto de { $name }
web-hand-of = Mão de { $name }
web-shared-dummy = Morto: joga-o quem vencer
web-dummy-later = Os mortos são abertos depois da saída inicial.
web-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
web-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
 }
web-deals = dá as cartas
web-stock = monte
web-discards = descarte
web-dead = recusadas por ambos
web-face-down = carta virada para baixo

# The draw.
web-draw-turn = { $turn } de 13.
web-draw-say = Guarde, ou rejeite e fique com a próxima sem ver.
web-kept = Você guardou { $card }. A próxima carta vai para o descarte: { $other }. Só você a viu.
web-rejected = { $card } rejeitada. Você deve guardar a carta seguinte: { $other }.
web-drawing = comprando
web-drawn = Sua mão está completa. { $name } ainda compra.
web-my-rejects = Rejeitadas
web-draw-rest = Comprar o resto
web-pick-say = Pegue { $card }, ou recuse: { $name } pode então pegá-la ou pegar a próxima.
web-pick-offered = { $name } recusou { $card }. Pegue, ou deixe passar e vire a próxima.
web-let-go = Deixar passar
web-discard-say = Descarte uma carta, virada para baixo; não { $card }.
web-discard-one = Descartar { $card }
web-discard-choose = Escolha uma carta

# The auction.
web-call-open = Abra o leilão, ou passe.
web-call-beat = Supere { $contract }, ou passe.
web-call-double = Supere { $contract }, diga contra, ou passe.
web-call-redouble = Supere { $contract }, diga recontra, ou passe.
web-call-now = sua vez
web-calls-first = primeiro
web-bid = Licitar { $bid }
web-bid-choose = Escolha nível e naipe
web-bid-worth = { $tricks } vazas, vale { $points }
web-bid-game = { $tricks } vazas, vale { $points }: partida
web-double = Contra a { $contract }
web-redouble = Recontra a { $contract }
web-sure = { $what }?
web-again = toque de novo
web-bidding-box = Caixa de licitação
web-calls-so-far = Declarações até agora
web-strain = Naipe
web-too-low = { $what }, baixo demais

# Bismarck and the three-handed game.
web-choose-say = Você é mão e vê só estas cartas. Escolha um contrato.
web-choose = Escolher { $contract }
web-choose-first = Escolha um contrato
web-kind-spel = sem trunfo, ganhe vazas
web-kind-spader = trunfo espadas, ganhe vazas
web-kind-valfri = trunfo à escolha, ganhe vazas
web-kind-pass = sem trunfo, evite vazas
web-used-before = já usado
web-bury-say = { $count ->
    [one] Descarte mais uma carta, virada para baixo.
   *[other] Descarte { $count } cartas, viradas para baixo.
 }
web-bury = Descartar { $chosen } de { $count }

# The play.
web-by-you = { $contract }, declara você
web-by-name = { $contract }, declara { $name }
web-need = faltam { $count }
web-won = vazas
web-won-count = feitas { $count }
web-lead = Saia com qualquer carta.
web-follow = Assista a { $suit }: { $cards }.
web-void = Sem { $suit }: jogue qualquer carta.
web-led = { $name } saiu
web-you-led = você saiu
web-you-win-trick = Você vence a vaza com { $card }.
web-wins-trick = { $name } vence a vaza com { $card }.
web-last-trick = Última vaza
web-no-last-trick = Ainda não há vaza completa.
web-undo = Desfazer
web-claim = Pedir
web-claim-title = De quem são as outras vazas?
web-claim-mine = O resto é meu
web-claim-yours = O resto é seu
web-claim-asked-mine = { $name } diz: o resto é meu.
web-claim-asked-yours = { $name } diz: o resto é seu.
web-claim-waits = Seu pedido espera resposta.
web-accept = Aceitar
web-play-on = Continuar
web-back-asked = { $name } pede para desfazer a última ação. Permitir?
web-back-waits = Você pediu para desfazer.
web-allow = Permitir
web-refuse = Não
web-tricks = Vazas
web-auction = Leilão
web-none-yet = ainda nenhuma

# The result and the sheet.
web-made = Cumprido
web-made-over = Cumprido, +{ $count }
web-down = Menos { $count }
web-promised = prometidas { $target } · feitas { $won }
web-below-for = Abaixo da linha, { $name }
web-above-for = Acima da linha, { $name }
web-toward-game = conta para a partida
web-game-you = Você vence uma partida. Traça-se uma linha e todos começam a próxima com 0.
web-game-name = { $name } vence uma partida. Traça-se uma linha e todos começam a próxima com 0.
web-vulnerable-you = Agora você está vulnerável.
web-vulnerable-name = { $name } está agora vulnerável.
web-failed-nothing = Um contrato não cumprido não marca vazas.
web-total = Total
web-next-hand = Próxima mão
web-new-match = Outro duelo
web-waits-next = Esperando { $name }.
web-score-sheet = Folha de pontos
web-hand-short = mão { $number }
web-won-rubber-you = Você vence o rubber.
web-won-match-you = Você tem o total mais alto e vence por { $margin }.

# A link for a friend.
web-link-ready = O link está pronto
web-link-say = Envie a quem vai jogar. O jogo começa quando os dois sentarem.
web-copy = Copiar
web-copied = Copiado
web-invited = Você foi convidado a jogar
web-no-account = Um link, um lugar, sem conta.
web-your-name = Seu nome
web-sit = Sentar
web-link-used = Este link já foi usado. No aparelho em que foi usado, o jogo continua sozinho.

# One device for several persons.
web-device = Um só celular
web-start = Começar
web-persons = Pessoas neste celular
web-persons-count = { $count ->
    [2] 2 + computador
   *[other] { $count } pessoas
 }
web-name-of = Nome do jogador { $number }
web-strict-turns = Comprar por turnos
web-pass-to = Passe o celular para
web-last = Antes
web-now = Agora
web-show-mine = Sou { $name }: ver minhas cartas
web-put-away = As cartas de { $name } estão guardadas.
web-did = { $name }: { $what }
web-now-draw = { $name } compra.
web-now-pick-up = { $name } toma ou recusa uma carta.
web-now-pick-up-discard = { $name } descarta uma carta.
web-now-auction = { $name } licita.
web-now-choose-contract = { $name } escolhe o contrato.
web-now-exchange = { $name } descarta cartas.
web-now-play = { $name } joga.

# The tables of this device.
web-more = Mais páginas
web-history = Histórico
web-history-empty = Ainda não há nenhuma mesa neste aparelho.
web-running = Por terminar
web-finished = Terminadas
web-winners = Vitória de { $names }.
web-you-won = Você venceu.
web-look = Abrir
web-save-record = Salvar duelo { $number }
web-remove = Remover
web-remove-sure = Remover deste aparelho? Daqui ninguém poderá continuar.
web-keep = Deixar aqui
web-import = Continuar um duelo de um arquivo
web-import-say = Um arquivo com o registro de um duelo, terminado ou não. Conta como treino, pois suas cartas podem ser conhecidas.
web-import-file = Escolher arquivo
web-import-start = Continuar o duelo
web-hands = { $count ->
    [one] { $count } mão
   *[other] { $count } mãos
 }
web-record-none = { $file } não contém o registro de um duelo.
web-record-sealed = Este registro omite cartas que ninguém viu, por isso não se pode continuar com ele.
web-record-large = Este arquivo é grande demais para um registro.
web-record-bad = Este registro está danificado: não pode ser jogado.
web-record-illegal = Uma ação deste registro é contra a regra { $rule }.

# Those who watch.
web-watch-link = Link para assistir
web-watch-say = Quem tiver este link vê a mesa, e nenhuma mão. O link anterior já não vale.
web-watch-end = Encerrar
web-watch-ended = Ninguém mais assiste.
web-watch-over = Este link para assistir já não vale.
web-watching = Você está assistindo.
