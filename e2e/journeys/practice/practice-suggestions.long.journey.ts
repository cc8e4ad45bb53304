import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("an owner sees what three students had counted as right, accepts one, and dismisses the other", async ({
  page,
  student,
  playwright,
  baseURL,
}) => {
  const deck = await student.createDeck("Capitals", [
    ["France", "Paris"],
    ["Japan", "Tokyo"],
  ]);
  await student.setVisibility(deck.id, "Public");
  const [france, japan] = deck.cards;
  for (let count = 0; count < 3; count++) {
    const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    await aStudent(request);
    const answers = [
      { cardId: france?.id, answer: "the city of light" },
      { cardId: japan?.id, answer: "the eastern capital" },
    ];
    for (const answer of answers) {
      const counted = await request.post("/api/practice/accepted-answers", { data: { deckId: deck.id, ...answer } });
      expect(counted.status(), await counted.text()).toBe(201);
    }
    await request.dispose();
  }

  await page.goto(`/${deck.id}`);
  const suggestions = page.getByRole("region", { name: "Answers that students counted as right" });
  await expect(suggestions.getByRole("listitem")).toHaveCount(2);
  await expect(suggestions).toContainText("3 students were given “the city of light” as right");
  await page.getByRole("button", { name: "Dismiss “the eastern capital” for Japan" }).click();
  await page.getByRole("button", { name: "Add “the city of light” to France" }).click();
  await expect(page.getByText('Added "the city of light" to France.')).toBeVisible();
  await expect(suggestions).toBeHidden();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Capitals" })).toBeVisible();
  const saved = await page.request.get(`/api/users/${student.uid}/decks/${deck.id}`);
  expect((await saved.json()).cards[0].definition).toBe("Paris / the city of light");
  await expect(suggestions).toBeHidden();
});
