# Where the answers of a learner are kept, when that goes wrong.
progress-trouble-full = O disco está cheio. O treino continua, e as respostas esperam na memória até haver espaço: { $place }
progress-trouble-locked = Outro programa está usando o arquivo do progresso. O treino continua; as respostas são guardadas assim que ele for liberado: { $place }
progress-trouble-corrupt = O arquivo do progresso não pode ser lido. Ele fica como está, o treino continua na memória; mude-o de lugar para começar outro: { $place }
progress-trouble-newer = O progresso foi guardado por uma versão mais nova do programa. Ele fica como está, o treino continua na memória; atualize o programa: { $place }
progress-trouble-unreachable = O banco de dados do progresso não responde. O treino continua, e as respostas esperam na memória até ele voltar: { $place }
progress-trouble-forbidden = Não há permissão para guardar o progresso neste lugar. O treino continua só na memória: { $place }

# A file that should hold a log of answers.
progress-file-large = O arquivo é grande demais para ser um progresso: o limite é de 20 MB.
progress-file-json = O arquivo não é um progresso: falta-lhe a forma de JSON. Escolha um arquivo que o Truco Tutor exportou.
progress-file-format = O arquivo não é um progresso do Truco Tutor. Escolha um arquivo que ele exportou.
