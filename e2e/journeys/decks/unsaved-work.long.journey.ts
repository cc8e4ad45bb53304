import type { Page, Route } from "@playwright/test";
import { expect, test } from "../../kit/test.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent, PASSWORD } from "../../kit/students/student.ts";
import { serverIsAway } from "../../kit/checks/watch.ts";

test("a network that fails during a save loses no text, and saving works when it is back", async ({ page, context, student, watched }) => {
  watched.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const deck = await student.createDeck("Rivers");
  await page.goto(`/${deck.id}/edit`);
  const savingCode = page.waitForRequest(/saving-parts-/);
  await page.getByLabel("Definition of card 1").fill("The capital, on the Seine");
  // What a save needs is loaded with the first change: a network that fails before it is there is another failure.
  await page.evaluate(`import(${JSON.stringify((await savingCode).url())})`);
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

test("a lost reply makes no second deck, and no conflict with the own save", async ({ page, student, watched }) => {
  watched.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const decks = `/api/users/${student.uid}/decks`;
  await page.goto("/create-deck");
  await page.getByLabel("Title").fill("Rivers");
  await page.getByLabel("Term of card 1").fill("Rhine");
  await page.getByLabel("Definition of card 1").fill("North Sea");
  await swallowOneAnswer(page, "POST", `**${decks}`);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(/Unable to connect to the database. Please try again./);
  expect(await (await page.request.get(decks)).json()).toHaveLength(1);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Rivers", level: 1 })).toBeVisible();
  const [deck] = (await (await page.request.get(decks)).json()) as { id: number }[];

  await page.goto(`/${deck!.id}/edit`);
  await page.getByLabel("Title").fill("Rivers of Europe");
  await swallowOneAnswer(page, "PATCH", `**${decks}/${deck!.id}`);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert")).toHaveText(/Unable to connect to the database. Please try again./);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("heading", { name: "Rivers of Europe", level: 1 })).toBeVisible();
  expect(await (await page.request.get(decks)).json()).toMatchObject([{ title: "Rivers of Europe", revision: 2 }]);
});

test("a server that is down before a new deck is saved gets it, once, when it is back", async ({ openBrowser }) => {
  const server = await startJourneyServer();
  try {
    const { page, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    await aStudent(page.request);
    await page.goto("/create-deck");
    await page.getByLabel("Title").fill("Rivers");
    await page.getByLabel("Term of card 1").fill("Rhine");
    await page.getByLabel("Definition of card 1").fill("North Sea");
    // Code that a field loads must be there: a failed load would be an error of its own.
    await expect(page.getByRole("toolbar")).toBeVisible();
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

test("an unsaved form survives a reload and is offered", async ({ page, student }) => {
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

test("an unsaved form survives the crash of its page", async ({ page, context, student, watched }) => {
  watched.expectConsole(/chrome:\/\/crash/);
  const deck = await student.createDeck("Rivers");
  await page.goto(`/${deck.id}/edit`);
  await page.getByLabel("Title").fill("Rivers, and then it crashed");
  await expect.poll(() => draftsIn(page)).toBe(1);
  const crashed = page.waitForEvent("crash");
  await Promise.all([crashed, page.goto("chrome://crash").catch(() => null)]);

  const next = await context.newPage();
  await next.goto(`/${deck.id}/edit`);
  await next.getByRole("region", { name: "Unsaved changes" }).getByRole("button", { name: "Restore" }).click();
  await expect(next.getByLabel("Title")).toHaveValue("Rivers, and then it crashed");
});

test("an unsaved form survives the end of its session", async ({ page, context, student, watched }) => {
  watched.expectConsole(/401|404.*api\/preview/);
  const deck = await student.createDeck("Rivers");
  const lastRead = page.waitForResponse(/\/api\/study\/decks\/\d+\/cards$/);
  await page.goto(`/${deck.id}/edit`);
  await page.getByLabel("Title").fill("Rivers, written too late");
  await expect.poll(() => draftsIn(page)).toBe(1);
  // So no request learns before the save that the session is over.
  await lastRead;
  await context.clearCookies();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("You must be logged in to save changes.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByLabel("Email").fill(student.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByLabel("Password").press("Enter");
  await expect(page).toHaveURL(`/${deck.id}/edit`);
  await page.getByRole("region", { name: "Unsaved changes" }).getByRole("button", { name: "Restore" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("heading", { name: "Rivers, written too late", level: 1 })).toBeVisible();
});

test("lines in Add many survive a password changed elsewhere, and the next student at this computer does not see them", async ({
  page,
  student,
  watched,
  openBrowser,
}) => {
  watched.expectConsole(/401/);
  await page.goto("/create-deck");
  await page.getByRole("button", { name: "Add many", exact: true }).click();
  const lines = page.getByRole("textbox", { name: "Lines", exact: true });
  await lines.fill("Rhine\tNorth Sea");
  const { context: elsewhere } = await openBrowser();
  const signedIn = await elsewhere.request.post("/api/auth/sign-in/email", { data: { email: student.email, password: PASSWORD } });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  const newPassword = "another horse";
  const changed = await elsewhere.request.post("/api/auth/change-password", { data: { currentPassword: PASSWORD, newPassword } });
  expect(changed.ok(), await changed.text()).toBe(true);
  await expect(page.getByText("The lines in Add many are kept in this browser.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/");

  const openAgain = async () => {
    await page.goto("/create-deck");
    await page.getByRole("button", { name: "Add many", exact: true }).click();
  };
  await aStudent(page.request);
  await openAgain();
  await expect(lines).toHaveValue("");

  const back = await page.request.post("/api/auth/sign-in/email", { data: { email: student.email, password: newPassword } });
  expect(back.ok(), await back.text()).toBe(true);
  await openAgain();
  await expect(lines).toHaveValue("Rhine\tNorth Sea");
  await page.getByRole("button", { name: "Add 1 card", exact: true }).click();
  await expect(page.getByLabel("Term of card 1", { exact: true })).toHaveValue("Rhine");
});

test("a save that meets another change of the same field shows both texts and loses neither", async ({
  page,
  context,
  student,
  watched,
}) => {
  watched.expectConsole(/409/);
  const deck = await student.createDeck("Rivers");
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/${deck.id}/edit`);
  await page.getByLabel("Definition of card 1").fill("mine");
  await other.getByLabel("Definition of card 1").fill("theirs");
  await other.getByRole("button", { name: "Save Changes" }).click();
  await expect(other).toHaveURL(`/${deck.id}`);

  await page.getByRole("button", { name: "Save Changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Two versions of this deck" });
  await expect(dialog.getByRole("radio", { name: /^Theirs.*theirs/ })).toBeVisible();
  await dialog.getByRole("radio", { name: /^Mine.*mine/ }).check();
  await dialog.getByRole("button", { name: "Save what I chose" }).click();
  await expect(page).toHaveURL(`/${deck.id}`);
  await expect(page.getByRole("group", { name: "Front" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("group", { name: "Back" })).toHaveText("mine");
});

/** Lets the next such request reach the server, and drops its reply. */
async function swallowOneAnswer(page: Page, method: string, url: string): Promise<void> {
  let isDone = false;
  await page.route(url, async (route: Route) => {
    if (isDone || route.request().method() !== method) return route.fallback();
    isDone = true;
    expect((await route.fetch()).ok()).toBe(true);
    await route.abort("internetdisconnected");
  });
}

/** The number of drafts in the browser, in any of its stores. */
async function draftsIn(page: Page): Promise<number> {
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
