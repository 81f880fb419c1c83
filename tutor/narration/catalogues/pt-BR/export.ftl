## Uma mão num arquivo só, para enviar.

export-help =
    Guarda uma mão ou partida num arquivo só, para enviar a quem se queira; ou uma folha de exercícios para imprimir.

    Com .html é uma página que abre em qualquer navegador, no computador ou no celular, sem rede: a mesa, os lances e as cláusulas, em português e em inglês, até 300 KB. Com .txt é só texto. Com --sheet tie.hand é uma folha A4 com dez perguntas do assunto e, em página à parte, o gabarito com o motivo e a cláusula.
export-help-file = O arquivo .truco, ou o nome de uma mão da biblioteca; - lê da entrada.
export-help-output = O arquivo a escrever: .html ou .txt; com --at também .svg ou .png.
export-help-at = Um lance só: o nome dele no link da página (empate, 0-joga-2) ou o número. Para .txt, .svg e .png.
export-help-seat = Só o que este jogador pode ver: o lugar (0, 1…), J1, J2… ou o nome. As outras cartas não vão no arquivo.
export-help-lang = Língua: pt-BR ou en.
export-done = { $file }: { $size } KB.
export-kind = Não sei escrever “{ $given }”. O nome termina em { $known }.
export-at = { $at ->
    [no] Uma figura mostra um lance só: para escrever { $given }, diga qual, como em --at 5.
   *[yes] --at escolhe um lance para .txt, .svg ou .png; { $given } leva a mão inteira.
  }
export-no-step = Esta mão não tem o lance “{ $given }”. Tente { $known }.
export-no-browser = A figura é desenhada por um navegador sem janela (Chromium, Chrome ou Edge), e nenhum respondeu nesta máquina. TRUCO_CHROMIUM diz onde ele está. Sem ele, a própria página desenha: abra a mão e use “Guardar ou enviar”.
export-unwritable = Não deu para escrever { $file }: { $error }.
export-too-large = A página teria { $size } KB, e o limite é 300. Mande o texto (-o partida.txt) ou o próprio arquivo .truco.
export-help-sheet = O assunto de uma folha de exercícios, como tie.hand (no lugar do arquivo).
export-help-rules = Da folha: o livro de regras; o primeiro que tem o assunto, se nada for dito.
export-help-seed = Da folha: a semente; a mesma dá a mesma folha.
export-one = Diga uma coisa só: um arquivo, ou uma folha (--sheet tie.hand).
export-sheet-unknown = Não há assunto “{ $given }” para uma folha. Há: { $near }.
export-sheet-rules = “{ $skill }” não existe no { $rules }; há em: { $known }.
export-sheet-kind = Uma folha se escreve em .html; “{ $given }” termina de outro jeito.
