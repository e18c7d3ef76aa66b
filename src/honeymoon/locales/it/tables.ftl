# honeymoon tables
help-tables =
    honeymoon tables build --strain nt|trump --cards N
    honeymoon tables check --strain nt|trump --cards N

    Per la ricerca: fa la tabella completa di due mani scoperte di N carte e di
    tutte le più piccole, quattro bit per posizione; o ne confronta una con la
    ricerca. Con 13 carte, senza atout occupa 0,7 GB e con atout 2,5 GB. Ciò che
    si interrompe riprende da dov’era.

    --strain nt|trump senza atout o con atout
    --cards N        da 1 a 13
    --folder CARTELLA dove stanno le tabelle
    --threads N      quanti thread lavorano; altrimenti tutti i processori
    --deals N        quante smazzate a caso si confrontano; altrimenti 3000

    Lo stato d’uscita è 1 se il confronto trova una differenza, 3 senza il nucleo
    compilato.
tables-task = Ci si aspetta uno di: { $expected }.
tables-strain = --strain vuole uno di: { $expected }.
tables-cards = --cards vuole le carte di una mano, un numero da 1 a { $most }.
tables-number = { $name } { $number } non può essere: ci si aspetta un numero da 1 a { $most }.
tables-kernel = Le tabelle hanno bisogno del nucleo compilato, che non c’è; con un compilatore C++20 reinstalla honeymoon per averlo.
tables-progress = { $cards } carte: { $done } di { $blocks }
tables-built = { $file }: tutte le posizioni di due mani di { $cards }, { $size } MB
tables-checked = { $deals } smazzate a caso confrontate, { $wrong } diverse
tables-missing = La tabella { $file } non c’è; la fa honeymoon tables build.
tables-broken = { $file } non è una tabella completa di questo tipo.
tables-file = { $file } non si può usare: { $reason }
