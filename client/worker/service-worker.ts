/**
 * The service worker: with it the app opens without a network. It keeps the files of one build and the page that belongs to them, and nothing of any
 * student: of `/api` only pictures and sounds pass through it, which the page keeps apart for each student.
 *
 * A new build's worker waits until no page of an older build is open, or until its student reloads (`client/src/lib/worker/`): an open page may still
 * need files of its own build. The operator's switch, by which a server removes the worker from all browsers, is in docs/operations.md.
 */
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from "workbox-precaching";
import { createPartialResponse } from "workbox-range-requests";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import type { WorkerMessage } from "./messages.ts";
import { isMediaAddress, mediaAccountKey, mediaAddress, mediaCacheOf, mediaMarkCache } from "./media-caches.ts";
import { isPageOf } from "./page-of-build.ts";
import { isWaitingName, readWaitingFile } from "./waiting-files.ts";

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: the addresses of the hashed files that are kept, of those that are not, the other kept files, and the address of the page's first script, which names the build. */
declare const HASHED_FILES: readonly string[];
declare const OTHER_FILES: readonly string[];
declare const PUBLIC_FILES: readonly { url: string; revision: string }[];
declare const BUILT_ENTRY: string;

/** How long a page waits for the network before the kept page opens, in seconds. */
const patienceSeconds = 3;
/** One page for every address: the server sends the same for all. Each build has a cache of its own, so that page and files belong together. */
const pageCache = `page-${BUILT_ENTRY}`;
const pageKey = "/";
/** Hashed files that are not kept from the start, such as a rarely opened screen's. */
const fileCache = `files-${BUILT_ENTRY}`;

/** So many files are fetched at once when the worker is installed; the page's own requests have connections left. */
const filesAtOnce = 4;

/** The build writes the list wherever it is named: once is enough. */
const hashedFiles = HASHED_FILES;
const builtFiles = new PrecacheController();
builtFiles.addToCacheList([...hashedFiles.map((url) => ({ url, revision: null })), ...PUBLIC_FILES]);
/** `again` stands at the address of a file that failed to load before (client/src/lib/lost-parts.ts). */
registerRoute(new PrecacheRoute(builtFiles, { directoryIndex: "", cleanURLs: false, ignoreURLParametersMatching: [/^again$/] }));
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: fileCache, matchOptions: { ignoreSearch: true } }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isPageAddress(url.pathname),
  new NetworkFirst({
    cacheName: pageCache,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => pageKey,
        cacheWillUpdate: async ({ response }) => ((await isPageOf(BUILT_ENTRY, response)) ? response : null),
        // A proxy answers for a server that is away: the kept page is better than the proxy's.
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
          return response;
        },
        // Without a kept page the student gets whatever the network has, the browser's own error page included.
        handlerDidError: ({ request }) => fetch(request),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isMediaAddress(url.pathname),
  ({ request, url }) => {
    const name = url.pathname.slice(mediaAddress("").length);
    return isWaitingName(name) ? waitingMedium(request, name) : medium(request);
  },
);

async function medium(request: Request): Promise<Response> {
  const reply = await fetch(request).catch(() => null);
  if (reply && reply.status < 500) return reply;
  return (await keptMedium(request)) ?? reply ?? Response.error();
}

/** One that was chosen without a network, and waits on this device; or as the server has it since. */
async function waitingMedium(request: Request, name: string): Promise<Response> {
  const uid = await shownAccount();
  const file = uid === undefined ? null : await readWaitingFile(uid, name);
  if (file?.bytes) return inPieces(request, new Response(file.bytes, { headers: { "content-type": file.type } }));
  return file?.sent ? medium(new Request(mediaAddress(file.sent.name), { headers: request.headers })) : fetch(request);
}

/** A picture or sound that this device keeps of the student who is signed in. */
async function keptMedium(request: Request): Promise<Response | undefined> {
  const uid = await shownAccount();
  if (uid === undefined) return undefined;
  const kept = await caches.match(request.url, { cacheName: mediaCacheOf(uid) });
  return kept && inPieces(request, kept);
}

