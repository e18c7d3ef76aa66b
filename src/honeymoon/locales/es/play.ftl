# Lo que se escribe en el terminal: palabras y letras de igual sentido, entre comas.
word-keep = guardar, g
word-reject = rechazar, r
word-take = tomar, t
word-refuse = rehusar, r
word-pass = paso, pasar, p
word-double = doblo, doblar, x
word-redouble = redoblo, redoblar, xx
word-no-trump = nt, st, n
word-of = de
word-play = jugar, juega
word-why = motivo, porque, razón
word-hand = mano, cartas
word-dummy = muerto
word-table = mesa
word-last = última, l
word-tricks = bazas
word-contract = contrato
word-score = puntos, s
word-turn = turno
word-hint = consejo, i
word-undo = deshacer, u
word-help = ayuda
word-rules = reglas
word-quit = terminar, fin, q

# Antes del primer reparto.
play-choose-game = ¿A qué quieres jugar? Intro: { $default }
play-ask-game = Número o nombre >
play-no-game = «{ $text }» no es ningún juego de la lista.
play-options = Reglas elegidas: { $list }
play-saving = Se guarda tras cada acción en { $file }
play-welcome = ? dice qué es posible, ayuda muestra todas las palabras, terminar deja la mesa.
play-cut-for-deal = Corte para repartir: { $list }. Reparte la carta más alta.

# Asientos y archivos que no pueden ser.
play-seats-count = Este juego necesita { $detail } asientos, como en person,club.
play-seats-nobody = Al menos en un asiento tiene que haber una persona, como en person,club.
play-seats-player = No hay ningún jugador «{ $detail }»; en un asiento va person, beginner, club, strong, expert, tips, random o cmd: y una orden.
play-level-and-seats = --level nombra a los rivales y --seats también: elige uno de los dos.
play-seats-program = Un archivo no arranca ningún programa: un duelo con uno no se puede reanudar.
play-computer-fault = { $name }: { $kind }; en su lugar se hizo otra acción.
play-seats-name = «{ $detail }» no puede ser un nombre; como mucho 20 letras.
play-resume-several = El archivo contiene más de un registro.
play-resume-sealed = El registro está sellado: faltan sus cartas ocultas.
play-resume-over = El duelo de { $file } ha terminado.
play-resume-and-game = Un duelo guardado conserva su juego, sus opciones y sus asientos.
play-save-exists = { $file } ya existe; retómalo con --resume o elige otro archivo.
play-save-failed = No se puede escribir { $file }: { $reason }
play-saved = Guardado en { $file }
play-saved-resume = --resume { $file } sigue desde ahí.

# Lo que ha pasado. $who es you si se trata de quien lee; si no, other.
play-deal = { $who ->
    [you] Reparto { $number }. Repartes tú.
   *[other] Reparto { $number }. Reparte { $name }.
 }
play-opened = Cuatro cartas a la vista: { $cards }
play-kept = { $who ->
    [you] Guardas { $card }. La carta siguiente va al descarte: { $other }. Solo tú la has visto.
   *[other] { $name } guarda la carta y descarta la siguiente.
 }
play-rejected = { $who ->
    [you] { $card }: rechazada. Debes guardar la carta siguiente: { $other }.
   *[other] { $name } rechaza la carta y guarda la siguiente.
 }
play-took = { $who ->
    [you] Tomas { $card }.
   *[other] { $name } toma { $card }.
 }
play-took-unseen = { $name } toma la carta.
play-refused = { $who ->
    [you] Rehúsas { $card }.
   *[other] { $name } rehúsa { $card }.
 }
play-died = Nadie quiere { $card }: queda fuera, boca arriba.
play-discarded = { $who ->
    [you] Descartas { $card }, boca abajo.
   *[other] { $name } descarta { $card }.
 }
play-discarded-unseen = { $name } descarta una carta boca abajo.
play-called = { $who ->
    [you] Tú: { $call }
   *[other] { $name }: { $call }
 }
