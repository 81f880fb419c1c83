# Perguntas em JSON (truco-tutor ask) que não dá para ler: o que havia, e o que estaria certo.

-protocol-example = {"{"}"rules": "gauderio", "ask": "envido", "cards": ["1c", "7c", "6p"]{"}"}
protocol-wanted =
    { $wanted ->
        [card] uma carta entre aspas, como "7e"
        [cards] uma lista de cartas, como ["1c", "7c", "6p"]
        [hands] uma lista com as três cartas de cada lugar, como [["1c", "7c", "6p"], ["12o", "3o", "6e"]]
        [plays] uma lista de jogadas, como [{"{"}"seat": 0, "card": "3c"{"}"}, {"{"}"seat": 1, "card": "2o"{"}"}]
        [play] uma jogada, como {"{"}"seat": 0, "card": "3c"{"}"}
        [tricks] uma lista com 0, 1 ou null (empate) para cada rodada, como [0, null]
        [seat] o número de um lugar, a partir de 0
        [seats] uma lista de lugares, como [0, 2]
        [team] um dos lados: 0 ou 1
        [flag] true ou false
        [number] um número inteiro
        [score] o placar dos dois lados, como [5, 3]
        [words] uma lista de palavras, como ["envido", "real_envido"]
        [name] um nome entre aspas, como "Ana"
        [names] uma lista de nomes, como ["Ana", "Valcir"]
        [options] um objeto com as chaves de regra, como {"{"}"envido_tie": "nobody"{"}"}
       *[word] uma palavra entre aspas
    }
error-bad-query-blank = Linha em branco. Cada linha é uma pergunta em JSON, por exemplo: { -protocol-example }.
error-bad-query-not-json = Isto não é JSON (o erro está na coluna { $column }): “{ $value }”. Cada linha é um objeto, por exemplo: { -protocol-example }.
error-bad-query-not-utf8 = A linha não está em UTF-8: o byte { $position } não faz sentido. Grave o texto em UTF-8.
error-bad-query-not-an-object = Isto é JSON, mas não é uma pergunta: “{ $value }”. Uma pergunta é um objeto, por exemplo: { -protocol-example }.
error-bad-query-too-deep = A linha tem listas ou objetos uns dentro dos outros além da conta; nenhuma pergunta passa de três níveis.
error-bad-query-not-a-number = “{ $value }” não existe em JSON; números são escritos com algarismos.
error-bad-query-number-too-large = “{ $value }” é um número grande demais para ser lido.
error-bad-query-number-too-long = Há um número com milhares de algarismos na linha; nenhum campo precisa de um assim.
error-bad-query-field-twice = O campo “{ $value }” aparece duas vezes no mesmo objeto; deixe só um.
error-bad-query-missing-field =
    Falta o campo “{ $field }”{ $of ->
        [query] .
        [plays] {" "}em uma das jogadas.
       *[other] , que a pergunta “{ $of }” precisa ter.
    }
error-bad-query-null-field = O campo “{ $field }” está como null. Ele deve ser { protocol-wanted }.
error-bad-query-wrong-type = O campo “{ $field }” não pode ser { $value }. Ele deve ser { protocol-wanted }.
error-bad-query-unknown-field =
    Não conheço o campo “{ $field }” aqui. { $nearest-count ->
        [0] Os campos que cabem são { $known }.
       *[other] Você quis dizer { $nearest-or }?
    }
error-bad-query-field-elsewhere =
    O campo “{ $field }” não cabe nesta pergunta no { $rules }: { $field ->
        [vira] só há vira no Truco Claudista.
        [mao_de_11] só há mão de 11 no Truco Claudista.
        [winner] só com falta_rule = winner_gap ou cfr_value = match.
        [flores] só com flor_stack = per_flor.
        [first_trick] só com fold_first_trick_envido_bonus = yes.
        [eldest] só com tie_at_target = mao.
       *[by_falta] só com end_check = falta_only.
    }
error-bad-query-number = O campo “{ $field }” não pode ser { $value }. Ele pode ser { $known-or }.
error-bad-ask =
    Não conheço a pergunta “{ $ask }”. { $nearest-count ->
        [0] As perguntas são { $known }.
       *[other] Você quis dizer { $nearest-or }? As perguntas são { $known }.
    }
error-bad-lang = Não falo “{ $lang }”. As línguas são { $known }.

protocol-help =
    Responde perguntas em JSON, uma por linha, até a entrada acabar. Cada resposta é um objeto JSON numa linha, na mesma ordem.

    Por exemplo, onde “rules” pode ser gauderio, cego ou claudista, e “lang”, pt-BR ou en:

    {"{"}"ask": "envido", "rules": "gauderio", "cards": ["1c", "7c", "6p"]{"}"}

    {"{"}"ask": "compare", "rules": "claudista", "a": "Qp", "b": "3c", "vira": "7o", "lang": "en"{"}"}

    {"{"}"ask": "bet", "rules": "cego", "kind": "envido", "calls": ["envido", "real_envido"], "answer": "nao_quero"{"}"}

    A linha que não dá para responder recebe um “error” que diz o que havia e o que estaria certo, e a próxima é lida.