async function shownAccount(): Promise<string | undefined> {
  return (await caches.match(mediaAccountKey, { cacheName: mediaMarkCache }))?.text();
}

/** Players ask for pieces of a sound. */
function inPieces(request: Request, whole: Response): Response | Promise<Response> {
  return request.headers.has("range") ? createPartialResponse(request, whole) : whole;
}

/** Downloads are navigations too, and go to the server as they are. */
function isPageAddress(path: string): boolean {
  return !path.startsWith("/api/") && !/\.[a-z0-9]+$/i.test(path);
}

self.addEventListener("install", (event) => {
  routeWithoutWorker(event);
  event.waitUntil(keepPage());
  event.waitUntil(keepHashedFiles().then(() => builtFiles.install(event)));
});

/** Workbox fetches its files one after another; those that are in its cache already, it only looks for. */
async function keepHashedFiles(): Promise<void> {
  const cache = await caches.open(builtFiles.strategy.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = hashedFiles.filter((file) => !kept.has(file));
  const keepNext = async () => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop()) await cache.add(file);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, keepNext));
}

/**
 * Where browsers have it, requests of the API do not even start the worker, and the kept files come from their cache without a turn in it: a hundred
 * files on the way to the first screen would wait for each other there. A file that is not in the cache any more comes from the network.
 */
function routeWithoutWorker(event: ExtendableEvent): void {
  if (!("addRoutes" in event) || typeof event.addRoutes !== "function") return;
  const [byWorker, kept] = ["fetch-event", { cacheName: builtFiles.strategy.cacheName }];
  // The first that fits counts: pictures and sounds do start it.
  event.addRoutes([
    { condition: { urlPattern: "/api/media/*" }, source: byWorker },
    { condition: { urlPattern: "/api/*" }, source: "network" },
    ...[...OTHER_FILES, "/assets/*\\?again=*"].map((urlPattern) => ({ condition: { urlPattern }, source: byWorker })),
    { condition: { urlPattern: "/assets/*", requestMethod: "GET" }, source: kept },
  ]);
}

/** @throws if the server already has another build: the worker of that build is installed next */
async function keepPage(): Promise<void> {
  const page = await fetch(pageKey, { cache: "reload" });
  if (!(await isPageOf(BUILT_ENTRY, page))) throw new Error("The page and this worker are not of the same build.");
  await keepLanguageOf(page.clone());
  await (await caches.open(pageCache)).put(pageKey, page);
}

/** A page in another language than English names that language's files, which no list of the build can have for all students. */
async function keepLanguageOf(page: Response): Promise<void> {
  const [file] = /\/assets\/catalogue-[\w-]+\.js/.exec(await page.text()) ?? [];
  if (file === undefined) return;
  const cache = await caches.open(fileCache);
  await cache.add(file);
  // Its first file names the second.
  const [rest] = /\/assets\/messages-[\w-]+\.js/.exec((await (await cache.match(file))?.text()) ?? "") ?? [];
  if (rest !== undefined) await cache.add(rest);
}

self.addEventListener("activate", (event) => {
  void builtFiles.activate(event);
  event.waitUntil(Promise.all([removeOlderCaches(), askAheadForPages(), self.clients.claim()]));
});

/**
 * A page is asked of the server while this worker starts. Not in Firefox: there a page that was asked ahead and not reached becomes the browser's error
 * page, although the worker answers with the kept one.
 */
async function askAheadForPages(): Promise<void> {
  const { navigationPreload } = self.registration;
  await (/\bFirefox\//.test(navigator.userAgent) ? navigationPreload?.disable() : navigationPreload?.enable());
}

async function removeOlderCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => /^(?:page|files)-/.test(name) && name !== pageCache && name !== fileCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === "take-over") event.waitUntil(self.skipWaiting());
  if (message.type === "take-over-if-same-build" && message.entry === BUILT_ENTRY) event.waitUntil(takeOverIfAlone());
});

/** A page that was just opened from the network may already be of this build; if no other page is open, nothing of an older build is needed. */
async function takeOverIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
