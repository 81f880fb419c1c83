## Incidentes da mesa do Truco Claudista: o que se faz, quanto custa, e por quê.

incident-cards = { $count ->
    [1] uma carta só
   *[other] { $count } cartas
  }

# O corte
incident-cut-limit = O corte tem no máximo { $limit } movimentos.
incident-cut-excess = O corte passou da conta: o carteador pode embaralhar de novo e mandar cortar outra vez, ou deixar por isso mesmo.
incident-cut-excess-first = { $scope-key ->
    [hand] Foi de propósito, mas é o primeiro corte errado da mão: só a repetição custa ponto.
   *[match] Foi de propósito, mas é o primeiro corte errado da partida: só a repetição custa ponto.
  }
incident-cut-excess-not-meant = Errou o corte de novo, mas sem querer: falta de jeito não custa ponto.
incident-cut-excess-point = { $scope-key ->
    [hand] Corte errado de novo na mesma mão, e de propósito: { $points-units } para { $team-the }, e o carteador ainda pode mandar cortar outra vez.
   *[match] Corte errado de novo na partida, e de propósito: { $points-units } para { $team-the }, e o carteador ainda pode mandar cortar outra vez.
  }
incident-cut-peek-barred = Quem corta não espia: nem a carta do parceiro, nem a de cima, nem a do fundo.
incident-cut-peek = Espiou ao cortar, perdeu o corte: as cartas saem sem ele, do lado que o carteador quiser.
incident-cut-peek-again = Espiou de novo ao cortar: { $points-units } para { $team-the }, e a mão acaba aqui.
incident-cut-both-sides = Uma carta de cima e outra de baixo no mesmo corte não dá: o corte não vale e se faz outro.
incident-seen-kept = A carta já foi vista por quem cortou, que pode ficar com ela.
incident-seen-passed = Carta já vista não vai para o parceiro: a entrega se desfaz.
incident-seen-vira = Primeiro se anuncia a vira, depois se olha: carta já vista não serve.
incident-seen-burned-open = A mesa inteira viu a carta: todos sabem o mesmo, e ela pode ser queimada.
incident-seen-burned = A carta só foi vista por quem cortou: para ser queimada, antes se mostra à mesa toda.

# A hora de dar
incident-deal-peek-barred = O carteador não olha carta do parceiro nem o fundo do maço, e também não mostra o fundo ao parceiro.
incident-deal-peek = O carteador espiou e perdeu o baralho: quem dá agora é o próximo da roda.
incident-deal-peek-again = O carteador espiou de novo: { $points-units } para { $team-the }, e a mão acaba aqui.
incident-first-card = A primeira carta é sempre para um adversário, e esta foi para o próprio lado: dá-se de novo.
incident-first-card-free = No corte já saiu uma carta: a primeira dada pode ir para qualquer um.
incident-burn-known-equally = Da carta, todos sabem o mesmo: ou a mesa inteira viu, ou ninguém.
incident-burn-known-to-some = Da carta, uns sabem mais do que os outros.
incident-burn-own-unseen = O carteador e o parceiro ainda não viram nenhuma das suas cartas.
incident-burn-own-seen = O carteador ou o parceiro já viu carta sua.
incident-burn = O carteador pode queimar a carta.
incident-burn-barred = O carteador não pode queimar esta carta.

# As contas das cartas
incident-count-right = { $seat-the } recebeu { $right } cartas, contando as que já jogou: está certo.
incident-count-more = { $seat-the } recebeu { incident-cards } em vez de { $right }: { $gap ->
    [1] sai uma
    [2] saem duas
   *[other] saem { $gap }
  }, que o carteador escolhe ao acaso.
incident-count-more-playing = { $seat-the } recebeu { incident-cards } em vez de { $right }: { $gap ->
    [1] sai uma
    [2] saem duas
   *[other] saem { $gap }
  } das que ainda não jogou, que o carteador escolhe ao acaso.
incident-count-fewer = { $seat-the } recebeu { incident-cards } em vez de { $right }: completa-se do mesmo lado do maço de onde saíram as outras.
incident-claim-too-soon = Cobrança, só depois da primeira carta na mesa: antes disso, apenas se corrige.
incident-claim-not-made = A rodada já tinha começado e o carteador não perguntou nada: dava para cobrar o valor da mão, mas ninguém cobrou.
incident-claim-paid = { $seat-the } recebeu { incident-cards } em vez de { $right }, a rodada já começou e o erro foi cobrado: { $points-units } para { $team-the }, e a mão acaba.
incident-claim-lost = A pergunta do carteador veio antes da cobrança: agora só se corrige, e ninguém marca.
incident-own-fewer = { $seat-the }, do lado do carteador, recebeu { incident-cards } em vez de { $right }: completa-se do mesmo lado do maço, e ninguém marca.
incident-own-more-choice = Os adversários podiam escolher outra coisa: tirar ao acaso o que sobra e seguir jogando.
incident-own-more = { $seat-the }, do lado do carteador, recebeu { incident-cards } em vez de { $right }: a mão é anulada, ninguém marca, e o baralho passa ao próximo da roda.
incident-own-more-goes-on = Os adversários preferem seguir jogando: { $gap ->
    [1] sai uma
    [2] saem duas
   *[other] saem { $gap }
  } das { $count } cartas { $seat-of }, ao acaso.
incident-asked = O carteador perguntou se as cartas estão certas: o direito de cobrar acabou.
incident-asked-kept = A mão está trucada e o carteador perguntou pelas cartas. Os adversários podiam desfazer o truco, mas mantêm: o valor fica como está.
incident-asked-undone = A mão está trucada e o carteador perguntou pelas cartas. Os adversários desfazem o truco: a mão volta a valer { $worth-units }.

