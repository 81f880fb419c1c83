## O que se pode fazer agora.

may-play = { $seat-the } pode { $act }: é a sua vez.
may-hide = { $seat-the } pode { $act }: carta escondida não vale nada, mas pode ser jogada.
may-accept-eleven = { $seat-the } pode { $act }: a decisão é do lado que está com 11.
may-refuse-eleven = { $seat-the } pode { $act }: a decisão é do lado que está com 11.
may-fold = { $seat-the } pode { $act } e largar a mão.
may-answer = { $seat-the } pode { $act }: o pedido espera a resposta do seu lado.
may-raise = { $seat-the } pode { $act }: a vez de aumentar é do seu lado.
may-truco = { $seat-the } pode { $act } agora.
may-envido = { $seat-the } pode { $act }: é a primeira rodada e ainda não baixou carta.
may-flor = { $seat-the } pode { $act }: tem flor e ainda não baixou carta.
