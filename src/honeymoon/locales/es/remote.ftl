# Un terminal en una mesa de un servidor: palabras que significan lo mismo, entre comas.
word-claim = reclamar
word-concede = conceder
word-pause = pausa
word-yes = sí
word-no = no

# El asiento y cómo se ocupa.
help-join =
    honeymoon join [ENLACE] [--name NOMBRE]

    Ocupa en una mesa de un servidor el asiento al que lleva el enlace, y juega en
    el terminal. Sin enlace lo pregunta, para que no quede en ninguna lista de
    órdenes. El mismo enlace sigue en la misma mesa, en esta máquina.

    --name NOMBRE    cómo te ven los demás
    --ascii          palos como letras, sin signos especiales
    --no-color       sin colores; NO_COLOR en el entorno hace lo mismo

    El estado de salida es 1 si el servidor no responde o el enlace no abre nada,
    3 si faltan los paquetes necesarios.
remote-ask-link = Enlace >
remote-not-installed = Para una mesa en un servidor faltan paquetes que no están instalados: pip install "honeymoon[server]" los trae.
remote-link = «{ $text }» no es un enlace a un asiento: se espera una dirección como https://bridge.example/join#….
remote-server = --server espera una dirección como https://bridge.example o un enlace a un asiento: «{ $text }»
remote-alone = --seed, --save, --resume y --no-pause son para un duelo en este terminal, no para --server.
remote-hints-alone = --hints y --name son para una mesa en un servidor: --server dice cuál.
remote-program = Un servidor juega con los programas que él mismo nombra; cmd: es solo para este terminal.
remote-seat-twice = --server dice dónde, y también el enlace: un enlace trae su juego y sus asientos.
remote-away = { $server } no responde. ¿Hay allí un servidor honeymoon, y es correcta la dirección?
remote-not-honeymoon = { $server } no responde como un servidor honeymoon.
remote-other-version = { $server } habla la versión { $theirs } del protocolo, este programa la versión { $ours }: hay que actualizar el más antiguo.
remote-opens-nothing = El enlace no abre nada: alguien tiene ya el asiento, o se ha retirado el enlace. El anfitrión puede hacer otro.
remote-table-refused = { $server } no prepara una mesa así ({ $code }).
remote-kept-unreadable = { $file } no está como este programa lo escribió; sin él no se puede recuperar el asiento.
remote-kept-failed = No se puede escribir { $file }: { $reason }
remote-own-link = Sigues en esta mesa, en esta máquina, con:
remote-other-link = Enlace para { $name }; quien lo tenga puede sentarse ahí:
remote-sees = Quien tiene el servidor puede ver las cartas.
remote-seat-kept = El asiento sigue siendo tuyo; el mismo enlace continúa.

# Lo que pasa en la mesa.
remote-cut = Se ha perdido la conexión; se intenta de nuevo hasta que responda el servidor.
remote-again = La conexión ha vuelto.
remote-moved = El asiento se ha retirado, o está ahora en otro aparato.
remote-full = Hay demasiadas conexiones con esta mesa.
remote-nonsense = El servidor ha enviado algo que esta versión no entiende.
remote-came = { $name } se sienta.
remote-free = El asiento de { $name } está libre.
remote-person-away = { $name } no está en este momento.
remote-person-back = { $name } ha vuelto.
remote-paused = El juego está en pausa.
remote-resumed = El juego sigue.
remote-claim = { $who ->
    [you] Reclamas las bazas que quedan.
   *[other] { $name } reclama las bazas que quedan.
 }
remote-concede = { $who ->
    [you] Concedes las bazas que quedan.
   *[other] { $name } te concede las bazas que quedan.
 }
remote-claim-cards = Cartas mostradas: { $cards }
remote-claim-accepted = De acuerdo; se juega hasta el final.
remote-claim-declined = No hay acuerdo; el juego sigue.
remote-back-asked = { $who ->
    [you] Pides deshacer tu última acción.
   *[other] { $name } pide deshacer la última acción.
 }
remote-back-refused = No se deshace.
remote-why-hidden = Lo que sopesó mostraría cartas que siguen ocultas.

# Preguntas.
remote-ask-wait = Se espera a { $name } >
remote-ask-paused = En pausa, Intro sigue >
remote-ask-claim = ¿De acuerdo? sí o no >
remote-ask-back = ¿Lo permites? sí o no >
remote-ask-again = Intro: otro duelo, terminar sale >
remote-help =
    En una mesa de un servidor además:
      reclamar, conceder    las bazas que quedan son tuyas, o del otro
      sí, no                donde alguien te pregunta
    pausa detiene el juego hasta que alguien siga con Intro.

# Lo que un servidor rechaza.
remote-refused = La mesa lo rechaza ({ $code }).
remote-refused-stale = Antes ha pasado otra cosa; no se ha hecho nada.
remote-refused-paused = El juego está en pausa.
remote-refused-not-agreed = Eso no se acordó al preparar la mesa.
remote-refused-nothing-to-take-back = No hay nada que deshacer en esta mano.
remote-refused-seen-since = No se puede deshacer nada: desde entonces se han visto cartas ocultas.
remote-refused-claim-impossible = Con las cartas que ves, eso no puede ser.
remote-refused-claim-not-shown = Ningún juego legal lleva a eso.
remote-refused-name = El servidor rechaza el nombre.
remote-refused-version = El servidor habla otra versión del protocolo.
