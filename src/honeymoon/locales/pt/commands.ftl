# Páginas de ajuda.
help =
    honeymoon: bridge para duas ou três pessoas à mesa, em sete jogos.

    honeymoon play JOGO       jogar no terminal
    honeymoon join LINK       sentar a uma mesa de um servidor
    honeymoon games           os jogos e suas opções
    honeymoon rules JOGO      as regras de um jogo
    honeymoon score CONTRATO  quanto vale um contrato
    honeymoon replay ARQUIVO  reproduzir e pontuar duelos registrados
    honeymoon solve MÃOS      as vazas de mãos abertas bem jogadas
    honeymoon tables TAREFA   tabelas completas de duas mãos, para pesquisa
    honeymoon arena           dois jogadores do computador, medidos entre si
    honeymoon serve           mesas para pessoas em vários aparelhos
    honeymoon db TAREFA       o banco de dados de um servidor: ver ou copiar

    honeymoon COMANDO --help diz mais. --lang en|es|pt|it escolhe a língua.
help-play =
    honeymoon play JOGO [--lang LÍNGUA]

    Joga no terminal; se você não diz qual jogo, ele pergunta. A qualquer momento
    ? explica o que é possível.

    --level NÍVEL    com que força o computador joga: beginner, club, strong,
                     expert, ou de 1 a 4; club se nada for dito
    --seats person:ANA,person:BEN,club
                     quem senta onde: person com um nome, ou os jogadores do
                     computador beginner, club, strong, expert, tips e random,
                     ou cmd: e o comando de um programa seu
    --option nome=valor
                     uma opção do jogo, várias vezes se preciso
    --seed TEXTO     o mesmo texto dá as mesmas cartas
    --save ARQUIVO   onde o duelo é salvo depois de cada ação
    --resume ARQUIVO continua um duelo salvo
    --ascii          naipes como letras, sem sinais especiais
    --no-color       sem cores; NO_COLOR no ambiente faz o mesmo
    --no-pause       os jogadores do computador agem logo
    --server URL     em uma mesa deste servidor, com links para as outras pessoas;
                     ou um link: o mesmo que honeymoon join
    --name NOME      com --server: como as outras pessoas veem você
    --hints          com --server: dicas também quando jogam várias pessoas
help-games =
    honeymoon games [--lang en|es|pt|it]

    Mostra os sete jogos, quantas pessoas jogam e suas opções. Uma opção é dada
    como --option nome=valor; o primeiro valor é o que vale se você não pedir
    outro.
help-rules =
    honeymoon rules JOGO [--lang en|es|pt|it]

    Imprime as regras de um jogo com seus números, e as da família onde valem.
    honeymoon games mostra os jogos.
help-score =
    honeymoon score CONTRATO --tricks N [--vulnerable] [--game JOGO] [--json]

    Imprime quanto vale um contrato, linha por linha. CONTRATO vai como se costuma
    escrever: 3SAX, 3 sa com contra, 4♠xx, 1 paus. As letras soltas dos naipes
    são aqui as inglesas: S espadas, H copas, D ouros, C paus.

    --tricks N       vazas que o declarante ganhou
    --vulnerable     o declarante está vulnerável
    --game JOGO      o jogo cujas regras valem; sem ele, draw-and-discard
    --option nome=valor
                     uma opção do jogo, várias vezes se preciso
    --forehand N --others N,N
                     as vazas de cada um, no jogo com cotas: spel, spader,
                     valfri:H ou pass
    --json           o resultado como dados
help-replay =
    honeymoon replay [--json] [--legal] [--ascii] [--lang LÍNGUA] ARQUIVO...

    Reproduz duelos registrados e imprime cada mão e a folha de pontos; - é a
    entrada padrão. Um arquivo contém um registro, ou um em cada linha.

    --json           um resultado por registro, como dados
    --legal          também o que era legal antes de cada ação

    O código de saída é 1 se algum registro está errado; os outros são
    reproduzidos assim mesmo.

# Um comando que não se entende.
usage-command = Não existe o comando “{ $name }”; os comandos são: { $expected }.
usage-language = Não existe a língua “{ $language }”; as línguas são: { $expected }.
usage-unknown = Não se espera “{ $word }” aqui.
usage-missing = Falta { $name }.
usage-word-contract = CONTRATO
usage-word-game = JOGO
usage-word-files = ARQUIVO
usage-value = O valor de { $name } falta ou não serve.
usage-wrong = Não é possível entender o comando.
usage-help = honeymoon { $name } --help diz o que é possível.

# honeymoon games
games-seats = { $seats } jogadores
games-options = Opções, primeiro o valor normal (--option nome=valor):
games-values = O que significam:

# honeymoon rules
rules-language = As regras ainda não estão escritas neste idioma; aqui estão em inglês.

# honeymoon score
contract-level = “{ $text }” não é um contrato: deve começar com um nível de 1 a 7.
contract-strain = “{ $text }” não é um contrato: depois do nível vem um naipe (S, H, D, C ou o nome) ou SA, não “{ $part }”.
contract-rest = “{ $text }” não pode ser pontuado: não se entende “{ $part }”; ali só pode estar X, XX, com contra ou com recontra.
contract-quota = “{ $text }” não é um contrato deste jogo: espera-se spel, spader, pass ou valfri com um naipe, como valfri:H.
score-tricks-missing = Falta { $option }: um número de vazas de 0 a { $most }.
score-tricks-range = { $option } { $tricks } não é possível: dê um número de vazas de 0 a { $most }.
score-others = --others espera as vazas dos outros dois, cada uma de 0 a { $most }, como 4,5.
score-sum = As vazas somam { $sum }; devem somar { $expected }.
score-quota-only = Este jogo tem cotas: dê --forehand N --others N,N, sem --tricks nem --vulnerable.
score-no-quota = Este jogo não tem cotas: dê --tricks N, sem --forehand nem --others.
score-never-vulnerable = Em um duelo de uma só partida ninguém fica vulnerável.
score-title = { $contract }: precisa de { $need } vazas, fez { $won }, { $result }
score-defender = defensor { $number }
score-other = outro jogador { $number }

# honeymoon replay
replay-standard-input = entrada padrão
replay-title = { $game }: { $names }
replay-options = Opções: { $options }
replay-practice = Treino: ações foram desfeitas depois de algo oculto ser visto.
replay-sealed = Selado: as cartas que ninguém mostrou não estão no registro.
replay-legal = O que era legal antes de cada ação:
