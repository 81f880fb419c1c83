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
        [flor] Tied at { $points }: the flor contest goes to { $team-the } because { $seat-the } is the mão, who plays first.
       *[envido] Tied at { $points }: the envido goes to { $team-the } because { $seat-the } is the mão, who plays first.
      }
   *[no] { $kind-key ->
        [flor] Tied at { $points }: the flor contest goes to { $team-the } because { $seat-the } comes first, counting from the mão.
       *[envido] Tied at { $points }: the envido goes to { $team-the } because { $seat-the } comes first, counting from the mão.
      }
  }
contest-tied-nobody = { $kind-key ->
    [flor] Tied at { $points }: nobody wins the flor contest.
   *[envido] Tied at { $points }: nobody wins the envido.
  }
contest-void-by-flor = { $seats-count ->
    [1] { $seats-poss } flor cancels the envido.
   *[other] The flores { $seats-of } cancel the envido.
  }
contest-only-flor = { $alone ->
    [yes] The flor goes to { $team-the }: nobody else holds one.
   *[no] The flor goes to { $team-the }: only { $seat-the } holds one.
  }
