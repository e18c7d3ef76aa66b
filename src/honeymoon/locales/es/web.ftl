# The page in the browser. $name is a player, $card and $contract as cards and contracts are written.
# The frame of every page.
web-play = Jugar
web-continue = Continuar
web-game = Juego
web-opponent = Rival
web-computer = Ordenador
web-friend = Con alguien (enlace)
web-level = Nivel
web-level-beginner = Principiante
web-level-club = De club
web-level-strong = Fuerte
web-level-expert = Experto
web-settings = Ajustes
web-language = Idioma
web-suits = Palos
web-preview = Así se ve
web-home = Inicio
web-back = Volver
web-close = Cerrar
web-unfinished = { $game }, reparto { $number }
web-how = Cómo se juega
web-how-draw = Forma tu mano con el mazo
web-how-bid = Subasta contra un rival
web-how-play = Gana tus bazas
web-how-score = Anota el rubber

# Whose turn it is.
web-your-turn = Tu turno
web-your-call = Te toca hablar
web-dummys-turn = Turno de tu muerto
web-thinks = { $name } está pensando.
web-is-to-act = Es el turno de { $name }.
web-away = Esperando a que se siente { $name }.
web-paused = El juego está en pausa.
web-lost = Se ha perdido la conexión; se está recuperando. No se pierde nada.
web-moved = Este asiento se usa ahora en otro dispositivo.
web-no-place = No tienes sitio en esta mesa.
web-old-page = La página es más antigua que el servidor: vuelve a cargarla.
web-refused = No se ha hecho ({ $code }).
web-seen-since = No se puede deshacer: desde entonces se ha visto algo oculto.
web-nothing-back = No hay nada que deshacer.
web-not-certain = No es seguro: sigamos jugando.

# Cards and seats.
web-your-cards = Tus cartas
web-your-hand = Tu mano
web-your-dummy = Tu muerto
web-dummy-of = Muerto de { $name }
web-hand-of = Mano de { $name }
web-shared-dummy = Muerto: lo juega quien gane
web-dummy-later = Los muertos se muestran después de la salida.
web-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
web-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
 }
web-deals = da las cartas
web-stock = mazo
web-discards = descarte
web-dead = rehusadas por ambos
web-face-down = carta boca abajo

# The draw.
web-draw-turn = { $turn } de 13.
web-draw-say = Guárdala, o recházala y acepta la siguiente sin verla.
web-kept = Guardas { $card }. La carta siguiente va al descarte: { $other }. Solo tú la has visto.
web-rejected = { $card } rechazada. Debes guardar la carta siguiente: { $other }.
web-drawing = robando
web-drawn = Tu mano está completa. { $name } aún roba.
web-my-rejects = Rechazos
web-draw-rest = Robar el resto
web-pick-say = Toma { $card }, o rehúsala: { $name } podrá tomarla o tomar la siguiente.
web-pick-offered = { $name } ha rehusado { $card }. Tómala, o déjala pasar y descubre la siguiente.
web-let-go = Dejarla
web-discard-say = Descarta una carta, boca abajo; no { $card }.
web-discard-one = Descartar { $card }
web-discard-choose = Elige una carta

# The auction.
web-call-open = Abre la subasta, o pasa.
web-call-beat = Supera { $contract }, o pasa.
web-call-double = Supera { $contract }, dobla, o pasa.
web-call-redouble = Supera { $contract }, redobla, o pasa.
web-call-now = tu voz
web-calls-first = primero
web-bid = Subastar { $bid }
web-bid-choose = Elige nivel y denominación
web-bid-worth = { $tricks } bazas, vale { $points }
web-bid-game = { $tricks } bazas, vale { $points }: juego
web-double = Doblar { $contract }
web-redouble = Redoblar { $contract }
web-sure = ¿{ $what }?
web-again = pulsa otra vez
web-bidding-box = Caja de subasta
web-calls-so-far = Voces hasta ahora
web-strain = Denominación
web-too-low = { $what }, demasiado bajo

# Bismarck and the three-handed game.
web-choose-say = Eres mano y solo ves estas cartas. Elige un contrato.
web-choose = Elegir { $contract }
web-choose-first = Elige un contrato
web-kind-spel = sin triunfo, gana bazas
web-kind-spader = triunfo picas, gana bazas
web-kind-valfri = triunfo a elegir, gana bazas
web-kind-pass = sin triunfo, evita bazas
web-used-before = ya usado
web-bury-say = { $count ->
    [one] Descarta una carta más, boca abajo.
   *[other] Descarta { $count } cartas, boca abajo.
 }
web-bury = Descartar { $chosen } de { $count }

