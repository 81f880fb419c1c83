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
check-notebook-syntax = Não é Python, linha { $line }: { $why }
check-notebook-computed = Os argumentos de { $part } têm de estar escritos na célula, não calculados: senão ninguém os confere.
check-notebook-open = A célula abre { $given }, e esta é a lição { $right }.
check-notebook-outside = O link { $link } sai do Truco Tutor; uma lição só leva a páginas daqui.
check-notebook-alt = A imagem { $link } não diz a quem não vê o que mostra: escreva a descrição entre os colchetes.
check-notebook-link = O link { $link } não leva a lugar nenhum; { $near }
check-notebook-untaught = “{ $word }” é usada antes do seu cartão: escreva-a em itálico se é só um anúncio, ou ponha lesson.words("{ $term }") logo depois desta célula, ou numa lição anterior da pasta.
check-notebook-long = São { $words } palavras seguidas sem nada para o leitor fazer; o máximo são { $most }. Ponha um exemplo ou um exercício antes.
