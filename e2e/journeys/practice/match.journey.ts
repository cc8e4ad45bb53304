import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { matchScreen, rocks } from "../../kit/screens/match.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { studentWithoutServer } from "../../kit/students/student-without-server.ts";
import { expect, test } from "../../kit/test.ts";

test("from the deck's menu a game is won by keys alone, without the clock", async ({ page, student }) => {
  const deck = await student.createDeck("Rocks", rocks);
  await page.goto(`/${deck.id}`);
  await page.getByRole("button", { name: "Deck menu" }).click();
  await page.getByRole("menuitem", { name: "Match", exact: true }).click();
  await expect(page).toHaveURL(`/${deck.id}/learn/match`);
  await expect(page.getByText("You have no time with this deck yet.")).toBeVisible();
  await expectNoBarriers(page);

  const match = matchScreen(page);
  await page.getByRole("switch", { name: "Against the clock" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Start", exact: true }).focus();
  await page.keyboard.press("Enter");
  await match.isAt(6);
  await match.pressByKeys("Basalt");
  await match.pressByKeys("statues");
  await expect(page.getByText("Not a pair.")).toBeAttached();
  await expectNoBarriers(page);
  for (const [at, [term, definition]] of rocks.entries()) {
    await match.pressByKeys(term);
    await match.pressByKeys(definition);
    if (at < rocks.length - 1) await match.isAt(rocks.length - 1 - at);
  }
  await expect(page.getByRole("heading", { level: 1, name: "All pairs found" })).toBeFocused();
  await expect(page.getByText("You have no time with this deck yet.")).toBeVisible();
  const mixedUp = page.getByRole("region", { name: "These belong together" }).getByRole("term");
  await expect(mixedUp).toHaveCount(2);
  expect((await mixedUp.allInnerTexts()).toSorted()).toEqual(["Basalt", "Marble"]);
  await expectNoBarriers(page);
});

test("on a phone six pairs of a deck with a formula and Arabic are found by touch", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const cards = [
    ["Energy", "\\(E = mc^2\\)"],
    ["\u0643\u062a\u0627\u0628", "book"],
    ["Donaudampfschifffahrtsgesellschaftskapit\u00e4n", "captain on the Danube"],
    ...rocks.slice(0, 6),
  ] as const;
  const student = await aStudent(page.request);
  const deck = await student.createDeck("Mixed", cards);
  await page.goto(`/${deck.id}/learn/match`);
  const match = matchScreen(page, cards);
  await match.start();
  await match.isAt(6);
  await expect(match.tiles).toHaveCount(12);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  for (const { width: across, height } of await Promise.all((await match.tiles.all()).map(async (one) => (await one.boundingBox())!)))
    expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
  await match.slowDown();
  for (const [term, definition] of await match.table()) {
    await match.tile(term).tap();
    await (definition.startsWith("\\(") ? match.tiles.filter({ has: page.locator("math, .katex") }) : match.tile(definition)).tap();
  }
  await expect(match.end).toBeVisible();
});

test("a group sees the best time of a member who wants it, until the member leaves", async ({ page, student, openBrowser }) => {
  const deck = await student.createDeck("Rocks", rocks);
  const made = await page.request.post("/api/groups", { data: { name: "Geology 9" } });
  const group = (await made.json()) as { id: string; code: string };
  await page.request.patch(`/api/groups/${group.id}`, { data: { settings: { seeEachOther: true } } });
  await page.request.post(`/api/groups/${group.id}/decks`, { data: { deckId: deck.id } });
  const { page: membersPage, watched } = await openBrowser();
  // A deck is looked for among the own ones first.
  watched.expectConsole(/404/);
  const member = await aStudent(membersPage.request);
  await membersPage.request.post("/api/join", { data: { code: group.code } });

  await membersPage.goto(`/${deck.id}/learn/match`);
  const match = matchScreen(membersPage);
  await match.start();
  await match.slowDown();
  for (const [term, definition] of rocks) {
    await match.tile(term).click();
    await match.tile(definition).click();
  }
  await expect(match.end).toBeFocused();
  await expect(membersPage.getByText("Your best time so far!")).toBeVisible();
  const own = membersPage.getByRole("region", { name: "Best times of Geology 9" });
  await expect(own.getByText("Nobody has a time in this list yet.")).toBeVisible();

  const teachers = page.getByRole("region", { name: "Best times of Geology 9" });
  await page.goto(`/${deck.id}/learn/match`);
  await expect(teachers.getByText("Nobody has a time in this list yet.")).toBeVisible();
  await own.getByRole("switch", { name: "Show my best time to this group" }).click();
  await expect(own.getByRole("listitem")).toContainText(`@${member.username}`);
  await page.reload();
  await expect(teachers.getByRole("listitem")).toContainText(`@${member.username}`);
  await expectNoBarriers(page);

  const left = await membersPage.request.delete(`/api/groups/${group.id}/members/${member.uid}`);
  expect(left.ok()).toBe(true);
  await page.reload();
  await expect(teachers.getByText("Nobody has a time in this list yet.")).toBeVisible();
});

test("with the server stopped a game opens cold and goes on, and says that its time is not stored", async ({ openBrowser }) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { decks, tab } = await studentWithoutServer({ server, openBrowser }, async (student) => [
      await student.createDeck("Rocks", rocks),
    ]);
    const [deck] = decks;
    await tab.goto(`/${deck.id}/learn/match`);
    const match = matchScreen(tab);
    await match.start();
    for (const [term, definition] of rocks) {
      await match.tile(term).click();
      await match.tile(definition).click();
    }
    await expect(match.end).toBeVisible();
    await expect(tab.getByText(/^Your time could not be stored\./)).toBeVisible({ timeout: 30_000 });
    await expect(screenHeading(tab)).toHaveText(/^Done in/);
  } finally {
    await server.end();
  }
});
