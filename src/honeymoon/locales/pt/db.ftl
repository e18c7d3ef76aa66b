# honeymoon db
help-db =
    honeymoon db check [--db BANCO]
    honeymoon db backup ARQUIVO [--db BANCO]
    honeymoon db restore ARQUIVO [--db BANCO]
    honeymoon db migrate [--db BANCO]

    Cuida do banco de dados em que um servidor guarda suas mesas. check lê cada
    mesa: se está como foi escrita e se dá para continuar o jogo. backup copia tudo
    para um arquivo novo, mesmo com o servidor em funcionamento. restore traz esse
    arquivo de volta para onde ainda não há nada; nunca escreve por cima. migrate
    atualiza um banco de uma versão anterior; um servidor faz isso sozinho ao
    começar.

    Uma cópia contém todas as cartas: guarde-a onde ninguém a leia.

    --db BANCO       um arquivo, sqlite:///ARQUIVO ou
                     postgresql://USUÁRIO@MÁQUINA/NOME; sem isso, o de
                     HONEYMOON_DB ou o arquivo da sua pasta de dados

    O estado de saída é 1 se algo não está como foi escrito, 3 se falta o que o
    servidor precisa.
db-task = Espera-se uma destas: { $expected }.
db-file-needed = { $task } precisa de um arquivo: honeymoon db { $task } ARQUIVO.
db-no-file = { $task } não leva arquivo; o banco de dados é indicado com --db.
db-extra = Faltam as partes de honeymoon para servidores: pip install "honeymoon[server]".
db-address = --db espera um arquivo, sqlite:///ARQUIVO ou postgresql://USUÁRIO@MÁQUINA/NOME.
db-unusable = { $place } não pode ser usado: { $reason }
db-there = { $file } já existe; nada é escrito por cima.
db-not-empty = { $place } já contém mesas; nada é escrito por cima.
db-none = Não há mesas de honeymoon nele.
db-older = O banco de dados é de uma versão anterior; honeymoon db migrate o atualiza.
db-later = O banco de dados é de uma versão posterior ({ $form }); instale um honeymoon mais novo para usá-lo.
db-migrated = { $place } agora tem a forma { $form }; antes era { $before }.
db-newest = { $place } já tem a última forma, { $form }.
db-holds = { $place } – mesas: { $tables }, eventos: { $events }
db-sound = Tudo está como foi escrito e dá para continuar o jogo.
db-fault-chain = Mesa { $table }, evento { $seq }: mudado ou apagado depois de escrito.
db-fault-fold = Mesa { $table }, evento { $seq }: as regras não o permitem.
db-fault-file = O próprio arquivo está danificado; recupere uma cópia.
