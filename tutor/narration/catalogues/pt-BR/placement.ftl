## O teste de nível: umas poucas perguntas e, no fim, o mapa.

placement-skip = Não sei esta
placement-stop = Parar aqui e ver o mapa
placement-title = O seu mapa: { $rules }
placement-lead = { $asked ->
    [0] Nenhuma pergunta respondida, então ainda não sabemos nada. Não faz mal: é só começar.
    [one] Uma pergunta respondida, { $right ->
        [0] para acertar na próxima.
       *[other] e certa.
      }
   *[other] { $asked } perguntas respondidas, { $right ->
        [0] nenhuma certa.
        [one] uma certa.
       *[other] { $right } certas.
      }
  }
placement-next = “Sabe” só vem com a prática: o teste diz apenas por onde começar.
placement-practise = Praticar: { $skill }
placement-several = Mais de uma regra errada daria estas respostas. Praticando, logo se vê qual.
placement-missed = { $question }. A resposta foi { $given }; pela regra é { $right }.
placement-where = Teste de nível · { $rules } · minuto { $minute } de { $minutes }
placement-long = Teste de nível · { $rules } · mais de { $minutes } minutos
placement-enough = Já se passaram { $minutes } minutos, e dá para parar aqui: o que não foi perguntado fica como “ainda não sabemos”. Quem quiser segue até o fim.
