import { axeWidths, expectNoBarriers } from "../../kit/checks/barriers.ts";
import { elements, expectQuestion, keysOfChoices, submitAnswer } from "../../kit/screens/practice.ts";
import { expect, test } from "../../kit/test.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const many = (count: number) => Array.from({ length: count }, (_, at) => [`Term ${at}`, `The meaning of number ${at}`] as const);

test("a test has a side and an order, is remembered, repeated for the missed ones, and stored", async ({ page, student }) => {
  const deck = await student.createDeck("Elements", elements);
  await page.goto(`/${deck.id}/learn/test`);
  await page.getByLabel("Answer with").selectOption("Term");
  await page.getByLabel("Order").selectOption("Shuffled");
  await page.reload();
  await expect(page.getByLabel("Answer with")).toHaveValue("term");
  await page.getByRole("link", { name: "Open-ended" }).click();

  await expect(page.getByRole("heading", { level: 1, name: /^What is the term for:/ })).toBeVisible();
  await expect(page.getByPlaceholder("Type your answer here...")).toBeFocused();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  for (let number = 1; number <= 4; number++) {
    await expectQuestion(page, number, 4);
    const asked = (await screenHeading(page).textContent()) ?? "";
    const term = elements.find(([, definition]) => asked.includes(definition))?.[0] ?? "";
    await submitAnswer(page, number === 2 ? "no idea" : term);
    await expect(page.getByRole("heading", { name: number === 2 ? "Incorrect" : "Correct", exact: true })).toBeVisible();
    await page.getByRole("button", { name: number === 4 ? "View Results" : "Next Question" }).press("Enter");
  }
  await expect(page.getByText("75%")).toBeVisible();
  await expect(page.getByRole("region", { name: "Detailed Results" }).getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Only the one I missed" }).click();
  await expectQuestion(page, 1, 1);
  await submitAnswer(page, "still no idea");
  await page.getByRole("button", { name: "View Results" }).click();
  await expect(page.getByText("0%", { exact: true })).toBeVisible();

  await page.goto(`/${deck.id}/learn/test`);
  const last = page.getByRole("region", { name: "Your last tests" }).getByRole("listitem");
  await expect(last).toHaveCount(2);
  await expect(last.first()).toContainText("Open-ended, 1 question");
  await expect(last.last()).toContainText("Open-ended, 4 questions75%");
});

test("a test of hundreds of questions needs a confirmation; twenty of them are asked by keyboard", async ({ page, student }) => {
  const deck = await student.createDeck("Long", many(300));
  await page.goto(`/${deck.id}/learn/test`);
  await page.getByRole("link", { name: "Multiple Choice" }).press("Enter");
  await expect(page.getByRole("alertdialog", { name: "A test of 300 questions?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask 20" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectQuestion(page, 1, 20);
});

test("options without cards are reported, with a way back to the choice", async ({ page, student, watched }) => {
  watched.expectConsole(/409/);
  const deck = await student.createDeck("Elements", elements);
  await page.goto(`/${deck.id}/learn/test/multiple-choice?which=tag&tag=nothing&count=-5`);
  await expect(page.getByText("None of the cards fits what you chose. Choose others for this test.")).toBeVisible();
  await expect(page).toHaveURL(`/${deck.id}/learn/test`);
});

for (const width of axeWidths) {
  test.describe(`at ${width} px axe finds nothing on`, () => {
    test.use({ viewport: { width, height: 640 } });

    test("the results and the chooser after a test, and a verdict of half", async ({ page, student }) => {
      const deck = await student.createDeck("Elements", elements);
      await page.goto(`/${deck.id}/learn/test/multiple-choice`);
      await page.getByRole("switch").uncheck();
      for (let number = 1; number <= 4; number++) {
        await expectQuestion(page, number, 4);
        const keys = await keysOfChoices(page);
        await page.keyboard.press(number === 2 ? keys.wrong : keys.right);
        await page.keyboard.press("Enter");
      }
      await expect(page.getByText("3/4")).toBeVisible();
      await expectNoBarriers(page);
      await page.goto(`/${deck.id}/learn/test`);
      await expect(page.getByRole("region", { name: "Your last tests" })).toContainText("3/4");
      await expectNoBarriers(page);
      await page.goto(`/${deck.id}/learn/test/open-ended`);
      await submitAnswer(page, "The lightest element");
      await expect(page.getByText("Partly", { exact: true })).toBeVisible();
      await expectNoBarriers(page);
    });
  });
}
