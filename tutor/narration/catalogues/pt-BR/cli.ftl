## A linha de comando: o que vale para todos os comandos.

cli-serve = Abre as lições e os jogos no navegador (é o que acontece sem comando nenhum).
cli-lab = Abre as lições no JupyterLab, para quem ensina.
cli-rule = Decide uma dúvida da mesa e explica: contagem, cartas, rodada, mão, apostas.
cli-odds = Dá a chance exata: de um envido ganhar, de três cartas levarem a mão, de uma conta ou flor aparecer.
cli-clause = Mostra uma cláusula, uma leitura ou uma chave, ou procura por palavras.
cli-replay = Conta uma mão ou partida (.truco) lance a lance, com a palavra do juiz.
cli-export = Guarda uma mão num arquivo só, para enviar, ou uma folha de exercícios para imprimir.
cli-check = Confere arquivos .truco: o que está errado, onde, e o que caberia ali.
cli-ask = Responde perguntas em JSON, uma por linha, para programas.
cli-unwritable = Não deu para escrever a resposta: { $error }.
cli-or = ou
cli-lang-unknown = Não falo “{ $given }”. Escolha { $known }.
cli-rules-unknown = Não conheço o livro de regras “{ $given }”. Você quis dizer { $nearest }?

# Por que o sistema não deixou ler ou escrever: o fim de uma frase
cli-system-missing = a pasta não existe
cli-system-folder = o nome é o de uma pasta
cli-system-permission = falta permissão
cli-system-full = o disco está cheio
cli-system-other = o sistema recusou (erro { $number })

# O que se escreveu no comando e não serve
cli-no-option = Não há a opção “{ $name }”.
cli-no-command = Não há o comando “{ $name }”.
cli-nearest = Seria { $names }?
cli-missing = Falta { $name }.
cli-out-of-range = O valor de { $name } não serve: cabe um número de { $least } a { $most }.
cli-too-small = O valor de { $name } não serve: cabe um número a partir de { $least }.
cli-bad-value = O valor de { $name } não serve, ou falta.
cli-too-many = Palavras demais: “{ $words }” não cabe aqui.
cli-misused = O comando não está completo.
cli-see-help = O que há: { $command }

# As palavras em volta da ajuda de um comando
cli-usage = Uso:
cli-usage-options = [OPÇÕES]
cli-usage-command = COMANDO [ARGUMENTOS]…
cli-panel-arguments = Argumentos
cli-panel-options = Opções
cli-panel-commands = Comandos
cli-help-required = [obrigatório]
cli-help-default = [sem ela: { $value }]
cli-help-option = Mostra esta ajuda.
cli-word-file = ARQUIVO
cli-word-file-or-hand = ARQUIVO|MÃO
cli-word-name-value = NOME=VALOR
cli-word-folder = PASTA
cli-word-text = TEXTO
cli-word-number = NÚMERO
