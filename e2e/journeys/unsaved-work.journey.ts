import { expect, test } from "../kit/test.ts";
import { startServer } from "../kit/server.ts";
import { aStudent } from "../kit/student.ts";

test("a network lost in the middle of a save loses no word, and saving works when it is back", async ({
  page,
  context,
  student,
  watched,
}) => {
  watched.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const deck = await student.createDeck("Rivers");
  await page.goto(`/${deck.id}/edit`);
  await page.getByLabel("Definition of card 1").fill("The capital, on the Seine");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert")).toHaveText(/Unable to connect to the database. Please try again./);
  await expect(page.getByLabel("Definition of card 1")).toHaveValue("The capital, on the Seine");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL(`/${deck.id}`);
  await expect(page.getByRole("group", { name: "Front" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("group", { name: "Back" })).toHaveText("The capital, on the Seine");
});

test("a server that goes down before a new deck is saved gets it, once, when it is back", async ({ openBrowser }) => {
  const server = await startServer();
  try {
    const { page, watched } = await openBrowser(server.origin);
    watched.expectConsole(/ERR_CONNECTION_REFUSED/);
    await aStudent(page.request);
    await page.goto("/create-deck");
    await page.getByLabel("Title").fill("Rivers");
    await page.getByLabel("Term of card 1").fill("Rhine");
    await page.getByLabel("Definition of card 1").fill("North Sea");
    await server.stop();
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(/Unable to connect to the database. Please try again./);
    await server.start();
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Rivers", level: 1 })).toBeVisible();
    await page.goto("/decks");
    await expect(page.getByRole("list", { name: "Decks" }).getByRole("listitem")).toHaveCount(1);
  } finally {
    await server.end();
  }
});

test("an unsaved form survives a reload and is offered back", async ({ page, student }) => {
  const deck = await student.createDeck("Rivers");
  await page.goto(`/${deck.id}/edit`);
  await page.getByLabel("Title").fill("Rivers, half written");
  await page.getByLabel("Title").blur();
  await expect.poll(() => draftsIn(page)).toBe(1);
  await page.reload();
  const offer = page.getByRole("region", { name: "Unsaved changes" });
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Rivers, half written");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("heading", { name: "Rivers, half written", level: 1 })).toBeVisible();
  await page.goto(`/${deck.id}/edit`);
  await expect(page.getByLabel("Title")).toHaveValue("Rivers, half written");
  await expect(offer).toBeHidden();
});

test("a save that meets a newer revision shows both texts and loses neither", async ({ page, context, student, watched }) => {
  watched.expectConsole(/412/);
  const deck = await student.createDeck("Rivers");
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/${deck.id}/edit`);
  await page.getByLabel("Definition of card 1").fill("mine");
  await other.getByLabel("Definition of card 1").fill("theirs");
  await other.getByRole("button", { name: "Save Changes" }).click();
  await expect(other).toHaveURL(`/${deck.id}`);

  await page.getByRole("button", { name: "Save Changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Two versions of this deck" });
  await expect(dialog.getByRole("definition").filter({ hasText: "mine" })).toBeVisible();
  await expect(dialog.getByRole("definition").filter({ hasText: "theirs" })).toBeVisible();
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(page).toHaveURL(`/${deck.id}`);
  await expect(page.getByRole("group", { name: "Front" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("group", { name: "Back" })).toHaveText("mine");
});

/** How many drafts the browser keeps, whatever its stores are called. */
async function draftsIn(page: import("@playwright/test").Page): Promise<number> {
  return page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const count = (store: IDBObjectStore) =>
      new Promise<number>((resolve, reject) => {
        const request = store.count();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    let found = 0;
    for (const { name } of await indexedDB.databases()) {
      const database = await open(name!);
      const stores = [...database.objectStoreNames];
      if (stores.length > 0) for (const store of stores) found += await count(database.transaction(store).objectStore(store));
      database.close();
    }
    return found;
  });
}
