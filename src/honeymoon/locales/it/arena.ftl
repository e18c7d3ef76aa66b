# honeymoon arena
help-arena =
    honeymoon arena --game GIOCO --a GIOCATORE --b GIOCATORE [--pairs N]

    Due giocatori si affrontano con gli stessi mazzi e i posti scambiati, e si
    mostra quanto a guadagna su b per smazzata. Un GIOCATORE è uno del computer, o
    cmd: e la riga di comando di un tuo programma: --b "cmd:./miobot". docs/bots.md
    dice come si parla a tale programma, docs/arena.md che cosa si misura.

    --pairs N        quante volte si prova ogni posto; altrimenti 100
    --part-scores    ogni smazzata comincia con parziali, non solo con la zona
    --rubbers        match interi, con i loro punti
    --option nome=valore
                     un’opzione del gioco, più volte se serve
    --seed TESTO     lo stesso testo dà gli stessi mazzi
    --time N         millisecondi per una decisione; altrimenti 5000
    --isolated       ogni giocatore in un processo proprio
    --jobs N         quanti processi si dividono le coppie
    --jobs dask://HOST:PORTA
                     se le divide un cluster Dask
    --results FILE   conserva ogni coppia finita; lo stesso comando riprende da lì
    --json           il rapporto come dati

    Lo stato d’uscita è 1 se un giocatore ha avuto bisogno d’aiuto: era in ritardo,
    ha fallito o ha scelto qualcosa di illegale.
arena-missing = Manca { $name }.
arena-number = { $name } dev’essere un numero da 1 a { $most }, non { $number }.
arena-modes = O --part-scores o --rubbers.
arena-jobs-number = --jobs vuole un numero di processi o dask://HOST:PORTA, non «{ $detail }».
arena-jobs-process-died = Un processo che giocava è morto; le coppie finite restano se --results dà un file.
arena-jobs-no-dask = dask:// ha bisogno del pacchetto distributed: pip install honeymoon[dask].
arena-jobs-cluster = Il cluster non si può usare: { $detail }
arena-results-format = { $file } non è un file di risultati dell’arena.
arena-results-in-use = Un’altra prova sta usando { $file }.
arena-results-line = { $file } è danneggiato: la riga { $detail } non si può leggere.
arena-results-other = { $file } ha i risultati di un’altra prova; diverso: { $detail }.
arena-results-torn = L’ultima riga di { $file } era incompleta; quella coppia si gioca di nuovo.
arena-results-file = { $file } non si può usare: { $reason }
arena-goes-on = Ci sono già { $done } coppie su { $pairs }.
arena-progress = { $done } coppie su { $pairs }
arena-stopped = Fermato dopo { $done } coppie su { $pairs }.
arena-stopped-kept = Fermato dopo { $done } coppie su { $pairs }; lo stesso comando riprende da { $file }.
arena-title = { $game }: a = { $a }, b = { $b }; coppie: { $pairs }, smazzate: { $deals }
arena-points-per-deal = Punti per smazzata, a su b: { $points }
arena-worth-per-deal = Punti e variazione del valore del rubber per smazzata, a su b: { $points }
arena-points-per-match = Punti per match, a su b: { $points }
arena-interval = { $mean } (95 %: da { $low } a { $high })
arena-won = Match vinti: a { $a }, b { $b }, divisi { $tie }
arena-unfinished = Match interrotti: { $count }
arena-tricks-lost = Prese perse per smazzata rispetto a carte scoperte: a { $a }, b { $b }, insieme { $both }
arena-times = Millisecondi di una decisione, { $side }: mediana { $median }, p99 { $p99 }, massimo { $max }
arena-no-faults = Nessuna decisione era in ritardo, illegale o mancante.
arena-faults = { $side } ({ $name }), { $kind }: { $count }
arena-fault-time-out = in ritardo
arena-fault-illegal = illegale
arena-fault-exception = un errore del giocatore
arena-fault-gone = il programma non c’era più
arena-fault-babble = una risposta non valida
arena-fault = { $side } al posto { $seat }, azione { $number }: { $kind } ({ $detail }); al suo posto { $action }
