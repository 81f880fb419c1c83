## Regras da casa: o que uma mesa decidiu, e o que está errado num arquivo delas.

house-where = Linha { $line }:
error-bad-option-in-house = { house-where } { $why }
error-bad-rules-in-house = { house-where } { $why }
error-bad-query-in-house = { house-where } { $why }
error-bad-query-house-not-toml = Linha { $line }, coluna { $column }: não consegui ler. Cada linha é um nome, “=” e um valor; texto vai entre aspas, como rules = "gauderio".
error-bad-query-house-twice = Linha { $line }: este nome já apareceu antes; deixe só um.
error-bad-query-house-too-long = O arquivo é grande demais para regras da casa: o limite é { $most } KB.
error-bad-query-house-key = { $nearest-count ->
    [0] { house-where } não conheço “{ $field }”. Os nomes que cabem são { $known }.
   *[other] { house-where } não conheço “{ $field }”. Você quis dizer { $nearest-or }?
  }
error-bad-query-house-switch-outside = { house-where } “{ $field }” é uma chave de regra, e seu lugar é abaixo da linha [options].
error-bad-query-house-version = { house-where } o arquivo tem que começar com truco_tutor_house = { $known }.
error-bad-query-house-no-rules = Falta dizer o livro de regras, como rules = "gauderio". Ele pode ser { $known-or }.
error-bad-query-house-type = { $wanted ->
    [number] { house-where } “{ $field }” tem que ser um número, sem aspas.
    [table] { house-where } [{ $field }] é a linha que abre a lista de chaves; abaixo dela vai uma chave por linha.
   *[text] { house-where } “{ $field }” tem que ser um texto entre aspas.
  }
error-bad-query-house-missing = Não há arquivo “{ $value }” com regras da casa.
error-bad-query-house-unreadable = Não deu para ler as regras da casa em “{ $value }”.
error-bad-query-house-not-utf8 = As regras da casa em “{ $value }” não estão em UTF-8. Grave o arquivo como texto em UTF-8.
error-bad-rules-of-house = As regras da casa são do { $house }, e a pergunta é sobre o { $rules }.

house-title = { $named ->
    [yes] { $name }: { $rules }, com as regras da casa
   *[no] { $rules }, com as regras da casa
  }
house-target = A partida vai até { $target }.
house-plain = Nenhuma chave mudada: vale tudo como no livro de regras.
house-here = Nesta mesa: { $position }
house-otherwise = Sem a chave: { $position }
house-same = É o que vale também sem a chave.
house-rests = Decide { $readings }: { $question }
house-clauses = Cláusulas: { $clauses }.
house-example = Exemplo: { $here }
house-example-otherwise = Sem a chave: { $otherwise }
house-switches = As chaves do { $rules }, para as regras da casa
house-value = { $value }: { $position }
house-default = { $value } (sem a chave): { $position }
