import type { WorkerMessage } from "../../../worker/messages.ts";
import { hourMs } from "@recollect/domain/time/units.ts";

/** The address of the worker's script. Its scope is the whole site. */
export const workerAddress = "/sw.js";
/** After a reload was chosen, the new worker is waited for this long; then the page reloads anyway. */
export const takeOverMs = 5_000;
/** How often an open page asks for a newer worker. The browser itself asks at each page load. */
const askAgainMs = hourMs;
/** The worker's own caches. The others hold what this device keeps of its students, which a server without a worker leaves as it is. */
const cacheOfWorker = /^(?:page-|files-|workbox-)/;

type AppWorkerDeps = {
  /** undefined in browsers without service workers, and on plain HTTP */
  container: ServiceWorkerContainer | undefined;
  /** undefined where `container` is */
  caches: CacheStorage | undefined;
  /** the operator's switch */
  isOff: boolean;
  /** the address of the page's first script, which names its build; null: unknown */
  entry: string | null;
  reload: () => void;
  /** ms since 1970 */
  clock: () => number;
};

/** The page's side of the service worker, with which the app opens without a network. */
export type AppWorker = {
  /** Registers the worker, or removes it where it is switched off. Never throws: without a worker the app works as in any other browser. */
  start: () => Promise<void>;
  /** asks for a newer worker, once an hour at most */
  askForNewer: () => Promise<void>;
  /** whether a newer version waits for a reload */
  isNewVersionReady: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** lets the newer version take over, and reloads the page */
  reloadInNewVersion: () => Promise<void>;
};

export function createAppWorker({ container, caches, isOff, entry, reload, clock }: AppWorkerDeps): AppWorker {
  const listeners = new Set<() => void>();
  let registration: ServiceWorkerRegistration | undefined;
  let waiting: ServiceWorker | null = null;
  let askedAt = clock();

  function setWaiting(worker: ServiceWorker | null): void {
    if (waiting === worker) return;
    waiting = worker;
    for (const listener of listeners) listener();
  }

  /** A worker waits only while an older one runs; the first one is at work at once. */
  function follow(newer: ServiceWorker | null): void {
    if (newer === null) return;
    const isOffered = container?.controller !== null;
    const look = () => {
      // This page may be the newer version already: then the worker has nothing to wait for, unless an older page is open beside it.
      if (newer.state === "installed" && entry !== null) send(newer, { type: "take-over-if-same-build", entry });
      if (isOffered && newer.state === "installed") setWaiting(newer);
      else if (newer === waiting) setWaiting(null);
    };
    newer.addEventListener("statechange", look);
    look();
  }

  async function start(): Promise<void> {
    if (!container) return;
    if (isOff) return remove(() => true);
    try {
      registration = await container.register(workerAddress, { updateViaCache: "none" });
    } catch {
      await removeIfGone();
      return;
    }
    // Some tools replace `register` by a function that gives nothing.
    if (!registration) return;
    follow(registration.waiting);
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration?.installing ?? null));
    // Where a worker is known already, browsers answer `register` without a look at its script.
    if (registration.active) await registration.update().catch(removeIfGone);
  }

  async function askForNewer(): Promise<void> {
    if (!registration || clock() - askedAt < askAgainMs) return;
    askedAt = clock();
    await registration.update().catch(removeIfGone);
  }

  /** The kept files would never change again. */
  async function removeIfGone(): Promise<void> {
    if (await isWorkerGone()) await remove((cache) => cacheOfWorker.test(cache));
  }

  async function remove(isCacheToGo: (name: string) => boolean): Promise<void> {
    const registrations = (await container?.getRegistrations().catch(() => [])) ?? [];
    if (registrations.length === 0) return;
    await Promise.all(registrations.map((one) => one.unregister().catch(() => false)));
    if (caches) await removeCaches(caches, isCacheToGo).catch(() => {});
    registration = undefined;
    setWaiting(null);
  }

  async function reloadInNewVersion(): Promise<void> {
    if (waiting) {
      const takeover = new Promise<void>((resolve) => {
        container?.addEventListener("controllerchange", () => resolve(), { once: true });
        setTimeout(resolve, takeOverMs);
      });
      send(waiting, { type: "take-over" });
      await takeover;
    }
    reload();
  }

  return {
    start,
    askForNewer,
    isNewVersionReady: () => waiting !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reloadInNewVersion,
  };
}

/**
 * Whether the server says that it has no worker, as an older version of it does. Without an answer it is not known, and the worker counts as there; so it
 * does after a redirect, such as a network's to its sign-in page.
 */
export async function isWorkerGone(): Promise<boolean> {
  const reply = await fetch(workerAddress, { cache: "no-store", redirect: "manual" }).catch(() => null);
  const isScript = /javascript/.test(reply?.headers.get("content-type") ?? "");
  return reply !== null && (reply.status === 404 || reply.status === 410 || (reply.ok && !isScript));
}

async function removeCaches(caches: CacheStorage, isToGo: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(isToGo);
  await Promise.all(names.map((name) => caches.delete(name)));
}

function send(worker: ServiceWorker, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is always of our origin, and takes no such argument
  worker.postMessage(message);
}
