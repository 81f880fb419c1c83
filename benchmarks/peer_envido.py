"""The betting on the envido beside OpenSpiel, on the same tree: its solver's time, and what it says of the tables.

``rounds FALTA``: milliseconds of a round of CFR+, ours and OpenSpiel's, and how far both are apart after 10 and 100.
``shipped FALTA …``: what can be gained against the shipped tables: by our own best response for every falta there is,
by OpenSpiel's for those named.
"""

import json
import sys
import time
from pathlib import Path

import numpy as np
import pyspiel

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.envido.betting import betting, luck_of
from tools.envido.cfr import Solver
from tools.envido.efg import written
from tools.envido.strategy import exploitability
from tutor.coach.bots.envido_tables import FILES, MOST_FALTA, tables_of
from tutor.engine import ruleset


def rounds(falta):
    luck, tree = luck_of(ruleset("gauderio")), betting(ruleset("gauderio"), falta)
    game = pyspiel.load_efg_game(written(tree, luck))
    ours, theirs = Solver(tree, luck), pyspiel.CFRPlusSolver(game)
    spent, apart = [0.0, 0.0], 0.0
    for number in range(10, 101, 10):
        for place, step in enumerate((ours.iterate, theirs.evaluate_and_update_policy)):
            start = time.process_time()
            for _ in range(10):
                step()
            spent[place] += time.process_time() - start
        if number in {10, 100}:
            there = pyspiel.exploitability(game, theirs.average_policy())
            apart = max(apart, abs(exploitability(tree, luck, ours.average()) - there))
    return {"ours": spent[0] * 10, "openspiel": spent[1] * 10, "apart": apart}


def shipped(faltas):
    own = there = 0.0
    for rules in FILES:
        book, tables = ruleset(rules), tables_of(rules)
        luck = luck_of(book)
        assert tables.counts == list(luck.counts)
        for falta in range(1, MOST_FALTA + 1):
            tree = betting(book, falta)
            assert tables.words == {node.name: list(node.words) for node in tree.walk()}
            said = tables.said[str(falta)]
            own = max(own, exploitability(tree, luck, {name: np.array(rows) for name, rows in said.items()}))
            if falta in faltas:
                there = max(there, by_openspiel(written(tree, luck), said, tables.counts))
    return {"own": own, "openspiel": there}


def by_openspiel(text, said, counts):
    """Load the game there, and ask what its best responses gain against the table."""
    game, policy = pyspiel.load_efg_game(text), {}

    def visit(state):
        if state.is_terminal():
            return
        if not state.is_chance_node():
            known = state.information_state_string()
            name, points = known.split("-", 3)[3].split(":")
            policy[known] = list(zip(state.legal_actions(), said[name][counts.index(int(points))], strict=True))
        for action in state.legal_actions():
            visit(state.child(action))

    visit(game.new_initial_state())
    return pyspiel.exploitability(game, pyspiel.TabularPolicy(policy))


def main():
    numbers = [int(word) for word in sys.argv[2:]]
    print(json.dumps(rounds(*numbers) if sys.argv[1] == "rounds" else shipped(numbers)))


main()
