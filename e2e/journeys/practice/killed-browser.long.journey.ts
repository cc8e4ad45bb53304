import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { browserFlags } from "../../../scripts/machine/browser.mjs";
import { expect, test } from "../../kit/test.ts";
import { aStudent } from "../../kit/students/student.ts";

/** What a browser has on the disk outlives it. */
function aBrowser(profile: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    args: browserFlags,
    baseURL,
    reducedMotion: "reduce",
  });
}

/** Ends the browser in the middle of what it does, as a system without memory does: nothing is written any more. */
async function kill(browser: BrowserContext, page: Page): Promise<void> {
  const ended = browser.waitForEvent("close");
  const session = await browser.newCDPSession(page);
  // It never answers.
  void session.send("Browser.crash").catch(() => {});
  await ended;
}

/** What the page's copies hold, as they would be found by another browser on the same disk. */
function copies(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        indexedDB.open("tests", 1).onsuccess = ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest;
          database.transaction("tests").objectStore("tests").getAll().onsuccess = (found) => {
            database.close();
            resolve((found.target as IDBRequest<string[]>).result.join("\n"));
          };
        };
      }),
  );
}

test("a browser that is killed in the middle of a written test goes on with it, word for word", async ({ server }) => {
  const profile = mkdtempSync(join(tmpdir(), "recollect-profile-"));
  try {
    const first = await aBrowser(profile, server.origin);
    const student = await aStudent(first.request);
    const deck = await student.createDeck("Capitals");
    const page = await first.newPage();
    await page.goto(`/${deck.id}/learn/test/open-ended`);
    const box = page.getByPlaceholder("Type your answer here...");
    await box.fill("Paris");
    await page.getByRole("button", { name: "Submit Answer" }).click();
    await page.getByRole("button", { name: "Next Question" }).click();
    await expect(page.getByText("Question 2 of 3")).toBeVisible();
    await box.fill("Tokyo, the city that was called Edo");
    await expect.poll(() => copies(page)).toContain("called Edo");
    // The session's cookie is written late as well, and is not what this is about.
    const cookies = await first.cookies();
    await kill(first, page);

    const second = await aBrowser(profile, server.origin);
    await second.addCookies(cookies);
    const again = await second.newPage();
    await again.goto(`/${deck.id}/learn/test/open-ended`);
    await expect(again.getByText("Question 2 of 3")).toBeVisible();
    await expect(again.getByPlaceholder("Type your answer here...")).toHaveValue("Tokyo, the city that was called Edo");
    await second.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});
