# honeymoon tables
help-tables =
    honeymoon tables build --strain nt|trump --cards N
    honeymoon tables check --strain nt|trump --cards N

    Para investigar: hace la tabla completa de dos manos abiertas de N cartas y de
    todas las menores, cuatro bits por posición; o compara una con la búsqueda. Con
    13 cartas, sin triunfo ocupa 0,7 GB y con triunfo 2,5 GB. Lo que se interrumpe
    sigue donde estaba.

    --strain nt|trump sin triunfo o con triunfo
    --cards N        de 1 a 13
    --folder CARPETA dónde están las tablas
    --threads N      cuántos hilos trabajan; sin él, todos los procesadores
    --deals N        cuántos repartos al azar se comparan; sin él, 3000

    El estado de salida es 1 si la comparación halla una diferencia, 3 sin el
    núcleo compilado.
tables-task = Se espera una de: { $expected }.
tables-strain = --strain espera uno de: { $expected }.
tables-cards = --cards espera las cartas de una mano, un número de 1 a { $most }.
tables-number = { $name } { $number } no puede ser: se espera un número de 1 a { $most }.
tables-kernel = Las tablas necesitan el núcleo compilado, que no está; con un compilador de C++20, reinstala honeymoon para tenerlo.
tables-progress = { $cards } cartas: { $done } de { $blocks }
tables-built = { $file }: todas las posiciones de dos manos de { $cards }, { $size } MB
tables-checked = { $deals } repartos al azar comparados, { $wrong } distintos
tables-missing = No hay tabla { $file }; la hace honeymoon tables build.
tables-broken = { $file } no es una tabla completa de esta clase.
tables-file = { $file } no se puede usar: { $reason }
