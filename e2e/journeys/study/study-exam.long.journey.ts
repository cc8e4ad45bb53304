import type { Page } from "@playwright/test";
import { dayText } from "@recollect/domain/study/day-text.ts";
import { choose } from "../../kit/input/deck-menu.ts";
import { expectFigures, progressOnServer, sendTimeZone } from "../../kit/screens/session.ts";
import { expect, test } from "../../kit/test.ts";

/** A day so many days from the student's today, as the dialog's field expects it. */
async function inDays(page: Page, days: number): Promise<string> {
  return dayText((await progressOnServer(page.request)).today + days);
}

test("an exam that is too near is reported, a later one distributes the new cards, and the session follows the plan", async ({
  page,
  student,
}) => {
  const cards = Array.from({ length: 150 }, (_, at) => [`Term ${at}`, `Definition ${at}`] as const);
  const deck = await student.createDeck("Anatomy", cards);
  await page.goto(`/${deck.id}`);
  await sendTimeZone(page);
  await choose(page, "Exam date");
  const dialog = page.getByRole("dialog", { name: "Exam date" });
  const day = dialog.getByLabel("Day of the exam");
  await day.fill(await inDays(page, 1));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(/^This cannot all be done: even with 100 new cards a day, 50 cards will not be reached/)).toBeVisible();
  await day.fill(await inDays(page, -1));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await day.fill(await inDays(page, 30));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(/^This fits: 7 new cards a day until .+, then reviews alone\.$/)).toBeVisible();
  await expect(dialog.getByRole("img", { name: /^Predicted recall on the day \d+(\.\d)?%; 0% if you stop now$/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await choose(page, "Study");
  await expectFigures(page, "7 new, 0 learning, 0 due, 0 answered");

  await page.getByRole("link", { name: "End session" }).click();
  await choose(page, "Exam date");
  await dialog.getByRole("button", { name: "Remove exam" }).click();
  await expect(dialog).toBeHidden();
  await choose(page, "Study");
  await expectFigures(page, "20 new, 0 learning, 0 due, 0 answered");
});
