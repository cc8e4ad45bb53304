import type { BrowserContext } from "@playwright/test";
import { serverIsAway } from "../../kit/checks/watch.ts";
import { workerIsReady } from "../../kit/screens/app-worker.ts";
import { deviceHas } from "../../kit/screens/device.ts";
import { answersToday, changeSettings, rateByKey, session } from "../../kit/screens/session.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

/**
 * Ends the room that Chromium gives an origin, until the page that this opens is closed: what is refused is refused by its own storage. Chromium uses what it knows of
 * the room for some seconds more, so a page of its own writes until that is refused.
 */
async function fillDisk(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/livez`);
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  const write = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open("room");
          opening.onupgradeneeded = () => opening.result.createObjectStore("room");
          opening.onerror = () => resolve(opening.error?.name ?? "");
          opening.onsuccess = () => {
            const change = opening.result.transaction("room", "readwrite");
            change.objectStore("room").put("a word", 1);
            change.oncomplete = () => resolve("written");
            change.onabort = () => resolve(change.error?.name ?? "");
            opening.result.close();
          };
        }),
    );
  await expect.poll(write, { timeout: 60_000 }).toBe("QuotaExceededError");
}

test("a device whose storage is full: what is kept stays, an answer counts, an edit stays on its page, and each is said in one sentence", async ({
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

    // A deck that finds no room: the page says so, and the earlier one is there.
    await student.createDeck("Rivers");
    await expect(page.getByRole("link", { name: "Rivers", exact: true })).toBeVisible();
    await fillDisk(context, server.origin);
    await page.goto("/on-this-device");
    await expect(page.getByText("This device has no room for more. What is kept here stays.")).toBeVisible();
    await expect(page.getByRole("switch", { name: "Keep Capitals on this device" })).toBeChecked();

    // Without the server an answer is noted all the same, and is sent when it is back.
    await server.stop();
    await page.goto(`/${deck.id}/learn/study`);
    await rateByKey(page, "France", "2");
    await expect(session.question(page, "Japan")).toBeVisible();

    // An edit: its draft can't be written, which is said; nor can its save, and the text stays.
    await page.goto(`/${deck.id}/edit`);
    const definition = page.getByLabel("Definition of card 1", { exact: true });
    await definition.fill("mine");
    await expect(page.getByText("This browser does not let us keep unsaved changes. Save before you leave this page.")).toBeVisible();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("This device has no room for the change.", { exact: false })).toBeVisible();
    await expect(definition).toHaveValue("mine");

    await server.start();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page).toHaveURL(`/${deck.id}`);
    await expect.poll(() => answersToday(context.request)).toEqual({ answers: 1, right: 1 });
    const saved = await context.request.get(`/api/users/${student.uid}/decks/${deck.id}`);
    expect(((await saved.json()) as typeof deck).cards[0]?.definition).toBe("mine");
  } finally {
    await server.end();
  }
});