# A mão em jogo
incident-turn-stands = A carta fora da vez fica na mesa, e os outros jogam na ordem de sempre.
incident-turn-taken-back = A carta fora da vez volta para a mão de quem se adiantou.
incident-hide-first-trick = Na primeira rodada ninguém esconde: a carta volta para a mão.
incident-hide-both = O parceiro já escondeu nesta rodada, e dos dois só um pode: a carta volta para a mão.
incident-hide-after-tie = Depois do empate, o primeiro de cada lado joga de cara limpa: não esconde, e a carta volta para a mão.
incident-hide-after-two-ties = Dois empates e uma carta só na mão: o primeiro de cada lado nem assim pode escondê-la.
incident-hide = Pode esconder: a carta fica fechada no monte e não vale nada.

# Com alguém em 11
incident-on-eleven = O placar está em { $score }: é mão de 11.
incident-both-on-eleven = O placar está em { $score }: é mão escura.
incident-eleven-lost = { $seat-the } pediu truco na mão de 11 e jogou a partida fora: ela é { $team-of }, com o placar parado em { $score }.
incident-eleven-reject = Nesta mesa, { $call-the } na mão de 11 não vale: fica o dito pelo não dito.
incident-raise-lost = { $seat-the } pediu { $call } na mão de 11, e qualquer aumento conta como truco: a partida é { $team-of }, com o placar parado em { $score }.
incident-raise-reject = Nesta mesa, { $call-the } na mão de 11 não vale: fica o dito pelo não dito.
incident-raise-legal = Nesta mesa, na mão de 11 só a palavra truco derruba: pedir { $call } vale.
incident-dark-lost = { $seat-the } pediu { $call } na mão escura, e quem pede ali perde: a partida é { $team-of }, com o placar parado em { $score }.
incident-dark-allowed = Nesta mesa, na mão escura, { $call-the } é uma aposta como as outras. Serventia não tem, mas vale.
incident-dark-unseen = Na mão escura, ninguém vê a própria carta antes de jogá-la.
incident-look = { $seat-the } viu carta sua sem querer: embaralha-se e dá-se de novo.
incident-look-meant = { $seat-the } espiou de propósito na mão escura: a partida é { $team-of }.

# Em volta da mesa
incident-drip = Goteira na mesa: { $points-units } para { $team-the }, pelo aviso. A mesma goteira não pinga ponto duas vezes.
incident-touch-score = No ponto dos outros não se põe a mão: o placar volta ao que era, e fica o lembrete. Amizade vale mais que ponto.
incident-lose-with-zero = Perdeu em branco: o caminho agora é por baixo da mesa. É curto, mas ninguém esquece.
incident-lose-with-one = Perdeu com um pontinho só: uma dentada na mesa. Bom apetite.
incident-lose-with-more = Perdeu com { $points-units }: desta vez a mesa escapa, ninguém rasteja nem morde.
incident-zap = O dono da testa deixou: pode grudar o zap, a carta mais alta de todas.
incident-zap-barred = Sem licença do dono da testa, o zap, a carta mais alta de todas, não sai da mesa.
incident-glass = Mesa de vidro não é tambor: melhor guardar os tapas para uma de madeira.
incident-broken-table = Quem quebrou a mesa paga a mesa, e foi { $seat-the }. Já o placar fica inteiro.
incident-raffle-barred = { $name } está no sorteio, então que outro dê as cartas: Valcir não sorteia a própria dupla.
incident-raffle-onlooker = { $name } conduz o sorteio mas não entra nele: assim pode, até para um Valcir.
incident-raffle-in-draw = { $other-key } entra no sorteio e quem o conduz é { $name }: tudo em ordem.
incident-raffle = { $name } pode conduzir o sorteio.

# O que não deu para responder
error-not-in-rules-incident = O { $rules } não trata de incidentes da mesa: só o Truco Claudista tem regras para eles.
error-bad-query-count = O campo “{ $field }” não pode ser { $value }: o baralho inteiro tem { $most } cartas, e ninguém recebe menos que 0.
error-bad-query-empty-name = Há um nome em branco em “{ $field }”: escreva como a pessoa se chama.
error-bad-score-nobody-on-eleven = Com o placar em { $score }, ninguém está em { $eleven }: não é mão de 11 nem mão escura.
error-bad-score-negative-points = Ninguém termina com { $points } pontos: o mínimo é 0.
error-illegal-call-unknown = { $nearest-count ->
    [0] No { $rules }, ninguém pede “{ $call-key }”: pede-se { $known-or }.
   *[other] No { $rules }, ninguém pede “{ $call-key }”. Você quis dizer { $nearest-or }?
  }

# O comando “rule incident”
rule-help-incident = Diz o que se faz com um incidente da mesa: corte, cartas a mais, truco na mão de 11, goteira. Só no Truco Claudista. Sozinho, lista todos.
rule-help-incident-examples =
    truco-tutor rule incident wrong_count --seat J2 --count 4 --started --claim
    truco-tutor rule incident truco_on_eleven --seat J2 --score 11 4 --call seis
    truco-tutor rule incident drip --by J4
rule-help-facts = O incidente e o que aconteceu, como --seat J2 --started; --dealer diz quem deu as cartas (sem isto, J1) e --stake quanto vale a mão.
rule-incident-list = Qual foi o incidente? Escreva um destes, com o que aconteceu:
    { $usages }
rule-incident-none = Não conheço o incidente “{ $given }”. Escreva um destes, com o que aconteceu:
    { $usages }
rule-incident-unknown = Não conheço o incidente “{ $given }”. Você quis dizer { $nearest }?
rule-incident-missing = Falta { $option }. Escreva: truco-tutor rule incident { $usage }
rule-incident-stray = “{ $given }” não cabe aqui. Escreva: truco-tutor rule incident { $usage }
