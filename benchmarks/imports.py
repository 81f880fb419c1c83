"""What importing costs on top of a kernel: CPU milliseconds, or megabytes of resident memory."""

import importlib
import json
import resource
import sys
import time


def used():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


importlib.import_module("ipykernel.kernelapp")  # a learner's process has it already
names, memory = sys.argv[1].split(","), "memory" in sys.argv
before_memory, start = used(), time.process_time()
for name in names:
    importlib.import_module(name)
if "sentence" in sys.argv:  # Fluent and the catalogues are read with the first sentence
    from tutor.engine import cards, count_envido, ruleset
    from tutor.narration import sentence

    assert "28" in sentence(count_envido(ruleset("gauderio"), cards("1c 7c 6p")))
spent = (time.process_time() - start) * 1000
assert "numpy" in names or "numpy" not in sys.modules
print(json.dumps(used() - before_memory if memory else spent))
