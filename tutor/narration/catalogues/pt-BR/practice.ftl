## O treino: perguntas, respostas, o fim da rodada.

practice-prompt-envido = Quantos pontos de envido tem esta mão?
practice-answer = Responder
practice-next = Próxima
practice-another-question = Outra pergunta
practice-another-round = Outra rodada
practice-see-result = Ver o resultado
practice-retry = Tentar de novo
practice-your-answer = Sua resposta
practice-rulebook = Regulamento
practice-cards = Cartas
practice-right = Certo
practice-wrong = Ainda não
practice-yours = Sua conta
practice-rule = A regra
practice-total = Total
practice-counts = conta
practice-left-out = fica de fora
practice-steps = Por quê? Passo a passo
practice-reading = leitura nossa
practice-clauses = Cláusulas
practice-line = linha
practice-open-rules = Abrir nas regras
practice-close = Fechar
practice-lost = Conexão perdida.
practice-reload = Recarregar
practice-trouble = Algo deu errado por aqui. Sua resposta não se perdeu: tente outra vez.

practice-progress = { $total ->
    [0] Respondidas: { $done }
   *[other] Respondidas: { $done } de { $total }
  }
practice-adds = +{ $points }
practice-adds-nothing = fora
practice-nothing-typed = Escreva um número e aperte Enter.
practice-not-a-number = “{ $typed }” não é um número inteiro. Escreva só o número, em algarismos.
practice-no-choice = “{ $typed }” não está entre as respostas. Escolha uma das que aparecem.
practice-choose-one = Escolha uma resposta.
practice-choose-all = Falta pôr todas em ordem.

practice-finished = Rodada completa: { $right } de { $total } de primeira
practice-to-review = Para rever, as que não saíram de primeira:
practice-finished-next = Quer mais? Outra rodada traz outras perguntas.

practice-next-step = Próximo passo
practice-all-steps = Todos os passos
practice-again = Do começo
practice-step = Passo { $n } de { $total }

practice-hint = Dica { $n } de { $total }
practice-skill = Assunto
practice-report = Relatar erro
practice-copied = Copiado
practice-report-text = { $rules }, { $name }, semente { $seed }, versão { $version }. Pergunta: { $question }. Resposta dada: { $given }. O que parece errado:
practice-none-of-them = nenhum
practice-diagnosis-several = Mais de uma regra errada daria esta resposta. A próxima pergunta ajuda a saber qual.
practice-diagnosis-unknown = Esta resposta não veio de nenhum engano conhecido. Compare com os passos da regra: em qual deles a sua conta foi por outro caminho?
practice-word-taken = São duas palavras diferentes: a pergunta é sobre “{ $asked }”, e a cláusula que você escolheu fala de “{ $taken }”.
practice-face-down = carta virada
practice-missed-question = { $question } | { $right }
practice-all-right = Todas de primeira.
practice-your-choice = Respostas
practice-chosen-as = nº { $n }
practice-beside = Pela sua regra: { $yours }. Pela cláusula { $clause } (linha { $line }): { $right }.
practice-given = Os passos até aqui:
practice-order-breaks = Na sua ordem, o passo { $n } ({ $step }) não vale: { $why } (cláusula { $clause })
practice-order-early = Na sua ordem, o passo { $n } ({ $step }) vem cedo demais: falta o que ele pressupõe.
