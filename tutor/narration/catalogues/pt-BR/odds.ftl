## Chances exatas: do envido, da mão, de uma conta; e o comando “odds”.

odds-place = { $others ->
    [1] { $place ->
        [ahead] sendo o mão
       *[other] sendo o pé
      }
   *[other] { $place ->
        [ahead] contra dois e sendo o mão
        [behind] contra dois e sendo o pé
       *[other] contra dois, um deles antes de você
      }
  }
odds-envido = Com { $points } de envido, { odds-place }, você leva { $take-percent } das vezes{ $flores ->
    [none] , se ninguém do outro lado tem flor
    [counted] , se flor calada também conta
   *[other] {""}
  }.
odds-lower = A sua conta é a maior: { $chance-percent } ({ $ways-thousands } de { $hands-thousands }).
odds-tied-ours = A conta empata e você está mais perto do mão: { $chance-percent } ({ $ways-thousands } de { $hands-thousands }).
odds-tied-theirs = A conta empata e o outro lado está mais perto do mão: { $chance-percent } ({ $ways-thousands } de { $hands-thousands }).
odds-tied-nobody = A conta empata e ninguém leva: { $chance-percent } ({ $ways-thousands } de { $hands-thousands }).
odds-higher = A conta do outro lado é a maior: { $chance-percent } ({ $ways-thousands } de { $hands-thousands }).
odds-flor = Há flor do outro lado, que cantada anula o envido: { $chance-percent } ({ $ways-thousands } de { $hands-thousands }).
odds-known = { $cards-count ->
    [1] Fora da conta, por já se saber onde está: { $cards }.
   *[other] Fora da conta, por já se saber onde estão: { $cards }.
  }
odds-hand = Com { $cards }, { $place ->
    [ahead] sendo o mão
   *[other] sendo o pé
  }, você leva { $chance-percent } das mãos contra um adversário, com as cartas abertas e os dois jogando o melhor que dá.
odds-best-play = O melhor jogo dos dois, vendo tudo: { $ways-thousands } de { $hands-thousands } mãos do outro são suas.
odds-at-random = Os dois jogando ao acaso: { $chance-percent }.
odds-ties = Rodada empatada não é de ninguém: quem decide são as outras.
odds-all-tied-eldest = Com as três empatadas, leva quem é o mão.
odds-all-tied-nobody = Com as três empatadas, ninguém leva: { $chance-percent }.
odds-count = { $points } de envido ou mais: { $chance-percent } das mãos ({ $ways-thousands } de { $hands-thousands }){ $one ->
    [1] {""}
   *[other] , cerca de uma em cada { $one }
  }. Exatamente { $points }: { $exactly-thousands }.
odds-flores = Flor: { $chance-percent } das mãos ({ $ways-thousands } de { $hands-thousands }), cerca de uma em cada { $one }.
odds-flor-count = Flor de { $points } ou mais: { $chance-percent } das mãos ({ $ways-thousands } de { $hands-thousands }), cerca de uma em cada { $one }. Exatamente { $points }: { $exactly-thousands }.

# As partes da barra
odds-part-win = você leva
odds-part-tie-won = empata, e é seu
odds-part-nobody = empata, e não é de ninguém
odds-part-tie-lost = empata, e não é seu
odds-part-lose = você perde
odds-part-flor = há flor, que anula

# O comando
odds-help = Dá chances exatas, com todas as mãos possíveis contadas. Sem --rules, mostra cada livro de regras que tem o que se pergunta.
odds-help-envido = A chance de estas três cartas ganharem um envido aceito.
odds-help-envido-examples =
    truco-tutor odds envido 1c 7c 6p
    truco-tutor odds envido 1c 7c 6p --pe --no-flor --rules gauderio
    truco-tutor odds envido 5e 6e 12o --others 2 --ahead 1 --held 7o
odds-help-hand = A chance de estas três cartas levarem a mão contra um adversário: com as cartas abertas e o melhor jogo, e ao acaso.
odds-help-hand-examples =
    truco-tutor odds hand 3c 2c 1c --rules gauderio
    truco-tutor odds hand 3c 2c Ae --rules claudista --vira Kp --pe
odds-help-count = Quantas mãos fazem tanto de envido, ou são flor.
odds-help-count-examples =
    truco-tutor odds count 28
    truco-tutor odds count flor --rules cego
    truco-tutor odds count flor 35
odds-help-mao = Você é o mão (assim se nada é dito) ou o pé.
odds-help-others = Contra quantos adversários: 1 ou 2.
odds-help-ahead = Quantos deles vêm antes de você, a contar do mão.
odds-help-no-flor = Já se sabe que ninguém do outro lado tem flor.
odds-help-unsung = Flor calada conta: vinte e as duas melhores cartas.
odds-help-seen = Cartas que se sabe que o outro lado não tem; pode repetir.
odds-help-held = Cartas que se sabe que um adversário tem: uma vez por adversário, na ordem da mesa.
odds-help-what = Uma conta de envido, ou flor, com a conta dela se quiser.
odds-help-json = Responde em JSON, com frações exatas; uma linha por livro de regras.
odds-two-questions = Escolha uma: --no-flor ou --unsung.
odds-no-count = Falta a conta, como 28, ou flor.

error-bad-odds-others = A chance se conta contra 1 ou 2 adversários, não { $others }.
error-bad-odds-ahead = { $others ->
    [1] De um adversário, vêm antes de você 0 ou 1, não { $ahead }.
   *[other] De { $others } adversários, vêm antes de você de 0 a { $others }, não { $ahead }.
  }
error-bad-odds-held = { $others ->
    [1] Com um adversário, cabem as cartas de um só, e três no máximo.
   *[other] Com { $others } adversários, cabem as cartas de { $others }, e três de cada um no máximo.
  }
error-bad-odds-own-flor = { $cards } são flor: com flor não se joga o envido. Com --unsung, a flor calada conta.
error-bad-odds-impossible = Com estas cartas conhecidas, não sobra mão nenhuma que o outro lado possa ter.
error-bad-odds-no-such-count = Ninguém faz { $points } de envido: as contas vão de 0 a { $low } e de { $from } a { $high }.
error-bad-odds-no-such-flor = Nenhuma flor conta { $points }. As contas são { $known-row }.
