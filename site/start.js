// Starts Python in the worker of voici's kernel, which is given this file in the place of pyodide.js. All that Python
// needs comes as one archive, compiled, and is imported from there: no package is looked for, none is unpacked.
// What has come and what is awake is told to the page ("truco-loading"), by the number that the page gave.

const SIZES = {}; // bytes of each file, written by tools/site
const FETCHED = 70, AWAKE = 80, KERNEL = 90, TUTOR = 97; // per cent

self.loadPyodide = async ({ packages, page, ...options }) => {
  const channel = new BroadcastChannel("truco-loading");
  try {
    return await started(options, (percent) => channel.postMessage({ page, percent }));
  } catch (error) {
    channel.postMessage({ page, failed: true });
    throw error;
  } finally {
    channel.close();
  }
};

async function started(options, tell) {
  const total = Object.values(SIZES).reduce((sum, size) => sum + size, 0), plainFetch = self.fetch;
  let seen = 0;
  const add = (bytes) => {
    seen += bytes;
    tell(Math.min(FETCHED, Math.floor((seen / total) * FETCHED)));
  };

  /** Count what comes, beside the answer itself: a clone leaves it to the browser how the first is read. */
  async function counted(request, ...more) {
    const response = await plainFetch(request, ...more), name = response.url.split("/").pop().split("?")[0];
    if (name in SIZES) count(response.clone().body.getReader());
    return response;
  }

  async function count(reader) {
    for (let part = await reader.read(); !part.done; part = await reader.read()) add(part.value.length);
  }

  self.fetch = counted;
  tell(0);
  const archive = counted(`${options.indexURL}truco.zip`).then((response) => response.arrayBuffer());
  self.importScripts(`${options.indexURL}pyodide.js`);
  const pyodide = await self.loadPyodide(options);
  pyodide.FS.writeFile("/truco.zip", new Uint8Array(await archive));
  self.fetch = plainFetch;
  tell(AWAKE);
  pyodide.runPython('import sys; sys.path[:] = ["/truco.zip", *filter(None, sys.path)]');
  pyodide.runPython("import pyodide_kernel");
  tell(KERNEL);
  pyodide.runPython("import tutor.notebook");
  tell(TUTOR);
  return pyodide;
}
