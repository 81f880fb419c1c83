## As regras para ler e procurar.

reference-book-gauderio = Gaudério
reference-book-cego = Cego
reference-book-claudista = Claudista

# Procurar e escolher
reference-search = Procurar nas regras
reference-search-hint = empate, mão de onze, AMB-G02…
reference-all = Todos
reference-rulebook = Regulamento
reference-topic = Assunto
reference-every-topic = Todos os assuntos
reference-side-by-side = Lado a lado
reference-none = Nada encontrado
reference-clause-one = 1 cláusula
reference-clause-many = { $n } cláusulas
reference-reading-one = 1 leitura nossa
reference-reading-many = { $n } leituras nossas
reference-clauses = Cláusulas
reference-readings = Leituras nossas
reference-ours = leitura nossa
reference-shown-only = só para ler
reference-line-one = linha { $n }
reference-line-many = linhas { $n } a { $m }
reference-nothing-found = Nada com “{ $words }”.
reference-try-these = Experimente:
reference-everywhere = Procurar nos três regulamentos, em todos os assuntos
reference-unknown = O link pede “{ $words }”, que não está nas regras. Procure pelo nome ou por uma palavra.
reference-absent = Este documento não trata disso.
reference-no-such-words = Aqui, nada com estas palavras.

# Uma cláusula, uma leitura
reference-enforced = O juiz aplica esta cláusula.
reference-untouched = Só para ler: não há o que o juiz cobre.
reference-open-hint = Toque numa cláusula para ver de onde ela vem, o que o texto deixa em aberto e um exemplo.
reference-open-keys = No teclado: / procura, ↑ ↓ percorrem a lista, Enter abre, Esc volta.
reference-back = Voltar à lista
reference-copy = Copiar link
reference-copied = Link copiado.
reference-not-copied = Este navegador não deixou copiar. O link está no campo abaixo.
reference-link = Link
reference-previous = Anterior
reference-next = Seguinte
reference-touches = O que o texto deixa em aberto aqui
reference-follow = Seguimos
reference-why = Por quê
reference-more = Por quê, e outras respostas
reference-others = Também se poderia ler assim
reference-switch = A mesa pode mudar: chave { $words }
reference-no-switch = Sem chave: a mesa não muda esta leitura.
reference-values = Valores da chave
reference-usual = padrão
reference-own-entry = Abrir { $words }
reference-about = Cláusulas em questão
reference-see = Sobre o mesmo ponto, em outro regulamento
reference-example = Exemplo, julgado agora
reference-steps = Por quê? Passo a passo
reference-changes = O que muda com a chave
reference-compare-books = Ver “{ $words }” nos três regulamentos

# As perguntas dos exemplos
reference-tied = empate
reference-vira = vira
reference-ask-compare = Qual das duas é mais forte?
reference-ask-trick = Quem leva a rodada?
reference-ask-hand = Rodadas até aqui: { $tricks }. O mão: { $eldest }. De quem é a mão?
reference-ask-hand-eleven = Mão de 11. Rodadas até aqui: { $tricks }. O mão: { $eldest }. De quem é a mão?
reference-ask-envido = Quantos pontos de envido?
reference-ask-flor = É flor? De quantos pontos?
reference-ask-envido-contest = Envido aceito. Quem leva?
reference-ask-flor-contest = Disputa de flor. Quem leva?
reference-ask-bet = Pediu-se { $calls }; resposta: { $answer }. Quanto vale?
reference-ask-falta = Quanto vale a falta?
reference-ask-match = A partida acabou?
reference-score = Placar: { $ours } a { $theirs }, partida de { $target }.
reference-ask-moment = Agora { $who } quer { $act }. Pode?
reference-seated = { $players ->
    [2] A dois, { $who } é o mão.
   *[other] A quatro, { $who } é o mão.
  }
reference-did = { $who }: { $what }
reference-hidden = carta escondida
