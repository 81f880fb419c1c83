## Who leads the next trick.

lead-winner = { $seat-the } took the trick and leads the next one.
lead-same-after-tie = After the tie, whoever led leads again: { $seat-the }.
lead-eldest-after-tie = After the tie, the mão leads: { $seat-the }.
