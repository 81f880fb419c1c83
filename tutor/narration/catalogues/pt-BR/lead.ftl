## Quem sai na rodada seguinte.

lead-winner = { $seat-the } levou a rodada e sai na próxima.
lead-same-after-tie = Depois do empate, sai de novo quem tinha saído: { $seat-the }.
lead-eldest-after-tie = Depois do empate, sai o mão: { $seat-the }.
