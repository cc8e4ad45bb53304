import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { studyForgetfully } from "../../kit/students/forgetful-student.ts";
import { expect, test } from "../../kit/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a student's memory is learned from their answers, reschedules all cards, and is left again", async ({ page, student }) => {
  const deck = await student.createDeck(
    "Rivers",
    Array.from({ length: 150 }, (_, at) => [`River ${at}`, "its mouth"] as const),
  );
  await studyForgetfully(page.request, student.uid, deck);
  await page.goto("/progress");
  const memory = page.getByRole("region", { name: "Your memory" });
  // The part below the other figures loads when it is near.
  await page.getByRole("img", { name: "The next 30 days", exact: true }).scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  await expect(memory.getByText(/^Your cards are scheduled for the average student/)).toBeVisible();

  await memory.getByRole("button", { name: "Learn from my reviews" }).click();
  // It is learned in a thread of the server, which takes longer on a busy machine.
  await expect(memory.getByText(/^Your cards are scheduled by your own memory, learned from \d+ reviews/)).toBeVisible({ timeout: 60_000 });
  await expect(memory.getByRole("img", { name: "Expected and actual recall" })).toBeVisible();
  await expect(memory.getByRole("img", { name: "Workload and recall" })).toBeVisible();
  await expect(memory.getByText(/^A new card, after one right answer: 50% after/)).toBeVisible();
  await expectNoBarriers(page);

  await memory.getByRole("button", { name: "Reschedule all cards" }).click();
  const dialog = page.getByRole("dialog", { name: "Reschedule all cards?" });
  await expect(dialog.getByRole("row", { name: /^Due today/ })).toBeVisible();
  await expect(dialog.getByRole("row", { name: /^Later/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Reschedule" }).click();
  await expect(page.getByText(/^\d+ cards rescheduled\.$/)).toBeVisible();
  await expect(dialog).toBeHidden();

  await memory.getByRole("button", { name: "Back to the defaults" }).click();
  await expect(memory.getByText(/^You went back to the default/)).toBeVisible();
  await expect(memory.getByRole("button", { name: "Back to the defaults" })).toBeHidden();
});
