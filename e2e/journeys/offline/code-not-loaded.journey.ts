import type { Page } from "@playwright/test";
import { choosePicture } from "../../kit/input/choose-picture.ts";
import { serverIsAway } from "../../kit/checks/watch.ts";
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
      const loaded = tab.waitForResponse(/\/assets\/(?:saving-parts|device-parts)-/);
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

test("a page that edits a deck has the code of a picture before the network goes: it waits on the device, and is in the deck after the return", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin, withoutWorker);
    expected.forEach(watched.expectConsole);
    // Without the worker nothing shows a picture that waits.
    watched.expectConsole(/status of 404|ERR_CONNECTION/);
    const student = await aStudent(context.request);
    const deck = await student.createDeck("Capitals");
    const loaded = page.waitForResponse(/\/assets\/keep-file-/);
    await page.goto(`/${deck.id}/edit`);
    await definition(page).fill("mine ");
    await loaded;
    await page.waitForLoadState("networkidle");
    await server.stop();

    await choosePicture(page, "Definition of card 1");
    await save(page);
    await expect(kept(page)).toBeVisible();
    await server.start();
    const saved = async () => {
      const reply = await context.request.get(`/api/users/${student.uid}/decks/${deck.id}`);
      return ((await reply.json()) as typeof deck).cards[0]?.definition;
    };
    await page.goto("/decks");
    await expect.poll(saved, { timeout: 60_000 }).toMatch(/^mine\s+!\[A card\]\(media\/(?!device-)[\w-]{16}\.\w+\)$/);
  } finally {
    await server.end();
  }
});

test("a written test has the code that marks an answer before the network goes", async ({ openBrowser }) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin, withoutWorker);
    expected.forEach(watched.expectConsole);
    const student = await aStudent(context.request);
    const deck = await student.createDeck("Capitals", [["France", "Paris"]]);
    await page.goto(`/${deck.id}/learn/test/open-ended`);
    const loaded = page.waitForResponse(/\/assets\/marking-/);
    await page.getByPlaceholder("Type your answer here...").fill("Paris");
    await loaded;
    await page.waitForLoadState("networkidle");
    await server.stop();

    await page.getByRole("button", { name: "Submit Answer" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Correct" })).toBeVisible();
    await expect(page.getByText("Marked on this device, without the dictionaries.", { exact: false })).toBeVisible();
  } finally {
    await server.end();
  }
});
