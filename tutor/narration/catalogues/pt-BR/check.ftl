## truco-tutor check

check-help =
    Confere arquivos .truco: lê, refaz cada lance com o juiz e compara cada afirmação. Confere também regras da casa (.toml) e lições (.ipynb): cada cláusula, mão, assunto, palavra e link. De uma pasta, confere as mãos e lições que há nela.

    Cada erro sai numa linha: arquivo:linha:coluna, o que está errado, o que caberia ali e as cláusulas; de uma lição, com a célula. Um erro não esconde o seguinte: depois de um lance errado, a conferência retoma na mão seguinte; o que só decorre de outro erro não aparece.
check-help-files = Arquivos .truco, .toml e .ipynb, ou pastas; - lê da entrada.
check-help-lang = Língua: pt-BR ou en.
check-help-json = Responde em JSON, um objeto por arquivo.
check-no-files = Falta dizer o que conferir: um arquivo .truco ou uma pasta.
check-unreadable = { $reason ->
    [missing] Não há arquivo nem pasta “{ $file }”.
   *[other] Não deu para ler “{ $file }”.
  }
check-summary = { $count ->
    [0] Nenhum arquivo .truco e nenhuma lição (.ipynb) aqui.
    [1] { $wrong ->
        [0] 1 arquivo conferido, tudo certo.
       *[other] 1 arquivo conferido, com erro.
      }
   *[other] { $wrong ->
        [0] { $count } arquivos conferidos, tudo certo.
        [1] { $count } arquivos conferidos, 1 com erro.
       *[other] { $count } arquivos conferidos, { $wrong } com erro.
      }
  }
check-notebook-cell = célula { $cell }
check-notebook-bytes = Não é texto em UTF-8 (no byte { $at }); um notebook é um arquivo JSON, gravado como UTF-8.
check-notebook-json = Não é um notebook: o JSON se quebra na linha { $line }, coluna { $column }. Um notebook é gravado pelo JupyterLab; confira o que mudou nesse lugar.
check-notebook-shape = É JSON, mas não um notebook: falta a lista “cells”, ou uma célula não tem “cell_type” e “source”.
check-notebook-title = O notebook se chama “{ $title }” (metadata.title), e a primeira célula tem de começar com “# { $title }”; lá está “{ $heading }”.
check-notebook-lacks = Falta uma célula { $part }(…).
check-notebook-outputs = A célula guarda saídas. Limpe-as: make format.
check-notebook-syntax = Não é Python: confira a linha { $line }, coluna { $column }: { $said }
check-notebook-computed = Os argumentos de { $part } têm de estar escritos na célula, não calculados: senão ninguém os confere.
check-notebook-open = A célula abre { $given }, e esta é a lição { $right }.
check-notebook-outside = O link { $link } sai do Truco Tutor; uma lição só leva a páginas daqui.
check-notebook-alt = A imagem { $link } não diz a quem não vê o que mostra: escreva a descrição entre os colchetes.
check-notebook-link = O link { $link } não leva a lugar nenhum.
check-notebook-untaught = “{ $word }” é usada antes do seu cartão: escreva-a em itálico se é só um anúncio, ou ponha lesson.words("{ $term }") logo depois desta célula, ou numa lição anterior da pasta.
check-notebook-long = São { $words } palavras seguidas sem nada para o leitor fazer; o máximo são { $most }. Ponha um exemplo ou um exercício antes.
check-unknown = { $kind ->
    [lesson] Não há lição “{ $wanted }”.
    [word] O glossário não tem a palavra “{ $wanted }”.
    [skill] Não há assunto “{ $wanted }”.
    [kind] O assunto { $about } não tem perguntas do tipo “{ $wanted }”.
    [rulebook] O assunto { $about } não está no livro de regras “{ $wanted }”.
    [show] Não há “{ $wanted }” para show.
    [part] Não há lesson.{ $wanted }.
    [argument] { $about } não tem o argumento “{ $wanted }”.
    [language] Não há a língua “{ $wanted }”.
    [clause] Não há cláusula “{ $wanted }”.
    [reading] Não há leitura “{ $wanted }”.
    [hand] Não há mão “{ $wanted }” na biblioteca.
    [moment] A mão { $about } não tem o momento “{ $wanted }”.
   *[other] Não conheço “{ $wanted }”.
  }
check-known = O que há: { $names }.
check-part-unopened = Nenhuma lição está aberta; a primeira célula diz lesson.open("gauderio/03-rodadas-e-empates").
check-part-example = Um exemplo são três cartas, como "1c 7c 6p", ou uma pergunta, como ask="hand", tricks="=A".
check-part-no-steps = A pergunta { $drill } não tem passos para mostrar; tire show="{ $show }".
check-part-no-clauses = O assunto { $skill } não tem pergunta sobre as suas cláusulas no { $rules }.
check-part-running = ask="{ $ask }" precisa de uma mão em curso: escreva ask="moment" com deal, done e act, ou lesson.replay.
check-part-moment = ask="moment" pede deal e act, e aceita { $takes }; aqui veio { $given }.
check-part-one-deck = Um momento se conta com as cartas de um só baralho; diga os livros de regras: rules={ $books }.
check-part-flor = { $cards } é flor; o envido se conta de outras mãos, como 1c 7c 6p.
check-part-word = A palavra “{ $word }” não quer dizer nada no { $rules }.
check-part-seed = Não há pergunta de número “{ $given }” (seed); o número é inteiro, até { $most }.
check-part-arguments = Sobram ou faltam argumentos; ela se escreve lesson.{ $part }({ $takes }).
check-part-broken = Não abre com estes argumentos ({ $error }).
