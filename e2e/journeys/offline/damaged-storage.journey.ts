import type { Page } from "@playwright/test";
import { serverIsAway } from "../../kit/checks/watch.ts";
import { workerIsReady } from "../../kit/screens/app-worker.ts";
import { deviceHas } from "../../kit/screens/device.ts";
import { answersToday, changeSettings, rateByKey, session } from "../../kit/screens/session.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

/** Makes the student's store anew, in this version and with only this store in it: such as a newer program left, or a device that failed halfway. */
function leaveStore(page: Page, uid: string, version: number, store: string): Promise<void> {
  return page.evaluate(
    async ([name, wanted, only]) => {
      const answer = (request: IDBOpenDBRequest) =>
        new Promise<IDBDatabase>((resolve, reject) => {
          request.addEventListener("upgradeneeded", () => void request.result.createObjectStore(only));
          request.addEventListener("success", () => resolve(request.result));
          request.addEventListener("error", () => reject(request.error ?? new Error("The browser's storage failed.")));
        });
      await answer(indexedDB.deleteDatabase(name));
      (await answer(indexedDB.open(name, wanted))).close();
    },
    [`recollect-device-${uid}`, version, store] as [string, number, string],
  );
}

test("a store that was left half-written, and one of a newer program: decks come from the server, answers count, and each is said or mended", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    const student = await aStudent(context.request);
    await changeSettings(context.request, { learningSteps: [] });
    const deck = await student.createDeck("Capitals");
    await page.goto("/decks");
    await workerIsReady(page);
    await deviceHas(page, student.uid, deck.id);

    // A page without the app has no store open.
    await page.goto("/logo.png");
    await leaveStore(page, student.uid, 1, "decks");
    await page.goto("/decks");
    await expect(page.getByRole("link", { name: "Capitals", exact: true })).toBeVisible();
    await deviceHas(page, student.uid, deck.id);

    await page.goto("/logo.png");
    await leaveStore(page, student.uid, 99, "decks");
    await page.goto("/decks");
    await page.getByRole("link", { name: "Study now (3)" }).click();
    for (const term of ["France", "Japan"]) await rateByKey(page, term, "2");
    await expect(session.question(page, "Kenya")).toBeVisible();
    await expect.poll(() => answersToday(context.request)).toEqual({ answers: 2, right: 2 });
    await page.goto("/on-this-device");
    await expect(page.getByText("This device does not let us look at what it keeps.")).toBeVisible();
    // Without a server it says what it can't show, instead of an empty list.
    await server.stop();
    await page.goto("/decks");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  } finally {
    await server.end();
  }
});

test("a site that is cleared while a tab is open: the tab goes on, an answer without a network counts, and the device is filled again", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    const student = await aStudent(context.request);
    await changeSettings(context.request, { learningSteps: [] });
    const deck = await student.createDeck("Capitals");
    await page.goto("/decks");
    await workerIsReady(page);
    await deviceHas(page, student.uid, deck.id);
    await page.getByRole("link", { name: "Study now (3)" }).click();
    await rateByKey(page, "France", "2");
    await expect(session.question(page, "Japan")).toBeVisible();
    await server.stop();

    const browser = await context.newCDPSession(page);
    const storageTypes = "cache_storage,indexeddb,local_storage,service_workers";
    await browser.send("Storage.clearDataForOrigin", { origin: server.origin, storageTypes });
    await rateByKey(page, "Japan", "2");
    await expect(session.question(page, "Kenya")).toBeVisible();
    await server.start();
    await rateByKey(page, "Kenya", "2");
    await expect(session.end(page)).toHaveText("Done for today");
    await expect.poll(() => answersToday(context.request), { timeout: 60_000 }).toEqual({ answers: 3, right: 3 });

    await page.goto("/decks");
    await workerIsReady(page);
    await deviceHas(page, student.uid, deck.id);
  } finally {
    await server.end();
  }
});
