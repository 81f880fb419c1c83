# Where the answers of a learner are kept, when that goes wrong.
progress-trouble-full = O disco está cheio. O treino continua, e as respostas esperam na memória até haver espaço: { $place }
progress-trouble-locked = Outro programa está usando o arquivo do progresso. O treino continua; as respostas são guardadas assim que ele for liberado: { $place }
progress-trouble-corrupt = O arquivo do progresso não pode ser lido. Ele fica como está, o treino continua na memória; mude-o de lugar para começar outro: { $place }
progress-trouble-newer = O progresso foi guardado por uma versão mais nova do programa. Ele fica como está, o treino continua na memória; atualize o programa: { $place }
progress-trouble-unreachable = O banco de dados do progresso não responde. O treino continua, e as respostas esperam na memória até ele voltar: { $place }
progress-trouble-setting = O endereço do banco de dados do progresso não serve. O treino continua só na memória; confira a variável TRUCO_TUTOR_DB, por exemplo postgresql://servidor/truco: { $place }
progress-trouble-forbidden = Não há permissão para guardar o progresso neste lugar. O treino continua só na memória: { $place }
progress-trouble-browser-full = Este navegador não tem mais espaço. O treino continua só na memória: exporte o progresso antes de fechar a página.
progress-trouble-browser-forbidden = Este navegador não deixa guardar nada. O treino continua só na memória e acaba com a página.

# A file that should hold a log of answers.
progress-file-large = O arquivo é grande demais para ser um progresso: o limite é de 20 MB.
progress-file-json = O arquivo não é um progresso: falta-lhe a forma de JSON. Escolha um arquivo que o Truco Tutor exportou.
progress-file-format = O arquivo não é um progresso do Truco Tutor. Escolha um arquivo que ele exportou.

## A página do progresso.

progress-standing-known = sabe
progress-standing-well = bem encaminhado
progress-standing-review = a rever
progress-standing-unasked = ainda não sabemos
progress-mastery = { $percent } %
progress-almost = falta responder um pouco de tudo o que o assunto tem
progress-score = { $asked ->
    [one] { $right ->
        [0] 1 pergunta, errada
       *[other] 1 pergunta, certa
      }
   *[other] { $right ->
        [0] nenhuma certa
        [one] 1 certa
       *[other] { $right } certas
      } em { $asked } perguntas
  }
progress-due = { $days ->
    [0] { $late ->
        [True] hora de rever
       *[other] volta hoje
      }
    [1] volta amanhã
   *[other] volta em { $days } dias
  }
progress-line = linha { $line }
progress-day = { $day } { $month }
progress-month-1 = jan
progress-month-2 = fev
progress-month-3 = mar
progress-month-4 = abr
progress-month-5 = mai
progress-month-6 = jun
progress-month-7 = jul
progress-month-8 = ago
progress-month-9 = set
progress-month-10 = out
progress-month-11 = nov
progress-month-12 = dez
progress-ago = { $days ->
    [0] hoje
    [1] ontem
   *[other] há { $days } dias
  }

progress-empty = Ainda não há respostas. Depois das primeiras, o mapa do que você sabe aparece aqui.
progress-summary = { $answers ->
    [one] Uma pergunta respondida
   *[other] { $answers } perguntas respondidas
  } desde { $since }, { $right ->
    [0] nenhuma certa de primeira ainda
    [one] uma certa de primeira
   *[other] { $right } certas de primeira
  }.
progress-next-begin = Um bom começo: { $skill }, { $rulebook }.
progress-next-due = Hora de rever { $skill }, { $rulebook }.
progress-next-weak = Falta firmar { $skill }, { $rulebook }.
progress-next-new = A próxima novidade: { $skill }, { $rulebook }.
progress-next-ahead = Nada para rever hoje. Se quiser adiantar: { $skill }, { $rulebook }.
progress-next-none = Por enquanto não há mais perguntas.
progress-practise = Treinar
progress-begin = Começar
progress-not-begun = Ainda não começou: { $skills } assuntos esperam.

progress-unexplained = sem explicação conhecida
progress-seen = { $times ->
    [one] uma vez, { $ago }
   *[other] { $times } vezes, a última { $ago }
  }
progress-stands = ainda aparece nas últimas respostas
progress-gone = não aparece mais nas últimas respostas
progress-weeks-said = { $days ->
    [0] Nenhuma resposta nas últimas quatro semanas.
    [1] Um dia de treino nas últimas quatro semanas; certas: { $right }, erradas: { $wrong }.
   *[other] { $days } dias de treino nas últimas quatro semanas; certas: { $right }, erradas: { $wrong }.
  }

progress-nobody = sem nome
progress-place-browser = As respostas ficam só neste navegador; o servidor não guarda nada.
progress-place-machine = As respostas ficam neste computador, na pasta de quem o usa.
progress-place-class = As respostas ficam com a turma, no banco de dados do servidor. Quem ensina vê, de cada pessoa, o que ela sabe de cada assunto, as regras trocadas que apareceram e o dia da última resposta; os colegas não veem nada.
progress-forget-asked = { $answers ->
    [one] Vai embora para sempre a única resposta
   *[other] Vão embora para sempre as { $answers } respostas
  } desde { $since }, e também o mapa, as datas de revisão e os erros vistos. Um arquivo exportado antes traz tudo de volta.
progress-forgotten = Os dados foram apagados.
progress-imported = { $new ->
    [0] Nenhuma resposta nova no arquivo
    [one] Uma resposta nova foi juntada
   *[other] { $new } respostas novas foram juntadas
  }{ $known ->
    [0] {""}
    [one] ; uma já estava aqui
   *[other] ; { $known } já estavam aqui
  }{ $left ->
    [0] .
    [one] ; uma ficou de fora por não ser uma resposta.
   *[other] ; { $left } ficaram de fora por não serem respostas.
  }
progress-left-out = Contadas desde o começo do arquivo, são as de número { $lines }{ $more ->
    [0] .
    [one] {" "}e mais uma.
   *[other] {" "}e mais { $more }.
  }

progress-opening = Abrindo o progresso…
progress-learner = Quem está treinando
progress-names = Nomes neste computador
progress-new-name = Outro nome
progress-add-name = Usar este nome
progress-next-title = Próximo passo
progress-map = O que você já sabe
progress-unasked-fold = Ainda não sabemos
progress-clauses = O que ensina
progress-mistakes = Regras trocadas que apareceram
progress-no-mistakes = Nenhuma até agora.
progress-mistakes-lead = O que as respostas erradas dão a entender, com a cláusula que diz outra coisa.
progress-weeks = As últimas quatro semanas
progress-day-title = Dia
progress-right = certas
progress-wrong = erradas
progress-as-table = Em tabela
progress-data = Seus dados
progress-export = Exportar
progress-import = Importar um arquivo
progress-forget = Apagar meus dados
progress-forget-title = Apagar os dados?
progress-forget-yes = Apagar
progress-keep = Guardar
progress-unreadable = O arquivo não pôde ser lido.
progress-not-chosen = Este navegador não deixa guardar o nome; ele vale até fechar a página.
