## A página de entrada: o que é, três trucos, continuar de onde parou, quem aprende.

landing-title = Truco se aprende jogando
landing-lead = Blefe, conversa e um baralho. São três trucos, cada um com o seu regulamento. Aqui você aprende o porquê de cada regra, treina até sair sem pensar e tira a dúvida da mesa na hora.

landing-continue = Continuar de onde parou
landing-continue-go = Continuar:
landing-start = Primeira vez? Comece aqui
landing-start-go = Abrir a primeira lição
landing-test = Já joga? Faça o teste de nível
landing-drill = Treinar agora

landing-who = Quem está treinando
landing-who-nobody = sem nome
landing-who-lead = Mais gente usa este navegador? Cada um com o seu nome, sem senha, e o progresso não se mistura.
landing-who-choose = Nomes neste navegador
landing-who-new = Outro nome
landing-who-add = Entrar com este nome
landing-who-not-kept = Este navegador não deixa guardar nada: o nome vale só até sair desta página.

landing-books = Os três trucos
landing-book-seats = { $seats } jogadores
landing-book-target = até { $targets } { $rules ->
    [cego] tentos
   *[other] pontos
  }
landing-book-gauderio = Envido, flor e truco, quatro manilhas que não mudam nunca, e a carta que se joga virada para blefar melhor.
landing-book-cego = Irmão do Gaudério, de mesa mais cheia: a mesma força das cartas, outros preços, e toda carta se joga aberta.
landing-book-claudista = Sem envido nem flor: a vira escolhe as manilhas de cada mão, há mão de onze, mão escura e um corte cheio de cerimônia.
landing-lessons = { $count ->
    [one] Uma lição
   *[other] { $count } lições
  }
landing-no-lessons = As lições deste truco ainda estão sendo escritas. O treino e as regras já estão prontos.
landing-practise = Treinar
landing-read = Ler as regras
landing-together = Um ao lado do outro
landing-together-lead = Para quem já começou dois trucos: a mesma mão sob cada regulamento, e o que os documentos não decidem.
landing-more = Mais lições

landing-tools = Para usar à vontade
landing-foot = Cada resposta mostra a cláusula do regulamento em que se apoia. Onde o documento não decide, dizemos que a leitura é nossa.
