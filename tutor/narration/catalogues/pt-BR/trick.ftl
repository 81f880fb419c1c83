## Quem leva a rodada.

trick-won = { $alone ->
    [yes] A rodada é { $team-of }, com { $card-the }.
   *[no] A rodada é { $team-of }, com { $card-the } { $seat-of }.
  }
trick-tied = Rodada empatada: a melhor carta de um lado tem a mesma força que a do outro.
trick-all-hidden = Rodada empatada: todas as cartas estão escondidas.
trick-best-of-side = { $alone ->
    [yes] A carta { $team-of }: { $card-the }.
   *[no] A melhor carta { $team-of }: { $card-the }, { $seat-of }.
  }
trick-all-hidden-of-side = Nenhuma carta { $team-of } à mostra, e carta escondida não vale nada.
trick-equal-partners = Os parceiros têm cartas de igual força: conta a que veio primeiro, { $card-the } { $seat-of }.
