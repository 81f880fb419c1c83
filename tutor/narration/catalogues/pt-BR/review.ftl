## Rever os próprios erros.

review-name = Rever meus erros
review-where = Engano { $n } de { $total } · { $place }
review-finished = Revisão completa: { $right } de { $total } de primeira
review-lead = O que apareceu de novo e o que já saiu certo:
review-rule = “{ $rule }”: { $right ->
    [0] nenhuma certa de primeira em { $total }
   *[other] { $right } de { $total } de primeira
  }
review-unexplained = Sem regra trocada conhecida ({ $skills }): { $right ->
    [0] nenhuma certa de primeira em { $total }
   *[other] { $right } de { $total } de primeira
  }
review-left = Ainda há erros à espera: outra revisão os traz com outras mãos.
review-all-good = Nenhum erro espera mais. Se um deles voltar, ele reaparece aqui.
review-more = Rever os que faltam
review-on = Deixar o treino escolher
review-nothing = Nenhum erro espera por você
review-nothing-lead = Aqui voltam, com outras mãos, as perguntas que não saíram de primeira, até saírem. Por enquanto não há nenhuma.
