"""One envido ruling with its full reason tree: microseconds."""

import json
import time

from tutor.engine import cards, count_envido, ruleset

rules, hand = ruleset("gauderio"), cards("1c 7c 6p")
TIMES = 20_000
count_envido(rules, hand)
start = time.process_time()
for _ in range(TIMES):
    count_envido(rules, hand)
print(json.dumps((time.process_time() - start) / TIMES * 1e6))
