# honeymoon arena
help-arena =
    honeymoon arena --game JOGO --a JOGADOR --b JOGADOR [--pairs N]

    Dois jogadores se enfrentam com os mesmos baralhos e os lugares trocados, e
    mostra-se quanto a ganha de b por mão. Um JOGADOR é um do computador, ou cmd:
    e o comando de um programa seu: --b "cmd:./meubot". docs/bots.md diz como se
    fala com esse programa, docs/arena.md o que se mede.

    --pairs N        quantas vezes se prova cada lugar; senão, 100
    --part-scores    cada mão começa com parciais, não só com vulnerabilidade
    --rubbers        duelos inteiros, com seus próprios pontos
    --option nome=valor
                     uma opção do jogo, várias vezes se preciso
    --seed TEXTO     o mesmo texto dá os mesmos baralhos
    --time N         milissegundos para uma decisão; senão, 5000
    --isolated       cada jogador em um processo próprio
    --jobs N         quantos processos dividem os pares
    --jobs dask://HOST:PORTA
                     um cluster de Dask os divide
    --results ARQUIVO guarda cada par terminado; o mesmo comando continua com ele
    --json           o relatório como dados

    O estado de saída é 1 se foi preciso ajudar um jogador: atrasou-se, falhou ou
    escolheu algo ilegal.
arena-missing = Falta { $name }.
arena-number = { $name } tem de ser um número de 1 a { $most }, não { $number }.
arena-modes = Ou --part-scores ou --rubbers.
arena-jobs-number = --jobs espera um número de processos ou dask://HOST:PORTA, não “{ $detail }”.
arena-jobs-process-died = Um processo que jogava morreu; os pares terminados ficam se --results dá um arquivo.
arena-jobs-no-dask = dask:// precisa do pacote distributed: pip install honeymoon[dask].
arena-jobs-cluster = Não se pode usar o cluster: { $detail }
arena-results-format = { $file } não é um arquivo de resultados da arena.
arena-results-in-use = Outra prova está usando { $file }.
arena-results-line = { $file } está danificado: a linha { $detail } não pode ser lida.
arena-results-other = { $file } tem os resultados de outra prova; difere: { $detail }.
arena-results-torn = A última linha de { $file } estava incompleta; esse par é jogado de novo.
arena-results-file = { $file } não pode ser usado: { $reason }
arena-goes-on = Já há { $done } de { $pairs } pares.
arena-progress = { $done } de { $pairs } pares
arena-stopped = Parado depois de { $done } de { $pairs } pares.
arena-stopped-kept = Parado depois de { $done } de { $pairs } pares; o mesmo comando continua com { $file }.
arena-title = { $game }: a = { $a }, b = { $b }; pares: { $pairs }, mãos: { $deals }
arena-points-per-deal = Pontos por mão, a sobre b: { $points }
arena-worth-per-deal = Pontos e mudança do valor do rubber por mão, a sobre b: { $points }
arena-points-per-match = Pontos por duelo, a sobre b: { $points }
arena-interval = { $mean } (95 %: de { $low } a { $high })
arena-won = Duelos ganhos: a { $a }, b { $b }, divididos { $tie }
arena-unfinished = Duelos interrompidos: { $count }
arena-tricks-lost = Vazas perdidas por mão a cartas vistas: a { $a }, b { $b }, no total { $both }
arena-times = Milissegundos de uma decisão, { $side }: mediana { $median }, p99 { $p99 }, máximo { $max }
arena-no-faults = Nenhuma decisão atrasou, foi ilegal ou faltou.
arena-faults = { $side } ({ $name }), { $kind }: { $count }
arena-fault-time-out = tarde demais
arena-fault-illegal = ilegal
arena-fault-exception = um erro do jogador
arena-fault-gone = o programa já não estava
arena-fault-babble = uma resposta inválida
arena-fault = { $side } no lugar { $seat }, ação { $number }: { $kind } ({ $detail }); em seu lugar { $action }
