import { elements, expectQuestion, keysOfChoices, submitAnswer } from "../../kit/screens/practice.ts";
import { asOlderBrowser } from "../../kit/browsers/older-browser.ts";
import { expect, test } from "../../kit/test.ts";

test("an older tablet's browser writes, turns, studies, tests and imports like any other", async ({ page, student }) => {
  await asOlderBrowser(page);
  await page.goto("/create-deck");
  await page.getByRole("textbox", { name: "Title" }).fill("Elements");
  for (const [at, [term, definition]] of elements.entries()) {
    if (at >= 3) await page.getByRole("button", { name: "ADD A CARD" }).click();
    await page.getByRole("textbox", { name: `Term of card ${at + 1}` }).fill(term);
    await page.getByRole("textbox", { name: `Definition of card ${at + 1}` }).fill(definition);
  }
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Elements" })).toBeVisible();
  const deckId = /\d+$/.exec(page.url())?.[0] ?? "";
  await page.keyboard.press("Space");
  await expect(page.getByText(elements[0][1]).first()).toBeVisible();

  await page.goto(`/${deckId}/learn/study`);
  await page.getByRole("button", { name: "Show answer" }).click();
  await page.getByRole("button", { name: "Got it" }).click();
  await expect(page.getByText("1 answered")).toBeVisible();

  await page.goto(`/${deckId}/learn/test/multiple-choice`);
  await expectQuestion(page, 1);
  await page.keyboard.press((await keysOfChoices(page)).right);
  await expect(page.getByText(/^Correct/).first()).toBeVisible();

  await page.goto(`/${deckId}/learn/test/open-ended`);
  await expectQuestion(page, 1);
  await submitAnswer(page, elements[0][1]);
  await expect(page.getByRole("heading", { name: "Correct", exact: true })).toBeVisible();

  await page.goto("/import");
  await page.getByLabel("Or paste your cards").fill("der Hund\tthe dog\ndie Katze\tthe cat");
  await expect(page.getByText("the cat").first()).toBeVisible();
  await page.goto(`/users/${student.username}`);
  await expect(page.getByRole("heading", { name: student.displayName })).toBeVisible();
});
