## Quem ganha o envido ou a flor.

contest-count = { $seat-the } tem { $points }.
contest-best = { $kind-key ->
    [flor] { $alone ->
        [yes] A disputa de flor é { $team-of }, com { $points }.
       *[no] A disputa de flor é { $team-of }, com os { $points } { $seat-of }.
      }
   *[envido] { $alone ->
        [yes] O envido é { $team-of }, com { $points }.
       *[no] O envido é { $team-of }, com os { $points } { $seat-of }.
      }
  }
contest-tied-eldest = { $is-eldest ->
    [yes] { $kind-key ->
        [flor] Empate em { $points }: a disputa de flor é { $team-of }, porque { $seat-the } é o mão.
       *[envido] Empate em { $points }: o envido é { $team-of }, porque { $seat-the } é o mão.
      }
   *[no] { $kind-key ->
        [flor] Empate em { $points }: a disputa de flor é { $team-of }, porque { $seat-the } vem antes, a contar do mão.
       *[envido] Empate em { $points }: o envido é { $team-of }, porque { $seat-the } vem antes, a contar do mão.
      }
  }
contest-tied-nobody = { $kind-key ->
    [flor] Empate em { $points }: ninguém ganha a disputa de flor.
   *[envido] Empate em { $points }: ninguém ganha o envido.
  }
contest-void-by-flor = { $seats-count ->
    [1] A flor { $seats-of } anula o envido.
   *[other] As flores { $seats-of } anulam o envido.
  }
contest-only-flor = { $alone ->
    [yes] A flor é { $team-of }: ninguém mais tem.
   *[no] A flor é { $team-of }: só { $seat-the } tem.
  }
