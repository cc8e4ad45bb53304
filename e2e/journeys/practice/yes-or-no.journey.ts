import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("where a deck has no wrong choices a test asks with Yes and No in the student's language", async ({ openBrowser }) => {
  const { page } = await openBrowser(undefined, { locale: "de-DE" });
  const { createDeck } = await aStudent(page.request);
  const { id } = await createDeck("Physik", [["Ohmsches Gesetz", "\\(U = RI\\)"]]);
  await page.goto(`/${id}/learn/test/multiple-choice`);
  const choices = page.getByRole("main").getByRole("listitem").getByRole("button");
  await expect(choices).toHaveText(["A. Ja", "B. Nein"]);
  await choices.filter({ hasText: "Nein" }).click();
  await expect(page.getByRole("definition").filter({ hasText: /^Ja$/ })).toBeVisible();

  await page.goto(`/${id}/learn/test/mixed`);
  await page.getByRole("button", { name: "Test beginnen" }).click();
  await page.getByRole("radio", { name: "Nein" }).check();
  await page.getByRole("button", { name: "Abgeben" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Abgeben" }).click();
  await expect(page.getByRole("definition").filter({ hasText: /^Ja$/ })).toBeVisible();
});
