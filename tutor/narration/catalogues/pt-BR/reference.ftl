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
reference-score = Placar: { $ours } a { $theirs }{ $target ->
    [0] .
   *[other] , partida de { $target }.
}
reference-ask-moment = Agora { $who } quer { $act }. Pode?
reference-seated = { $players ->
    [2] A dois, { $who } é o mão.
   *[other] A quatro, { $who } é o mão.
  }
reference-did = { $who }: { $what }
reference-hidden = carta escondida

# Regras da casa: as chaves de um regulamento numa página
reference-house = Regras da casa
reference-house-title = Regras da casa: { $words }
reference-house-lead = Onde o documento deixa em aberto, a mesa decide. Escolha aqui; vale para o juiz deste navegador.
reference-house-none = Nenhuma chave mudada: vale tudo como no regulamento.
reference-house-one = 1 chave mudada nesta mesa.
reference-house-many = { $n } chaves mudadas nesta mesa.
reference-house-name = Nome da mesa
reference-house-total = Total da partida
reference-house-total-usual = o do regulamento
reference-house-here = vale nesta mesa
reference-house-usual = padrão
reference-house-example = Exemplo, julgado de cada jeito
reference-house-no-example = Muda só o desenho da mesa: quem joga depois de quem é igual.
reference-house-back = Voltar ao padrão
reference-house-save = Salvar num arquivo
reference-house-load = Abrir um arquivo
reference-house-saved = Arquivo { $words } salvo.
reference-house-loaded = Regras da casa abertas: { $words }.
reference-house-kept = Guardado neste navegador.
reference-house-not-kept = Este navegador não deixa guardar nada: salve num arquivo ou copie o link.
reference-house-of-link = Estas regras vieram num link. As que você tem guardadas continuam como estavam.
reference-house-keep = Guardar como as desta mesa
reference-house-mine = Ver as minhas
reference-house-lost = Sem resposta do servidor. As suas escolhas não se perderam; tente de novo ou recarregue a página.
reference-house-unknown = O link pede o que o regulamento não tem, e isto ficou de fora: { $words }.
reference-first-trick = É a primeira rodada, e ninguém pediu envido.
reference-flores = { $n } flores do mesmo lado.
reference-ask-next = Quem é o mão da próxima?
reference-ask-cut = { $who } já errou o corte numa mão anterior da partida. Agora, depois de três movimentos, faz mais um de propósito. O que acontece?
reference-aceita-mao-de-11 = joga a mão de 11
reference-baralho = vai ao baralho
reference-refused-players = Sentam-se { $n } à mesa. Dá para jogar?
reference-refused-hand = Alguém recebe quatro cartas. Vale?
reference-refused-card = O oito de espadas entra no jogo?
reference-refused-deal = Alguém quer embaralhar, cortar e dar as cartas. Pode?
reference-ask-order = Qual é a ordem das cartas?
