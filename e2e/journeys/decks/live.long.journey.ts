import { expect, test } from "../../kit/test.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { serverIsAway } from "../../kit/checks/watch.ts";

test("a second tab sees a new deck, a new title and a deletion at once", async ({ context, page, student }) => {
  const second = await context.newPage();
  await second.goto("/decks");
  await expect(second.getByText("No decks yet")).toBeVisible();

  const deck = await student.createDeck("Rivers");
  await expect(second.getByRole("link", { name: "Rivers" })).toBeVisible();

  await page.goto(`/${deck.id}/edit`);
  await page.getByLabel("Title").fill("Rivers and lakes");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(second.getByRole("link", { name: "Rivers and lakes" })).toBeVisible();

  await page.getByRole("button", { name: "Deck menu" }).click();
  await page.getByRole("menuitem", { name: "Delete deck" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete deck" }).click();
  await expect(second.getByText("No decks yet")).toBeVisible();
});

test("twelve tabs share one stream over HTTP/1.1, and when its tab closes, another opens it", async ({ context, student }) => {
  let streams = 0;
  context.on("request", (request) => void (streams += Number(new URL(request.url()).pathname === "/api/events")));
  const tabs = [];
  // One after the other, as a student opens them.
  for (let opened = 0; opened < 12; opened += 1) {
    const tab = await context.newPage();
    await tab.goto("/decks");
    await expect(tab.getByText("No decks yet")).toBeVisible();
    tabs.push(tab);
  }
  expect(streams).toBe(1);
  await student.createDeck("Rivers");
  for (const tab of tabs) await expect(tab.getByRole("link", { name: "Rivers" })).toBeVisible();

  await tabs.shift()!.close();
  await student.createDeck("Lakes");
  for (const tab of tabs) await expect(tab.getByRole("link", { name: "Lakes" })).toBeVisible();
  expect(streams).toBe(2);
});

test("logging out in one tab ends the session in the other", async ({ context, page, student, watched }) => {
  watched.expectConsole(/401/);
  const second = await context.newPage();
  await second.goto("/decks");
  await expect(second.getByText("No decks yet")).toBeVisible();
  await page.goto("/decks");
  await page.getByRole("button", { name: `Profile menu of ${student.displayName}` }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(second.getByRole("button", { name: "Get Started" })).toBeVisible();
});

test("a restart of the server in the middle loses nothing, and the list is up to date again without a reload", async ({ openBrowser }) => {
  const server = await startJourneyServer();
  try {
    const { page, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    const student = await aStudent(page.request);
    await student.createDeck("Before the restart");
    await page.goto("/decks");
    await expect(page.getByRole("link", { name: "Before the restart" })).toBeVisible();

    await server.stop();
    await expect(page.getByText("No connection to the server.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Before the restart" })).toBeVisible();
    await server.start();
    await student.createDeck("After the restart");
    await expect(page.getByRole("link", { name: "After the restart" })).toBeVisible();
    await expect(page.getByText("No connection to the server.")).toBeHidden();
    await expect(page.getByRole("list", { name: "Decks" }).getByRole("listitem")).toHaveCount(2);
  } finally {
    await server.end();
  }
});
