## Uma mão num arquivo só, para enviar.

export-help =
    Guarda uma mão ou partida num arquivo só, para enviar a quem se queira.

    Com .html é uma página que abre em qualquer navegador, no computador ou no celular, sem rede: a mesa, os lances e as cláusulas, em português e em inglês, até 300 KB. Com .txt é só texto.
export-help-file = O arquivo .truco, ou o nome de uma mão da biblioteca; - lê da entrada.
export-help-output = O arquivo a escrever: .html ou .txt.
export-help-seat = Só o que este jogador pode ver: o lugar (0, 1…), J1, J2… ou o nome. As outras cartas não vão no arquivo.
export-help-lang = Língua: pt-BR ou en.
export-done = { $file }: { $size } KB.
export-kind = Não sei escrever “{ $given }”. O nome termina em { $known }. Para uma figura, abra a página e use “Guardar ou enviar”.
export-unwritable = Não deu para escrever { $file }: { $error }.
export-too-large = A página teria { $size } KB, e o limite é 300. Mande o texto (-o partida.txt) ou o próprio arquivo .truco.
