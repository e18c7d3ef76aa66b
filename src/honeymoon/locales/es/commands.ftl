# Páginas de ayuda.
help =
    honeymoon: bridge para dos o tres personas en la mesa, en siete juegos.

    honeymoon play JUEGO      jugar en el terminal
    honeymoon join ENLACE     sentarse a una mesa de un servidor
    honeymoon games           los juegos y sus opciones
    honeymoon rules JUEGO     las reglas de un juego
    honeymoon score CONTRATO  lo que vale un contrato
    honeymoon replay ARCHIVO  reproducir y puntuar duelos registrados
    honeymoon solve REPARTO   las bazas de manos abiertas bien jugadas
    honeymoon tables TAREA    tablas completas de dos manos, para investigar
    honeymoon arena           dos jugadores del ordenador, medidos entre sí
    honeymoon serve           mesas para personas en varios aparatos
    honeymoon db TAREA        la base de datos de un servidor: verla o copiarla

    honeymoon ORDEN --help dice más. --lang en|es|pt|it elige el idioma.
help-play =
    honeymoon play JUEGO [--lang IDIOMA]

    Juega en el terminal; si no dices a qué, te lo pregunta. En todo momento ?
    explica qué es posible.

    --level NIVEL    con qué fuerza juega el ordenador: beginner, club, strong,
                     expert, o de 1 a 4; club si no dices otra cosa
    --seats person:ANA,person:BEN,club
                     quién se sienta dónde: person con un nombre, o los jugadores
                     del ordenador beginner, club, strong, expert, tips y random,
                     o cmd: y la orden de un programa tuyo
    --option nombre=valor
                     una opción del juego, varias veces si hace falta
    --seed TEXTO     el mismo texto da las mismas cartas
    --save ARCHIVO   dónde se guarda el duelo después de cada acción
    --resume ARCHIVO sigue con un duelo guardado
    --ascii          palos como letras, sin signos especiales
    --no-color       sin colores; NO_COLOR en el entorno hace lo mismo
    --no-pause       los jugadores del ordenador actúan enseguida
    --server URL     en una mesa de este servidor, con enlaces para los demás; o un
                     enlace: lo mismo que honeymoon join
    --name NOMBRE    con --server: cómo te ven los demás
    --hints          con --server: consejos también si juegan varias personas
help-games =
    honeymoon games [--lang en|es|pt|it]

    Muestra los siete juegos, cuántas personas juegan y sus opciones. Una opción
    se escribe --option nombre=valor; el primer valor es el que rige si no pides
    otro.
help-rules =
    honeymoon rules JUEGO [--lang en|es|pt|it]

    Imprime las reglas de un juego con sus números, y las de su familia donde
    rigen. honeymoon games muestra los juegos.
help-score =
    honeymoon score CONTRATO --tricks N [--vulnerable] [--game JUEGO] [--json]

    Imprime lo que vale un contrato, línea por línea. CONTRATO va como se suele
    escribir: 3NTX, 3 nt doblado, 4♠xx, 1 trébol. Las letras sueltas de los palos
    son aquí las inglesas: S picas, H corazones, D diamantes, C tréboles.

    --tricks N       bazas que ganó el declarante
    --vulnerable     el declarante es vulnerable
    --game JUEGO     el juego cuyas reglas rigen; si no lo dices, draw-and-discard
    --option nombre=valor
                     una opción del juego, varias veces si hace falta
    --forehand N --others N,N
                     las bazas de cada uno, en el juego con cuotas: spel, spader,
                     valfri:H o pass
    --json           el resultado como datos
help-replay =
    honeymoon replay [--json] [--legal] [--ascii] [--lang IDIOMA] ARCHIVO...

    Reproduce duelos registrados e imprime cada reparto y la hoja de puntos; - es
    la entrada estándar. Un archivo contiene un registro, o uno en cada línea.

    --json           un resultado por registro, como datos
    --legal          también lo que era legal antes de cada acción

    El código de salida es 1 si algún registro estaba mal; los demás se reproducen
    igualmente.

# Una orden que no se entiende.
usage-command = No existe la orden «{ $name }»; las órdenes son: { $expected }.
usage-language = No existe el idioma «{ $language }»; los idiomas son: { $expected }.
usage-unknown = Aquí no se espera «{ $word }».
usage-missing = Falta { $name }.
usage-word-contract = CONTRATO
usage-word-game = JUEGO
usage-word-files = ARCHIVO
usage-value = El valor de { $name } falta o no sirve.
usage-wrong = La orden no se entiende.
usage-help = honeymoon { $name } --help dice qué es posible.

# honeymoon games
games-seats = { $seats } jugadores
games-options = Opciones, primero el valor normal (--option nombre=valor):
games-values = Qué significan:

# honeymoon rules
rules-language = Las reglas aún no están escritas en este idioma; aquí están en inglés.

# honeymoon score
contract-level = «{ $text }» no es un contrato: debe empezar por un nivel de 1 a 7.
contract-strain = «{ $text }» no es un contrato: tras el nivel va un palo (S, H, D, C o su nombre) o NT, no «{ $part }».
contract-rest = «{ $text }» no se puntúa: «{ $part }» no se entiende; ahí solo puede ir X, XX, doblado o redoblado.
contract-quota = «{ $text }» no es un contrato de este juego: se espera spel, spader, pass o valfri con un palo, como valfri:H.
score-tricks-missing = Falta { $option }: un número de bazas de 0 a { $most }.
score-tricks-range = { $option } { $tricks } no es posible: da un número de bazas de 0 a { $most }.
score-others = --others espera las bazas de los otros dos, cada una de 0 a { $most }, como 4,5.
score-sum = Las bazas suman { $sum }; tienen que sumar { $expected }.
score-quota-only = Este juego tiene cuotas: da --forehand N --others N,N, sin --tricks ni --vulnerable.
score-no-quota = Este juego no tiene cuotas: da --tricks N, sin --forehand ni --others.
score-never-vulnerable = En un duelo de un solo juego nadie es vulnerable.
score-title = { $contract }: necesita { $need } bazas, gana { $won }, { $result }
score-defender = defensor { $number }
score-other = otro jugador { $number }

# honeymoon replay
replay-standard-input = entrada estándar
replay-title = { $game }: { $names }
replay-options = Opciones: { $options }
replay-practice = Práctica: se deshicieron acciones después de ver algo oculto.
replay-sealed = Sellado: las cartas que nadie mostró no están en el registro.
replay-legal = Lo que era legal antes de cada acción:
