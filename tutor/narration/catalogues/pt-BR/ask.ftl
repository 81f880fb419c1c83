## O que o treino pergunta, e o que se pode escolher.

ask-yes = Sim
ask-no = Não
ask-vira = Vira
ask-open-card = Uma carta do monte, aberta

# Força das cartas
ask-stronger = Qual das duas cartas é mais forte?
ask-same-strength = Têm a mesma força
ask-sort = Ponha as cartas em ordem, da mais forte para a mais fraca.
ask-manilha = Com esta vira, qual é a manilha?

# Rodadas
ask-who-takes-trick = Quem ganha a rodada?
ask-which-side-takes-trick = Que dupla ganha a rodada?
ask-who-leads-next = Quem sai na próxima rodada?
ask-tied = Empata
ask-who-takes-hand = Quem leva a mão?
ask-is-it-over = A mão já acabou?
ask-nobody = Ninguém
ask-goes-on = Ainda não acabou
ask-eldest = O mão: { $who }
ask-on-eleven = Com 11 pontos: { $who }
ask-trick-won = { $n }ª rodada: { $who }
ask-trick-tied = { $n }ª rodada: empate
ask-covered-is = { $who } jogou coberta: { $card }
ask-best-of = A melhor carta de { $who }
