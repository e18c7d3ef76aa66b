# honeymoon db
help-db =
    honeymoon db check [--db BASE]
    honeymoon db backup ARCHIVO [--db BASE]
    honeymoon db restore ARCHIVO [--db BASE]
    honeymoon db migrate [--db BASE]

    Cuida la base de datos en la que un servidor guarda sus mesas. check lee cada
    mesa: si está como se escribió y si se puede seguir jugando. backup lo copia
    todo en un archivo nuevo, también con el servidor en marcha. restore devuelve
    ese archivo a donde aún no hay nada; nunca sobrescribe. migrate pone al día una
    base de una versión anterior; un servidor lo hace solo al empezar.

    Una copia contiene todas las cartas: guárdala donde nadie la lea.

    --db BASE        un archivo, sqlite:///ARCHIVO o
                     postgresql://USUARIO@MÁQUINA/NOMBRE; sin él, la de
                     HONEYMOON_DB o el archivo de tu carpeta de datos

    El estado de salida es 1 si algo no está como se escribió, 3 si falta lo que
    necesita el servidor.
db-task = Se espera una de: { $expected }.
db-file-needed = { $task } necesita un archivo: honeymoon db { $task } ARCHIVO.
db-no-file = { $task } no lleva archivo; la base de datos se indica con --db.
db-extra = Hacen falta las partes de honeymoon para servidores: pip install "honeymoon[server]".
db-address = --db espera un archivo, sqlite:///ARCHIVO o postgresql://USUARIO@MÁQUINA/NOMBRE.
db-unusable = { $place } no se puede usar: { $reason }
db-there = { $file } ya existe; no se escribe encima.
db-not-empty = { $place } ya contiene mesas; no se escribe encima.
db-none = No contiene mesas de honeymoon.
db-older = La base de datos es de una versión anterior; honeymoon db migrate la pone al día.
db-later = La base de datos es de una versión posterior ({ $form }); instala un honeymoon más nuevo para usarla.
db-migrated = { $place } tiene ahora la forma { $form }; antes era { $before }.
db-newest = { $place } ya tiene la última forma, { $form }.
db-holds = { $place } – mesas: { $tables }, sucesos: { $events }
db-sound = Todo está como se escribió y se puede seguir jugando.
db-fault-chain = Mesa { $table }, suceso { $seq }: cambiado o borrado después de escribirse.
db-fault-fold = Mesa { $table }, suceso { $seq }: las reglas no lo permiten.
db-fault-file = El archivo mismo está dañado; recupera una copia.
