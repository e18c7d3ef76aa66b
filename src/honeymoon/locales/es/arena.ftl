# honeymoon arena
help-arena =
    honeymoon arena --game JUEGO --a JUGADOR --b JUGADOR [--pairs N]

    Dos jugadores se enfrentan con las mismas barajas y los asientos cambiados, y
    se muestra cuánto gana a sobre b por reparto. Un JUGADOR es uno del ordenador,
    o cmd: y la orden de un programa tuyo: --b "cmd:./mibot". docs/bots.md dice
    cómo se le habla a ese programa, docs/arena.md qué se mide.

    --pairs N        cuántas veces se prueba cada asiento; si no, 100
    --part-scores    cada reparto empieza con parciales, no solo con vulnerabilidad
    --rubbers        duelos enteros, con sus propios puntos
    --option nombre=valor
                     una opción del juego, varias veces si hace falta
    --seed TEXTO     el mismo texto da las mismas barajas
    --time N         milisegundos para una decisión; si no, 5000
    --isolated       cada jugador en un proceso propio
    --jobs N         cuántos procesos se reparten los pares
    --jobs dask://HOST:PUERTO
                     se los reparte un clúster de Dask
    --results ARCHIVO guarda cada par terminado; la misma orden sigue con él
    --json           el informe como datos

    El estado de salida es 1 si hubo que ayudar a un jugador: llegó tarde, falló o
    eligió algo ilegal.
arena-missing = Falta { $name }.
arena-number = { $name } tiene que ser un número de 1 a { $most }, no { $number }.
arena-modes = O --part-scores o --rubbers.
arena-jobs-number = --jobs espera un número de procesos o dask://HOST:PUERTO, no «{ $detail }».
arena-jobs-process-died = Un proceso que jugaba ha muerto; los pares terminados quedan si --results nombra un archivo.
arena-jobs-no-dask = dask:// necesita el paquete distributed: pip install honeymoon[dask].
arena-jobs-cluster = No se puede usar el clúster: { $detail }
arena-results-format = { $file } no es un archivo de resultados de la arena.
arena-results-in-use = Otra prueba está usando { $file }.
arena-results-line = { $file } está dañado: la línea { $detail } no se puede leer.
arena-results-other = { $file } tiene los resultados de otra prueba; difiere: { $detail }.
arena-results-torn = La última línea de { $file } estaba incompleta; ese par se juega de nuevo.
arena-results-file = { $file } no se puede usar: { $reason }
arena-goes-on = Ya hay { $done } de { $pairs } pares.
arena-progress = { $done } de { $pairs } pares
arena-stopped = Detenido tras { $done } de { $pairs } pares.
arena-stopped-kept = Detenido tras { $done } de { $pairs } pares; la misma orden sigue con { $file }.
arena-title = { $game }: a = { $a }, b = { $b }; pares: { $pairs }, repartos: { $deals }
arena-points-per-deal = Puntos por reparto, a sobre b: { $points }
arena-worth-per-deal = Puntos y cambio del valor del rubber por reparto, a sobre b: { $points }
arena-points-per-match = Puntos por duelo, a sobre b: { $points }
arena-interval = { $mean } (95 %: de { $low } a { $high })
arena-won = Duelos ganados: a { $a }, b { $b }, compartidos { $tie }
arena-unfinished = Duelos interrumpidos: { $count }
arena-tricks-lost = Bazas perdidas por reparto a cartas vistas: a { $a }, b { $b }, en total { $both }
arena-times = Milisegundos de una decisión, { $side }: mediana { $median }, p99 { $p99 }, máximo { $max }
arena-no-faults = Ninguna decisión llegó tarde, fue ilegal o faltó.
arena-faults = { $side } ({ $name }), { $kind }: { $count }
arena-fault-time-out = demasiado tarde
arena-fault-illegal = ilegal
arena-fault-exception = un error del jugador
arena-fault-gone = el programa ya no estaba
arena-fault-babble = una respuesta no válida
arena-fault = { $side } en el asiento { $seat }, acción { $number }: { $kind } ({ $detail }); en su lugar { $action }
