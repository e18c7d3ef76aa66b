# Semi, figure e carte.
suit-S = picche
suit-H = cuori
suit-D = quadri
suit-C = fiori
suit-letter-S = P
suit-letter-H = C
suit-letter-D = Q
suit-letter-C = F
rank-A = asso
rank-K = re
rank-Q = regina
rank-J = fante
rank-T = dieci
rank-9 = nove
rank-8 = otto
rank-7 = sette
rank-6 = sei
rank-5 = cinque
rank-4 = quattro
rank-3 = tre
rank-2 = due
card-name = { $rank } di { $suit }

# Seme o senza atout: la parola e quel che segue il livello.
strain-name-NT = senza atout
strain-short-NT = NT

# Quel che si dice e si fa; queste parole stanno su pulsanti e menu.
call-pass = Passo
call-X = Contro
call-XX = Surcontro
draw-keep = Tenere
draw-reject = Scartare
pick-take = Prendere
pick-refuse = Rifiutare

# Bids in words.
bid-words-S = { $level } picche
bid-words-H = { $level } cuori
bid-words-D = { $level } quadri
bid-words-C = { $level } fiori

# Contratti. $bid è livello e seme, come 3NT.
contract-undoubled = { $bid }
contract-X = { $bid } con contro
contract-XX = { $bid } con surcontro
quota-contract-spel = Spel: senza atout, fai prese
quota-contract-spader = Spader: la briscola è picche, fai prese
quota-contract-valfri = Valfri: la briscola è { $suit }, fai prese
quota-contract-pass = Pass: senza atout, evita le prese
quota-kind-spel = Spel
quota-kind-spader = Spader
quota-kind-valfri = Valfri { $suit }
quota-kind-pass = Pass

# Persone.
seat-name = Giocatore { $number }
you = tu
declarer = dichiarante
defender = difensore
dummy = morto
forehand = primo di mano

# Stati.
vulnerable = vulnerabile
not-vulnerable = non vulnerabile
trick = presa
contract = contratto
auction = asta
hand = mano

# Fasi.
phase-draw = Pesca
phase-pick-up = Pesca
phase-pick-up-discard = Scarto
phase-auction = Asta
phase-choose-contract = Contratto
phase-exchange = Scarto di quattro
phase-play = Gioco della carta

# I giochi: il nome e che cosa sono, in una riga.
game-draw-and-discard = Draw and Discard
game-pick-up = Draw / Pick-Up
game-plain = Plain Honeymoon
game-semi-exposed = Semi-Exposed Dummy
game-exposed = Exposed Dummy
game-three-handed = 3-Handed Honeymoon
game-bismarck = Bismarck
about-draw-and-discard = non si distribuisce: tieni una carta su due
about-pick-up = 13 carte a testa, poi prendere o rifiutare
about-plain = 13 carte a testa, le altre non si vedono
about-semi-exposed = una mano e un morto per ciascuno
about-exposed = un morto scoperto per il dichiarante
about-three-handed = 16 carte; il dichiarante prende il tallone
about-bismarck = quattro contratti, una quota, dodici mani

# Opzioni: di che cosa parla ciascuna e che cosa significa ogni valore.
option-name-auction_end = fine dell’asta
option-name-look = carta in cima al tallone
option-name-refusal = dopo un rifiuto
option-name-reveal = morti scoperti
option-name-preview = morti prima dell’apertura
option-name-fourth_hand = quarta mano
option-name-honours = onori
option-name-insult = premio per contro mantenuto
option-name-penalties = penalità
option-name-rubber_bonus = bonus del rubber
option-name-match = durata
option-name-forgotten_discard = giocare prima di scartare
option-value-auction_end-three-passes = tre volte passo di fila, quattro all’inizio
option-value-auction_end-all-others = quando passano tutti gli altri
option-value-look-open = scoperta per entrambi
option-value-look-private = la vede solo chi decide
option-value-refusal-turn-passes = il turno passa con la carta
option-value-refusal-side-offer = la carta si offre a parte
option-value-reveal-after-lead = dopo l’apertura
option-value-reveal-from-deal = dalla distribuzione
option-value-preview-nobody = non li vede nessuno
option-value-preview-owner = ciascuno vede il suo
option-value-fourth_hand-defender = gioca per il difensore
option-value-fourth_hand-dead = resta fuori
option-value-honours-true = contano
option-value-honours-false = non contano
option-value-insult-true = 50, con surcontro 100
option-value-insult-false = nessuno
option-value-penalties-standard = tabella normale
option-value-penalties-glossary = fisse, al doppio o al quadruplo
option-value-rubber_bonus-two-games = a chi ha due partite
option-value-rubber_bonus-higher-total = al totale più alto
option-value-match-rubber = rubber, due partite
option-value-match-single-game = una sola partita
option-value-forgotten_discard-redeal = si ridistribuisce
option-value-forgotten_discard-strict = non è possibile
