## O que aconteceu na mão.

event-trick = Fim da rodada { $trick }.
event-taken = { $seat-the } quer: { $call-the } está valendo.
event-refused = { $kind-key ->
    [flor] { $seat-the } não disputa: { $call-the } fica por aqui.
   *[other] { $seat-the } não quer: { $call-the } fica por aqui.
  }
event-flor-unmet = Ninguém do outro lado tem flor para responder.
event-one-of-side-refused = { $seat-the } não quer, mas o parceiro ainda pode falar.
event-envido-voided = Com a flor cantada, o envido não vale.
event-contest-ended = { $kind-key ->
    [flor] A disputa de flor acabou.
   *[envido] A disputa de envido acabou.
  }
event-truco-comes-back = { $kind-key ->
    [flor] Resolvida a flor, volta o pedido de { $call }: a resposta é { $team-of }.
   *[envido] Resolvido o envido, volta o pedido de { $call }: a resposta é { $team-of }.
  }
event-eleven-accepted = { $seat-the } quer jogar a mão de 11.
event-vira-shown = Depois da primeira rodada da mão escura, aparece a vira: { $vira-the }.
