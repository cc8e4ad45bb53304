import { axeWidths, expectNoBarriers } from "../../kit/checks/barriers.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const rivers = ["Nile", "Amazon", "Danube", "Rhine", "Volga", "Ganges", "Mekong", "Congo", "Niger", "Indus", "Loire", "Elbe"].map(
  (river, at) => [river, `River number ${at + 1}`] as const,
);

for (const width of axeWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a mixed test has all kinds of questions, is handed in with open ones, and joins the last tests; axe finds nothing", async ({
      page,
      student,
    }) => {
      const deck = await student.createDeck("Rivers", rivers);
      await page.goto(`/${deck.id}/learn/test`);
      await page.getByRole("link", { name: "Mixed", exact: true }).click();
      await page.getByLabel("Time limit").selectOption("20 minutes");
      await expectNoBarriers(page);
      await page.getByRole("button", { name: "Begin the test" }).click();
      await expect(page.getByText("Question 1 of 12")).toBeVisible();
      await expect(page.getByText("0 of 12 answered")).toBeVisible();
      await page.getByRole("radio", { name: "True" }).first().check();
      await page
        .getByLabel(/^Answer to:/)
        .first()
        .selectOption({ index: 1 });
      await page.getByLabel("Your answer").first().fill("River number 4");
      await expect(page.getByText("3 of 12 answered")).toBeVisible();
      await expectNoBarriers(page);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(tooWide).toBe(0);

      // A reload changes nothing.
      await page.reload();
      await expect(page.getByText("3 of 12 answered")).toBeVisible();
      await page.getByRole("button", { name: "Hand in" }).first().click();
      const dialog = page.getByRole("alertdialog", { name: "Hand in this test?" });
      await expect(dialog).toContainText("9 questions are not answered yet.");
      await dialog.getByRole("button", { name: "Hand in" }).click();
      await expect(page.getByRole("heading", { name: "Test Complete!" })).toBeVisible();
      await expect(page.getByText("9 questions were not answered.")).toBeVisible();
      await expect(page.getByRole("link", { name: /^Ask the \d+ missed again$/ })).toBeVisible();
      await expectNoBarriers(page);

      await page.goto(`/${deck.id}/learn/test`);
      await expect(page.getByRole("region", { name: "Your last tests" }).getByRole("listitem")).toContainText("Mixed, 12 questions");
    });
  });
}

test("a mixed test is taken by keyboard alone", async ({ page, student }) => {
  const deck = await student.createDeck("Rivers", rivers.slice(0, 4));
  await page.goto(`/${deck.id}/learn/test/mixed`);
  for (const name of ["True or false", "Matching", "Written answers"]) await page.getByRole("checkbox", { name }).press("Space");
  await page.getByRole("button", { name: "Begin the test" }).press("Enter");
  await expect(page.getByText("Question 1 of 4")).toBeVisible();
  for (let number = 1; number <= 4; number++)
    await page
      .getByRole("group")
      .nth(number - 1)
      .getByRole("radio")
      .first()
      .press("Space");
  await expect(page.getByText("4 of 4 answered")).toBeVisible();
  await page.getByRole("button", { name: "Hand in" }).first().press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Every question is answered.");
  await dialog.getByRole("button", { name: "Hand in" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Test Complete!" })).toBeFocused();
});
