# honeymoon solve
help-solve =
    honeymoon solve MANI [--strain S] [--leader N] [--cards]
    honeymoon solve --record FILE --deal K [--at AZIONE] [--cards]

    Risolve mani scoperte: le prese di ogni parte se tutti giocano nel modo
    migliore e vedono tutte le carte. MANI si scrive come in PBN, quattro mani in
    senso orario dopo una lettera, un trattino dove non siede nessuno:

    honeymoon solve "N:AKQ2.K4.A765.983 - T98.Q92.KQJ2.A76 -" --strain S

    Due mani giocano una contro l’altra; con quattro, N e S contro E e W. Senza
    seme o senza chi attacca, la risposta è una tabella di tutti.

    --strain S       S, H, D, C o NT
    --leader N       la mano che attacca
    --cards          anche quanto vale ogni carta di chi attacca
    --declarer N     con tre mani: quella che gioca contro le altre
    --dummy N        con tre mani: quella che gioca con il dichiarante
    --record FILE    una mano di un match registrato, com’era all’attacco
    --deal K         quale mano del match
    --at AZIONE      invece, com’era prima di questa azione della mano
    --json           il risultato come dati

    Lo stato d’uscita è 3 se le mani sono troppe o troppo grandi.
solve-source = Ci si aspetta un testo di mani, oppure --record FILE con --deal K.
solve-record-only = Una registrazione dice già chi dichiara e qual è l’atout; --strain, --leader, --declarer e --dummy sono per mani scritte.
solve-deal = «{ $text }» non si capisce: ci si aspettano una lettera N, E, S o W, due punti e quattro mani, come N:AKQ2.K4.A765.983 - T98.Q92.KQJ2.A76 -
solve-hand = «{ $text }» non è una mano: ci si aspettano picche, cuori, quadri e fiori separati da punti, oppure un trattino.
solve-rank = «{ $part }» in «{ $text }» non è una carta: ci si aspettano A K Q J T 9 8 7 6 5 4 3 2.
solve-twice = La carta { $card } c’è due volte.
solve-hands = Servono due, tre o quattro mani, non { $count }.
solve-sizes = Le mani non hanno lo stesso numero di carte: { $held }.
solve-size = Ognuna di queste mani deve avere almeno una carta, e al massimo { $most }.
solve-strain = «{ $text }» non è un seme; ci si aspetta S, H, D, C o NT.
solve-place = «{ $text }» non è nessuna di queste mani; ci si aspetta una di queste: { $expected }.
solve-declarer-of-three = --declarer e --dummy sono per tre mani.
solve-declarer-missing = Con tre mani ci vuole --declarer: quella che gioca contro le altre.
solve-dummy = --dummy deve essere una mano diversa da --declarer.
solve-deal-number = Nella registrazione non c’è la mano { $number }; ne ha { $most }.
solve-action = Nella mano { $deal } non c’è l’azione { $action }; ne ha { $most }.
solve-no-play = In quel momento non si giocano carte.
solve-sealed = La mano { $deal } non è finita e la registrazione è sigillata: non tutte le carte si conoscono.
solve-too-large = Queste mani sono troppo grandi per essere risolte così; con meno carte è possibile.
solve-dummy-of = morto di { $name }
solve-result = { $strain }, attacca { $leader }. Prese: { $first } { $tricks }, { $second } { $rest }
solve-title = Prese di { $first }:
solve-leads = attacca { $leader }
solve-cards = { $strain }: prese con ogni carta di { $name }
solve-no-kernel = Il nucleo compilato non è installato, perciò ci vuole di più; con un compilatore C++20 reinstalla honeymoon per averlo.
solve-progress = { $done } di { $all }
