import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { browserFlags } from "../../../scripts/machine/browser.mjs";

/** A browser whose disk survives it: `open` starts it. The disk is deleted when `walk` is over. */
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

/** Kills the browser at once, as a system without memory does: nothing more is written. */
export async function kill(browser: BrowserContext, page: Page): Promise<void> {
  const ended = browser.waitForEvent("close");
  const session = await browser.newCDPSession(page);
  // It never answers.
  void session.send("Browser.crash").catch(() => {});
  await ended;
}

/** The content of the page's database with one store, both of this name, as another browser on the same disk would find it. */
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
