# O que se digita no terminal: palavras e letras de igual sentido, entre vírgulas.
word-keep = guardar, g
word-reject = rejeitar, r
word-take = pegar, p
word-refuse = recusar, r
word-pass = passo, passar, p
word-double = contra, x
word-redouble = recontra, xx
word-no-trump = sa, st, nt, n
word-of = de
word-play = jogar, jogue
word-why = motivo, porque, razão
word-hand = mão, cartas
word-dummy = morto
word-table = mesa
word-last = última, l
word-tricks = vazas
word-contract = contrato
word-score = pontos, s
word-turn = vez
word-hint = dica, i
word-undo = desfazer, u
word-help = ajuda
word-rules = regras
word-quit = terminar, fim, q

# Antes da primeira mão.
play-choose-game = O que você quer jogar? Enter: { $default }
play-ask-game = Número ou nome >
play-no-game = “{ $text }” não é um jogo da lista.
play-options = Regras escolhidas: { $list }
play-saving = Salvo depois de cada ação em { $file }
play-welcome = ? diz o que é possível, ajuda mostra todas as palavras, terminar deixa a mesa.
play-cut-for-deal = Corte para o distribuidor: { $list }. A carta mais alta distribui.

# Lugares e arquivos que não podem ser.
play-seats-count = Este jogo precisa de { $detail } lugares, como em person,club.
play-seats-nobody = Em pelo menos um lugar tem de haver uma pessoa, como em person,club.
play-seats-player = Não há nenhum jogador “{ $detail }”; em um lugar vai person, beginner, club, strong, expert, tips, random ou cmd: e um comando.
play-level-and-seats = --level diz quem são os adversários, e --seats também: use só um dos dois.
play-seats-program = Um arquivo não inicia nenhum programa: um duelo com um não pode ser retomado.
play-computer-fault = { $name }: { $kind }; em seu lugar foi feita outra ação.
play-seats-name = “{ $detail }” não pode ser um nome; no máximo 20 letras.
play-resume-several = O arquivo contém mais de um registro.
play-resume-sealed = O registro está selado: faltam as cartas ocultas.
play-resume-over = O duelo de { $file } terminou.
play-resume-and-game = Um duelo salvo mantém seu jogo, suas opções e seus lugares.
play-save-exists = { $file } já existe; retome-o com --resume ou escolha outro arquivo.
play-save-failed = Não é possível gravar { $file }: { $reason }
play-saved = Salvo em { $file }
play-saved-resume = --resume { $file } continua daí.

# O que aconteceu. $who é you quando se trata de quem lê; senão, other.
play-deal = { $who ->
    [you] Mão { $number }. Você distribui.
   *[other] Mão { $number }. { $name } distribui.
 }
play-opened = Quatro cartas abertas: { $cards }
play-kept = { $who ->
    [you] Você guardou { $card }. A carta seguinte vai para o descarte: { $other }. Só você a viu.
   *[other] { $name } guardou a carta e descartou a seguinte.
 }
play-rejected = { $who ->
    [you] { $card }: rejeitada. Você deve guardar a carta seguinte: { $other }.
   *[other] { $name } rejeitou a carta e guardou a seguinte.
 }
play-took = { $who ->
    [you] Você pegou { $card }.
   *[other] { $name } pegou { $card }.
 }
play-took-unseen = { $name } pegou a carta.
play-refused = { $who ->
    [you] Você recusou { $card }.
   *[other] { $name } recusou { $card }.
 }
play-died = Ninguém quis { $card }: fica fora, virada para cima.
play-discarded = { $who ->
    [you] Você descartou { $card }, virada para baixo.
   *[other] { $name } descartou { $card }.
 }
play-discarded-unseen = { $name } descartou uma carta virada para baixo.
play-called = { $who ->
    [you] Você: { $call }
   *[other] { $name }: { $call }
 }
