# O site sem servidor: o que ele diz enquanto carrega, e quando não há rede.
site-loading = Carregando o juiz… { $n } %
site-failed = O juiz não carregou. Confira a rede e recarregue a página; se já abriu aqui antes, ele abre também sem rede.
site-still = Esta página abre na hora e funciona sem rede. O que só o juiz responde (“e se…?”, arquivos seus) abre com ele, que leva alguns segundos para carregar.
site-description = As regras de três trucos gaúchos, com o porquê de cada decisão: lições, treino, mãos comentadas e um juiz.
site-still-failed = Esta parte não carregou. Confira a rede e recarregue a página.
site-hand-absent = Não há rede, e esta mão ainda não foi guardada neste navegador. Escolha outra, ou tente de novo com a rede de volta.
