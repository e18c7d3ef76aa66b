# Palos, figuras y cartas.
suit-S = picas
suit-H = corazones
suit-D = diamantes
suit-C = tréboles
suit-letter-S = P
suit-letter-H = C
suit-letter-D = D
suit-letter-C = T
rank-A = as
rank-K = rey
rank-Q = dama
rank-J = jota
rank-T = diez
rank-9 = nueve
rank-8 = ocho
rank-7 = siete
rank-6 = seis
rank-5 = cinco
rank-4 = cuatro
rank-3 = tres
rank-2 = dos
card-name = { $rank } de { $suit }

# Denominaciones: la palabra y lo que va detrás del nivel.
strain-name-NT = sin triunfo
strain-short-NT = NT

# Lo que se dice y se hace; estas palabras están en botones y menús.
call-pass = Paso
call-X = Doblo
call-XX = Redoblo
draw-keep = Guardar
draw-reject = Rechazar
pick-take = Tomar
pick-refuse = Rehusar

# Bids in words.
bid-words-S = { $level ->
    [one] 1 pica
   *[other] { $level } picas
  }
bid-words-H = { $level ->
    [one] 1 corazón
   *[other] { $level } corazones
  }
bid-words-D = { $level ->
    [one] 1 diamante
   *[other] { $level } diamantes
  }
bid-words-C = { $level ->
    [one] 1 trébol
   *[other] { $level } tréboles
  }

# Contratos. $bid es nivel y denominación, como 3NT.
contract-undoubled = { $bid }
contract-X = { $bid } doblado
contract-XX = { $bid } redoblado
quota-contract-spel = Spel: sin triunfo, gana bazas
quota-contract-spader = Spader: triunfan las picas, gana bazas
quota-contract-valfri = Valfri: el triunfo es { $suit }, gana bazas
quota-contract-pass = Pass: sin triunfo, evita bazas
quota-kind-spel = Spel
quota-kind-spader = Spader
quota-kind-valfri = Valfri { $suit }
quota-kind-pass = Pass

# Personas.
seat-name = Jugador { $number }
you = tú
declarer = declarante
defender = defensor
dummy = muerto
forehand = mano

# Estados.
vulnerable = vulnerable
not-vulnerable = no vulnerable
trick = baza
contract = contrato
auction = subasta
hand = mano

# Fases.
phase-draw = Robo
phase-pick-up = Robo
phase-pick-up-discard = Descarte
phase-auction = Subasta
phase-choose-contract = Contrato
phase-exchange = Descarte de cuatro
phase-play = Juego de la carta

# Los juegos: su nombre y qué son, en una línea.
game-draw-and-discard = Draw and Discard
game-pick-up = Draw / Pick-Up
game-plain = Plain Honeymoon
game-semi-exposed = Semi-Exposed Dummy
game-exposed = Exposed Dummy
game-three-handed = 3-Handed Honeymoon
game-bismarck = Bismarck
about-draw-and-discard = no se reparte: guarda una carta de cada dos
about-pick-up = 13 cartas para cada uno, luego tomar o rehusar
about-plain = 13 cartas para cada uno, el resto no se ve
about-semi-exposed = una mano y un muerto para cada uno
about-exposed = un muerto a la vista para el declarante
about-three-handed = 16 cartas; el declarante toma el mazo
about-bismarck = cuatro contratos, una cuota, doce repartos

# Opciones: de qué trata cada una y qué significa cada valor.
option-name-auction_end = fin de la subasta
option-name-look = carta de arriba del mazo
option-name-refusal = tras rehusar
option-name-reveal = muertos a la vista
option-name-preview = muertos antes de la salida
option-name-fourth_hand = cuarta mano
option-name-honours = honores
option-name-insult = bonus por contrato doblado cumplido
option-name-penalties = penalizaciones
option-name-rubber_bonus = bonus del rubber
option-name-match = duración
option-name-forgotten_discard = salir antes de descartar
option-value-auction_end-three-passes = tres pasos seguidos, cuatro al principio
option-value-auction_end-all-others = cuando pasan todos los demás
option-value-look-open = la ven los dos
option-value-look-private = la ve solo quien decide
option-value-refusal-turn-passes = el turno pasa con la carta
option-value-refusal-side-offer = la carta se ofrece aparte
option-value-reveal-after-lead = después de la salida
option-value-reveal-from-deal = desde el reparto
option-value-preview-nobody = no los ve nadie
option-value-preview-owner = cada uno ve el suyo
option-value-fourth_hand-defender = la juega el defensor
option-value-fourth_hand-dead = queda fuera
option-value-honours-true = puntúan
option-value-honours-false = no puntúan
option-value-insult-true = 50, redoblado 100
option-value-insult-false = ninguno
option-value-penalties-standard = tabla normal
option-value-penalties-glossary = fijas, al doble o al cuádruple
option-value-rubber_bonus-two-games = para quien tiene dos juegos
option-value-rubber_bonus-higher-total = para el total más alto
option-value-match-rubber = rubber, dos juegos
option-value-match-single-game = un solo juego
option-value-forgotten_discard-redeal = se reparte de nuevo
option-value-forgotten_discard-strict = no es posible
