import { counter, elements, expectQuestion, submitAnswer } from "../../kit/screens/practice.ts";
import { expect, test } from "../../kit/test.ts";

const two = elements.slice(1, 3);

test("from the chooser to the results: right, wrong, counted as right, and that is stored", async ({ page, student }) => {
  const deck = await student.createDeck("Elements", two);
  await page.goto(`/${deck.id}/learn/test`);
  await expect(page.getByText("Marked by rules on this server")).toBeVisible();
  await page.getByRole("link", { name: "Open-ended" }).click();
  await expect(page.getByText("Generated 2 questions!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What is the definition of: Helium?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit Answer" })).toBeDisabled();

  await submitAnswer(page, "a noble gas that fills baloons");
  await expect(page.getByRole("heading", { name: "Correct", exact: true })).toBeFocused();
  await expect(counter(page, "Correct")).toHaveText("1");
  await page.getByRole("button", { name: "Next Question" }).click();

  await submitAnswer(page, "a yellow metal");
  await expect(page.getByRole("heading", { name: "Incorrect" })).toBeFocused();
  await expect(page.getByText("The element that all life on earth is built of")).toBeVisible();
  await expect(counter(page, "Correct")).toHaveText("1");
  await page.getByRole("button", { name: "I was right" }).click();
  await expect(page.getByText("Score 100/100")).toBeVisible();
  await expect(counter(page, "Correct")).toHaveText("2");
  await page.getByRole("button", { name: "View Results" }).click();

  await expect(page.getByRole("heading", { name: "Test Complete!" })).toBeFocused();
  await expect(page.getByText("Excellent! You really know these cards.")).toBeVisible();
  const details = page.getByRole("region", { name: "Detailed Results" }).getByRole("listitem");
  await expect(details).toHaveCount(2);
  await expect(details.nth(1)).toContainText("You counted this answer as right.");
  await page.getByRole("button", { name: "Try Again" }).click();

  await expectQuestion(page, 1, 2);
  await submitAnswer(page, "no idea");
  await page.getByRole("button", { name: "Next Question" }).click();
  await submitAnswer(page, "A yellow metal");
  await expect(page.getByRole("heading", { name: "Correct", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "View Results" }).click();
  await expect(page.getByText(/^1 of 2 correct/)).toBeVisible();
  await page.getByRole("link", { name: "Back to Deck" }).click();
  await expect(page).toHaveURL(`/${deck.id}`);
});

test("by keyboard alone, with a reload in the middle of an answer", async ({ page, student }) => {
  const deck = await student.createDeck("Elements", two);
  await page.goto(`/${deck.id}/learn/test/open-ended`);
  const box = page.getByPlaceholder("Type your answer here...");
  await expect(box).toBeFocused();
  await page.keyboard.type("A noble gas that fills balloons");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: "Correct", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectQuestion(page, 2, 2);
  await expect(box).toBeFocused();
  await page.keyboard.type("The element that all life");
  await page.reload();
  await expectQuestion(page, 2, 2);
  await expect(box).toHaveValue("The element that all life");
  await expect(counter(page, "Correct")).toHaveText("1");
  await expect(box).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" on earth is built of");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: "Correct", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 of 2 correct")).toBeVisible();
});

test("a tab that crashes in the middle of an answer leaves it to the next one, with the exact text", async ({ page, context, student }) => {
  const deck = await student.createDeck("Elements", two);
  await page.goto(`/${deck.id}/learn/test/open-ended`);
  await submitAnswer(page, "a noble gas that fills balloons");
  await page.getByRole("button", { name: "Next Question" }).click();
  await expectQuestion(page, 2, 2);
  await page.getByPlaceholder("Type your answer here...").pressSequentially("Diamonds are made of it");
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join("\n"))).toContain("Diamonds are made of it");
  const devtools = await context.newCDPSession(page);
  const hasCrashed = page.waitForEvent("crash");
  devtools.send("Page.crash").catch(() => null);
  await hasCrashed;

  const next = await context.newPage();
  await next.goto(`/${deck.id}/learn/test/open-ended`);
  await expectQuestion(next, 2, 2);
  await expect(next.getByPlaceholder("Type your answer here...")).toHaveValue("Diamonds are made of it");
  await expect(counter(next, "Correct")).toHaveText("1");
});

test("an exit ends the test: the next one starts at the first question", async ({ page, student }) => {
  const deck = await student.createDeck("Elements", two);
  await page.goto(`/${deck.id}/learn/test/open-ended`);
  await submitAnswer(page, "a noble gas");
  await page.getByRole("button", { name: "Next Question" }).click();
  await expectQuestion(page, 2, 2);
  await page.getByRole("link", { name: "Exit Test" }).click();
  await expect(page).toHaveURL(`/${deck.id}`);
  await page.goto(`/${deck.id}/learn/test/open-ended`);
  await expectQuestion(page, 1, 2);
  await expect(counter(page, "Correct")).toHaveText("0");
});

test("an evaluation that the server fails to make keeps the answer, and can be retried", async ({ page, student, watched }) => {
  watched.expectConsole(/500/);
  const deck = await student.createDeck("Elements", two);
  await page.route("**/api/practice/evaluations", (route) =>
    route.fulfill({ status: 500, json: { error: { code: "unknown", message: "An unknown error occurred." } } }),
  );
  await page.goto(`/${deck.id}/learn/test/open-ended`);
  await expectQuestion(page, 1, 2);
  await submitAnswer(page, "A noble gas that fills balloons");
  await expect(page.getByText("Unable to evaluate answer due to technical issues. Please try again.")).toBeVisible();
  await expect(page.getByPlaceholder("Type your answer here...")).toHaveValue("A noble gas that fills balloons");
  await page.unroute("**/api/practice/evaluations");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Score 100/100")).toBeVisible();
});
