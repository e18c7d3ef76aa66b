# honeymoon solve
help-solve =
    honeymoon solve REPARTO [--strain S] [--leader N] [--cards]
    honeymoon solve --record ARCHIVO --deal K [--at ACCIÓN] [--cards]

    Resuelve manos abiertas: las bazas de cada bando si todos juegan lo mejor
    posible y ven todas las cartas. REPARTO se escribe como en PBN, cuatro manos en
    el sentido del reloj tras una letra, un guion donde no hay nadie:

    honeymoon solve "N:AKQ2.K4.A765.983 - T98.Q92.KQJ2.A76 -" --strain S

    Dos manos juegan una contra otra; con cuatro, N y S contra E y W. Sin palo o
    sin quien salga, la respuesta es una tabla de todos.

    --strain S       S, H, D, C o NT
    --leader N       la mano que sale
    --cards          también lo que vale cada carta de quien sale
    --declarer N     con tres manos: la que juega contra las otras
    --dummy N        con tres manos: la que juega con el declarante
    --record ARCHIVO un reparto de un duelo registrado, como estaba en la salida
    --deal K         qué reparto del duelo
    --at ACCIÓN      en cambio, como estaba antes de esta acción del reparto
    --json           el resultado como datos

    El estado de salida es 3 si las manos son demasiadas o demasiado grandes.
solve-source = Se espera un reparto, o bien --record ARCHIVO con --deal K.
solve-record-only = Un registro ya dice quién declara y cuál es el triunfo; --strain, --leader, --declarer y --dummy son para un reparto.
solve-deal = «{ $text }» no es un reparto: se esperan una letra N, E, S o W, dos puntos y cuatro manos, como N:AKQ2.K4.A765.983 - T98.Q92.KQJ2.A76 -
solve-hand = «{ $text }» no es una mano: se esperan picas, corazones, diamantes y tréboles con puntos entre ellos, o un guion.
solve-rank = «{ $part }» en «{ $text }» no es una figura ni un número: se esperan A K Q J T 9 8 7 6 5 4 3 2.
solve-twice = La carta { $card } está dos veces.
solve-hands = Un reparto necesita dos, tres o cuatro manos, no { $count }.
solve-sizes = Las manos no tienen el mismo número de cartas: { $held }.
solve-size = Cada una de estas manos necesita al menos una carta, y como mucho { $most }.
solve-strain = «{ $text }» no es un palo; se espera S, H, D, C o NT.
solve-place = «{ $text }» no es ninguna de estas manos; se espera una de: { $expected }.
solve-declarer-of-three = --declarer y --dummy son para tres manos.
solve-declarer-missing = Tres manos necesitan --declarer: la que juega contra las otras.
solve-dummy = --dummy debe ser otra mano que --declarer.
solve-deal-number = No hay reparto { $number } en el registro; tiene { $most }.
solve-action = No hay acción { $action } en el reparto { $deal }; tiene { $most }.
solve-no-play = En ese momento no se juegan cartas.
solve-sealed = El reparto { $deal } no ha terminado y el registro está sellado: no se conocen todas las cartas.
solve-too-large = Estas manos son demasiado grandes para resolverlas así; con menos cartas es posible.
solve-dummy-of = muerto de { $name }
solve-result = { $strain }, sale { $leader }. Bazas: { $first } { $tricks }, { $second } { $rest }
solve-title = Bazas de { $first }:
solve-leads = sale { $leader }
solve-cards = { $strain }: bazas con cada carta de { $name }
solve-no-kernel = El núcleo compilado no está instalado, así que esto tarda más; con un compilador de C++20, reinstala honeymoon para tenerlo.
solve-progress = { $done } de { $all }
