## As cartas: nome, gênero, artigo.

card-name = { $rank } de { $suit }
card-the = { $gender ->
    [f] a { $name }
   *[m] o { $name }
  }
card-of = { $gender ->
    [f] da { $name }
   *[m] do { $name }
  }

card-rank-1 = ás
card-rank-2 = dois
card-rank-3 = três
card-rank-4 = quatro
card-rank-5 = cinco
card-rank-6 = seis
card-rank-7 = sete
card-rank-10 = sota
card-rank-11 = cavalo
card-rank-12 = rei
card-rank-q = dama
card-rank-j = valete
card-rank-k = rei
card-rank-a = ás

card-gender-1 = m
card-gender-2 = m
card-gender-3 = m
card-gender-4 = m
card-gender-5 = m
card-gender-6 = m
card-gender-7 = m
card-gender-10 = f
card-gender-11 = m
card-gender-12 = m
card-gender-q = f
card-gender-j = m
card-gender-k = m
card-gender-a = m

card-suit-e = espadas
card-suit-p = paus
card-suit-o = ouros
card-suit-c = copas
