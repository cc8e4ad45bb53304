import { choose } from "../../kit/input/deck-menu.ts";
import {
  answersToday,
  changeSettings,
  expectFigures,
  nextReviews,
  queueOnServer,
  sendTimeZone,
  rate,
  rateByKey,
  session,
  viewOf,
} from "../../kit/screens/session.ts";
import { capitals } from "../../kit/students/student.ts";
import { tabTo } from "../../kit/input/tab-to.ts";
import { expect, test } from "../../kit/test.ts";

test("a first session: from the deck's menu to the end, and the server's log has every answer", async ({ page, student }) => {
  const deck = await student.createDeck("Capitals");
  await page.goto(`/${deck.id}`);
  await choose(page, "Study");
  await expect(page).toHaveURL(`/${deck.id}/learn/study`);
  await expect(page.getByRole("heading", { level: 1, name: "Capitals" })).toBeVisible();
  const bar = page.getByRole("progressbar", { name: "Cards answered in this session" });
  await expectFigures(page, "3 new, 0 learning, 0 due, 0 answered");
  await expect(bar).toHaveAttribute("aria-valuenow", "0");

  await expect(session.question(page, "France")).toBeVisible();
  await expect(session.answer(page, "Paris")).toBeHidden();
  await page.getByRole("button", { name: "Show answer" }).click();
  await expect(session.answer(page, "Paris")).toBeVisible();
  await page.getByRole("button", { name: "Got it" }).click();
  await expectFigures(page, "2 new, 1 learning, 0 due, 1 answered");
  await rate(page, "Japan", "Again");
  await rate(page, "Kenya", "Got it");
  await expectFigures(page, "0 new, 3 learning, 0 due, 3 answered");
  await expect(bar).toHaveAttribute("aria-valuenow", "3");
  await expect(bar).toHaveAttribute("aria-valuemax", "6");
  // A forgotten card comes first; each card is known twice before it leaves for days.
  await rate(page, "Japan", "Got it");
  await rate(page, "France", "Got it");
  await rate(page, "Kenya", "Got it");
  await expectFigures(page, "0 new, 1 learning, 0 due, 6 answered");
  await rate(page, "Japan", "Got it");

  await expect(page.getByRole("heading", { level: 1, name: "Done for today" })).toBeVisible();
  const did = page.getByRole("list", { name: "What you did" }).getByRole("listitem");
  await expect(did).toContainText(["3 new cards learned", "6 of 7 answers right", "studied"]);
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 7, right: 6 });
  // A card that was forgotten once is due first.
  expect(await nextReviews(page.request)).toEqual({ inDays: 1, due: 1 });
  await expect(page.getByText("Tomorrow: 1 card.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Deck", exact: true }).click();
  await expect(page).toHaveURL(`/${deck.id}`);
});

test("U undoes exactly the last step: Again, Got it and a bury, on the screen and on the server", async ({ page, student }) => {
  await sendTimeZone(page);
  const deck = await student.createDeck("Capitals");
  await page.goto(`/${deck.id}/learn/study`);
  await expect(session.question(page, "France")).toBeVisible();
  await expect(session.undo(page)).toBeDisabled();
  const [question, onServer] = [await viewOf(page), await queueOnServer(page.request, deck.id)];
  await page.keyboard.press("Space");
  await expect(session.answer(page, "Paris")).toBeVisible();
  const beforeGotIt = await viewOf(page);
  await page.keyboard.press("2");
  await expect(session.question(page, "Japan")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(session.answer(page, "Tokyo")).toBeVisible();
  const beforeAgain = await viewOf(page);
  await page.keyboard.press("1");
  await expect(session.question(page, "Kenya")).toBeVisible();
  const beforeBury = await viewOf(page);
  expect(beforeBury).toMatchObject({ left: "1 new, 2 learning, 0 due", answered: "2 answered", bar: "2 of 5" });
  await page.keyboard.press("b");
  await expect(session.question(page, "Japan")).toBeVisible();
  await expectFigures(page, "0 new, 2 learning, 0 due, 2 answered");
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 2, right: 1 });

  await page.keyboard.press("u");
  await expect(session.question(page, "Kenya")).toBeVisible();
  expect(await viewOf(page)).toEqual(beforeBury);
  await page.keyboard.press("u");
  await expect(session.answer(page, "Tokyo")).toBeVisible();
  expect(await viewOf(page)).toEqual(beforeAgain);
  await page.keyboard.press("u");
  await expect(session.answer(page, "Paris")).toBeVisible();
  expect(await viewOf(page)).toEqual(beforeGotIt);
  await expect(session.undo(page)).toBeDisabled();
  // The toast about the bury has nothing left to offer.
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveCount(1);

  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 0, right: 0 });
  await expect.poll(() => queueOnServer(page.request, deck.id)).toEqual(onServer);
  await page.reload();
  await expect(session.question(page, "France")).toBeVisible();
  expect(await viewOf(page)).toEqual(question);
});

