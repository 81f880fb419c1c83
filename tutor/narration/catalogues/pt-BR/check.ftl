## truco-tutor check

check-help =
    Confere arquivos .truco: lê, refaz cada lance com o juiz e compara cada afirmação. De uma pasta, confere todos os que há nela.

    O primeiro erro de cada arquivo sai numa linha: arquivo:linha:coluna, o que está errado, o que caberia ali e as cláusulas.
check-help-files = Arquivos .truco ou pastas; - lê da entrada.
check-help-lang = Língua: pt-BR ou en.
check-help-json = Responde em JSON, um objeto por arquivo.
check-no-files = Falta dizer o que conferir: um arquivo .truco ou uma pasta.
check-unreadable = { $reason ->
    [missing] Não há arquivo nem pasta “{ $file }”.
   *[other] Não deu para ler “{ $file }”.
  }
check-summary = { $count ->
    [0] Nenhum arquivo .truco aqui.
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
