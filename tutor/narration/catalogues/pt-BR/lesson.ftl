## As lições: o que as suas partes dizem.

lesson-incident = Aconteceu: { $what }. E agora?
lesson-switch = A mesa pode escolher outra coisa: chave { $option }, nas regras da casa.
lesson-silence-about = As cláusulas em volta
lesson-silence-ours = Como lemos:
lesson-silence-others = Também se poderia ler assim:
lesson-differs = diferente
lesson-under-total = Jogando até { $target }: { $cell }
lesson-face-down = carta virada
lesson-next = Próxima lição: { $title }
lesson-last = Esta era a última lição. Agora é na mesa.
lesson-practise = Treinar: { $skill }
lesson-progress = Ver o que você já sabe
lesson-apps-elsewhere = O treino e o progresso ficam nas páginas, que o comando truco-tutor abre no navegador.
lesson-broken = Esta parte não abriu.
lesson-goes-on = O resto da lição continua valendo.
lesson-broken-why = Para quem escreve a lição
lesson-place = { $folder }, lição { $n } de { $total }
lesson-known = { $known ->
    [0] { $total ->
        [one] O assunto desta lição ainda está por firmar.
       *[other] Os { $total } assuntos desta lição ainda estão por firmar.
      }
   *[other] Você já domina { $known } de { $total } { $total ->
        [one] assunto
       *[other] assuntos
      }.
  }
lesson-check-all = Tudo firme: você domina os assuntos desta lição.
lesson-check-clean = Nenhum erro. Firmes: { $sure } de { $total }; para firmar um assunto são precisos mais acertos do que cabem aqui, e o treino de cada um está abaixo.
lesson-check-some = Firmes: { $sure } de { $total }. O que ainda não está firme está abaixo, com o treino de cada um.
lesson-check-done = Siga para a próxima lição; daqui a uns dias o treino pergunta de novo.
lesson-check-more = Não há pressa: treine o que falta ou faça outra rodada.
lesson-about = Assuntos
lesson-copy = Copiar o link desta lição
lesson-copied = Copiado
lesson-bet = Quanto se marca?
lesson-fact-seat = { $fact ->
    [dealer] Quem deu as cartas: { $who }
   *[other] Quem foi: { $who }
  }