play-passed-out = Ninguém licitou: não há pontos.
play-contract = { $who ->
    [you] Contrato: { $contract }, você é o declarante; precisa de { $tricks } vazas.
   *[other] Contrato: { $contract }, declarante { $name }; são necessárias { $tricks } vazas.
 }
play-chosen = { $who ->
    [you] Você é mão. { $contract }
   *[other] { $name } é mão. { $contract }
 }
play-quotas = Cota: { $list }
play-quotas-avoid = Cota, quanto menos melhor: { $list }
play-took-stock = { $who ->
    [you] Você pegou o monte: { $cards }
   *[other] { $name } pegou o monte: { $cards }
 }
play-took-stock-unseen = { $name } pegou as { $count } cartas do monte.
play-trick = { $who ->
    [you] Vaza { $number }: { $cards }. Você vence.
   *[other] Vaza { $number }: { $cards }. { $name } vence.
 }
play-redealt = { $who ->
    [you] Você saiu com { $card } antes de descartar: o mesmo distribuidor distribui de novo e o contrato continua.
   *[other] { $name } saiu com { $card } antes de descartar: o mesmo distribuidor distribui de novo e o contrato continua.
 }

# O que há para decidir.
play-hand = { $points ->
    [1] Suas cartas ({ $count }, { $points } ponto):
   *[other] Suas cartas ({ $count }, { $points } pontos):
 }
play-hand-count = Suas cartas ({ $count }):
play-part-score = parcial { $points }
play-dummy = { $who ->
    [you] Seu morto:
   *[other] Morto de { $name }:
 }
play-dummy-declarer = Morto do declarante:
play-dummy-defender = Morto do defensor:
play-dummy-closed = aberto depois da saída inicial
play-dummies-closed = Mortos: abertos depois da saída inicial
play-dummy-name = { $who ->
    [you] seu morto
   *[other] morto de { $name }
 }
play-draw-turn = Sua vez, { $turn } de 13. Monte { $stock }, descarte { $discard }.
play-draw-card = Você vê: { $card } ({ $words })
play-draw-how = Guarde-a e descarte a seguinte, ou rejeite-a e guarde a seguinte sem ver.
play-pick-open = Sua vez, monte { $stock }. Você vê: { $card } ({ $words })
play-pick-private = Sua vez, monte { $stock }. Só você vê: { $card } ({ $words })
play-pick-how = Pegue e descarte outra carta, ou recuse e { $other } pode pegá-la.
play-pick-offered = { $other } recusou { $card } ({ $words }). Pegar ou recusar também?
play-pick-discard = Descarte outra das suas cartas virada para baixo, não { $card }.
play-calls = Leilão: { $list }
play-call-first = Sua vez de licitar. Ninguém licitou ainda.
play-call-beat = { $who ->
    [you] Sua vez de licitar. A licitação mais alta é a sua: { $contract }.
   *[other] Sua vez de licitar. A licitação mais alta é de { $name }: { $contract }.
 }
play-pass-ends = { $who ->
    [you] Se você passar, o leilão termina e você joga { $contract }.
   *[other] Se você passar, o leilão termina e { $name } joga { $contract }.
 }
play-pass-out = Se você passar, a mão termina sem pontos.
play-choose = Você é mão e vê só { $cards }. Escolha o contrato:
play-exchange = { $left ->
    [one] Descarte mais uma carta, virada para baixo. Recebidas: { $cards }
   *[other] Descarte { $left } cartas viradas para baixo, uma a uma ou todas em uma linha. Recebidas: { $cards }
 }
play-contract-now = { $who ->
    [you] { $contract }, você é o declarante.
   *[other] { $contract }, declarante { $name }.
 }
play-won-needs = { $name }: { $won ->
    [1] { $won } ganha
   *[other] { $won } ganhas
 }, { $needed ->
    [1] falta { $needed }
   *[other] faltam { $needed }
 }
play-won-may = { $name }: { $won ->
    [1] { $won } ganha
   *[other] { $won } ganhas
 }, { $needed } até a cota
