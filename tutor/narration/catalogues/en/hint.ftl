## Four hints, from the one that tells least to the one that tells all.

hint-rule = It is the rule of “{ $skill }” (§ { $clause }).
hint-skill = It is the rule of “{ $skill }”.
hint-cards = Look well: { $cards }.
hint-facts = Look well: { $facts }
hint-again = Read it again: { $question }
hint-step = The first step: { $step }
hint-not = Not this one: { $choice }
hint-answer = { $sentence } § { $clause }, line { $line }: { $wording }
