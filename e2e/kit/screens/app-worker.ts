import type { Page } from "@playwright/test";

/** Resolves when the service worker is at work and has kept everything that the app needs without a network. */
export async function workerIsReady(page: Pick<Page, "evaluate">): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
}

/** The names of the caches of this browser, and the addresses in them. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });
}