play-passed-out = Nadie ha subastado: no hay puntos.
play-contract = { $who ->
    [you] Contrato: { $contract }, declaras tú; hacen falta { $tricks } bazas.
   *[other] Contrato: { $contract }, declara { $name }; hacen falta { $tricks } bazas.
 }
play-chosen = { $who ->
    [you] Tú eres mano. { $contract }
   *[other] { $name } es mano. { $contract }
 }
play-quotas = Cuota: { $list }
play-quotas-avoid = Cuota, cuanto menos mejor: { $list }
play-took-stock = { $who ->
    [you] Tomas el mazo: { $cards }
   *[other] { $name } toma el mazo: { $cards }
 }
play-took-stock-unseen = { $name } toma las { $count } cartas del mazo.
play-trick = { $who ->
    [you] Baza { $number }: { $cards }. La ganas tú.
   *[other] Baza { $number }: { $cards }. La gana { $name }.
 }
play-redealt = { $who ->
    [you] Has salido con { $card } antes de descartar: reparte otra vez el mismo repartidor y el contrato sigue.
   *[other] { $name } ha salido con { $card } antes de descartar: reparte otra vez el mismo repartidor y el contrato sigue.
 }

# Lo que hay que decidir.
play-hand = { $points ->
    [one] Tus cartas ({ $count }, { $points } punto):
   *[other] Tus cartas ({ $count }, { $points } puntos):
 }
play-hand-count = Tus cartas ({ $count }):
play-part-score = parcial { $points }
play-dummy = { $who ->
    [you] Tu muerto:
   *[other] Muerto de { $name }:
 }
play-dummy-declarer = Muerto del declarante:
play-dummy-defender = Muerto del defensor:
play-dummy-closed = se muestra después de la salida
play-dummies-closed = Muertos: se muestran después de la salida
play-dummy-name = { $who ->
    [you] tu muerto
   *[other] muerto de { $name }
 }
play-draw-turn = Tu turno, { $turn } de 13. Mazo { $stock }, descarte { $discard }.
play-draw-card = Ves: { $card } ({ $words })
play-draw-how = Guárdala y descarta la siguiente, o recházala y guarda la siguiente sin verla.
play-pick-open = Tu turno, mazo { $stock }. Ves: { $card } ({ $words })
play-pick-private = Tu turno, mazo { $stock }. Solo tú ves: { $card } ({ $words })
play-pick-how = La tomas y descartas otra, o la rehúsas y { $other } puede tomarla.
play-pick-offered = { $other } ha rehusado { $card } ({ $words }). ¿La tomas o la rehúsas tú también?
play-pick-discard = Descarta boca abajo otra de tus cartas, no { $card }.
play-calls = Subasta: { $list }
play-call-first = Te toca hablar. Nadie ha subastado todavía.
play-call-beat = { $who ->
    [you] Te toca hablar. La subasta más alta es la tuya: { $contract }.
   *[other] Te toca hablar. La subasta más alta es de { $name }: { $contract }.
 }
play-pass-ends = { $who ->
    [you] Si pasas, termina la subasta y declaras { $contract }.
   *[other] Si pasas, termina la subasta y { $name } declara { $contract }.
 }
play-pass-out = Si pasas, el reparto termina sin puntos.
play-choose = Eres mano y solo ves { $cards }. Elige el contrato:
play-exchange = { $left ->
    [one] Descarta una carta más, boca abajo. Recibidas: { $cards }
   *[other] Descarta { $left } cartas boca abajo, una a una o en una línea. Recibidas: { $cards }
 }
play-contract-now = { $who ->
    [you] { $contract }, declaras tú.
   *[other] { $contract }, declara { $name }.
 }
play-won-needs = { $name }: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
 }, { $needed ->
    [one] falta { $needed }
   *[other] faltan { $needed }
 }
play-won-may = { $name }: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
 }, { $needed } hasta la cuota
