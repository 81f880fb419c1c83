## Quem é o mão na mão seguinte.

next-eldest-next-seat = O mão da próxima é { $seat-the }: o posto anda um lugar por mão.
next-eldest-sides = O mão da próxima é { $seat-the }: o posto passa de um lado para o outro.
next-eldest-hand-winner = O mão da próxima é { $seat-the }, que ganhou a mão.
next-eldest-same-dealer = O mão continua a ser { $seat-the }: depois de uma olhada sem querer na mão escura, dá de novo quem deu.
