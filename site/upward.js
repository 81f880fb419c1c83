// For the page of an address that is not there. A host shows it in any folder, so it looks upwards for the site that it is of.
addEventListener("DOMContentLoaded", async () => {
  const isSite = async (folder) => (await fetch(new URL("offline.js", folder), { method: "HEAD" }).catch(() => null))?.ok;
  let folder = new URL(".", location);
  while (folder.pathname !== "/" && !(await isSite(folder))) folder = new URL("..", folder);
  for (const link of document.querySelectorAll('a[href="./"]')) link.href = folder.href;
});
