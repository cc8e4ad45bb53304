import type { Page } from "@playwright/test";
import { serverIsAway, workerIsReady } from "../../kit/screens/app-worker.ts";
import { deviceHas } from "../../kit/screens/device.ts";
import { answersToday, changeSettings, rateByKey, session } from "../../kit/screens/session.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

/**
 * Opens a page to which Chromium gives no more room: what is refused is refused by its own storage. The next page has as much as ever. The room ends as soon as the
 * page is there, before the app fills the device.
 */
async function openOnFullDisk(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: new URL(page.url()).origin, quotaSize: 1 });
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
    await openOnFullDisk(page, "/on-this-device");
    await expect(page.getByText("This device has no room for more. What is kept here stays.")).toBeVisible();
    await expect(page.getByRole("switch", { name: "Keep Capitals on this device" })).toBeChecked();

    // Without the server an answer is noted all the same, and is sent when it is back.
    await server.stop();
    await openOnFullDisk(page, `/${deck.id}/learn/study`);
    await rateByKey(page, "France", "2");
    await expect(session.question(page, "Japan")).toBeVisible();

    // An edit: its draft can't be written, which is said; nor can its save, and the text stays.
    await openOnFullDisk(page, `/${deck.id}/edit`);
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
