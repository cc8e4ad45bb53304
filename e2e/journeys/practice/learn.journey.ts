import { serverIsAway } from "../../kit/checks/watch.ts";
import { workerIsReady } from "../../kit/screens/app-worker.ts";
import { deviceHas } from "../../kit/screens/device.ts";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { learnScreen, withoutAutomaticNext } from "../../kit/screens/learn.ts";
import { elements } from "../../kit/screens/practice.ts";
import { answersToday, changeSettings, session } from "../../kit/screens/session.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("from a session's end a deck is learned tonight, and tomorrow's session follows from it", async ({ page, student }) => {
  await changeSettings(page.request, { learningSteps: [], newPerDay: 0 });
  const deck = await student.createDeck("Elements", elements);
  await page.goto(`/${deck.id}/learn/study`);
  await withoutAutomaticNext(page);
  await expect(session.end(page)).toBeVisible();
  await page.getByRole("link", { name: "Learn all 4 today" }).click();

  const learn = learnScreen(page, elements);
  await expect(learn.place()).toHaveText("Choose Round 1 of 1, 4 cards to go");
  await expect(page).toHaveURL(`/${deck.id}/learn`);
  const missed = await learn.choose({ isRight: false });
  for (let at = 0; at < 3; at++) expect(await learn.choose()).not.toBe(missed);
  expect(await learn.choose()).toBe(missed);
  for (let at = 0; at < 4; at++) await learn.write();
  for (let at = 0; at < 4; at++) await learn.recall();

  await expect(page.getByRole("heading", { level: 1, name: "You have learned all 4 cards" })).toBeFocused();
  await expect(page.getByRole("region", { name: "These took more than one try" }).getByText("missed once")).toBeVisible();
  await expectNoBarriers(page);
  await expect.poll(() => answersToday(page.request), { timeout: 30_000 }).toEqual({ answers: 4, right: 4 });
  await page.getByRole("link", { name: "Back to Deck" }).click();
  await expect(page.getByText("4 learning")).toBeVisible();
});

test("a sitting goes on on another device where this one left it", async ({ page, student, openBrowser }) => {
  const deck = await student.createDeck("Elements", elements);
  await page.goto(`/${deck.id}`);
  await withoutAutomaticNext(page);
  await page.getByRole("button", { name: "Deck menu" }).click();
  await page.getByRole("menuitem", { name: "Learn", exact: true }).click();
  await page.getByRole("button", { name: "Learn all 4 cards" }).click();
  const learn = learnScreen(page, elements);
  for (let at = 0; at < 4; at++) await learn.choose();
  await learn.isAt("Write");
  await expectNoBarriers(page);
  await learn.write();
  await page.getByRole("link", { name: "Stop for now" }).click();

  const { page: phone, context } = await openBrowser();
  await context.addCookies(await page.context().cookies());
  await expect(async () => {
    await phone.goto(`/${deck.id}/learn`);
    await expect(learnScreen(phone, elements).place()).toHaveText("Write Round 1 of 1, 4 cards to go");
  }).toPass({ timeout: 30_000 });
  const there = learnScreen(phone, elements);
  for (let at = 0; at < 3; at++) await there.write();
  await there.isAt("Recall");
  await expectNoBarriers(phone);
});

test("with the server stopped, a sitting opens cold from a session's end, is marked on the device, and is there when the server is back", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    const student = await aStudent(page.request);
    await changeSettings(page.request, { learningSteps: [], newPerDay: 0 });
    const deck = await student.createDeck("Elements", elements);
    await page.goto(`/${deck.id}`);
    await withoutAutomaticNext(page);
    await workerIsReady(page);
    await deviceHas(page, student.uid, deck.id);
    await server.stop();
    await page.close();

    const tab = await context.newPage();
    await tab.goto(`/${deck.id}/learn/study`);
    await tab.getByRole("link", { name: "Learn all 4 today" }).click();
    const learn = learnScreen(tab, elements);
    for (let at = 0; at < 4; at++) await learn.choose();
    for (let at = 0; at < 4; at++) await learn.write();
    for (let at = 0; at < 4; at++) await learn.recall();
    await expect(tab.getByRole("heading", { level: 1, name: "You have learned all 4 cards" })).toBeVisible();
    await server.start();
    await expect.poll(() => answersToday(context.request), { timeout: 60_000 }).toEqual({ answers: 4, right: 4 });
  } finally {
    await server.end();
  }
});
