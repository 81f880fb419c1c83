// Works without a network from the second visit on. Three lots of files: "core", kept as soon as somebody comes by (the pages,
// their looks, the rules); "python", kept once a page has used it; "replays", kept once the shelf was opened. Whatever else a page asks for
// is kept as it comes. A new edition of the site takes over when no page of the old one is open.

const EDITION = {}; // {id, lots: {core, python, replays}}, written by tools/site
const CACHE = `truco-${EDITION.id}`;

/** A file's name in the cache: no query, a folder's page by name. Names are found at once; to ignore a query all are read. */
function key(address) {
  const { origin, pathname } = new URL(address, registration.scope);
  return `${origin}${pathname}${pathname.endsWith("/") ? "index.html" : ""}`;
}

self.addEventListener("install", (event) => event.waitUntil(keep(EDITION.lots.core)));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", (event) => {
  const { lot, also } = event.data;
  if (EDITION.lots[lot]) event.waitUntil(keep([...EDITION.lots[lot], ...also]));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(answered(event));
});

async function begin() {
  for (const name of await caches.keys()) if (name.startsWith("truco-") && name !== CACHE) await caches.delete(name);
  await clients.claim();
}

/** Keep what is not kept yet, a few files at a time; one that cannot be had is had when it is next asked for. */
async function keep(addresses) {
  const cache = await caches.open(CACHE), left = [...new Set(addresses.map(key))];
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      if (!next.startsWith(registration.scope) || (await cache.match(next))) continue;
      const answer = await fetch(next, { cache: "no-cache" }).catch(() => null);
      if (answer?.ok) await cache.put(next, answer);
    }
  };
  await Promise.all([1, 2, 3, 4].map(worker));
}

/** What stands for a file that is not kept while there is no network: for a page one that says so. */
function absent(request, error) {
  if (request.mode !== "navigate") throw error;
  return Response.redirect(key("offline.html"));
}

async function answered(event) {
  const { request } = event, cache = await caches.open(CACHE), kept = await cache.match(key(request.url));
  if (kept) return kept;
  const answer = await fetch(request).catch((error) => absent(request, error));
  if (answer.status === 200 && !answer.redirected) event.waitUntil(cache.put(key(request.url), answer.clone()));
  return answer;
}