play-table = Na mesa: { $list }
play-table-empty = A mesa está vazia.
play-lead = { $hand ->
    [own] Sua vez: saia com qualquer carta.
   *[dummy] Vez do seu morto: saia com qualquer carta dele.
 }
play-follow = { $hand ->
    [own] Sua vez. Naipe puxado: { $suit }. Você pode jogar:
   *[dummy] Vez do seu morto. Naipe puxado: { $suit }. Ele pode jogar:
 }
play-void = { $hand ->
    [own] Sua vez. Você não tem { $suit }: jogue qualquer carta.
   *[dummy] Vez do seu morto. Ele não tem { $suit }: jogue qualquer carta.
 }

# Perguntas no fim de uma tela. $letters são as letras dos naipes.
play-ask-draw = [g]uardar  [r]ejeitar  [?] >
play-ask-pick = [p]egar  [r]ecusar  [?] >
play-ask-call = Declaração, como 1SA, passo, x, xx [{ $letters }] >
play-ask-card = Número, ou valor e naipe [{ $letters }] >
play-ask-only = Enter joga { $card } >
play-ask-discard = Descarte: número, ou valor e naipe [{ $letters }] >
play-ask-contract = Número ou nome [{ $letters }] >
play-ask-next = Enter: próxima mão  [?] >
play-ask-end = Enter termina, motivo explica o computador >
play-ask-hide = Enter: a tela é apagada e { $name } olha >
play-ask-show = { $name }: Enter mostra as suas cartas >
play-ask-confirm = { $what }: Enter para confirmar >
play-hand-over = Agora é a vez de { $name }. Os outros não olham.

# Respostas.
play-unreadable = Não se entende “{ $text }”. ? diz o que é possível, ajuda mostra as palavras.
play-no-number = A lista não tem o número { $number }.
play-not-now = Isso não é possível agora.
play-no-contract = Ainda não há contrato.
play-no-tricks = Ainda não se jogou nenhuma vaza.
play-no-last = Ainda não terminou nenhuma vaza.
play-no-dummy = Neste jogo não há morto.
play-last = { $who ->
    [you] Vaza { $number }: { $cards }. Você venceu.
   *[other] Vaza { $number }: { $cards }. { $name } venceu.
 }
play-undone = Desfeito.
play-undone-practice = Desfeito. Você viu algo desde então: o duelo agora conta como treino.
play-undo-nothing = Nesta mão não há nada para desfazer.
play-undo-shown = Nada pode ser desfeito: outra pessoa olhou desde então.
play-possible = Agora é possível: { $list }
play-possible-bids = Agora é possível: { $list } e qualquer licitação a partir de { $lowest }
play-possible-action = { $action }: é possível.
play-not-possible = Não é possível: { $cards }. { $reason }
play-worth = { $bid } precisa de { $tricks } vazas. Cumprido justo, dá { $below } abaixo da linha e { $above } acima.
play-worth-game = Seria uma partida.
play-worth-down = Com uma vaza a menos, cada adversário recebe { $points }.
play-rules-where = As regras com todos os números: honeymoon rules { $game }
play-help =
    Palavras, em qualquer fase; entre colchetes, a letra que basta:
      mão, morto, mesa      as cartas que você pode ver, e a vaza
      última [l], vazas     a última vaza; as vazas ganhas e as que faltam
      contrato, pontos [s]  o contrato; a folha de pontos
      vez                   outra vez o que há para decidir
      ?                     o que é possível agora
      ? 6{ $letter }, ? 3sa           por que não esta carta; quanto vale esta licitação
      dica [i]              em que pensar; outra vez: o que fazer, e por quê
      motivo, motivo 2      por que a última ação do computador, ou a anterior
      desfazer [u]          desfazer a sua última ação nesta mão
      regras, terminar [q]  onde estão as regras; sair (o duelo está salvo)
    Cartas: primeiro o valor, depois o naipe, como { $card } ou 10{ $letter }; ou o número.

# O fim.
play-goodbye = Até a próxima.
