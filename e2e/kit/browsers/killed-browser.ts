import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { browserFlags } from "../../../scripts/machine/browser.mjs";

/** A browser whose disk outlives it: `open` starts it. The disk is gone when `walk` is over. */
export async function withDisk(baseURL: string, walk: (open: () => Promise<BrowserContext>) => Promise<void>): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), "recollect-profile-"));
  const open = () =>
    chromium.launchPersistentContext(disk, {
      executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
      args: browserFlags,
      baseURL,
      reducedMotion: "reduce",
    });
  try {
    await walk(open);
  } finally {
    rmSync(disk, { recursive: true, force: true });
  }
}

/** Ends the browser in the middle of what it does, as a system without memory does: nothing is written any more. */
export async function kill(browser: BrowserContext, page: Page): Promise<void> {
  const ended = browser.waitForEvent("close");
  const session = await browser.newCDPSession(page);
  // It never answers.
  void session.send("Browser.crash").catch(() => {});
  await ended;
}

/** What a database of the page with one store, both of this name, holds, as it would be found by another browser on the same disk. */
export function copies(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (stored) =>
      new Promise<string>((resolve) => {
        indexedDB.open(stored, 1).onsuccess = ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest;
          database.transaction(stored).objectStore(stored).getAll().onsuccess = (found) => {
            database.close();
            resolve((found.target as IDBRequest<string[]>).result.join("\n"));
          };
        };
      }),
    name,
  );
}
