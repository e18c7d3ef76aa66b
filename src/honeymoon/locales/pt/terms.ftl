# Naipes, figuras e cartas.
suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus
suit-letter-S = E
suit-letter-H = C
suit-letter-D = O
suit-letter-C = P
rank-A = ás
rank-K = rei
rank-Q = dama
rank-J = valete
rank-T = dez
rank-9 = nove
rank-8 = oito
rank-7 = sete
rank-6 = seis
rank-5 = cinco
rank-4 = quatro
rank-3 = três
rank-2 = dois
card-name = { $rank } de { $suit }

# Naipe ou sem trunfo: a palavra e o que vem depois do nível.
strain-name-NT = sem trunfo
strain-short-NT = SA

# O que se diz e se faz; estas palavras estão em botões e menus.
call-pass = Passo
call-X = Contra
call-XX = Recontra
draw-keep = Guardar
draw-reject = Rejeitar
pick-take = Pegar
pick-refuse = Recusar

# Bids in words.
bid-words-S = { $level } espadas
bid-words-H = { $level } copas
bid-words-D = { $level } ouros
bid-words-C = { $level } paus

# Contratos. $bid é nível e naipe, como 3SA.
contract-undoubled = { $bid }
contract-X = { $bid } com contra
contract-XX = { $bid } com recontra
quota-contract-spel = Spel: sem trunfo, ganhe vazas
quota-contract-spader = Spader: espadas são trunfo, ganhe vazas
quota-contract-valfri = Valfri: { $suit } são trunfo, ganhe vazas
quota-contract-pass = Pass: sem trunfo, evite vazas
quota-kind-spel = Spel
quota-kind-spader = Spader
quota-kind-valfri = Valfri { $suit }
quota-kind-pass = Pass

# Pessoas.
seat-name = Jogador { $number }
you = você
declarer = declarante
defender = defensor
dummy = morto
forehand = mão

# Estados.
vulnerable = vulnerável
not-vulnerable = não vulnerável
trick = vaza
contract = contrato
auction = leilão
hand = mão

# Fases.
phase-draw = Compra
phase-pick-up = Compra
phase-pick-up-discard = Descarte
phase-auction = Leilão
phase-choose-contract = Contrato
phase-exchange = Descarte de quatro
phase-play = Jogo da carta

# Os jogos: o nome e o que são, em uma linha.
game-draw-and-discard = Draw and Discard
game-pick-up = Draw / Pick-Up
game-plain = Plain Honeymoon
game-semi-exposed = Semi-Exposed Dummy
game-exposed = Exposed Dummy
game-three-handed = 3-Handed Honeymoon
game-bismarck = Bismarck
about-draw-and-discard = sem distribuição: guarde uma carta de cada duas
about-pick-up = 13 cartas para cada um, depois pegar ou recusar
about-plain = 13 cartas para cada um, o resto não se vê
about-semi-exposed = uma mão e um morto para cada um
about-exposed = um morto aberto para o declarante
about-three-handed = 16 cartas; o declarante pega o monte
about-bismarck = quatro contratos, uma cota, doze mãos

# Opções: do que trata cada uma e o que significa cada valor.
option-name-auction_end = fim do leilão
option-name-look = carta de cima do monte
option-name-refusal = depois de uma recusa
option-name-reveal = mortos abertos
option-name-preview = mortos antes da saída
option-name-fourth_hand = quarta mão
option-name-honours = honras
option-name-insult = bônus por contra cumprido
option-name-penalties = penalidades
option-name-rubber_bonus = bônus de rubber
option-name-match = duração
option-name-forgotten_discard = sair antes de descartar
option-value-auction_end-three-passes = três passes seguidos, quatro no início
option-value-auction_end-all-others = quando todos os outros passam
option-value-look-open = aberta para os dois
option-value-look-private = só quem decide a vê
option-value-refusal-turn-passes = a vez passa com a carta
option-value-refusal-side-offer = a carta é oferecida à parte
option-value-reveal-after-lead = depois da saída
option-value-reveal-from-deal = desde a distribuição
option-value-preview-nobody = ninguém os vê
option-value-preview-owner = cada um vê o seu
option-value-fourth_hand-defender = joga pelo defensor
option-value-fourth_hand-dead = fica fora
option-value-honours-true = pontuam
option-value-honours-false = não pontuam
option-value-insult-true = 50, com recontra 100
option-value-insult-false = nenhum
option-value-penalties-standard = tabela normal
option-value-penalties-glossary = fixas, em dobro ou em quádruplo
option-value-rubber_bonus-two-games = para quem tem duas partidas
option-value-rubber_bonus-higher-total = para o total mais alto
option-value-match-rubber = rubber, duas partidas
option-value-match-single-game = uma só partida
option-value-forgotten_discard-redeal = distribui-se de novo
option-value-forgotten_discard-strict = não é possível
