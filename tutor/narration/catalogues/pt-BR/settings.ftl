## Ajustes da página, guardados no navegador de quem lê.

settings-open = Ajustes
settings-title = Ajustes
settings-close = Fechar
settings-kept = Pronto. Fica guardado neste navegador.
settings-not-kept = Este navegador não deixa guardar nada: o que você escolher vale até sair desta página.

settings-lang = Idioma
settings-lang-pt-BR = Português
settings-lang-en = English

settings-deck = Baralho do Cego
settings-deck-spanish = Espanhol
settings-deck-french = Francês
settings-deck-hint = Com o francês, valete, dama e rei fazem de sota, cavalo e rei; os nomes continuam os espanhóis. Gaudério é sempre espanhol, Claudista sempre francês.

settings-direction = Sentido do jogo
settings-direction-anticlockwise = Anti-horário
settings-direction-clockwise = Horário
settings-direction-hint = Muda só o desenho da mesa; a ordem de quem joga é a mesma.

settings-theme = Claro ou escuro
settings-theme-system = Como o aparelho
settings-theme-light = Claro
settings-theme-dark = Escuro
