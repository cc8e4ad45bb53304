import type { Page } from "@playwright/test";
import { counter, elements, expectQuestion, keysOfChoices } from "../../kit/screens/practice.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

// Confetti falls only without reduced motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("from the deck over the chooser to a perfect result, and again", async ({ page, student }) => {
  const deck = await student.createDeck("Elements", elements);
  await page.goto(`/${deck.id}`);
  await page.getByRole("button", { name: "Deck menu" }).click();
  await page.getByRole("menuitem", { name: "Practice test" }).click();
  await expect(page.getByText("4 cards available")).toBeVisible();
  await page.getByRole("link", { name: "Multiple Choice" }).click();
  await expect(page.getByText("Generated 4 questions!")).toBeVisible();

  const moments = await momentsOf(page);
  for (const [number, words] of [
    [1, "Correct! 🎉 Streak bonus: +0 points!"],
    [2, "Correct! 🎉 Streak bonus: +10 points!"],
    [3, "Correct! 🎉 Streak bonus: +20 points!"],
    [4, "Correct! 🎉 Streak bonus: +30 points!"],
  ] as const) {
    await expectQuestion(page, number);
    const { right } = await keysOfChoices(page);
    await page
      .getByRole("main")
      .getByRole("listitem")
      .nth(Number(right) - 1)
      .getByRole("button")
      .click();
    await expect.poll(moments).toContain(words);
    if (number === 3) await expect.poll(moments).toContain("confetti");
  }
  await expect(page.getByRole("heading", { name: "Test Complete!" })).toBeVisible();
  await expect(page.getByText("4/4")).toBeVisible();
  await expect(page.getByText("Total Points").locator("..")).toHaveText("Total Points 460");
  await expect(page.getByText("Perfect score! You know this deck by heart.")).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expectQuestion(page, 1);
  await expect(counter(page, "Points")).toHaveText("0");
  await page.getByRole("link", { name: "Exit Test" }).click();
  await expect(page).toHaveURL(`/${deck.id}`);
});

test("by keyboard alone, right and wrong, without automatic continuing, and a round of the missed ones", async ({ page, student }) => {
  const deck = await student.createDeck("Elements", elements);
  await page.goto(`/${deck.id}/learn/test/multiple-choice`);
  await expectQuestion(page, 1);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const automatic = page.getByRole("switch", { name: "Next question automatically" });
  for (let step = 0; step < 10 && !(await automatic.evaluate((one) => one === document.activeElement)); step++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(automatic).not.toBeChecked();

  for (const [number, isRight] of [
    [1, true],
    [2, false],
    [3, true],
    [4, false],
  ] as const) {
    await expectQuestion(page, number);
    const keys = await keysOfChoices(page);
    await page.keyboard.press(isRight ? keys.right : "abcd".charAt(Number(keys.wrong) - 1));
    await expect(page.getByText(isRight ? "Correct! 🎉" : "Incorrect 😔")).toBeVisible();
    await expect(counter(page, "Streak")).toHaveText(isRight ? "1" : "0");
    await expect(page.getByRole("button", { name: number === 4 ? "View Results" : "Next", exact: true })).toBeVisible();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Test Complete!" })).toBeFocused();
  await expect(page.getByText("2/4")).toBeVisible();
  await expect(page.getByText("200", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Only the 2 I missed" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectQuestion(page, 1, 2);
});

test("no choice grows with its answer", async ({ page, student }) => {
  // Each just fits into a line of its choice.
  const steps = [11, 12, 13, 14].map((step) => [`Step ${step}`, `Sorts, changes and packs proteins for export ${step}`] as const);
  const deck = await student.createDeck("Golgi apparatus", steps);
  await page.goto(`/${deck.id}/learn/test/multiple-choice`);
  await expectQuestion(page, 1);
  const choices = page.getByRole("main").getByRole("listitem").getByRole("button");
  const heights = () => choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const before = await heights();
  await page.keyboard.press("1");
  await expect(choices.first()).toHaveAttribute("aria-disabled", "true");
  expect(await heights()).toEqual(before);
});

test("a reload in the middle continues the test; a change of the deck starts it over", async ({ page, student }) => {
  const deck = await student.createDeck("Elements", elements);
  await page.goto(`/${deck.id}/learn/test/multiple-choice`);
  await expectQuestion(page, 1);
  await page.keyboard.press((await keysOfChoices(page)).right);
  await page.keyboard.press("Enter");
  await expectQuestion(page, 2);
  const asked = await page.getByRole("main").getByRole("listitem").allTextContents();
  await page.reload();
  await expectQuestion(page, 2);
  await expect(counter(page, "Points")).toHaveText("100");
  expect(await page.getByRole("main").getByRole("listitem").allTextContents()).toEqual(asked);

  const cards = elements.slice(0, 3).map(([term, definition]) => ({ term, definition }));
  const data = { title: deck.title, description: "", cards };
  const saved = await page.request.put(`/api/users/${student.uid}/decks/${deck.id}`, {
    data,
    headers: { "If-Match": `"${deck.revision}"` },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.reload();
  await expectQuestion(page, 1, 3);
  await expect(counter(page, "Points")).toHaveText("0");
});

test("of another student's shared deck", async ({ student, openBrowser }) => {
  const deck = await student.createDeck("Elements", elements);
  await student.setVisibility(deck.id, "Public");
  const other = await openBrowser();
  other.watched.expectConsole(/404/);
  await aStudent(other.page.request);
  await other.page.goto(`/${deck.id}/learn/test`);
  await other.page.getByRole("link", { name: "Multiple Choice" }).click();
  await expectQuestion(other.page, 1);
  await other.page.keyboard.press((await keysOfChoices(other.page)).right);
  await expect(other.page.getByText("Correct! 🎉")).toBeVisible();
});

test("of a missing deck is the not-found page", async ({ page, student, watched }) => {
  watched.expectConsole(/404/);
  await page.goto("/1600000000000/learn/test/multiple-choice");
  await expect(page.getByText("Page not found")).toBeVisible();
  await expect(page.getByRole("button", { name: `Profile menu of ${student.displayName}` })).toBeVisible();
});

test("of a thousand cards is ready at once and moves smoothly", async ({ page, student }) => {
  const many = Array.from({ length: 1000 }, (_, at) => [`Term ${at}`, `The meaning of number ${at} in the long list`] as const);
  const deck = await student.createDeck("Long", many);
  await page.goto(`/${deck.id}/learn/test/multiple-choice`);
  await expectQuestion(page, 1, 1000);
  await expect(page.getByText("Generated 1,000 questions!")).toBeVisible();
  for (let number = 1; number <= 5; number++) {
    await expectQuestion(page, number, 1000);
    await page.keyboard.press("1");
    await expect(page.getByText(/^(Correct! 🎉|Incorrect 😔)/).first()).toBeVisible();
    await page.keyboard.press("Enter");
  }
  await page.reload();
  await expectQuestion(page, 6, 1000);
});

/** Records from now on what is on the page for a moment: each verdict, and the confetti. A busy machine may look too late for it. */
async function momentsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moments: string[] = [];
    Object.assign(window, { moments });
    new MutationObserver(() => {
      const verdict = document.querySelector('main [role="status"]')?.textContent ?? "";
      if (verdict !== "" && verdict !== moments.at(-1)) moments.push(verdict);
      if (document.querySelector("body > canvas") !== null && !moments.includes("confetti")) moments.push("confetti");
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { moments: string[] }).moments);
}
