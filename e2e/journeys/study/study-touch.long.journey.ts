import { answersToday, changeSettings, expectFigures, session } from "../../kit/screens/session.ts";
import { doubleTap, flick, swipe } from "../../kit/input/swipe.ts";
import { expect, test } from "../../kit/test.ts";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

test("on a phone a tap turns the card, and a swipe rates it: left is Again, right is Got it", async ({ page, student }) => {
  await changeSettings(page.request, { learningSteps: [] });
  const deck = await student.createDeck("Capitals");
  await page.goto(`/${deck.id}/learn/study`);
  await expect(page.getByText("Tap the card to flip it")).toBeVisible();
  const face = page.locator("[data-shown-text]");

  // Before its answer was shown a card is not rated.
  await swipe(page, face, 120);
  await expect(session.question(page, "France")).toBeVisible();
  await expectFigures(page, "3 new, 0 learning, 0 due, 0 answered");
  await face.tap();
  await expect(session.answer(page, "Paris")).toBeVisible();
  await expect(page.getByText("Swipe left for Again, right for Got it")).toBeVisible();
  await swipe(page, face, 120);
  await expect(session.question(page, "Japan")).toBeVisible();
  await face.tap();
  await expect(session.answer(page, "Tokyo")).toBeVisible();
  await swipe(page, face, -120);
  await expect(session.question(page, "Kenya")).toBeVisible();
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 2, right: 1 });

  await page.getByRole("button", { name: "Show answer" }).tap();
  await page.getByRole("button", { name: "Got it" }).tap();
  await expect(session.end(page)).toHaveText("Done for today");
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 3, right: 2 });
});

for (const [width, height] of [
  [740, 360],
  [667, 320],
  [932, 430],
] as const) {
  test(`on a phone in landscape, ${width} by ${height} px, the whole card and all four ratings are visible`, async ({ page, student }) => {
    // A card is measured that does not turn any more.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await changeSettings(page.request, { fourRatings: true });
    const deck = await student.createDeck("Everything about the transport of substances through membranes, from diffusion to pumps");
    await page.goto(`/${deck.id}/learn/study`);
    await page.locator("[data-shown-text]").tap();
    await expect(session.answer(page, "Paris")).toBeVisible();
    await expect(page.locator("[data-shown-text]")).toBeInViewport({ ratio: 1 });
    const card = (await page.locator("[data-shown-text]").boundingBox())!;
    expect(card.height).toBeGreaterThan(150);
    const ratings = page.getByRole("group", { name: "How well did you know it?" }).getByRole("button");
    await expect(ratings).toHaveCount(4);
    for (const rating of await ratings.all()) {
      await expect(rating).toBeInViewport({ ratio: 1 });
      expect((await rating.boundingBox())!.x).toBeGreaterThan(card.x + card.width);
    }
  });
}

test("a double tap on 'Show answer' only shows the answer, though a rating takes the button's place", async ({ page, student }) => {
  const deck = await student.createDeck("Capitals");
  await page.goto(`/${deck.id}/learn/study`);
  await doubleTap(page, page.getByRole("button", { name: "Show answer" }));
  await expect(session.answer(page, "Paris")).toBeVisible();
  await page.getByRole("button", { name: "Got it" }).tap();
  await expect(session.question(page, "Japan")).toBeVisible();
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 1, right: 1 });
});

test("a tap turns the next card also straight after a flick, which a browser may treat as the flick's end", async ({ page, student }) => {
  const deck = await student.createDeck("Capitals");
  await page.goto(`/${deck.id}/learn/study`);
  await page.locator("[data-shown-text]").tap();
  await expect(session.answer(page, "Paris")).toBeVisible();
  await flick(page, page.locator("[data-shown-text]"), 160);
  await expect(session.question(page, "Japan")).toBeVisible();
  await page.locator("[data-shown-text]").tap();
  await expect(session.answer(page, "Tokyo")).toBeVisible();
});
