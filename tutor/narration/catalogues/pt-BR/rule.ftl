## O comando “rule”: uma dúvida da mesa, decidida e explicada.

rule-help = Decide uma dúvida da mesa e explica, com as cláusulas. Sem --rules, mostra os três livros de regras lado a lado.
rule-help-envido = Conta o envido de três cartas.
rule-help-envido-examples =
    truco-tutor rule envido 1c 7c 6p
    truco-tutor rule envido 12c 11c 6p --rules gauderio --lang en
rule-help-flor = Diz se três cartas são flor, e quanto ela conta.
rule-help-flor-examples =
    truco-tutor rule flor 7c 6c 5c
    truco-tutor rule flor 12o 11o 10o --rules cego --set three_figure_flor=20
rule-help-compare = Diz qual de duas cartas é mais forte.
rule-help-compare-examples =
    truco-tutor rule compare 7e 1p --rules gauderio
    truco-tutor rule compare 7e 3p --vira 6o
rule-help-order = Mostra as cartas em ordem, da mais forte à mais fraca.
rule-help-order-examples =
    truco-tutor rule order --rules gauderio
    truco-tutor rule order --rules claudista --vira 7c
rule-help-trick = Diz quem leva a rodada e quem sai na próxima. As cartas vão na ordem em que foram jogadas; “:x” esconde uma carta, “J2:” diz de quem ela é.
rule-help-trick-examples =
    truco-tutor rule trick 3c 2o --rules gauderio
    truco-tutor rule trick 3c 4o:x 3p 2e --lead J3 --eldest J1
    truco-tutor rule trick J2:3c J1:2o --lead J2
rule-help-hand = Diz quem leva a mão pelas rodadas: A, B ou = (empate).
rule-help-hand-examples =
    truco-tutor rule hand A = B
    truco-tutor rule hand === --eldest B
    truco-tutor rule hand = = = --rules claudista --eleven A
rule-help-falta = Diz quanto vale a falta com o placar que está.
rule-help-falta-examples =
    truco-tutor rule falta 20 10 --target 24
    truco-tutor rule falta 17 12 --rules cego --target 18
rule-help-bet = Diz quanto vale uma sequência de pedidos. Sem resposta, mostra todas.
rule-help-bet-examples =
    truco-tutor rule bet envido real_envido --answer nao_quero
    truco-tutor rule bet truco retruco quero --rules gauderio
    truco-tutor rule bet falta envido --score 5 7 --target 24
rule-help-contest = Diz quem ganha a disputa de envido ou de flor. As cartas vão de três em três, um jogador depois do outro; uma barra entre eles é livre.
rule-help-contest-examples =
    truco-tutor rule contest envido 1c 7c 6p / 12o 3o 6e
    truco-tutor rule contest flor 7o 6o 4o / 7e 6e 5e --eldest J2 --rules gauderio
    truco-tutor rule contest envido 7c 6c 5c / 12o 3o 6e --rules cego --sung J1
rule-help-match = Diz se a partida acabou, e de quem é, com o placar depois de uma mão.
rule-help-match-examples =
    truco-tutor rule match 24 20 --target 24
    truco-tutor rule match 25 24 --rules gauderio --target 24 --first B
rule-help-house = Mostra as regras de uma mesa: cada chave do arquivo, o que ela decide e o que muda. Com o nome de um livro de regras, mostra todas as chaves dele.
rule-help-house-examples =
    truco-tutor rule house gauderio
    truco-tutor rule house mesa.toml
    truco-tutor rule envido 1c 7c 6p --house mesa.toml
rule-help-cards = As três cartas, como 1c 7c 6p: número ou letra, e o naipe (e espadas, p paus, o ouros, c copas).
rule-help-two-cards = As duas cartas, como 7e 1p.
rule-help-plays = As cartas na ordem em que foram jogadas: 3c, 4o:x (escondida), J2:3c (do jogador 2).
rule-help-tricks = Quem levou cada rodada: A, B ou = (empate).
rule-help-score = O placar dos lados A e B.
rule-help-calls = Os pedidos em ordem, e a resposta no fim se quiser: envido real_envido nao_quero.
rule-help-answer = A resposta: quero, nao_quero ou sem_flor.
rule-help-kind = O tipo de aposta, quando os pedidos não dizem: truco, envido ou flor.
rule-help-contest-cards = envido ou flor, e as três cartas de cada jogador, a partir de J1.
rule-help-sung = Quem cantou flor, onde cantar é opcional; pode repetir.
rule-help-first = O lado que chegou antes ao total, se os dois chegaram.
rule-help-by-falta = Chegou-se ao total por uma falta.
rule-help-rules = Só este livro de regras: gauderio, cego ou claudista.
rule-help-lang = Idioma da resposta: pt-BR ou en.
rule-help-json = Responde em JSON, como truco-tutor ask; uma linha por livro de regras.
rule-help-strict = Não decide onde o documento se cala ou se contradiz.
rule-help-set = Uma chave de regra, como envido_tie=nobody; pode repetir.
rule-help-house-shown = O arquivo, ou gauderio, cego ou claudista.
rule-help-house-file = As regras da casa: um arquivo TOML com o livro de regras, o total e as chaves da mesa.
rule-help-readings = Mostra também o que o documento não decide aqui, e o que dariam as outras leituras.
rule-help-what-if = Mostra também as menores mudanças que dariam outro resultado.
rule-help-vira = A vira (só no Claudista).
rule-help-lead = Quem saiu na rodada; sem isto, a primeira carta.
rule-help-eldest = Quem é o mão; sem isto, J1.
rule-help-eldest-side = O lado de quem é o mão; sem isto, A.
rule-help-eleven = O lado que está com 11 (só no Claudista).
rule-help-target = Até quanto vai a partida.
rule-help-winner = O lado que ganhou, onde isso muda a falta.