test("the last step can be undone from the end, which is then reached again", async ({ page, student }) => {
  await changeSettings(page.request, { learningSteps: [] });
  const deck = await student.createDeck("One", [["France", "Paris"]]);
  await page.goto(`/${deck.id}/learn/study`);
  await rateByKey(page, "France", "2");
  await expect(session.end(page)).toBeVisible();
  await page.getByRole("button", { name: "Undo the last step" }).click();
  await expect(session.answer(page, "Paris")).toBeVisible();
  await expectFigures(page, "1 new, 0 learning, 0 due, 0 answered");
  await page.keyboard.press("1");
  await expect(session.end(page)).toBeVisible();
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 1, right: 0 });
});

for (const [device, width, height] of [
  ["a phone", 360, 740],
  ["a laptop", 1280, 800],
] as const) {
  test(`what comes later to the end of a session moves no button on ${device}`, async ({ page, student }) => {
    await page.setViewportSize({ width, height });
    await changeSettings(page.request, { learningSteps: [] });
    const deck = await student.createDeck("Capitals", [["France", "Paris"]]);
    const later = Promise.withResolvers<void>();
    await page.route("**/api/study/progress?*", async (route) => {
      await later.promise;
      await route.continue();
    });
    await page.goto(`/${deck.id}/learn/study`);
    await rate(page, "France", "Got it");
    const back = page.getByRole("link", { name: "Back to Deck" });
    const undo = page.getByRole("button", { name: "Undo the last step" });
    await expect(back).toBeVisible();
    const coming = page.getByText(/^(Tomorrow|In \d+ days): /);
    await expect(coming).toBeHidden();
    const places = async () => [(await back.boundingBox())!, (await undo.boundingBox())!];
    const before = await places();
    later.resolve();
    await expect(coming).toBeVisible();
    for (const [at, { x, y }] of (await places()).entries()) {
      expect(Math.abs(x - before[at]!.x)).toBeLessThan(24);
      expect(Math.abs(y - before[at]!.y)).toBeLessThan(24);
    }
  });
}

test("by keyboard alone: from the decks to the end of a session, to the four buttons in the settings, and back to study with them", async ({
  page,
  student,
}) => {
  await changeSettings(page.request, { learningSteps: [10] });
  await student.createDeck("Capitals", capitals.slice(0, 2));
  await page.goto("/decks");
  await tabTo(page, page.getByRole("link", { name: "Study now (2)" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "All decks" })).toBeVisible();
  await expect(page.getByText("From Capitals")).toBeVisible();
  await rateByKey(page, "France", "2");
  await tabTo(page, page.getByRole("button", { name: "Show answer" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Got it" }));
  await page.keyboard.press("Enter");
  await expect(session.end(page)).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Back to decks" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/decks");
  await expect(page.getByText("Nothing to study right now")).toBeVisible();

  const profile = page.getByRole("button", { name: `Profile menu of ${student.displayName}` });
  await tabTo(page, profile);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.type("Stu");
  await expect(page.getByRole("menuitem", { name: "Study settings" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Study settings" });
  await tabTo(page, dialog.getByRole("switch", { name: "Four buttons" }));
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByRole("button", { name: "Save Changes" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(profile).toBeFocused();

  await student.createDeck("Rivers", [["Rhine", "North Sea"]]);
  await tabTo(page, page.getByRole("link", { name: "Study now (1)" }));
  await page.keyboard.press("Enter");
  await expect(session.question(page, "Rhine")).toBeVisible();
  await page.keyboard.press("Enter");
  const ratings = page.getByRole("group", { name: "How well did you know it?" }).getByRole("button");
  await expect(ratings).toHaveText([/^Again10 min$/, /^Hard15 min$/, /^Good\d+ d$/, /^Easy\d+ d$/]);
  await page.keyboard.press("4");
  await expect(session.end(page)).toBeFocused();
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 3, right: 3 });
});

test("on a large screen, and on a tablet held upright, the card uses the available height, and its buttons are near the bottom", async ({
  page,
  student,
}) => {
  const deck = await student.createDeck("Capitals");
  const sizes = [
    [1920, 1080],
    [768, 1024],
    [1024, 1366],
  ] as const;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto(`/${deck.id}/learn/study`);
    const show = page.getByRole("button", { name: "Show answer" });
    await expect(show).toBeVisible();
    await expect.poll(async () => (await show.boundingBox())?.y).toBeGreaterThan(height - 180);
    await expect(show).toBeInViewport({ ratio: 1 });
  }
});
