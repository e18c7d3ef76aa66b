/* Keeps the shell of the page, so that it opens without a connection. BUILT is filled in when the
   page is built. The document itself always comes from the server where there is one. */
const { version, shell } = /* BUILT */ { version: '', shell: [] };
const KEPT = `honeymoon-${version}`;
const LAW = 'honeymoon-law';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(shell.map((path) => new Request(path, { cache: 'reload' })))));
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('honeymoon-') && name !== KEPT && name !== LAW;
  const clean = async () => {
    for (const name of await caches.keys()) if (isOld(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

/* The page asks for this outside of a deal only. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pathname.startsWith('/rules/') ? law(request) : document(request));
  else if (shell.includes(pathname)) event.respondWith(kept(pathname, request));
});

async function document(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/', { cacheName: KEPT })) ?? Response.error();
  }
}

async function law(request) {
  const cache = await caches.open(LAW);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    return found;
  } catch {
    return (await cache.match(request)) ?? document(request);
  }
}

/* The names of these files change with what is in them, or they are only pictures. */
async function kept(path, request) {
  return (await caches.match(path, { cacheName: KEPT })) ?? fetch(request);
}
