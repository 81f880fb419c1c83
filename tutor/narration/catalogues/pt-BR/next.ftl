## Quem é o mão na mão seguinte.

next-eldest-next-seat = O mão da próxima é { $seat-the }: o mão passa de um em um.
next-eldest-sides = O mão da próxima é { $seat-the }: o mão passa de um lado para o outro.
next-eldest-hand-winner = O mão da próxima é { $seat-the }, que ganhou a mão.
