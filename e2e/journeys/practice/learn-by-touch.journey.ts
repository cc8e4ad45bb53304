import type { Page } from "@playwright/test";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { smallTargets } from "../../kit/checks/small-targets.ts";
import { learnScreen, withoutAutomaticNext } from "../../kit/screens/learn.ts";
import { rocks } from "../../kit/screens/match.ts";
import { elements } from "../../kit/screens/practice.ts";
import { answersToday, changeSettings } from "../../kit/screens/session.ts";
import { expect, test } from "../../kit/test.ts";

const phoneSettings = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } } as const;
test.use(phoneSettings);

const cards = [...rocks, ...elements.slice(0, 3)];

/** What a finger needs: targets that it can't miss, and nothing beside the screen's edge. */
async function expectFitsFinger(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  expect.soft(await smallTargets(page)).toEqual([]);
  expect.soft(await tooWide(page)).toBe(0);
}

test("by touch a sitting of two rounds is begun on one phone and ends on another", async ({ page, student, openBrowser }) => {
  await changeSettings(page.request, { learningSteps: [] });
  const deck = await student.createDeck("Rocks and elements", cards);
  await page.goto(`/${deck.id}`);
  await withoutAutomaticNext(page);
  await page.getByRole("button", { name: "Deck menu" }).tap();
  await page.getByRole("menuitem", { name: "Learn", exact: true }).tap();
  await expectFitsFinger(page);
  await page.getByRole("button", { name: "Learn all 9 cards" }).tap();

  const learn = learnScreen(page, cards, { byTouch: true });
  await expect(learn.place()).toHaveText("Choose Round 1 of 2, 7 cards to go");
  await expectFitsFinger(page);
  const missed = await learn.choose({ isRight: false });
  for (let at = 1; at < 7; at++) await learn.choose();
  expect(await learn.choose()).toBe(missed);

  await test.step("the field and its button are above an on-screen keyboard", async () => {
    await learn.isAt("Write");
    await expectFitsFinger(page);
    await page.setViewportSize({ width: 360, height: 400 });
    await page.getByPlaceholder("Type your answer here...").tap();
    await expect(page.getByPlaceholder("Type your answer here...")).toBeInViewport({ ratio: 1 });
    await learn.handIn("what it says in my own words");
    await page.setViewportSize(phoneSettings.viewport);
  });
  await expect(page.getByText("Incorrect", { exact: true })).toBeVisible();
  await expectFitsFinger(page);
  await page.getByRole("button", { name: "I was right" }).tap();
  await expect(page.getByText("You counted this answer as right.")).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).tap();
  for (let at = 0; at < 2; at++) await learn.write();
  await learn.isAt("Write");
  await page.getByRole("link", { name: "Stop for now" }).tap();
  await expect(page).toHaveURL(`/${deck.id}`);

  const { page: another, context } = await openBrowser(undefined, phoneSettings);
  await context.addCookies(await page.context().cookies());
  const there = learnScreen(another, cards, { byTouch: true });
  // Its last answer may still be on its way.
  await expect(async () => {
    await another.goto(`/${deck.id}/learn`);
    await expect(there.place()).toHaveText("Write Round 1 of 2, 7 cards to go");
  }).toPass({ timeout: 30_000 });
  await withoutAutomaticNext(another);
  for (let at = 0; at < 4; at++) await there.write();
  await there.isAt("Recall");
  await expectFitsFinger(another);
  const forgotten = await there.recall({ isKnown: false });
  for (let at = 1; at < 7; at++) await there.recall();
  await expect(there.place()).toHaveText("Write Round 1 of 2, 1 card to go");
  await there.write();
  expect(await there.recall()).toBe(forgotten);

  await expect(there.place()).toHaveText("Choose Round 2 of 2, 2 cards to go");
  for (let at = 0; at < 2; at++) await there.choose();
  for (let at = 0; at < 2; at++) await there.write();
  for (let at = 0; at < 2; at++) await there.recall();
  await expect(another.getByRole("heading", { level: 1, name: "You have learned all 9 cards" })).toBeVisible();
  const misses = another.getByRole("region", { name: "These took more than one try" });
  await expect(misses.getByText("missed once")).toHaveCount(2);
  await expectFitsFinger(another);
  await expectNoBarriers(another);
  // Each card's recall is an answer of the study log, that of the forgotten one twice.
  await expect.poll(() => answersToday(another.request), { timeout: 30_000 }).toEqual({ answers: 10, right: 9 });
  await another.getByRole("link", { name: "Back to Deck" }).tap();
  await expect(another.getByText("9 learning")).toBeVisible();
});
