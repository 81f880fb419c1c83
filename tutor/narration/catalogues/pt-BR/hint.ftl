## Quatro ajudas, da que menos conta à que conta tudo.

hint-rule = É a regra de “{ $skill }” (§ { $clause }).
hint-skill = É a regra de “{ $skill }”.
hint-cards = Olhe bem: { $cards }.
hint-facts = Olhe bem: { $facts }
hint-again = Leia outra vez: { $question }
hint-step = O primeiro passo: { $step }
hint-not = Esta não é: { $choice }
hint-answer = { $sentence } § { $clause }, linha { $line }: { $wording }
