# Perché un giocatore del computer ha fatto qualcosa: quale azione, e che cosa se ne può dire.
why-head = { $name }, { $place }: { $action }
why-trick = presa { $number }
why-face-down = una carta coperta
why-nobody = In questa mano nessun giocatore del computer ha ancora agito.
why-few = { $count ->
    [one] In questa mano un giocatore del computer ha agito una volta.
   *[other] In questa mano i giocatori del computer hanno agito { $count } volte.
 }
why-later = Quello che ha valutato mostrerebbe le sue carte: chiedi di nuovo alla fine della mano.
why-memory = { $count ->
    [one] Ricorda solo le carte dell’ultima presa, e non quelle che ha scartato.
   *[other] Ricorda solo le carte delle ultime { $count } prese, e non quelle che ha scartato.
 }
why-memory-tricks = { $count ->
    [one] Ricorda solo le carte dell’ultima presa.
   *[other] Ricorda solo le carte delle ultime { $count } prese.
 }

# Come decide, fin dove tutti possono saperlo durante una mano.
why-kind-draw = Confronta la carta con quello che la prossima vale in media per le sue carte.
why-kind-pick-up = Valuta che cosa la carta aggiunge alle sue e che cosa regalerebbe rifiutandola.
why-kind-pick-up-discard = Scarta la carta che gli serve di meno.
why-kind-auction = Immagina distribuzioni che si accordano con quello che sa, trova le prese di ognuna e dichiara quello che vale in media più punti con questo punteggio.
why-kind-choose-contract = Confronta ogni contratto, su distribuzioni immaginate, con quello che rende di solito.
why-kind-exchange = Prova diversi scarti su distribuzioni immaginate.
why-kind-play = Immagina distribuzioni che si accordano con quello che sa, trova come va con ogni carta e sceglie quella che vale in media più punti.

# Come è stata presa una decisione, secondo il suo codice; solo dopo la mano, o quando tutte le carte sono note.
why-code-only = Non ha scelta: nient’altro è possibile.
why-code-tips = Segue i consigli dei testi delle regole, senza calcolare punti.
why-code-random = Sceglie a caso.
why-code-program = È un programma a sé e non dà ragioni.
why-code-unknown = Le ragioni non sono note: non vengono salvate, e da allora il match è stato ripreso da un file.
why-code-guard = Non ha dato in tempo una risposta valida; al suo posto è stato fatto qualcosa di sicuro.
why-code-play-worlds = { $worlds ->
    [one] Immagina una distribuzione che si accorda con quello che sa e la gioca senza errori.
   *[other] Immagina { $worlds } distribuzioni che si accordano con quello che sa, le gioca tutte senza errori e sceglie la carta che vale in media più punti.
 }
why-code-play-open = Sa dove sono tutte le carte: gioca la mano senza errori per ogni carta.
why-code-play-selfish = { $worlds ->
    [one] Immagina una distribuzione che si accorda con quello che sa e vi gioca ogni carta fino alla fine, ogni giocatore per sé.
   *[other] Immagina { $worlds } distribuzioni che si accordano con quello che sa e vi gioca ogni carta fino alla fine, ogni giocatore per sé.
 }
why-code-draw-expected = { $unseen ->
    [one] Confronta la carta con l’unica che non ha visto. I punti sono rispetto a scartarla.
   *[other] Confronta la carta con la media delle { $unseen } che non ha visto. I punti sono rispetto a scartarla.
 }
why-code-pick-up-expected = Valuta che cosa la carta aggiunge e che cosa si regala rifiutandola. I punti sono rispetto a rifiutare.
why-code-pick-up-least = Scarta la carta che serve di meno. I punti sono quello che costa ogni perdita.
why-code-call-worlds = { $worlds ->
    [one] Immagina una distribuzione che si accorda con quello che sa e trova i punti di ogni dichiarazione con questo punteggio.
   *[other] Immagina { $worlds } distribuzioni che si accordano con quello che sa, trova le prese di ognuna e dichiara quello che vale in media più punti con questo punteggio.
 }
why-code-contract-gain = { $worlds ->
    [one] Confronta ogni contratto, su una distribuzione immaginata, con quello che rende di solito: prese in più.
   *[other] Confronta ogni contratto, su { $worlds } distribuzioni immaginate, con quello che rende di solito: prese in più.
 }
why-code-bury-plans = { $worlds ->
    [one] Scarti che prova: { $plans }, su una distribuzione immaginata.
   *[other] Scarti che prova: { $plans }, su { $worlds } distribuzioni immaginate.
 }

# I candidati, e che cosa sapeva il giocatore.
why-row-points = punti { $value }
why-row-tricks = prese { $value }
why-cut-off = Non tutto si è potuto calcolare fino alla fine.
why-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
 }
why-held = Aveva: { $cards }
why-seen = { $count ->
    [one] Aveva visto una carta.
   *[other] Aveva visto { $count } delle 52 carte.
 }

# Consigli: prima il principio, secondo che cosa c’è da decidere.
hint-first-draw = Confronta la carta con quello che puoi aspettarti dalla prossima: assi, re e regine vanno tenuti, le carte basse quasi mai.
hint-first-pick-up = Che cosa aggiunge la carta alle tue, meno la carta a cui rinunci? Una buona carta che rifiuti può andare all’avversario.
hint-first-pick-up-discard = Scarta quello che ti serve di meno: carte basse, prima dei semi corti.
hint-first-auction = Conta le prese che ti aspetti nel tuo seme migliore e quanto vale un contratto con questo punteggio. Passa se né una dichiarazione né il contro rende di più.
hint-first-choose-contract = Vedi solo quattro carte. Prendi il contratto per cui vanno meglio del solito: gli altri restano per dopo.
hint-first-exchange = Scarta quello che non fa prese: carte basse; se ci sono atout, semi corti interi.
hint-avoid-exchange = Scarta quello che fa prese senza volerlo: carte alte senza carte basse accanto.
hint-first-lead = Da dove vengono le tue prese: carte alte, un seme lungo, atout? Arrivano prima di quelle degli avversari?
hint-avoid-lead = Gioca quello che un altro deve prendere: carte basse. Tienine una per dopo.
hint-first-follow = Prendi se ti conviene, con la carta più bassa che basta; se non puoi prendere, gioca la più bassa.
hint-avoid-follow = Gioca la carta più alta che non prende. Se devi prendere, prendi con la più alta.
hint-first-void = Non puoi rispondere al seme: questa presa vale un atout? Se no, scarta quello che non ti servirà mai.
hint-avoid-void = Non puoi rispondere al seme: liberati della tua carta più pericolosa.
hint-first-open = Puoi sapere dove sono tutte le carte: conta le prese a cui porta ogni carta.
hint-again = Per sapere che cosa fare, chiedi ancora una volta.

# Poi l’azione.
hint-only = C’è una sola cosa da fare: { $action }
hint-late = Nessun consiglio era pronto in tempo.
hint-is = { $player } sceglierebbe: { $action }
hint-from = Non ne sa più di te.