rule-two-cards = { $count ->
    [0] Faltam as cartas: são duas, como 7e 1p.
    [1] Falta uma carta: são duas, como 7e 1p.
   *[other] Vieram { $count } cartas, e a comparação é entre duas, como 7e 1p.
  }
rule-no-plays = Faltam as cartas da rodada, na ordem em que foram jogadas, como 3c 2o.
rule-two-scores = Falta o placar dos dois lados, como 20 10.
rule-bad-trick = Não entendi “{ $given }”. Diga quem levou cada rodada com A, B ou = (empate).
rule-bad-play = Não entendi “{ $given }”. Escreva a carta, como 3c; 3c:x se está escondida; J2:3c se é do jogador 2.
rule-bad-seat = Não entendi o jogador “{ $given }”. O primeiro é J1.
rule-no-seat = Não há J{ $seat } numa mesa de { $players }: os jogadores vão de J1 a J{ $players }.
rule-bad-side = Não entendi o lado “{ $given }”. Os lados são A e B.
rule-bad-number = “{ $given }” não é um número inteiro.
rule-bad-switch = Não entendi a chave “{ $given }”. Escreva nome=valor, como envido_tie=nobody.
rule-no-calls = Falta dizer o que foi pedido, como truco ou envido real_envido.
rule-bad-answer = Não entendi a resposta “{ $given }”. Ela é quero, nao_quero ou sem_flor.
rule-bad-kind = Não conheço a aposta “{ $given }”. Ela é truco, envido ou flor.

rule-is-incident = “{ $given }” é um incidente da mesa. Escreva: truco-tutor rule incident { $usage }
rule-bad-contest = { $some ->
    [0] Falta dizer a disputa, como contest envido 1c 7c 6p / 12o 3o 6e.
   *[other] Não conheço a disputa “{ $given }”: ela é envido ou flor, como contest envido 1c 7c 6p / 12o 3o 6e.
  }
rule-contest-cards = { $count ->
    [0] Faltam as cartas: três de cada jogador, como 1c 7c 6p / 12o 3o 6e.
    [1] Veio uma carta só, e são três de cada jogador, como 1c 7c 6p / 12o 3o 6e.
   *[other] Vieram { $count } cartas, e são três de cada jogador, como 1c 7c 6p / 12o 3o 6e.
  }
rule-house-nearest = Não há arquivo nem livro de regras “{ $given }”. Você quis dizer { $nearest }?

rule-differs = { $name } (diferente)
rule-no-house = Falta o arquivo com as regras da casa, como mesa.toml.
rule-incident-gloss = { $incident ->
    [cut_excess] o corte passou de 3 movimentos
    [cut_peek] quem corta espiou carta do parceiro, o topo ou o fundo
    [cut_both_sides] tirou carta de cima e de baixo no mesmo corte
    [cut_seen_card] o que se faz com a carta do corte que já foi vista
    [deal_peek] o carteador espiou
    [first_card_to_own_side] a primeira carta foi para o próprio lado
    [burn] o carteador quer queimar uma carta
    [wrong_count] alguém recebeu cartas a mais ou a menos
    [dealer_asks] o carteador perguntou se as cartas estão certas
    [out_of_turn] jogou fora da vez
    [hide] escondeu uma carta
    [truco_on_eleven] pediu truco na mão de 11
    [look_in_the_dark] olhou a carta na mão escura
    [drip] avisou de uma goteira na mesa
    [touch_score] mexeu nos pontos do adversário
    [lose_with] perdeu a partida com 0 ou 1 ponto
    [zap_on_forehead] zap na testa do adversário
    [bang_on_glass] bateu numa mesa de vidro
    [broken_table] quebrou a mesa
   *[raffle] quem conduz o sorteio dos reis
  }
