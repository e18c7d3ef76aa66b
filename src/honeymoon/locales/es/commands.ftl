# Páginas de ayuda.
help =
    honeymoon: bridge para dos o tres personas en la mesa, en siete juegos.

    honeymoon play JUEGO      jugar en el terminal
    honeymoon games           los juegos y sus opciones
    honeymoon rules JUEGO     las reglas de un juego
    honeymoon score CONTRATO  lo que vale un contrato
    honeymoon replay ARCHIVO  repetir y puntuar duelos registrados

    honeymoon ORDEN --help dice más. --lang en|es|pt|it elige el idioma.
help-play =
    honeymoon play JUEGO [--lang IDIOMA]

    Juega en el terminal; sin juego, pregunta cuál. ? explica en todo momento qué
    es posible.

    --seats person:ANA,person:BEN,tips
                     quién se sienta dónde: person con un nombre, o los jugadores
                     del ordenador tips y random
    --option nombre=valor
                     una opción del juego, varias veces si hace falta
    --seed TEXTO     el mismo texto da las mismas cartas
    --save ARCHIVO   dónde se guarda el duelo después de cada acción
    --resume ARCHIVO sigue con un duelo guardado
    --ascii          palos como letras, sin signos especiales
    --no-color       sin colores; NO_COLOR en el entorno hace lo mismo
help-games =
    honeymoon games [--lang en|es|pt|it]

    Muestra los siete juegos, cuántas personas juegan y sus opciones. Una opción
    se da como --option nombre=valor; el primer valor es el que rige si no pides
    otro.
help-rules =
    honeymoon rules JUEGO [--lang en|es|pt|it]

    Imprime las reglas de un juego con sus números, y las de su familia donde
    rigen. honeymoon games muestra los juegos.
help-score =
    honeymoon score CONTRATO --tricks N [--vulnerable] [--game JUEGO] [--json]

    Imprime lo que vale un contrato, línea por línea. CONTRATO va como se suele
    escribir: 3NTX, 3 nt doblado, 4♠xx. La letra de un palo es C, D, H o S.

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

    Repite duelos registrados e imprime cada reparto y la hoja de puntos; - es la
    entrada estándar. Un archivo contiene un registro, o uno en cada línea.

    --json           un resultado por registro, como datos
    --legal          también lo que era legal antes de cada acción

    El estado de salida es 1 si un registro estaba mal; los demás se repiten.

# Una orden que no se entiende.
usage-command = No existe la orden «{ $name }»; se espera una de: { $expected }.
usage-language = No existe el idioma «{ $language }»; se espera uno de: { $expected }.
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
games-options = Opciones, primero lo normal (--option nombre=valor):
games-values = Qué significan:

# honeymoon rules
rules-language = De momento las reglas solo están escritas en inglés.

# honeymoon score
contract-level = «{ $text }» no es un contrato: debe empezar por un nivel de 1 a 7.
contract-strain = «{ $text }» no es un contrato: tras el nivel se espera un palo o NT, no «{ $part }».
contract-rest = «{ $text }» no se puntúa: «{ $part }» no se entiende; ahí puede ir X, XX, doblado o redoblado.
contract-quota = «{ $text }» no es un contrato de este juego: se espera spel, spader, valfri:C, :D, :H o :S, o pass.
score-tricks-missing = Falta { $option }: un número de bazas de 0 a { $most }.
score-tricks-range = { $option } { $tricks } no puede ser: se espera un número de bazas de 0 a { $most }.
score-others = --others espera las bazas de los otros dos, cada una de 0 a { $most }, como 4,5.
score-sum = Las bazas suman { $sum }; se esperan { $expected }.
score-quota-only = Este juego tiene cuotas: da --forehand N --others N,N, sin --tricks ni --vulnerable.
score-no-quota = Este juego no tiene cuotas: da --tricks N, sin --forehand ni --others.
score-never-vulnerable = En un solo juego nadie es vulnerable.
score-title = { $contract }: necesita { $need } bazas, gana { $won }, { $result }
score-defender = defensor { $number }
score-other = otro jugador { $number }

# honeymoon replay
replay-standard-input = entrada estándar
replay-title = { $game }: { $names }
replay-options = Opciones: { $options }
replay-practice = Práctica: se deshicieron acciones después de ver algo oculto.
replay-sealed = Sellado: las cartas que nadie mostró no están en el registro.
replay-legal = Legal antes de cada acción:
