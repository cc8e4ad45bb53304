import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { elements, expectQuestion, keysOfChoices, submitAnswer } from "../../kit/screens/practice.ts";
import { answersToday, changeSettings, progressOnServer, sendTimeZone } from "../../kit/screens/session.ts";
import { expect, test } from "../../kit/test.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";

/** Answered so long ago, a card is due by now. */
const longAgoMs = 60 * dayMs;

/** Two cards of the four elements are due, one is not for weeks, and one is new. */
async function studiedElements(
  page: Page,
  uid: string,
  createDeck: (title: string, cards: typeof elements) => Promise<Deck>,
): Promise<Deck> {
  const deck = await createDeck("Elements", elements);
  const [hydrogen, helium, carbon] = deck.cards.map(({ id }) => id);
  const answer = { deckKey: deckKeyOf(uid, deck.id), kind: "answer", source: "study", rating: "easy", tookMs: 900 };
  const entries = [
    { ...answer, id: randomUUID(), cardId: hydrogen, at: Date.now() - longAgoMs },
    { ...answer, id: randomUUID(), cardId: helium, at: Date.now() - longAgoMs + 1 },
    { ...answer, id: randomUUID(), cardId: carbon, at: Date.now() - 1000 },
  ];
  // Before any answer: each counts for the student's local day.
  await sendTimeZone(page);
  const reply = await page.request.post("/api/study/entries", { data: { uid, entries } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return deck;
}

async function dueNow(request: APIRequestContext): Promise<number> {
  const summary = (await (await request.get("/api/study/summary")).json()) as { counts: { due: number } };
  return summary.counts.due;
}

/** Takes the multiple-choice test of the four elements; every answer is right, but Helium's. The server has received all four then. */
async function takeTest(page: Page, deckId: number): Promise<void> {
  const received = receivedEntries(page);
  await page.goto(`/${deckId}/learn/test/multiple-choice`);
  for (let question = 1; question <= elements.length; question++) {
    await expectQuestion(page, question);
    if (question === 1) await page.getByRole("switch").uncheck();
    const { right, wrong } = await keysOfChoices(page);
    const isHelium = ((await screenHeading(page).textContent()) ?? "").includes("Helium");
    await page.keyboard.press(isHelium ? wrong : right);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("Test Complete!")).toBeVisible();
  await expect.poll(() => received.size).toBe(elements.length);
}

/** The ids of the entries that the server acknowledges from now on, including those that are no reviews. */
function receivedEntries(page: Page): ReadonlySet<string> {
  const received = new Set<string>();
  page.on("response", async (response) => {
    if (!response.url().endsWith("/api/study/entries") || !response.ok()) return;
    const { accepted, ignored } = (await response.json()) as { accepted: string[]; ignored: string[] };
    for (const id of [...accepted, ...ignored]) received.add(id);
  });
  return received;
}

test("a practice test answers the due cards, and no others", async ({ page, student }) => {
  const deck = await studiedElements(page, student.uid, student.createDeck);
  const before = await progressOnServer(page.request);
  expect(before.cards).toMatchObject({ new: 1 });
  expect(await dueNow(page.request)).toBe(2);
  expect(await answersToday(page.request)).toEqual({ answers: 1, right: 1 });

  await takeTest(page, deck.id);
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 3, right: 2 });
  expect(await dueNow(page.request)).toBe(0);
  const after = await progressOnServer(page.request);
  expect(after.cards).toMatchObject({ new: 1, learning: 2 });
  // The same test again finds nothing that is due.
  await takeTest(page, deck.id);
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: "1 due in Elements" })).toBeVisible();
  expect(await answersToday(page.request)).toEqual({ answers: 3, right: 2 });
});

test("a right written answer schedules the due card for later", async ({ page, student }) => {
  const deck = await studiedElements(page, student.uid, student.createDeck);
  const { cards } = await progressOnServer(page.request);
  await page.goto(`/${deck.id}/learn/test/open-ended`);
  for (let question = 1; question <= elements.length; question++) {
    await expectQuestion(page, question);
    const term = (await screenHeading(page).textContent()) ?? "";
    const definition = elements.find(([known]) => term.includes(known))?.[1] ?? "";
    await submitAnswer(page, definition);
    await expect(page.getByRole("heading", { name: "Correct", exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^(Next Question|View Results)$/ }).click();
  }
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 3, right: 3 });
  expect(await dueNow(page.request)).toBe(0);
  expect((await progressOnServer(page.request)).cards).toMatchObject({ new: cards["new"], learning: 1 });
});

test("a practice test changes nothing for a student who has switched that off", async ({ page, student }) => {
  const deck = await studiedElements(page, student.uid, student.createDeck);
  await page.goto("/decks");
  await page.getByRole("button", { name: `Profile menu of ${student.displayName}` }).click();
  await page.getByRole("menuitem", { name: "Study settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Study settings" });
  await dialog.getByRole("switch", { name: "Practice tests count" }).click();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await takeTest(page, deck.id);
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: "2 due in Elements" })).toBeVisible();
  expect(await answersToday(page.request)).toEqual({ answers: 1, right: 1 });
  await changeSettings(page.request, { practiceCounts: true });
  expect(await dueNow(page.request)).toBe(2);
});
