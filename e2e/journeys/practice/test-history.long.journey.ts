import { axeWidths, expectNoBarriers } from "../../kit/checks/barriers.ts";
import { expectQuestion, submitAnswer } from "../../kit/screens/practice.ts";
import type { Student } from "../../kit/students/student.ts";
import { takeTest } from "../../kit/students/tests-taken.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const rivers = ["Nile", "Amazon", "Danube", "Rhine", "Volga", "Ganges", "Mekong", "Congo", "Niger", "Indus", "Loire", "Elbe"];

/** A deck of twelve, and two tests of it: half right, then all but two, of which one was wrong before. */
async function twoTests(student: Student, request: Parameters<typeof takeTest>[0]) {
  const deck = await student.createDeck(
    "Rivers",
    rivers.map((river, at) => [river, `River number ${at + 1}`] as const),
  );
  await takeTest(request, deck.id, rivers.slice(0, 6));
  await takeTest(request, deck.id, ["Nile", "Elbe"]);
  return deck;
}

for (const width of axeWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a deck's tests are shown over time, with what changed; axe finds nothing", async ({ page, student }) => {
      const deck = await twoTests(student, page.request);
      await page.goto(`/${deck.id}/learn/test`);
      const history = page.getByRole("region", { name: "Your tests over time" });
      await expect(history).toContainText("On the same 12 questions you went from 50%");
      await expect(history).toContainText("This one was missed both times:");
      await expect(history.getByRole("listitem")).toHaveText(["Nile"]);
      await expect(history.getByRole("img", { name: "Score over time" })).toBeVisible();
      await history.getByText("Show as a table").click();
      await expect(history.getByRole("row")).toHaveCount(3);
      await expectNoBarriers(page);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(tooWide).toBe(0);
    });
  });
}

test("what was missed is asked again, by keyboard, and the result joins the history", async ({ page, student }) => {
  const deck = await twoTests(student, page.request);
  await page.goto(`/${deck.id}/learn/test`);
  await page.getByRole("link", { name: "Ask the 2 missed again", exact: true }).press("Enter");
  await expectQuestion(page, 1, 2);
  // The test goes on by itself after each answer.
  for (const number of [1, 2]) {
    await expectQuestion(page, number, 2);
    await page.keyboard.press("1");
  }
  await expect(page.getByRole("heading", { name: "Test Complete!" })).toBeVisible();
  await page.goto(`/${deck.id}/learn/test`);
  const last = page.getByRole("region", { name: "Your last tests" }).getByRole("listitem");
  await expect(last).toHaveCount(3);
  await expect(last.first()).toContainText("Multiple Choice, 2 questions");
});

test("the missed questions of a written test are written again", async ({ page, student }) => {
  const deck = await student.createDeck("Capitals");
  await page.goto(`/${deck.id}/learn/test/open-ended`);
  for (const number of [1, 2, 3]) {
    await expectQuestion(page, number, 3);
    await submitAnswer(page, number === 2 ? "no idea" : number === 1 ? "Paris" : "Nairobi");
    await page.getByRole("button", { name: number === 3 ? "View Results" : "Next Question" }).click();
  }
  await expect(page.getByRole("heading", { name: "Test Complete!" })).toBeVisible();
  await page.goto(`/${deck.id}/learn/test`);
  await page.getByRole("link", { name: "Ask the one missed again", exact: true }).click();
  await expectQuestion(page, 1, 1);
  await expect(page.getByRole("heading", { level: 1, name: /Japan/ })).toBeVisible();
});
