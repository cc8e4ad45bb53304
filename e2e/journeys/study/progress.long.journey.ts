import { dayMs } from "@recollect/domain/time/units.ts";
import { axeWidths, expectNoBarriers } from "../../kit/checks/barriers.ts";
import type { Student } from "../../kit/students/student.ts";
import { studyForASeason } from "../../kit/students/study-history.ts";
import { tabTo } from "../../kit/input/tab-to.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts: a fading element has none of its own yet. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A deck with answers of three months, and one that was never studied. */
async function twoDecks(student: Student, request: Parameters<typeof studyForASeason>[0]) {
  const begun = await student.createDeck(
    "Rivers",
    Array.from({ length: 120 }, (_, at) => [`River ${at}`, "its mouth"] as const),
  );
  await studyForASeason(request, student.uid, begun);
  return { begun, untouched: await student.createDeck("Lakes") };
}

for (const width of axeWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the progress page is empty at first, then shows three months, of all decks and of one; axe finds nothing", async ({
      page,
      student,
    }) => {
      await page.goto("/progress");
      await expect(page.getByRole("heading", { name: "Your progress begins with the first card" })).toBeVisible();
      await expectNoBarriers(page);

      const { begun, untouched } = await twoDecks(student, page.request);
      await page.reload();
      for (const name of ["Streak", "Reviews a day", "Retention", "Cards", "The next 30 days"])
        await expect(page.getByRole("img", { name, exact: true })).toBeVisible();
      // What may help loads when it is near.
      await page.getByRole("img", { name: "The next 30 days", exact: true }).scrollIntoViewIfNeeded();
      const known = page.getByRole("region", { name: "Known, by deck" });
      await expect(known.getByRole("link", { name: "Rivers" })).toHaveAttribute("href", `/progress?deck=${begun.id}`);
      await expect(page.getByRole("img", { name: "Time of day", exact: true })).toBeVisible();
      for (const opener of await page.getByText(/^Show as a table/).all()) await opener.click();
      await expect(page.getByRole("table")).toHaveCount(6);
      await expectNoBarriers(page);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(tooWide).toBe(0);

      await page.getByRole("combobox", { name: "Deck" }).selectOption("Rivers");
      await expect(page).toHaveURL(`/progress?deck=${begun.id}`);
      await expect(page.getByText("120 cards in all.")).toBeVisible();
      await page.goBack();
      await expect(page.getByText("123 cards in all.")).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Deck" })).toHaveValue("");

      await page.goto(`/progress?deck=${untouched.id}`);
      await expect(page.getByRole("link", { name: "Study now" })).toHaveAttribute("href", `/${untouched.id}/learn/study`);
      await expectNoBarriers(page);
    });
  });
}

test("on a phone the calendar shows the newest weeks, and scrolls back with the arrow keys", async ({ page, student }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await twoDecks(student, page.request);
  await page.goto("/progress");
  const calendar = page.getByRole("group", { name: "Calendar, a year from left to right" });
  const thisMonth = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" }).format(Date.now() - 7 * dayMs);
  const name = calendar.locator("svg > text", { hasText: thisMonth }).last();
  // The exams load after the figures and stand above the calendar: it has its place when they have theirs.
  await expect(page.getByRole("button", { name: "Plan an exam" })).toBeVisible();
  await calendar.evaluate((box) => box.scrollIntoView({ block: "center" }));
  await expect(name).toBeInViewport();
  const right = async () => (await name.boundingBox())?.x ?? 0;
  const before = await right();
  await tabTo(page, calendar);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(right).toBeGreaterThan(before);
});

test("an exam is set, shown with its plan, moved and removed, by keyboard alone", async ({ page, student }) => {
  const { begun } = await twoDecks(student, page.request);
  await page.goto(`/progress?deck=${begun.id}`);
  await tabTo(page, page.getByRole("button", { name: "Set exam date" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Exam date" });
  await expect(dialog.getByLabel("Day of the exam")).toBeFocused();
  const day = new Date(Date.now() + 40 * dayMs);
  const text = day.toISOString().slice(0, 10);
  const [year, month, date] = text.split("-");
  const field = dialog.getByLabel("Day of the exam");
  // The browser begins a number anew when its next digit comes late, as on a busy machine.
  await expect(async () => {
    await field.blur();
    await field.focus();
    await page.keyboard.type(`${month}${date}${year}`);
    await expect(field).toHaveValue(text, { timeout: 200 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/^This fits:/)).toBeVisible();
  await expectNoBarriers(page);
  await tabTo(page, dialog.getByRole("button", { name: "Done" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  const exam = page.getByRole("region", { name: "Exam" });
  await expect(exam.getByRole("img", { name: /^Predicted recall on the day/ })).toBeVisible();
  await expect(exam.getByText(day.toLocaleDateString("en", { dateStyle: "full", timeZone: "UTC" }))).toBeVisible();
  await tabTo(page, exam.getByRole("button", { name: "Change exam date" }));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Remove exam" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(exam.getByRole("button", { name: "Set exam date" })).toBeVisible();
});

test("the page of a missing deck links back to the progress of all decks", async ({ page, student, watched }) => {
  await twoDecks(student, page.request);
  watched.expectConsole(/404/);
  await page.goto("/progress?deck=12345");
  await expect(page.getByRole("heading", { level: 1, name: "Deck not found." })).toBeVisible();
  await page.getByRole("link", { name: "Progress of all decks" }).click();
  await expect(page.getByRole("img", { name: "Streak" })).toBeVisible();
});