# The play.
web-by-you = { $contract }, declaras tú
web-by-name = { $contract }, declara { $name }
web-need = faltan { $count }
web-won = bazas
web-won-count = hechas { $count }
web-lead = Sal con cualquier carta.
web-follow = Asiste a { $suit }: { $cards }.
web-void = Sin { $suit }: juega cualquier carta.
web-led = { $name } sale
web-you-led = sales tú
web-you-win-trick = Ganas la baza con { $card }.
web-wins-trick = { $name } gana la baza con { $card }.
web-last-trick = Última baza
web-no-last-trick = Aún no hay ninguna baza completa.
web-undo = Deshacer
web-claim = Reclamar
web-claim-title = ¿De quién son las demás bazas?
web-claim-mine = El resto es mío
web-claim-yours = El resto es tuyo
web-claim-asked-mine = { $name } dice: el resto es mío.
web-claim-asked-yours = { $name } dice: el resto es tuyo.
web-claim-waits = Tu reclamación espera respuesta.
web-accept = Aceptar
web-play-on = Seguir jugando
web-back-asked = { $name } pide deshacer su última acción. ¿Permitir?
web-back-waits = Has pedido deshacerlo.
web-allow = Permitir
web-refuse = No
web-tricks = Bazas
web-auction = Subasta
web-none-yet = aún ninguna

# The result and the sheet.
web-made = Cumplido
web-made-over = Cumplido, +{ $count }
web-down = Menos { $count }
web-promised = prometidas { $target } · hechas { $won }
web-below-for = Bajo la línea, { $name }
web-above-for = Sobre la línea, { $name }
web-toward-game = cuenta para el juego
web-game-you = Ganas un juego. Se traza una línea y todos empiezan el siguiente con 0.
web-game-name = { $name } gana un juego. Se traza una línea y todos empiezan el siguiente con 0.
web-vulnerable-you = Ahora eres vulnerable.
web-vulnerable-name = { $name } es ahora vulnerable.
web-failed-nothing = Un contrato fallido no anota bazas.
web-total = Total
web-next-hand = Siguiente reparto
web-new-match = Otro duelo
web-waits-next = Esperando a { $name }.
web-score-sheet = Hoja de puntos
web-hand-short = reparto { $number }
web-won-rubber-you = Ganas el rubber.
web-won-match-you = Tienes el total más alto y ganas por { $margin }.

# A link for a friend.
web-link-ready = El enlace está listo
web-link-say = Envíaselo a tu rival. El juego empieza cuando los dos estén sentados.
web-copy = Copiar
web-copied = Copiado
web-invited = Te invitan a jugar
web-no-account = Un enlace, un asiento, sin cuenta.
web-your-name = Tu nombre
web-sit = Sentarse
web-link-used = Este enlace ya se usó. En el dispositivo donde se usó, el juego sigue solo.

# One device for several persons.
web-device = Un solo móvil
web-start = Empezar
web-persons = Personas en este móvil
web-persons-count = { $count ->
    [2] 2 + ordenador
   *[other] { $count } personas
 }
web-name-of = Nombre del jugador { $number }
web-strict-turns = Robar por turnos
web-pass-to = Pasa el móvil a
web-last = Antes
web-now = Ahora
web-show-mine = Soy { $name }: ver mis cartas
web-put-away = Las cartas de { $name } están guardadas.
web-did = { $name }: { $what }
web-now-draw = Roba { $name }.
web-now-pick-up = { $name } toma o rehúsa una carta.
web-now-pick-up-discard = { $name } descarta una carta.
web-now-auction = Habla { $name }.
web-now-choose-contract = { $name } elige contrato.
web-now-exchange = { $name } descarta cartas.
web-now-play = Juega { $name }.

# The tables of this device.
web-more = Más páginas
web-history = Historial
web-history-empty = Aún no hay ninguna mesa en este dispositivo.
web-running = Sin terminar
web-finished = Terminadas
web-winners = Gana { $names }.
web-you-won = Has ganado.
web-look = Abrir
web-save-record = Guardar duelo { $number }
web-remove = Quitar
web-remove-sure = ¿Quitarla de este dispositivo? Desde aquí ya nadie podrá seguir jugando.
web-keep = Dejarla aquí
web-import = Seguir un duelo desde un archivo
web-import-say = Un archivo con el registro de un duelo, terminado o no. Cuenta como práctica, pues sus cartas pueden conocerse.
web-import-file = Elegir archivo
web-import-start = Seguir jugando
web-hands = { $count ->
    [one] { $count } reparto
   *[other] { $count } repartos
 }
web-record-none = { $file } no contiene el registro de un duelo.
web-record-sealed = Este registro omite cartas que nadie vio, así que no se puede seguir con él.
web-record-large = Este archivo es demasiado grande para un registro.
web-record-bad = Este registro está dañado: no se puede jugar.
web-record-illegal = Una acción de este registro va contra la regla { $rule }.

# Those who watch.
web-watch-link = Enlace para mirar
web-watch-say = Quien tenga este enlace ve la mesa, y ninguna mano. El enlace anterior ya no sirve.
web-watch-end = Anular
web-watch-ended = Ya no mira nadie.
web-watch-over = Este enlace para mirar ya no sirve.
web-watching = Estás mirando.
