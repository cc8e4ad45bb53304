import type { Page } from "@playwright/test";
import { serverIsAway } from "../../kit/screens/app-worker.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

/** A browser whose service worker does not run yet, as at a first visit: the code comes from the server alone. */
const withoutWorker = { serviceWorkers: "block" } as const;
const expected = [serverIsAway, /Service Worker registration blocked|ERR_INTERNET_DISCONNECTED/];

const definition = (page: Page) => page.getByLabel("Definition of card 1", { exact: true });
const kept = (page: Page) => page.getByRole("status").filter({ hasText: "saved on this device only" });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();

test("a save whose code could not be loaded is made when the network is back, on the same page", async ({ openBrowser }) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin, withoutWorker);
    expected.forEach(watched.expectConsole);
    const student = await aStudent(context.request);
    const deck = await student.createDeck("Capitals");
    await page.goto(`/${deck.id}/edit`);
    await expect(definition(page)).toBeVisible();
    await context.setOffline(true);
    await definition(page).fill("mine");
    await save(page);
    await expect(page.getByRole("alert").filter({ hasText: "Unable to connect" })).toBeVisible();

    await context.setOffline(false);
    await save(page);
    await expect(page).toHaveURL(`/${deck.id}`);
    const saved = await context.request.get(`/api/users/${student.uid}/decks/${deck.id}`);
    expect(((await saved.json()) as typeof deck).cards[0]?.definition).toBe("mine");
  } finally {
    await server.end();
  }
});

test("a page that edits or makes a deck has the code of its save before the network goes", async ({ openBrowser }) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin, withoutWorker);
    expected.forEach(watched.expectConsole);
    const student = await aStudent(context.request);
    const deck = await student.createDeck("Capitals");
    const making = await context.newPage();
    for (const [tab, path] of [
      [page, `/${deck.id}/edit`],
      [making, "/create-deck"],
    ] as const) {
      const loaded = tab.waitForResponse(/\/assets\/(?:saving-parts|save-on-device)-/);
      await tab.goto(path);
      await loaded;
      await tab.waitForLoadState("networkidle");
    }
    await server.stop();

    await definition(page).fill("mine");
    await save(page);
    await expect(kept(page)).toBeVisible();
    await making.getByLabel("Title").fill("Rivers");
    await making.getByLabel("Term of card 1").fill("Rhine");
    await definition(making).fill("North Sea");
    await making.getByRole("button", { name: "Create", exact: true }).click();
    await expect(kept(making)).toHaveText(/^Changes of 2 decks/);

    await server.start();
    await page.goto("/decks");
    const decksPath = `/api/users/${student.uid}/decks`;
    const read = async (path: string) => (await context.request.get(path)).json();
    const titles = async () => ((await read(decksPath)) as { title: string }[]).map(({ title }) => title).toSorted();
    await expect.poll(titles, { timeout: 60_000 }).toEqual(["Capitals", "Rivers"]);
    await expect.poll(async () => ((await read(`${decksPath}/${deck.id}`)) as typeof deck).cards[0]?.definition).toBe("mine");
  } finally {
    await server.end();
  }
});
