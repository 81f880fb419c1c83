## Where the document does not decide: what is followed, why, and what the other readings would give.

rested-question = { $kind ->
    [silent] { $reading }, the document is silent: { $question }
    [contradiction] { $reading }, the document contradicts itself: { $question }
   *[wording] { $reading }, the wording leaves a doubt: { $question }
  }
rested-ours = Our reading: { $position } { $why }
rested-table = The table's choice, { $switch } = { $value }: { $position }
rested-other = Another reading: { $position }
rested-gives = That would give: { $verdict }.
rested-same = That would give the same.
