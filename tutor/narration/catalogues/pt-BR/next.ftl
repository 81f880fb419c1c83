## Quem é o mão na mão seguinte.

next-eldest-next-seat = O mão da próxima é { $seat-the }: a vez de ser o mão anda um lugar de cada vez.
next-eldest-sides = O mão da próxima é { $seat-the }: a vez de ser o mão passa de um lado para o outro.
next-eldest-hand-winner = O mão da próxima é { $seat-the }, que ganhou a mão.
next-eldest-same-dealer = O mão continua a ser { $seat-the }: depois de uma olhada sem querer na mão escura, dá de novo quem deu.
