## Who wins the envido or the flor.

contest-count = { $seat-the } has { $points }.
contest-best = { $kind-key ->
    [flor] { $alone ->
        [yes] The flor contest goes to { $team-the }, with { $points }.
       *[no] The flor contest goes to { $team-the }, with { $seat-poss } { $points }.
      }
   *[envido] { $alone ->
        [yes] The envido goes to { $team-the }, with { $points }.
       *[no] The envido goes to { $team-the }, with { $seat-poss } { $points }.
      }
  }
contest-tied-eldest = { $is-eldest ->
    [yes] { $kind-key ->
        [flor] Tied at { $points }: the flor contest goes to { $team-the }, because { $seat-the } is the eldest.
       *[envido] Tied at { $points }: the envido goes to { $team-the }, because { $seat-the } is the eldest.
      }
   *[no] { $kind-key ->
        [flor] Tied at { $points }: the flor contest goes to { $team-the }, because { $seat-the } comes first, counting from the eldest.
       *[envido] Tied at { $points }: the envido goes to { $team-the }, because { $seat-the } comes first, counting from the eldest.
      }
  }
contest-tied-nobody = { $kind-key ->
    [flor] Tied at { $points }: nobody wins the flor contest.
   *[envido] Tied at { $points }: nobody wins the envido.
  }
contest-void-by-flor = { $seats-count ->
    [1] With { $seats-poss } flor, the envido is void.
   *[other] With the flores { $seats-of }, the envido is void.
  }
contest-only-flor = The flor goes to { $team-the }: only { $seat-the } holds one.
