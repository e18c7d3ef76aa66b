# honeymoon solve
help-solve =
    honeymoon solve MÃOS [--strain S] [--leader N] [--cards]
    honeymoon solve --record ARQUIVO --deal K [--at AÇÃO] [--cards]

    Resolve mãos abertas: as vazas de cada lado se todos jogam o melhor possível e
    veem todas as cartas. MÃOS se escreve como em PBN, quatro mãos no sentido do
    relógio depois de uma letra, um hífen onde não há ninguém:

    honeymoon solve "N:AKQ2.K4.A765.983 - T98.Q92.KQJ2.A76 -" --strain S

    Duas mãos jogam uma contra a outra; com quatro, N e S contra E e W. Sem naipe
    ou sem quem saia, a resposta é uma tabela de todos.

    --strain S       S, H, D, C ou NT
    --leader N       a mão que sai
    --cards          também quanto vale cada carta de quem sai
    --declarer N     com três mãos: a que joga contra as outras
    --dummy N        com três mãos: a que joga com o declarante
    --record ARQUIVO uma mão de um duelo registrado, como estava na saída
    --deal K         qual mão do duelo
    --at AÇÃO        em vez disso, como estava antes desta ação da mão
    --json           o resultado como dados

    O estado de saída é 3 se as mãos são muitas ou grandes demais.
solve-source = Espera-se um texto de mãos, ou então --record ARQUIVO com --deal K.
solve-record-only = Um registro já diz quem declara e qual é o trunfo; --strain, --leader, --declarer e --dummy são para mãos escritas.
solve-deal = “{ $text }” não se entende: esperam-se uma letra N, E, S ou W, dois pontos e quatro mãos, como N:AKQ2.K4.A765.983 - T98.Q92.KQJ2.A76 -
solve-hand = “{ $text }” não é uma mão: esperam-se espadas, copas, ouros e paus com pontos entre eles, ou um hífen.
solve-rank = “{ $part }” em “{ $text }” não é uma carta: esperam-se A K Q J T 9 8 7 6 5 4 3 2.
solve-twice = A carta { $card } está duas vezes.
solve-hands = São necessárias duas, três ou quatro mãos, não { $count }.
solve-sizes = As mãos não têm o mesmo número de cartas: { $held }.
solve-size = Cada uma destas mãos precisa de ao menos uma carta, e de no máximo { $most }.
solve-strain = “{ $text }” não é um naipe; espera-se S, H, D, C ou NT.
solve-place = “{ $text }” não é nenhuma destas mãos; espera-se uma destas: { $expected }.
solve-declarer-of-three = --declarer e --dummy são para três mãos.
solve-declarer-missing = Três mãos precisam de --declarer: a que joga contra as outras.
solve-dummy = --dummy deve ser outra mão que --declarer.
solve-deal-number = Não há mão { $number } no registro; ele tem { $most }.
solve-action = Não há ação { $action } na mão { $deal }; ela tem { $most }.
solve-no-play = Nesse momento não se jogam cartas.
solve-sealed = A mão { $deal } não terminou e o registro está selado: nem todas as cartas são conhecidas.
solve-too-large = Estas mãos são grandes demais para serem resolvidas assim; com menos cartas é possível.
solve-dummy-of = morto de { $name }
solve-result = { $strain }, { $leader } sai. Vazas: { $first } { $tricks }, { $second } { $rest }
solve-title = Vazas de { $first }:
solve-leads = { $leader } sai
solve-cards = { $strain }: vazas com cada carta de { $name }
solve-no-kernel = O núcleo compilado não está instalado, por isso demora mais; com um compilador de C++20, reinstale honeymoon para tê-lo.
solve-progress = { $done } de { $all }
