import type { Locator, Page } from "@playwright/test";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import {
  answersToday,
  changeSettings,
  expectFigures,
  queueOnServer,
  rate,
  rateByKey,
  sendTimeZone,
  session,
} from "../../kit/screens/session.ts";
import type { Student } from "../../kit/students/student.ts";
import { tabTo } from "../../kit/input/tab-to.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const sizes = [
  [360, 640],
  [640, 400],
  [740, 360],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** A deck whose cards were answered three days ago, so that they are due within the week. */
async function aStudiedDeck(page: Page, student: Student) {
  await sendTimeZone(page);
  await changeSettings(page.request, { learningSteps: [] });
  const deck = await student.createDeck("Capitals");
  const entries = deck.cards.map(({ id }, at) => ({
    id: `${id}-${at}`,
    deckKey: `${student.uid}/${deck.id}`,
    cardId: id,
    at: Date.now() - 3 * dayMs + at,
    kind: "answer",
    source: "study",
    rating: "easy",
    tookMs: 2000,
  }));
  const reply = await page.request.post("/api/study/entries", { data: { entries } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return deck;
}

const way = (page: Page, name: string) => page.getByRole("navigation", { name: "Not done yet?" }).getByRole("link", { name });

async function expectNothingWider(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBe(0);
}

test("if nothing is due a student practises without an effect, studies ahead, and repeats hard cards", async ({ page, student }) => {
  const deck = await aStudiedDeck(page, student);
  await page.goto(`/${deck.id}/learn/study`);
  await expect(session.end(page)).toHaveText("Nothing to study right now");
  const before = await queueOnServer(page.request, deck.id);
  await expect(way(page, "Practice freely")).toBeVisible();
  await expectNoBarriers(page);

  await tabTo(page, way(page, "Practice freely"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Practice: the schedule does not change")).toBeVisible();
  await expectFigures(page, "3 to practice, 0 answered");
  for (let card = 0; card < 3; card++) {
    await page.getByRole("button", { name: "Show answer" }).click();
    await page.getByRole("button", { name: "Got it" }).click();
    if (card < 2) await expectFigures(page, `${2 - card} to practice, ${card + 1} answered`);
  }
  await expect(page.getByText("This was practice: no card's schedule has changed.")).toBeVisible();
  await expectNoBarriers(page);
  expect(await queueOnServer(page.request, deck.id)).toEqual(before);
  expect(await answersToday(page.request)).toEqual({ answers: 0, right: 0 });

  await way(page, "Study ahead").click();
  await expect(page.getByText("Ahead: early reviews")).toBeVisible();
  await page.getByRole("button", { name: "Show answer" }).click();
  await page.getByRole("button", { name: "Got it" }).click();
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 1, right: 1 });
  await page.goto(`/${deck.id}/learn/study?mode=hard`);
  await expect(page.getByText(/^Hard cards: /)).toBeVisible();
});

test("ten more new cards are learned apart from the day's limit", async ({ page, student }) => {
  await changeSettings(page.request, { learningSteps: [], newPerDay: 1 });
  const deck = await student.createDeck("Capitals");
  await page.goto(`/${deck.id}/learn/study`);
  await rateByKey(page, "France", "1");
  await expect(page.getByText("missed once")).toBeVisible();
  await way(page, "Learn 2 more").click();
  await expectFigures(page, "2 new, 0 learning, 0 answered");
  await rate(page, "Japan", "Got it");
  await rate(page, "Kenya", "Got it");
  await expect(session.end(page)).toHaveText("Done for today");
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expectNothingWider(page);
  }
});

test("an answer is typed, marked, and rated as the mark suggests", async ({ page, student }) => {
  await changeSettings(page.request, { learningSteps: [] });
  const deck = await student.createDeck("Capitals");
  await page.goto(`/${deck.id}/learn/study`);
  await page.getByRole("button", { name: "Card menu" }).click();
  await page.getByRole("menuitem", { name: "Type answers" }).click();
  const box = page.getByRole("textbox", { name: "Your answer" });
  await expect(box).toBeVisible();
  await expectNoBarriers(page);
  await box.fill("Paris");
  await box.press("Enter");
  await expect(page.getByText("Correct", { exact: true })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press("2");
  await expect(session.question(page, "Japan")).toBeVisible();
  await expect(box).toBeFocused();
  await box.fill("Lima");
  await box.press("Enter");
  await expect(page.getByText("Not yet", { exact: true })).toBeVisible();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(session.answer(page, "Tokyo")).toBeInViewport();
    await expect(page.getByRole("button", { name: "Again" })).toBeInViewport({ ratio: 0.9 });
    await expectNothingWider(page);
  }
  await page.keyboard.press("1");
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 2, right: 1 });
});

test("a card is edited in the session and shown at once; one is deleted, and Undo restores it with its progress", async ({
  page,
  student,
}) => {
  await changeSettings(page.request, { learningSteps: [] });
  const deck = await student.createDeck("Capitals");
  await page.goto(`/${deck.id}/learn/study`);
  await expect(session.question(page, "France")).toBeVisible();
  await page.getByRole("button", { name: "Card menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Edit card" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await page.keyboard.press("Space");
  await expect(session.answer(page, "Paris")).toBeVisible();

  await page.getByRole("button", { name: "Card menu" }).click();
  await page.getByRole("menuitem", { name: "Edit card" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit card" });
  await dialog.getByRole("textbox", { name: /^Definition/ }).fill("Paris, on the Seine");
  // On a phone the tools stand at the bottom, above the keyboard, and cover no field.
  await page.setViewportSize({ width: 360, height: 740 });
  const tools = dialog.getByRole("toolbar", { name: /definition/ });
  await expect(tools).toBeInViewport({ ratio: 1 });
  const [term, bar, definition] = [await boxOf(dialog, "Term"), (await tools.boundingBox())!, await boxOf(dialog, "Definition")];
  expect(bar.y).toBeGreaterThanOrEqual(term.y + term.height);
  expect(bar.y).toBeGreaterThanOrEqual(definition.y + definition.height);
  await expectNoBarriers(page);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(session.answer(page, "Paris, on the Seine")).toBeVisible();
  await page.keyboard.press("2");
  await expect(session.question(page, "Japan")).toBeVisible();

  await page.getByRole("button", { name: "Card menu" }).click();
  await page.getByRole("menuitem", { name: "Delete card" }).click();
  await expect(session.question(page, "Kenya")).toBeVisible();
  const path = `/api/users/${student.uid}/decks/${deck.id}`;
  const ids = async () => ((await (await page.request.get(path)).json()) as { cards: { id: string }[] }).cards.map(({ id }) => id);
  expect(await ids()).toHaveLength(2);
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect(session.question(page, "Japan")).toBeVisible();
  expect(await ids()).toEqual(deck.cards.map(({ id }) => id));
  await expectFigures(page, "2 new, 0 learning, 0 due, 1 answered");
});

async function boxOf(dialog: Locator, side: string) {
  return (await dialog.getByRole("textbox", { name: new RegExp(`^${side}`) }).boundingBox())!;
}
