import type { Page } from "@playwright/test";
import { answersToday, changeSettings, expectFigures, rateByKey, session, viewOf } from "../../kit/screens/session.ts";
import { expect, test } from "../../kit/test.ts";

/** The number of answers that this tab shows: at the end of a session, and in it. */
async function answeredIn(page: Page): Promise<number> {
  const words = (await session.end(page).isVisible())
    ? ((await page.getByText(/^\d+ of \d+ answers? right$/).textContent()) ?? "").replace(/^\d+ of /, "")
    : (await viewOf(page)).answered;
  return Number.parseInt(words, 10);
}

test("a card that is answered in one tab leaves the other, and an undo in one applies to both", async ({ context, page, student }) => {
  const deck = await student.createDeck("Capitals");
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/${deck.id}/learn/study`);
    await expect(session.question(tab, "France")).toBeVisible();
  }
  await rateByKey(page, "France", "2");
  await expect(session.question(second, "Japan")).toBeVisible();
  await expect(second.getByText("That card was studied or changed somewhere else.")).toBeVisible();
  await expectFigures(second, "2 new, 1 learning, 0 due, 0 answered");
  await rateByKey(second, "Japan", "1");
  await expect(session.question(page, "Kenya")).toBeVisible();
  await expectFigures(page, "1 new, 2 learning, 0 due, 1 answered");
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 2, right: 1 });

  // Each tab undoes its own entries.
  await page.keyboard.press("u");
  await expect(session.answer(page, "Paris")).toBeVisible();
  await expectFigures(page, "2 new, 1 learning, 0 due, 0 answered");
  await expectFigures(second, "2 new, 1 learning, 0 due, 1 answered");
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 1, right: 0 });
  await page.keyboard.press("1");
  await expectFigures(second, "1 new, 2 learning, 0 due, 1 answered");
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 2, right: 0 });
});

test("two tabs that answer at the same time, card after card, lose nothing and agree at the end", async ({ context, page, student }) => {
  await changeSettings(page.request, { learningSteps: [] });
  const cards = Array.from({ length: 12 }, (_, at) => [`Term ${at}`, `Definition ${at}`] as const);
  const deck = await student.createDeck("Twelve", cards);
  const second = await context.newPage();
  const tabs = [page, second];
  for (const tab of tabs) {
    await tab.goto(`/${deck.id}/learn/study`);
    await expect(session.question(tab, "Term 0")).toBeVisible();
  }
  for (const tab of tabs) {
    await tab.keyboard.press("Space");
    await expect(session.answer(tab, "Definition 0")).toBeVisible();
  }
  await Promise.all(tabs.map(answerAll));
  for (const tab of tabs) await expect(session.end(tab)).toHaveText("Done for today");
  const given = (await answeredIn(page)) + (await answeredIn(second));
  expect(given).toBeGreaterThanOrEqual(cards.length);
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: given, right: given });
});

test("a card that is edited shows its new text and keeps its progress; one that is deleted leaves, and its answer is kept", async ({
  context,
  page,
  student,
  watched,
}) => {
  const deck = await student.createDeck("Capitals");
  await page.goto(`/${deck.id}/learn/study`);
  await rateByKey(page, "France", "2");
  await expect(session.question(page, "Japan")).toBeVisible();

  const editor = await context.newPage();
  await editor.goto(`/${deck.id}/edit`);
  await editor.getByLabel("Term of card 2").fill("Nippon");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(editor.getByRole("heading", { name: "Capitals", level: 1 })).toBeVisible();
  await expect(session.question(page, "Nippon")).toBeVisible();
  await expectFigures(page, "2 new, 1 learning, 0 due, 1 answered");

  // Offline the session has no news of the deleted card: the server reports it with the reply to the answer.
  watched.expectConsole(/ERR_INTERNET_DISCONNECTED|404.*\/api\/study\/entries|422.*\/api\/study\/entries/);
  await context.setOffline(true);
  const cards = [deck.cards[0]!, deck.cards[2]!];
  const edited = await context.request.get(`/api/users/${student.uid}/decks/${deck.id}`);
  const { revision } = (await edited.json()) as { revision: number };
  const saved = await context.request.put(`/api/users/${student.uid}/decks/${deck.id}`, {
    data: { title: "Capitals", description: "", cards },
    headers: { "If-Match": `"${revision}"` },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await rateByKey(page, "Nippon", "2");
  await expect(session.question(page, "Kenya")).toBeVisible();
  await expect(session.offlineNote(page)).toBeVisible();
  await context.setOffline(false);
  await expect(
    page.getByText("This card was removed from its deck in the meantime. Your answers are kept, in case it comes back."),
  ).toBeVisible();
  await expectFigures(page, "1 new, 1 learning, 0 due, 1 answered");
  await expect(session.offlineNote(page)).toBeHidden();
  expect(await answersToday(page.request)).toEqual({ answers: 2, right: 2 });
  await page.keyboard.press("u");
  await expect(session.answer(page, "Paris")).toBeVisible();
  await expectFigures(page, "2 new, 0 learning, 0 due, 0 answered");
});

/** Turns each card and rates it at once, until there are no more. */
async function answerAll(page: Page): Promise<void> {
  for (let presses = 0; presses < 200 && !(await session.end(page).isVisible()); presses++) {
    await page.keyboard.press("2");
    await page.keyboard.press("Space");
  }
}
