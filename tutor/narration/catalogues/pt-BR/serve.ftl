# Abrir as páginas e o JupyterLab
serve-help = Abre as lições e os aplicativos no navegador, até você apertar Ctrl+C.
serve-help-port = Porta do servidor. Sem ela, a primeira livre a partir de 8866.
serve-help-host = Endereço em que o servidor atende. O padrão só atende esta máquina.
serve-help-no-browser = Não abre o navegador, só mostra o link.
serve-help-notebooks = Pasta de cadernos para servir no lugar das lições.
serve-help-warm = Quantos núcleos Python ficam prontos por página. Mais abre mais rápido e gasta mais memória.
serve-help-verbose = Mostra no terminal o que o servidor faz.
serve-help-public = Para um endereço aberto a todos: o progresso fica no navegador de cada um, e há limite de páginas. Vale também sempre que --host não é desta máquina.
serve-help-max-pages = Com --public: quantas páginas podem ficar abertas ao todo, a uns 45 MB cada.
serve-help-max-pages-each = Com --public: quantas de um mesmo endereço; uma turma inteira costuma ter um só.
serve-help-lang = Idioma das mensagens: pt-BR ou en.
lab-help = Abre os cadernos das lições no JupyterLab, até você apertar Ctrl+C.

serve-open-at = Truco Tutor aberto em { $link } (Ctrl+C encerra)
serve-open-to-all = Truco Tutor aberto em { $link } para quem chegar; o progresso fica no navegador de cada um (Ctrl+C encerra)
serve-port-taken = A porta { $port } já está em uso. A próxima livre é a { $free }: truco-tutor serve --port { $free }
serve-port-forbidden = Não dá para usar a porta { $port }. Escolha uma entre 1024 e 65535, ou deixe sem --port.
serve-no-free-port = Nenhuma porta livre entre { $first } e { $last }. Feche algum programa ou escolha outra com --port.
serve-no-such-host = Esta máquina não atende no endereço “{ $host }”. Para usar só aqui, deixe sem --host; para a rede, use --host 0.0.0.0.
serve-no-such-folder = A pasta “{ $folder }” não existe. Diga em --notebooks uma pasta com arquivos .ipynb.
serve-nothing-to-serve = As lições não vieram com esta instalação. Instale de novo: pip install 'truco-tutor[apps]'
serve-missing-extra = Faltam partes para abrir as páginas ({ $missing }). Na pasta do projeto: make install. Fora dela: pip install 'truco-tutor[apps]'
serve-help-hub = Ser o servidor de uma pessoa num JupyterHub, que o inicia (deploy/jupyterhub).
serve-no-hub = Falta a variável { $variable }: quem põe --hub é o JupyterHub, ao iniciar o servidor de cada pessoa (deploy/jupyterhub). Sem hub, chame truco-tutor serve.
