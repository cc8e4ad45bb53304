import { counter, elements, expectQuestion, keysOfChoices, submitAnswer } from "../../kit/screens/practice.ts";
import { expect, test } from "../../kit/test.ts";
import { translatePages } from "../../kit/browsers/translate-page.ts";

const two = [elements[1], elements[2]] as const;

test.beforeEach(({ page }) => translatePages(page));

test("a written test continues while the browser translates the page, and the cards are not translated", async ({ page, student }) => {
  const deck = await student.createDeck("Elements", two);
  await page.goto(`/${deck.id}/learn/test/open-ended`);
  await expectQuestion(page, 1, 2);
  await expect(page.locator("font").filter({ hasText: "Submit Answer" }).first()).toBeVisible();
  await submitAnswer(page, two[0][1]);
  await expect(page.getByRole("heading", { name: "Correct", exact: true })).toBeFocused();
  await expect(counter(page, "Correct")).toHaveText("1");
  await page.getByRole("button", { name: "Next Question" }).click();
  await expectQuestion(page, 2, 2);
  await submitAnswer(page, "no idea");
  await expect(page.getByRole("heading", { name: "Incorrect" })).toBeFocused();
  await expect(page.locator('[translate="no"]').filter({ hasText: two[1][1] })).toBeVisible();
  await expect(page.locator('[translate="no"] font')).toHaveCount(0);
  await page.getByRole("button", { name: "View Results" }).click();
  await expect(page.getByRole("heading", { name: "Test Complete!" })).toBeFocused();
});

test("studying, choosing and editing continue while the browser translates the page", async ({ page, student }) => {
  const deck = await student.createDeck("Elements", elements);
  await page.goto(`/${deck.id}/learn/study`);
  for (const answered of [1, 2]) {
    await page.getByRole("button", { name: "Show answer" }).click();
    await page.getByRole("button", { name: "Got it" }).click();
    await expect(page.getByText(`${answered} answered`)).toBeVisible();
  }
  await page.goto(`/${deck.id}/learn/test/multiple-choice`);
  for (let question = 1; question <= elements.length; question++) {
    await expectQuestion(page, question);
    if (question === 1) await page.getByRole("switch").uncheck();
    await page.keyboard.press((await keysOfChoices(page)).right);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("Test Complete!")).toBeVisible();
  await page.goto(`/${deck.id}/edit`);
  await page.getByRole("textbox", { name: "Title" }).fill("The elements");
  await page.getByRole("button", { name: "ADD A CARD" }).click();
  await page.getByRole("textbox", { name: "Term of card 5" }).fill("Neon");
  await page.getByRole("textbox", { name: "Definition of card 5" }).fill("It glows in signs");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("heading", { name: "The elements" })).toBeVisible();
  await page.goto("/decks");
  const found = page.getByRole("link", { name: "The elements", exact: true });
  await page.getByPlaceholder("Search decks").fill("nothing of this name");
  await expect(found).toBeHidden();
  await page.getByPlaceholder("Search decks").fill("elem");
  await expect(found).toBeVisible();
});
