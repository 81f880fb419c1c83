# The site without a server: what it says while it loads, and when there is no network.
site-loading = Loading the referee… { $n } %
site-failed = The referee did not load. Check the network and reload the page; where it has opened before, it opens without a network too.
site-still = This page opens at once and works without a network. What only the referee can answer (“what if…?”, files of your own) opens with him, who takes some seconds to load.
site-description = The rules of three kinds of truco from southern Brazil, with the why of every ruling: lessons, practice, annotated hands and a referee.
site-still-failed = This part did not load. Check the network and reload the page.
site-hand-absent = There is no network, and this hand has not been kept in this browser yet. Choose another, or try again when the network is back.
