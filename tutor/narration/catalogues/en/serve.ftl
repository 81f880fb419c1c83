# Opening the pages and JupyterLab
serve-help = Open the lessons and apps in the browser, until you press Ctrl+C.
serve-help-port = Port of the server. Without it, the first free one from 8866.
serve-help-host = Address the server answers on. The default answers this machine only.
serve-help-no-browser = Do not open the browser, just show the link.
serve-help-notebooks = Folder of notebooks to serve in place of the lessons.
serve-help-warm = How many Python kernels wait for each page. More opens faster and takes more memory.
serve-help-verbose = Show in the terminal what the server does.
serve-help-public = For an address open to all: progress is kept by each one's own browser, and the number of pages is limited. Holds too whenever --host is not of this machine.
serve-help-max-pages = With --public: how many pages may be open in all, at about 45 MB each.
serve-help-max-pages-each = With --public: how many from one address; a whole class usually has a single one.
serve-help-lang = Language of the messages: pt-BR or en.
lab-help = Open the lesson notebooks in JupyterLab, until you press Ctrl+C.

serve-open-at = Truco Tutor is open at { $link } (Ctrl+C stops it)
serve-open-to-all = Truco Tutor is open at { $link } to whoever comes; progress is kept by each one's browser (Ctrl+C ends it)
serve-port-taken = Port { $port } is already in use. The next free one is { $free }: truco-tutor serve --port { $free }
serve-port-forbidden = Port { $port } cannot be used. Choose one from 1024 to 65535, or leave --port out.
serve-no-free-port = No free port from { $first } to { $last }. Close a program, or choose another with --port.
serve-no-such-host = This machine does not answer on the address “{ $host }”. For this machine alone, leave --host out; for the network, use --host 0.0.0.0.
serve-no-such-folder = The folder “{ $folder }” does not exist. Give --notebooks a folder with .ipynb files.
serve-nothing-to-serve = The lessons did not come with this installation. Install again: pip install 'truco-tutor[apps]'
serve-missing-extra = Parts needed to open the pages are missing ({ $missing }). In the project's folder: make install. Elsewhere: pip install 'truco-tutor[apps]'
serve-help-hub = Be one user's server in a JupyterHub, which starts it (deploy/jupyterhub).
serve-no-hub = The variable { $variable } is missing: --hub is for the JupyterHub that starts everybody's server (deploy/jupyterhub). Without a hub, call truco-tutor serve.
