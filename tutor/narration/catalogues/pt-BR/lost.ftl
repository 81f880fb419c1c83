## O que a página diz quando perde o contato.

lost-away = Sem contato com o servidor. Assim que ele voltar, você continua daqui.
lost-silent = A página está esperando resposta. O que você fez não se perde.
lost-back = A página tinha parado. Voltando para o mesmo lugar…
lost-unsaved = A página parou. Guarde o que é seu antes de recarregar.
lost-stopped = A página parou de novo e não voltou sozinha.
lost-reload = Recarregar
