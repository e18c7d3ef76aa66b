# honeymoon serve
help-serve =
    honeymoon serve [--port N] [--db URL] [--host ENDEREÇO] [--public-url URL]
    honeymoon serve --open

    Mantém mesas a que se sentam pessoas em vários aparelhos e jogadores do
    computador. Cada ação está no disco antes que alguém saiba dela. Ctrl-C para
    o servidor; o que está em jogo continua na próxima vez.

    Quem mantém um servidor pode ver as cartas de todos que jogam nele.

    --port N         8000 se nada é dito; 0 toma uma que esteja livre
    --db URL         sqlite:///ARQUIVO ou postgresql://…; senão, um arquivo na
                     pasta de dados. HONEYMOON_DB no ambiente faz o mesmo
    --host ENDEREÇO  onde escuta; se nada é dito 127.0.0.1, só esta máquina
    --public-url URL o endereço que as pessoas abrem, se é outro
    --program NOME=COMANDO
                     um programa seu como jogador com esse nome; várias vezes se
                     preciso
    --open           abre a página no navegador quando estiver pronta
    --proxy ENDEREÇO um proxy reverso em que se acredita sobre quem pergunta
    --metrics PORTA  números para o Prometheus, só nesta máquina

    O estado de saída é 1 se outro servidor está com os dados ou outro programa
    com a porta, 3 se faltam os pacotes do servidor.
serve-address = Mesas em { $url }; Ctrl-C para o servidor.
serve-kept = Elas ficam guardadas em { $file }.
serve-kept-elsewhere = Elas ficam guardadas no banco de dados indicado.
serve-sees = Quem mantém um servidor pode ver as cartas de todos que jogam nele, e quem ler seus dados também.
serve-stopped = O servidor parou; cada mesa ficou como estava.
serve-not-installed = O servidor precisa de pacotes que não estão instalados: pip install "honeymoon[server]" os traz.
serve-port = { $name } { $port } não pode ser: espera-se um número de 0 a { $most }.
serve-database = --db espera sqlite:///ARQUIVO ou postgresql://USUÁRIO@MÁQUINA/BANCO.
serve-file = Não é possível usar { $file }: { $reason }
serve-program = --program espera NOME=COMANDO, com um nome de letras minúsculas, algarismos e hifens que não seja de outro jogador: “{ $text }”
serve-public-url = --public-url espera um endereço como https://bridge.example, sem nada depois do nome: “{ $text }”
serve-needs-public-url = Com --host { $host } outras pessoas podem entrar; diga com --public-url que endereço elas abrem.
serve-taken = Não é possível usar { $host }, porta { $port }; talvez outro programa a tenha. --port escolhe outra.
serve-in-use = Outro honeymoon serve está com { $file }; um servidor precisa dos seus dados só para ele.
serve-failed = Não é possível usar o banco de dados ou uma porta: { $kind }
