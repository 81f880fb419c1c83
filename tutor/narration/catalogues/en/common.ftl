## What all sentences use.

common-and = { $first } and { $last }
common-or = { $first } or { $last }

# The amount that is scored: points, or tentos in Truco Cego
common-units = { $unit ->
    [tento] { $n ->
        [1] 1 tento
       *[other] { $n } tentos
      }
   *[ponto] { $n ->
        [1] 1 point
       *[other] { $n } points
      }
  }

# What a card adds to a count: "7 for the seven"
common-part = { $points } { $card }

# Readings: what the document leaves open
common-ours = our reading
common-reading = our reading: { $ids }
common-switch = the table's choice, { $switch } = { $value }: { $ids }
common-set-aside = { $cites }, over { $others }
common-undetermined = { $count ->
    [1] The document does not decide. It leaves open: { $questions }
   *[other] The document does not decide. It leaves several things open: { $questions }
  }
common-by-our-reading = By our reading it would be:
common-why = Why?
