// Compiles the Python of a folder for the browser, by the very Python that will run it there: each .py becomes a .pyc.
import { loadPyodide } from "pyodide";

const pyodide = await loadPyodide();
pyodide.FS.mkdirTree("/bundle");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: process.argv[2] }, "/bundle");
pyodide.runPython(`
import py_compile, warnings
from pathlib import Path

warnings.simplefilter("ignore")  # what a library's own source deserves is not said here
for source in sorted(Path("/bundle").rglob("*.py")):
    py_compile.compile(
        str(source),
        cfile=str(source.with_suffix(".pyc")),
        dfile=str(source.relative_to("/bundle")),
        doraise=True,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    source.unlink()
`);

// What is left out is not missed: what a page begins with can be imported. Said as text, for the kernel takes over stderr.
const missed = pyodide.runPython(`
import importlib, sys, traceback
sys.path.insert(0, "/bundle")
try:
    for name in ("ipython_pygments_lexers", "pyodide_kernel", "piplite.piplite", "tutor.notebook"):
        importlib.import_module(name)
    missed = ""
except Exception:
    missed = traceback.format_exc()
missed
`);
if (missed) {
  console.error(missed);
  process.exit(1);
}