play-table = En la mesa: { $list }
play-table-empty = La mesa está vacía.
play-lead = { $hand ->
    [own] Tu turno: sal con cualquier carta.
   *[dummy] Turno de tu muerto: sal con cualquiera de sus cartas.
 }
play-follow = { $hand ->
    [own] Tu turno. Palo de salida: { $suit }. Puedes jugar:
   *[dummy] Turno de tu muerto. Palo de salida: { $suit }. Puede jugar:
 }
play-void = { $hand ->
    [own] Tu turno. No tienes { $suit }: juega cualquier carta.
   *[dummy] Turno de tu muerto. No tiene { $suit }: juega cualquier carta.
 }

# Preguntas al final de una pantalla. $letters son las letras de los palos.
play-ask-draw = [g]uardar  [r]echazar  [?] >
play-ask-pick = [t]omar  [r]ehusar  [?] >
play-ask-call = Voz, como 1NT, paso, x, xx [{ $letters }] >
play-ask-card = Número, o valor y palo [{ $letters }] >
play-ask-only = Intro juega { $card } >
play-ask-discard = Descarte: número, o valor y palo [{ $letters }] >
play-ask-contract = Número o nombre [{ $letters }] >
play-ask-next = Intro: siguiente reparto  [?] >
play-ask-end = Intro termina, motivo explica al ordenador >
play-ask-hide = Intro: se borra la pantalla y mira { $name } >
play-ask-show = { $name }: Intro muestra tus cartas >
play-ask-confirm = { $what }: Intro para confirmar >
play-hand-over = Ahora es el turno de { $name }. Los demás no miran.

# Respuestas.
play-unreadable = «{ $text }» no se entiende. ? dice qué es posible, ayuda muestra las palabras.
play-no-number = La lista no tiene el número { $number }.
play-not-now = Eso no es posible ahora.
play-no-contract = Todavía no hay contrato.
play-no-tricks = Todavía no se ha jugado ninguna baza.
play-no-last = Todavía no ha terminado ninguna baza.
play-no-dummy = En este juego no hay muerto.
play-last = { $who ->
    [you] Baza { $number }: { $cards }. La ganaste tú.
   *[other] Baza { $number }: { $cards }. La ganó { $name }.
 }
play-undone = Deshecho.
play-undone-practice = Deshecho. Desde entonces has visto algo: el duelo cuenta ahora como práctica.
play-undo-nothing = En este reparto no hay nada que deshacer.
play-undo-shown = No se puede deshacer nada: otra persona ha mirado desde entonces.
play-possible = Ahora es posible: { $list }
play-possible-bids = Ahora es posible: { $list } y cualquier subasta desde { $lowest }
play-possible-action = { $action }: es posible.
play-not-possible = No es posible: { $cards }. { $reason }
play-worth = { $bid } necesita { $tricks } bazas. Si cumples justo, da { $below } bajo la línea y { $above } encima.
play-worth-game = Sería un juego.
play-worth-down = Con una baza de caída, cada rival recibe { $points }.
play-rules-where = Las reglas con todos los números: honeymoon rules { $game }
play-help =
    Palabras, en cualquier fase; entre corchetes, la letra que basta:
      mano, muerto, mesa    las cartas que puedes ver, y la baza
      última [l], bazas     la última baza; las bazas ganadas y las que faltan
      contrato, puntos [s]  el contrato; la hoja de puntos
      turno                 otra vez lo que hay que decidir
      ?                     qué es posible ahora
      ? 6{ $letter }, ? 3nt           por qué no esta carta; cuánto vale esta subasta
      consejo [i]           en qué pensar; otra vez: qué hacer, y por qué
      motivo, motivo 2      por qué la última acción del ordenador, o la anterior
      deshacer [u]          deshacer tu última acción en este reparto
      reglas, terminar [q]  dónde están las reglas; salir (el duelo está guardado)
    Cartas: primero el valor, luego el palo, como { $card } o 10{ $letter }; o el número.

# El final.
play-goodbye = Hasta la próxima.
