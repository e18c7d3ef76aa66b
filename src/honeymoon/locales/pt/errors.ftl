# Por que uma ação é contra as regras. $rule é o número da regra; $subject, a carta, o naipe, a
# licitação ou o contrato de que se trata, em palavras desta língua.
deal-is-over = A mão terminou; não se pode fazer mais nada nela (regra { $rule }).
draw-not-a-choice = É preciso decidir sobre uma carta; agora só uma das duas escolhas é possível (regra { $rule }).
draw-must-discard = Uma carta foi pega; agora é preciso descartar uma das outras (regra { $rule }).
draw-just-taken = A carta que acaba de ser pega, { $subject }, não pode ser descartada na mesma vez (regra { $rule }).
auction-not-a-call = É hora de uma declaração: passo, licitação, contra ou recontra (regra { $rule }).
auction-bid-too-low = A licitação tem de ser mais alta que a última, { $subject } (regra { $rule }).
auction-cannot-double = Só a última licitação de um adversário pode levar contra, e uma só vez (regra { $rule }).
auction-cannot-redouble = Só a própria licitação pode levar recontra, depois de um contra (regra { $rule }).
contract-not-a-contract = É hora de escolher o contrato: Spel, Spader, Valfri com um naipe ou Pass (regra { $rule }).
contract-already-used = { $subject } já foi usado em uma mão anterior; cada contrato se escolhe uma vez (regra { $rule }).
exchange-not-a-discard = É hora de descartar quatro cartas viradas para baixo (regra { $rule }).
play-not-a-card = É hora de jogar uma carta (regra { $rule }).
play-not-held = Essa carta não está na mão: { $subject } (regra { $rule }).
play-must-follow-suit = É preciso assistir ao naipe: o naipe puxado é { $subject } e ainda há cartas desse naipe (regra { $rule }).

# Textos que não podem ser lidos.
notation-suit = “{ $text }” não é um naipe; espera-se C, D, H, S ou o símbolo de um naipe.
notation-card = “{ $text }” não é uma carta; esperam-se naipe e valor, como HQ ou S10.
notation-action = “{ $text }” não é uma carta nem uma declaração nem outra ação.
notation-deck = Estas não são as 52 cartas diferentes de um baralho: { $text }
notation-hidden = “{ $text }” esconde uma carta; isso só um registro selado pode fazer.

# Opções de um jogo.
option-unknown = { $game } não tem a opção “{ $name }”; tem: { $expected }.
option-value = “{ $value }” não é um valor da opção { $name }; os valores são: { $expected }.
option-fixed = { $game } fixa a opção { $name }; só pode ser: { $expected }.
option-conflict = A opção { $name } não pode ser “{ $value }” junto com as outras opções.
option-form = “{ $text }” não é uma opção; escreve-se nome=valor, como honours=false.

# O que não é um registro. $path é o lugar, $detail o que está lá, $expected o que se espera.
record-empty = A entrada não contém nenhum registro.
record-encoding = A entrada não é um texto em { $expected }.
record-json = O texto não é JSON válido; acaba cedo ou falha no caractere { $column } da linha.
record-depth = Os valores estão aninhados fundo demais para um registro.
record-number = “{ $detail }” não é um número que um registro possa conter.
record-duplicate-field = O campo “{ $detail }” aparece duas vezes.
record-type = Espera-se { $expected }, não “{ $detail }”.
record-unknown-field = Um registro não tem o campo “{ $detail }”.
record-missing-field = Falta o campo “{ $detail }”.
record-format = “{ $detail }” não é um formato conhecido; espera-se { $expected }.
record-version = A versão “{ $detail }” não pode ser lida; espera-se { $expected }.
record-game = “{ $detail }” não é um jogo conhecido; os jogos são: { $expected }.
record-option-unknown = Este jogo não tem essa opção.
record-option-value = “{ $detail }” não é um valor desta opção.
record-option-fixed = Este jogo fixa a opção; não pode ser “{ $detail }”.
record-option-conflict = “{ $detail }” não pode estar junto com as outras opções.
record-first-dealer = “{ $detail }” não é um lugar; espera-se { $expected }.
record-text = O texto “{ $detail }” contém caracteres inválidos.
record-seats = Há { $detail } nomes; esperam-se { $expected }, um para cada lugar.
record-card = “{ $detail }” não é uma carta; esperam-se naipe e valor, como HQ ou ST.
record-duplicate-card = A carta { $detail } aparece duas vezes no baralho.
record-deck = O baralho tem { $detail } cartas; esperam-se { $expected }.
record-after-end = Há outra mão depois, embora o duelo já tenha terminado.
record-deal-unfinished = A mão fica sem terminar, embora haja outra depois.

# O que se pode esperar em um registro, e onde algo está errado.
expected-object = um objeto
expected-list = uma lista
expected-text = um texto
expected-flag = true ou false
error-in-action = { $file }, linha { $line }: mão { $deal }, ação { $action }, “{ $token }” [{ $code }]
error-in-record = { $file }, linha { $line }: { $path } [{ $code }]
error-in-input = { $file }, linha { $line } [{ $code }]
error-legal = Era possível: { $legal }
record-unreadable = { $file } não pode ser lido: { $reason }
error-file-missing = não existe esse arquivo
error-file-other = o sistema não permite
error-file-folder = é uma pasta
error-file-full = não há mais espaço
error-file-name = seu nome é longo demais
error-save-changed = Outro programa alterou { $file } nesse meio-tempo. Ele não é sobrescrito.
error-output = Não é possível escrever a saída.
option-twice = A opção “{ $name }” foi dada duas vezes.
