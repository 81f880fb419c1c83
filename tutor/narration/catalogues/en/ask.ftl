# truco-tutor ask --help

ask-help =
    Answers questions in JSON, one a line, until the input ends. Each reply is a JSON object on one line, in the same order.

    For example, where “rules” may be gauderio, cego or claudista, and “lang” pt-BR or en:

    {"{"}"ask": "envido", "rules": "gauderio", "cards": ["1c", "7c", "6p"]{"}"}

    {"{"}"ask": "compare", "rules": "claudista", "a": "Qp", "b": "3c", "vira": "7o", "lang": "en"{"}"}

    {"{"}"ask": "bet", "rules": "cego", "kind": "envido", "calls": ["envido", "real_envido"], "answer": "nao_quero"{"}"}

    A line that cannot be answered gets an “error” that says what stood there and what would be right, and the next is read.
