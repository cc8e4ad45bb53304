import { axeWidths, expectNoBarriers } from "../../kit/checks/barriers.ts";
import { elements, expectQuestion, keysOfChoices, submitAnswer } from "../../kit/screens/practice.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of axeWidths) {
  test.describe(`at ${width} px axe finds nothing on`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the multiple-choice test: open, right, wrong, finished; without motion if it is reduced", async ({ page, student }) => {
      const deck = await student.createDeck("Elements", [["Gold", "A yellow metal with **Au** for its sign"], ...elements.slice(0, 2)]);
      await page.goto(`/${deck.id}/learn/test`);
      await expect(page.getByText("Marked by rules on this server")).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("link", { name: "Multiple Choice" }).click();
      await expectQuestion(page, 1, 3);
      await page.getByRole("switch").uncheck();
      await expectNoBarriers(page);
      await page.keyboard.press("1");
      await page.keyboard.press("Enter");
      await expectQuestion(page, 2, 3);
      await page.keyboard.press((await keysOfChoices(page)).right);
      await expect(page.getByText("Correct! 🎉")).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press("Enter");
      await expectQuestion(page, 3, 3);
      await page.keyboard.press((await keysOfChoices(page)).wrong);
      await expect(page.getByText("Incorrect 😔")).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press("Enter");
      await expect(page.getByText("Test Complete!")).toBeVisible();
      await expectNoBarriers(page);
      await expect(page.locator("canvas")).toHaveCount(0);
    });

    test("the open-ended test: open, too long, right, wrong, finished", async ({ page, student }) => {
      const deck = await student.createDeck("Elements", [["Gold `Au`", "A yellow **metal**"], elements[1]]);
      await page.goto(`/${deck.id}/learn/test/open-ended`);
      await expectQuestion(page, 1, 2);
      await expectNoBarriers(page);
      await page.getByPlaceholder("Type your answer here...").fill("x".repeat(5001));
      await expect(page.getByText("An answer can have at most 5,000 characters")).toBeVisible();
      await expectNoBarriers(page);
      await submitAnswer(page, "a yellow metal");
      await expect(page.getByRole("heading", { name: "Correct", exact: true })).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "Next Question" }).click();
      await submitAnswer(page, "a fish");
      await expect(page.getByRole("heading", { name: "Incorrect" })).toBeVisible();
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "View Results" }).click();
      await expect(page.getByText("Detailed Results")).toBeVisible();
      await expectNoBarriers(page);
    });
  });
}
