## Exact chances: of the envido, of the hand, of a count; and the command “odds”.

odds-place = { $others ->
    [1] { $place ->
        [ahead] as the mão
       *[other] as the pé
      }
   *[other] { $place ->
        [ahead] against two and as the mão
        [behind] against two and as the pé
       *[other] against two, one of them before you
      }
  }
odds-envido = With { $points } for envido, { odds-place }, you take it { $take-percent } of the time{ $flores ->
    [none] , if nobody on the other side has a flor
    [counted] , if an unsung flor counts as well
   *[other] {""}
  }.
odds-lower = Your count is the highest: { $chance-percent } ({ $ways-thousands } of { $hands-thousands }).
odds-tied-ours = The counts are level and you are nearer to the mão: { $chance-percent } ({ $ways-thousands } of { $hands-thousands }).
odds-tied-theirs = The counts are level and the other side is nearer to the mão: { $chance-percent } ({ $ways-thousands } of { $hands-thousands }).
odds-tied-nobody = The counts are level and nobody takes it: { $chance-percent } ({ $ways-thousands } of { $hands-thousands }).
odds-higher = The count of the other side is the highest: { $chance-percent } ({ $ways-thousands } of { $hands-thousands }).
odds-flor = The other side has a flor, which voids the envido once sung: { $chance-percent } ({ $ways-thousands } of { $hands-thousands }).
odds-known = { $cards-count ->
    [1] Left out, as it is known where it lies: { $cards }.
   *[other] Left out, as it is known where they lie: { $cards }.
  }
odds-hand = With { $cards }, { $place ->
    [ahead] as the mão
   *[other] as the pé
  }, you take { $chance-percent } of the hands against one opponent, with all cards open and both playing as well as can be.
odds-best-play = Best play by both, who see everything: { $ways-thousands } of the other's { $hands-thousands } hands are yours.
odds-at-random = Both playing at random: { $chance-percent }.
odds-ties = A tied trick is nobody's: the others decide.
odds-all-tied-eldest = When all three are tied, the mão takes the hand.
odds-all-tied-nobody = When all three are tied, nobody takes the hand: { $chance-percent }.
odds-count = { $points } for envido or more: { $chance-percent } of the hands ({ $ways-thousands } of { $hands-thousands }){ $one ->
    [1] {""}
   *[other] , about one in { $one }
  }. Exactly { $points }: { $exactly-thousands }.
odds-flores = A flor: { $chance-percent } of the hands ({ $ways-thousands } of { $hands-thousands }), about one in { $one }.
odds-flor-count = A flor of { $points } or more: { $chance-percent } of the hands ({ $ways-thousands } of { $hands-thousands }), about one in { $one }. Exactly { $points }: { $exactly-thousands }.

# The parts of the bar
odds-part-win = you take it
odds-part-tie-won = level, and yours
odds-part-nobody = level, and nobody's
odds-part-tie-lost = level, and theirs
odds-part-lose = you lose it
odds-part-flor = a flor, which voids it

# The command
odds-help = Gives exact chances, with every possible hand counted. Without --rules, shows each rulebook that has what is asked.
odds-help-envido = The chance that these three cards win an envido that is taken.
odds-help-envido-examples =
    truco-tutor odds envido 1c 7c 6p
    truco-tutor odds envido 1c 7c 6p --pe --no-flor --rules gauderio
    truco-tutor odds envido 5e 6e 12o --others 2 --ahead 1 --held 7o
odds-help-hand = The chance that these three cards take the hand against one opponent: with open cards and best play, and at random.
odds-help-hand-examples =
    truco-tutor odds hand 3c 2c 1c --rules gauderio
    truco-tutor odds hand 3c 2c Ae --rules claudista --vira Kp --pe
odds-help-count = How many hands come to so much for envido, or are a flor.
odds-help-count-examples =
    truco-tutor odds count 28
    truco-tutor odds count flor --rules cego
    truco-tutor odds count flor 35
odds-help-mao = You are the mão, who plays first (so if nothing is said), or the pé, who plays last.
odds-help-others = Against how many opponents: 1 or 2.
odds-help-ahead = How many of them come before you, counted from the mão.
odds-help-no-flor = Nobody on the other side is known to have a flor.
odds-help-unsung = An unsung flor counts: twenty and its two best cards.
odds-help-seen = Cards that the other side is known not to have; may be repeated.
odds-help-held = Cards that an opponent is known to have: once for each opponent, in order of the table.
odds-help-what = A count of envido, or flor, with its count if you like.
odds-help-json = Answers in JSON, with exact fractions; one line for each rulebook.
odds-two-questions = Choose one: --no-flor or --unsung.
odds-no-count = The count is missing, such as 28, or flor.

error-bad-odds-others = Chances are counted against 1 or 2 opponents, not { $others }.
error-bad-odds-ahead = { $others ->
    [1] Of one opponent, 0 or 1 come before you, not { $ahead }.
   *[other] Of { $others } opponents, 0 to { $others } come before you, not { $ahead }.
  }
error-bad-odds-held = { $others ->
    [1] With one opponent there is room for the cards of one, and three at most.
   *[other] With { $others } opponents there is room for the cards of { $others }, and three each at most.
  }
error-bad-odds-own-flor = { $cards } are a flor, and with a flor there is no playing for the envido. With --unsung, the unsung flor counts.
error-bad-odds-impossible = With these cards known, no hand is left that the other side could have.
error-bad-odds-no-such-count = Nobody comes to { $points } for envido: counts go from 0 to { $low } and from { $from } to { $high }.
error-bad-odds-no-such-flor = No flor counts { $points }. The counts are { $known-row }.
