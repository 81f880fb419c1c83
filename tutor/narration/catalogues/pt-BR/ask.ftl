# truco-tutor ask --help

ask-help =
    Responde perguntas em JSON, uma por linha, até a entrada acabar. Cada resposta é um objeto JSON numa linha, na mesma ordem.

    Por exemplo, onde “rules” pode ser gauderio, cego ou claudista, e “lang”, pt-BR ou en:

    {"{"}"ask": "envido", "rules": "gauderio", "cards": ["1c", "7c", "6p"]{"}"}

    {"{"}"ask": "compare", "rules": "claudista", "a": "Qp", "b": "3c", "vira": "7o", "lang": "en"{"}"}

    {"{"}"ask": "bet", "rules": "cego", "kind": "envido", "calls": ["envido", "real_envido"], "answer": "nao_quero"{"}"}

    A linha que não dá para responder recebe um “error” que diz o que havia e o que estaria certo, e a próxima é lida.
