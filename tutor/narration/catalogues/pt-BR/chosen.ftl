## O treino em que as perguntas são escolhidas por nós.

chosen-name = Deixar o treino escolher
chosen-lead = O que esta sessão mostrou:
chosen-skill = { $skill }, { $rulebook }: { $word }; { $due }.
chosen-mistake = { $times ->
    [one] Uma vez apareceu a regra trocada “{ $rule }”.
   *[other] { $times } vezes apareceu a regra trocada “{ $rule }”.
  }
