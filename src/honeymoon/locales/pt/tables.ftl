# honeymoon tables
help-tables =
    honeymoon tables build --strain nt|trump --cards N
    honeymoon tables check --strain nt|trump --cards N

    Para pesquisa: faz a tabela completa de duas mãos abertas de N cartas e de
    todas as menores, quatro bits por posição; ou compara uma com a busca. Com 13
    cartas, sem trunfo ocupa 0,7 GB e com trunfo 2,5 GB. O que é interrompido
    continua de onde estava.

    --strain nt|trump sem trunfo ou com trunfo
    --cards N        de 1 a 13
    --folder PASTA   onde ficam as tabelas
    --threads N      quantas linhas de execução trabalham; sem isso, todos os
                     processadores
    --deals N        quantas mãos ao acaso são comparadas; sem isso, 3000

    O estado de saída é 1 se a comparação acha uma diferença, 3 sem o núcleo
    compilado.
tables-task = Espera-se uma destas: { $expected }.
tables-strain = --strain espera um destes: { $expected }.
tables-cards = --cards espera as cartas de uma mão, um número de 1 a { $most }.
tables-number = { $name } { $number } não pode ser: espera-se um número de 1 a { $most }.
tables-kernel = As tabelas precisam do núcleo compilado, que não está presente; com um compilador de C++20, reinstale honeymoon para tê-lo.
tables-progress = { $cards } cartas: { $done } de { $blocks }
tables-built = { $file }: todas as posições de duas mãos de { $cards }, { $size } MB
tables-checked = { $deals } pares de mãos ao acaso comparados, { $wrong } diferentes
tables-missing = Não há tabela { $file }; honeymoon tables build a faz.
tables-broken = { $file } não é uma tabela completa deste tipo.
tables-file = { $file } não pode ser usado: { $reason }
