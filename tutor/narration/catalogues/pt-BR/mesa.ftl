## A mesa: jogar uma partida contra os bots.

mesa-rules = Regulamento
mesa-house = As regras
mesa-players = Jogadores
mesa-target = A partida vai a
mesa-people = Quem joga neste aparelho
mesa-people-one = eu, contra os bots
mesa-people-against = duas pessoas, adversárias
mesa-people-partners = duas pessoas, parceiras
mesa-bot = Os bots
mesa-bot-novato = Novato
mesa-bot-regrado = Regrado
mesa-bot-mestre = Mestre
mesa-undo = Posso voltar atrás
mesa-name-own = Seu nome
mesa-name-other = O nome da outra pessoa
mesa-deal = Dar as cartas
mesa-from = Começa em { $a } × { $b }, o mão é { $seat }.
mesa-go-on = Voltar à partida

mesa-you = você
mesa-own = Suas cartas
mesa-own-of = Cartas de { $seat }
mesa-hide = Virada para baixo
mesa-calls = O que você pode dizer
mesa-barred = O que agora não pode ({"{n}"})
mesa-log = O que aconteceu
mesa-skip = Pular
mesa-undo-act = Desfazer
mesa-leave = Outra partida
mesa-next-hand = Próxima mão
mesa-to-replay = Ver no replay
mesa-save = Guardar (.truco)
mesa-again = Mais uma partida
mesa-over = Acabou a mão
mesa-over-match = Acabou a partida
mesa-advice = O treinador
mesa-thinking = Fazendo as contas…
mesa-hint = Dica ({"{n}"} de {"{total}"})
mesa-unknown = O que eu não sei
mesa-review = Rever minhas escolhas
mesa-reviewing = Faltam {"{n}"}…
mesa-drill = Treinar: {"{name}"}
mesa-moment = Ver este lance no replay

mesa-pass = Passe o telefone para { $seat }.
mesa-pass-lead = As cartas ficam cobertas até { $seat } tocar no botão.
mesa-pass-ready = Sou { $seat }: mostrar minhas cartas

mesa-cut = O corte é seu
mesa-cut-split = Separar o maço
mesa-cut-take = { $side ->
    [cima] { $to ->
        [fica] Tirar de cima e ficar com ela
        [parceiro] Tirar de cima para o parceiro
        [vira] Tirar de cima: é a vira
       *[queima] Tirar de cima e queimar
      }
   *[baixo] { $to ->
        [fica] Tirar de baixo e ficar com ela
        [parceiro] Tirar de baixo para o parceiro
        [vira] Tirar de baixo: é a vira
       *[queima] Tirar de baixo e queimar
      }
  }
mesa-cut-side = { $side ->
    [cima] Pronto: dê por cima
   *[baixo] Pronto: dê por baixo
  }
mesa-cut-dry = { $count ->
    [one] Um corte seco
   *[other] { $count } cortes secos
  }

mesa-resumed-anew = A partida continua do mesmo placar. Este servidor já é outro, e a mão que corria foi dada de novo.
mesa-not-resumed = A partida guardada neste navegador não dá para ler. Comece outra.
mesa-no-room = A mesa não responde. Recarregue a página: a partida está guardada neste navegador.
mesa-trouble = Algo deu errado por aqui. A partida não se perdeu: tente outra vez.
mesa-replace = A partida guardada ainda não acabou. Se você começar outra, ela se perde.
mesa-replace-act = Começar outra
mesa-opening = Arrumando a mesa…
mesa-kept = A partida fica neste navegador e continua daqui mesmo se a página fechar.
