# Um terminal em uma mesa de um servidor: palavras que querem dizer o mesmo, entre vírgulas.
word-claim = reivindicar
word-concede = conceder
word-pause = pausa
word-yes = sim
word-no = não

# O lugar, e como se senta.
help-join =
    honeymoon join [LINK] [--name NOME]

    Senta a uma mesa de um servidor, no lugar a que o link leva, e joga no
    terminal. Sem link ele pergunta, para que não fique em nenhuma lista de
    comandos. O mesmo link continua na mesma mesa, nesta máquina.

    --name NOME      como as outras pessoas veem você
    --ascii          naipes como letras, sem sinais especiais
    --no-color       sem cores; NO_COLOR no ambiente faz o mesmo

    O estado de saída é 1 se o servidor não responde ou o link não abre nada, 3 se
    faltam os pacotes necessários.
remote-ask-link = Link >
remote-not-installed = Para uma mesa em um servidor faltam pacotes que não estão instalados: pip install "honeymoon[server]" os traz.
remote-link = “{ $text }” não é um link para um lugar: espera-se um endereço como https://bridge.example/join#….
remote-server = --server espera um endereço como https://bridge.example ou um link para um lugar: “{ $text }”
remote-alone = --seed, --save, --resume e --no-pause são para um duelo neste terminal, não para --server.
remote-hints-alone = --hints e --name são para uma mesa em um servidor: --server diz qual.
remote-program = Um servidor joga com os programas que ele mesmo nomeia; cmd: é só para este terminal.
remote-seat-twice = --server diz onde, e o link também: um link traz seu jogo e seus lugares.
remote-away = { $server } não responde. Há um servidor honeymoon ali, e o endereço está certo?
remote-not-honeymoon = { $server } não responde como um servidor honeymoon.
remote-other-version = { $server } fala a versão { $theirs } do protocolo, este programa a versão { $ours }: o mais antigo precisa ser atualizado.
remote-opens-nothing = O link não abre nada: alguém já está com o lugar, ou o link foi retirado. O anfitrião pode fazer outro.
remote-table-refused = { $server } não prepara uma mesa assim ({ $code }).
remote-kept-unreadable = { $file } não está como este programa o escreveu; sem ele não se volta ao lugar.
remote-kept-failed = Não é possível gravar { $file }: { $reason }
remote-own-link = Você continua nesta mesa, nesta máquina, com:
remote-other-link = Link para { $name }; quem o tiver pode sentar ali:
remote-sees = Quem mantém o servidor pode ver as cartas.
remote-seat-kept = O lugar continua seu; o mesmo link continua.

# O que acontece na mesa.
remote-cut = A conexão caiu; tentando de novo até o servidor responder.
remote-again = A conexão voltou.
remote-moved = O lugar foi retirado, ou está agora em outro aparelho.
remote-full = Há conexões demais com esta mesa.
remote-nonsense = O servidor mandou algo que esta versão não entende.
remote-came = { $name } senta.
remote-free = O lugar de { $name } está livre.
remote-person-away = { $name } não está aqui agora.
remote-person-back = { $name } voltou.
remote-paused = O jogo está em pausa.
remote-resumed = O jogo continua.
remote-claim = { $who ->
    [you] Você reivindica as vazas que restam.
   *[other] { $name } reivindica as vazas que restam.
 }
remote-concede = { $who ->
    [you] Você concede as vazas que restam.
   *[other] { $name } concede a você as vazas que restam.
 }
remote-claim-cards = Cartas mostradas: { $cards }
remote-claim-accepted = De acordo; joga-se até o fim.
remote-claim-declined = Sem acordo; o jogo continua.
remote-back-asked = { $who ->
    [you] Você pede para desfazer sua última ação.
   *[other] { $name } pede para desfazer a última ação.
 }
remote-back-refused = Não se desfaz.
remote-why-hidden = O que pesou mostraria cartas que continuam ocultas.

# Perguntas.
remote-ask-wait = Esperando { $name } >
remote-ask-paused = Em pausa, Enter continua >
remote-ask-claim = De acordo? sim ou não >
remote-ask-back = Permite? sim ou não >
remote-ask-again = Enter: outro duelo, terminar sai >
remote-help =
    Em uma mesa de um servidor também:
      reivindicar, conceder as vazas que restam são suas, ou do outro
      sim, não              onde alguém pergunta a você
    pausa detém o jogo até alguém continuar com Enter.

# O que um servidor recusa.
remote-refused = A mesa recusa ({ $code }).
remote-refused-stale = Antes aconteceu outra coisa; nada foi feito.
remote-refused-paused = O jogo está em pausa.
remote-refused-not-agreed = Isso não foi combinado quando a mesa foi preparada.
remote-refused-nothing-to-take-back = Não há nada para desfazer nesta mão.
remote-refused-seen-since = Nada se desfaz: desde então foram vistas cartas ocultas.
remote-refused-claim-impossible = Com as cartas que você vê, isso não pode ser.
remote-refused-claim-not-shown = Nenhum jogo legal leva a isso.
remote-refused-name = O servidor recusa o nome.
remote-refused-version = O servidor fala outra versão do protocolo.
