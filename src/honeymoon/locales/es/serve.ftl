# honeymoon serve
help-serve =
    honeymoon serve [--port N] [--db URL] [--host DIRECCIÓN] [--public-url URL]
    honeymoon serve --open

    Tiene mesas a las que se sientan personas en varios aparatos y jugadores del
    ordenador. Cada acción está en el disco antes de que nadie la conozca. Ctrl-C
    detiene el servidor; lo que se juega sigue en el próximo arranque.

    Quien tiene un servidor puede ver las cartas de todos los que juegan en él.

    --port N         8000 si no se indica; 0 toma uno libre
    --db URL         sqlite:///ARCHIVO o postgresql://…; si no, un archivo en la
                     carpeta de datos. HONEYMOON_DB en el entorno hace lo mismo
    --host DIRECCIÓN dónde escucha; si no se indica 127.0.0.1, solo esta máquina
    --public-url URL la dirección que abre la gente, si es otra
    --program NOMBRE=ORDEN
                     un programa tuyo como jugador de ese nombre; varias veces si
                     hace falta
    --open           abre la página en el navegador cuando esté lista
    --proxy DIRECCIÓN
                     un proxy inverso al que se cree sobre quién pregunta
    --metrics PUERTO cifras para Prometheus, solo en esta máquina

    El estado de salida es 1 si otro servidor tiene los datos u otro programa el
    puerto, 3 si faltan los paquetes del servidor.
serve-address = Mesas en { $url }; Ctrl-C detiene el servidor.
serve-kept = Se guardan en { $file }.
serve-kept-elsewhere = Se guardan en la base de datos indicada.
serve-sees = Quien tiene un servidor puede ver las cartas de todos los que juegan en él, y también quien lea sus datos.
serve-stopped = El servidor se ha detenido; cada mesa queda como estaba.
serve-not-installed = Al servidor le faltan paquetes que no están instalados: pip install "honeymoon[server]" los trae.
serve-port = { $name } { $port } no puede ser: se espera un número de 0 a { $most }.
serve-database = --db espera sqlite:///ARCHIVO o postgresql://USUARIO@MÁQUINA/BASE.
serve-file = No se puede usar { $file }: { $reason }
serve-program = --program espera NOMBRE=ORDEN, con un nombre de letras minúsculas, cifras y guiones que no sea de otro jugador: «{ $text }»
serve-public-url = --public-url espera una dirección como https://bridge.example, sin nada detrás del nombre: «{ $text }»
serve-needs-public-url = Con --host { $host } pueden entrar otros; indica con --public-url qué dirección abren.
serve-taken = No se puede usar { $host }, puerto { $port }; quizá lo tiene otro programa. --port elige otro.
serve-in-use = Otro honeymoon serve tiene { $file }; un servidor necesita sus datos para él solo.
serve-failed = No se puede usar la base de datos o un puerto: { $kind }
