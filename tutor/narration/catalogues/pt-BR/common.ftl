## O que todas as frases usam.

common-and = { $first } e { $last }
common-or = { $first } ou { $last }

# A quantia que se marca: pontos, ou tentos no Truco Cego
common-units = { $unit ->
    [tento] { $n ->
        [0] 0 tentos
        [1] 1 tento
       *[other] { $n } tentos
      }
   *[ponto] { $n ->
        [0] 0 pontos
        [1] 1 ponto
       *[other] { $n } pontos
      }
  }

# O que uma carta soma numa conta: "7 do sete"
common-part = { $points } { $card }

# Leituras: o que o documento deixa aberto
common-ours = leitura nossa
common-reading = leitura nossa: { $ids }
common-switch = escolha da mesa, { $switch } = { $value }: { $ids }
common-set-aside = { $cites }, acima de { $others }
common-undetermined = { $count ->
    [1] O documento não decide. Fica em aberto: { $questions }
   *[other] O documento não decide. Ficam em aberto: { $questions }
  }
common-by-our-reading = Pela leitura nossa, seria assim:
common-why = Por quê?
