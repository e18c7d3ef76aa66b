# Por qué un jugador del ordenador hizo algo: qué acción, y qué se puede contar.
why-head = { $name }, { $place }: { $action }
why-trick = baza { $number }
why-face-down = una carta boca abajo
why-nobody = Ningún jugador del ordenador ha actuado aún en este reparto.
why-few = { $count ->
    [one] Un jugador del ordenador ha actuado una vez en este reparto.
   *[other] Los jugadores del ordenador han actuado { $count } veces en este reparto.
 }
why-later = Lo que sopesó revelaría sus cartas: pregunta otra vez al acabar el reparto.
why-memory = { $count ->
    [one] Solo recuerda las cartas de la última baza, y no lo que descartó.
   *[other] Solo recuerda las cartas de las últimas { $count } bazas, y no lo que descartó.
 }
why-memory-tricks = { $count ->
    [one] Solo recuerda las cartas de la última baza.
   *[other] Solo recuerda las cartas de las últimas { $count } bazas.
 }

# Cómo decide, hasta donde todos pueden saberlo durante un reparto.
why-kind-draw = Compara la carta con lo que vale de media la siguiente para su mano.
why-kind-pick-up = Sopesa qué añade la carta a su mano y qué regalaría al rehusarla.
why-kind-pick-up-discard = Descarta la carta que menos falta le hace.
why-kind-auction = Imagina repartos que encajan con lo que sabe, halla las bazas de cada uno y dice lo que más puntos vale de media con este marcador.
why-kind-choose-contract = Compara cada contrato, en repartos imaginados, con lo que suele dar.
why-kind-exchange = Prueba varios descartes en repartos imaginados.
why-kind-play = Imagina repartos que encajan con lo que sabe, halla cómo le va en ellos con cada carta y elige la que más puntos vale de media.

# Cómo se tomó una decisión, según su código; solo tras el reparto, o si se conocen todas las cartas.
why-code-only = No tiene elección: no es posible otra cosa.
why-code-tips = Sigue los consejos de los textos de las reglas, sin calcular puntos.
why-code-random = Elige al azar.
why-code-program = Es un programa aparte y no da razones.
why-code-unknown = No se conocen las razones: no se guardan, y desde entonces el duelo se retomó de un archivo.
why-code-guard = No dio a tiempo una respuesta válida; en su lugar se hizo algo seguro.
why-code-play-worlds = { $worlds ->
    [one] Imagina un reparto que encaja con lo que sabe y lo juega sin errores.
   *[other] Imagina { $worlds } repartos que encajan con lo que sabe, los juega todos sin errores y elige la carta que más puntos vale de media.
 }
why-code-play-open = Sabe dónde están todas las cartas: juega el reparto sin errores para cada carta.
why-code-play-selfish = { $worlds ->
    [one] Imagina un reparto que encaja con lo que sabe y juega en él cada carta hasta el final, cada jugador para sí.
   *[other] Imagina { $worlds } repartos que encajan con lo que sabe y juega en ellos cada carta hasta el final, cada jugador para sí.
 }
why-code-draw-expected = { $unseen ->
    [one] Compara la carta con la única que no ha visto. Los puntos son frente a rechazar.
   *[other] Compara la carta con la media de las { $unseen } que no ha visto. Los puntos son frente a rechazar.
 }
why-code-pick-up-expected = Sopesa qué añade la carta a la mano y qué se regala al rehusarla. Los puntos son frente a rehusar.
why-code-pick-up-least = Descarta la carta que menos falta hace. Los puntos son lo que cuesta cada pérdida.
why-code-call-worlds = { $worlds ->
    [one] Imagina un reparto que encaja con lo que sabe y halla los puntos de cada voz con este marcador.
   *[other] Imagina { $worlds } repartos que encajan con lo que sabe, halla las bazas de cada uno y dice lo que más puntos vale de media con este marcador.
 }
why-code-contract-gain = { $worlds ->
    [one] Compara cada contrato, en un reparto imaginado, con lo que suele dar: bazas de más.
   *[other] Compara cada contrato, en { $worlds } repartos imaginados, con lo que suele dar: bazas de más.
 }
why-code-bury-plans = { $worlds ->
    [one] Descartes que prueba: { $plans }, en un reparto imaginado.
   *[other] Descartes que prueba: { $plans }, en { $worlds } repartos imaginados.
 }

# Los candidatos, y lo que sabía el jugador.
why-row-points = puntos { $value }
why-row-tricks = bazas { $value }
why-cut-off = No todo se pudo calcular hasta el final.
why-more = { $count ->
    [one] y uno más
   *[other] y { $count } más
 }
why-held = Tenía: { $cards }
why-seen = { $count ->
    [one] Había visto una carta.
   *[other] Había visto { $count } de las 52 cartas.
 }

# Consejos: primero el principio, según lo que haya que decidir.
hint-first-draw = Compara la carta con lo que puedes esperar de la siguiente: ases, reyes y damas merecen guardarse, las cartas bajas casi nunca.
hint-first-pick-up = ¿Qué añade la carta a tu mano, menos la carta a la que renuncias? Una buena carta que rehúsas puede ir a tu rival.
hint-first-pick-up-discard = Descarta lo que menos falta te hace: cartas bajas, primero de palos cortos.
hint-first-auction = Cuenta las bazas que esperas en tu mejor palo y lo que vale un contrato con este marcador. Pasa si ni subastar ni doblar dan más.
hint-first-choose-contract = Solo ves cuatro cartas. Toma el contrato al que le van mejor que de costumbre: los otros quedan para más tarde.
hint-first-exchange = Descarta lo que no gana bazas: cartas bajas; si hay triunfos, palos cortos enteros.
hint-avoid-exchange = Descarta lo que gana bazas sin querer: cartas altas sin cartas bajas a su lado.
hint-first-lead = ¿De dónde salen tus bazas: cartas altas, un palo largo, triunfos? ¿Llegan antes que las de tus rivales?
hint-avoid-lead = Sal con lo que otro tenga que ganar: cartas bajas. Guarda alguna para después.
hint-first-follow = Gana la baza si te conviene, con la carta más baja que baste; si no puedes ganarla, juega la más baja.
hint-avoid-follow = Juega la carta más alta que no gane. Si tienes que ganar, gana con la más alta.
hint-first-void = No puedes asistir: ¿vale esta baza un triunfo? Si no, tira lo que nunca vas a necesitar.
hint-avoid-void = No puedes asistir: líbrate de tu carta más peligrosa.
hint-first-open = Puedes saber dónde están todas las cartas: cuenta las bazas a las que lleva cada carta.
hint-again = Para saber qué hacer, pregunta otra vez.

# Después la acción.
hint-only = Solo se puede hacer una cosa: { $action }
hint-late = Ningún consejo estuvo listo a tiempo.
hint-is = { $player } elegiría: { $action }
hint-from = No sabe más que tú.
