# Por que um jogador do computador fez algo: qual ação, e o que se pode contar.
why-head = { $name }, { $place }: { $action }
why-trick = vaza { $number }
why-face-down = uma carta fechada
why-nobody = Nenhum jogador do computador agiu ainda nesta mão.
why-few = { $count ->
    [one] Um jogador do computador agiu uma vez nesta mão.
   *[other] Os jogadores do computador agiram { $count } vezes nesta mão.
 }
why-later = O que ele pesou mostraria as suas cartas: pergunte de novo no fim da mão.
why-memory = { $count ->
    [one] Só se lembra das cartas da última vaza, e não do que descartou.
   *[other] Só se lembra das cartas das últimas { $count } vazas, e não do que descartou.
 }
why-memory-tricks = { $count ->
    [one] Só se lembra das cartas da última vaza.
   *[other] Só se lembra das cartas das últimas { $count } vazas.
 }

# Como ele decide, até onde todos podem saber durante uma mão.
why-kind-draw = Compara a carta com o que a próxima vale em média para as suas cartas.
why-kind-pick-up = Pesa o que a carta acrescenta às suas cartas e o que daria de presente ao recusá-la.
why-kind-pick-up-discard = Descarta a carta que menos lhe faz falta.
why-kind-auction = Imagina distribuições que combinam com o que sabe, acha as vazas de cada uma e licita o que vale mais pontos em média neste placar.
why-kind-choose-contract = Compara cada contrato, em distribuições imaginadas, com o que costuma render.
why-kind-exchange = Experimenta vários descartes em distribuições imaginadas.
why-kind-play = Imagina distribuições que combinam com o que sabe, acha como se sai nelas com cada carta e escolhe a que vale mais pontos em média.

# Como uma decisão foi tomada, pelo seu código; só depois da mão, ou quando todas as cartas são conhecidas.
why-code-only = Não tem escolha: nada mais é possível.
why-code-tips = Segue as dicas dos textos das regras, sem calcular pontos.
why-code-random = Escolhe por sorteio.
why-code-program = É um programa à parte e não dá razões.
why-code-unknown = As razões não são conhecidas: elas não são salvas, e desde então o duelo foi retomado de um arquivo.
why-code-guard = Não deu a tempo uma resposta válida; em seu lugar foi feito algo seguro.
why-code-play-worlds = { $worlds ->
    [one] Imagina uma distribuição que combina com o que sabe e a joga sem erros.
   *[other] Imagina { $worlds } distribuições que combinam com o que sabe, joga todas sem erros e escolhe a carta que vale mais pontos em média.
 }
why-code-play-open = Sabe onde estão todas as cartas: joga a mão sem erros para cada carta.
why-code-play-selfish = { $worlds ->
    [one] Imagina uma distribuição que combina com o que sabe e nela joga cada carta até o fim, cada jogador por si.
   *[other] Imagina { $worlds } distribuições que combinam com o que sabe e nelas joga cada carta até o fim, cada jogador por si.
 }
why-code-draw-expected = { $unseen ->
    [one] Compara a carta com a única que não viu. Os pontos são em relação a rejeitar.
   *[other] Compara a carta com a média das { $unseen } que não viu. Os pontos são em relação a rejeitar.
 }
why-code-pick-up-expected = Pesa o que a carta acrescenta e o que se dá de presente ao recusá-la. Os pontos são em relação a recusar.
why-code-pick-up-least = Descarta a carta que menos faz falta. Os pontos são o que custa cada perda.
why-code-call-worlds = { $worlds ->
    [one] Imagina uma distribuição que combina com o que sabe e acha os pontos de cada voz neste placar.
   *[other] Imagina { $worlds } distribuições que combinam com o que sabe, acha as vazas de cada uma e licita o que vale mais pontos em média neste placar.
 }
why-code-contract-gain = { $worlds ->
    [one] Compara cada contrato, em uma distribuição imaginada, com o que costuma render: vazas acima disso.
   *[other] Compara cada contrato, em { $worlds } distribuições imaginadas, com o que costuma render: vazas acima disso.
 }
why-code-bury-plans = { $worlds ->
    [one] Descartes que tenta: { $plans }, em uma distribuição imaginada.
   *[other] Descartes que tenta: { $plans }, em { $worlds } distribuições imaginadas.
 }

# Os candidatos, e o que o jogador sabia.
why-row-points = pontos { $value }
why-row-tricks = vazas { $value }
why-cut-off = Nem tudo pôde ser calculado até o fim.
why-more = { $count ->
    [one] e mais um
   *[other] e mais { $count }
 }
why-held = Tinha: { $cards }
why-seen = { $count ->
    [one] Tinha visto uma carta.
   *[other] Tinha visto { $count } das 52 cartas.
 }

# Dicas: primeiro o princípio, conforme o que há para decidir.
hint-first-draw = Compare a carta com o que pode esperar da próxima: ases, reis e damas valem ser guardados, cartas baixas quase nunca.
hint-first-pick-up = O que a carta acrescenta às suas, menos a carta de que você abre mão? Uma boa carta recusada pode ir para o seu adversário.
hint-first-pick-up-discard = Descarte o que menos lhe faz falta: cartas baixas, primeiro de naipes curtos.
hint-first-auction = Conte as vazas que espera no seu melhor naipe e o que vale um contrato neste placar. Passe se nem uma licitação nem o contra render mais.
hint-first-choose-contract = Você só vê quatro cartas. Escolha o contrato a que elas servem melhor que de costume: os outros ficam para depois.
hint-first-exchange = Descarte o que não ganha vazas: cartas baixas; se há trunfos, naipes curtos inteiros.
hint-avoid-exchange = Descarte o que ganha vazas sem querer: cartas altas sem cartas baixas ao lado.
hint-first-lead = De onde vêm as suas vazas: cartas altas, um naipe longo, trunfos? Elas chegam antes das dos adversários?
hint-avoid-lead = Saia com o que outro tenha de ganhar: cartas baixas. Guarde alguma para depois.
hint-first-follow = Ganhe a vaza se isso lhe convém, com a carta mais baixa que baste; se não pode ganhar, jogue a mais baixa.
hint-avoid-follow = Jogue a carta mais alta que não ganhe. Se tiver de ganhar, ganhe com a mais alta.
hint-first-void = Você não pode assistir ao naipe: esta vaza vale um trunfo? Se não, jogue fora o que nunca vai precisar.
hint-avoid-void = Você não pode assistir ao naipe: livre-se da sua carta mais perigosa.
hint-first-open = Você pode saber onde estão todas as cartas: conte as vazas a que cada carta leva.
hint-again = Para saber o que fazer, pergunte mais uma vez.

# Depois a ação.
hint-only = Só há uma coisa a fazer: { $action }
hint-late = Nenhuma dica ficou pronta a tempo.
hint-is = { $player } escolheria: { $action }
hint-from = Ele não sabe mais do que você.
