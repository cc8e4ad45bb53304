import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a Japanese deck: its languages are asked for once while it is written, and Tab adds the reading that the server knows", async ({
  page,
  student,
}) => {
  expect(student.uid).not.toBe("");
  await page.goto("/create-deck");
  await page.getByLabel("Title").fill("Japanese");
  const words = [
    ["これは水です", "this is the water"],
    ["猫がいます", "there is a cat and a dog"],
    ["本を読みます", "to read the book of the day"],
  ];
  for (const [at, [term, definition]] of words.entries()) {
    await page.getByLabel(`Term of card ${at + 1}`, { exact: true }).fill(term!);
    await page.getByLabel(`Definition of card ${at + 1}`, { exact: true }).fill(definition!);
  }
  const question = page.getByRole("group", { name: "Languages of this deck" });
  await expect(question).toContainText("Japanese");
  await expectNoBarriers(page);
  await question.getByRole("button", { name: "Read aloud" }).click();
  await expect(question).toBeHidden();

  await page.getByRole("button", { name: "ADD A CARD" }).click();
  const term = page.getByLabel("Term of card 4", { exact: true });
  await expect(term).toBeFocused();
  await page.keyboard.insertText("今日");
  await expect(page.getByRole("button", { name: "今日 (きょう)" })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press("Tab");
  await expect(term).toHaveValue(/^今日 \(/);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Definition of card 4", { exact: true })).toBeFocused();
  await page.keyboard.type("today");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("Card 1 of 4", { exact: true })).toBeVisible();
  // The deck has its languages, so its page asks no more.
  await expect(question).not.toBeAttached();
  const id = new URL(page.url()).pathname.slice(1);
  const saved = (await (await page.request.get(`/api/users/${student.uid}/decks/${id}`)).json()) as { languages: object };
  expect(saved.languages).toMatchObject({ term: "ja" });
});
