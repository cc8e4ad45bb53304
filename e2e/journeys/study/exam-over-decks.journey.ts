import { dayText } from "@recollect/domain/study/day-text.ts";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { choose } from "../../kit/input/deck-menu.ts";
import { progressOnServer, sendTimeZone } from "../../kit/screens/session.ts";
import { studyForASeason } from "../../kit/students/study-history.ts";
import { expect, test } from "../../kit/test.ts";

/** Reduced motion, while axe measures contrasts. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("an exam over two decks is planned from one of them, shares its new cards, shows on Today, and loses a deck", async ({
  page,
  student,
}) => {
  const cards = (word: string, count: number) =>
    Array.from({ length: count }, (_, at) => [`${word} ${at}`, `What ${word} ${at} is`] as const);
  const cells = await student.createDeck("Cells", cards("Cell", 60));
  const genes = await student.createDeck("Genes", cards("Gene", 30));
  await page.goto(`/${cells.id}`);
  await sendTimeZone(page);
  await choose(page, "Exam date");
  await page.getByRole("button", { name: "Exam over several decks" }).click();
  const dialog = page.getByRole("dialog", { name: "Exam over several decks" });
  await dialog.getByLabel("Name of the exam").fill("Biology midterm");
  const { today } = await progressOnServer(page.request);
  await dialog.getByLabel("Day of the exam").fill(dayText(today + 20));
  await expect(dialog.getByRole("checkbox", { name: "Cells" })).toBeChecked();
  await dialog.getByRole("checkbox", { name: "Genes" }).check();
  await expectNoBarriers(page);
  await dialog.getByRole("button", { name: "Save" }).click();

  // 90 cards in 15 days are 6 a day, 4 and 2 of the decks.
  await expect(dialog.getByText(/^This fits: 6 new cards a day until .+, then reviews alone\.$/)).toBeVisible();
  const decks = dialog.getByRole("list", { name: "Decks of the exam" });
  await expect(decks.getByRole("listitem")).toHaveText([/^Cells\s*60 new, 4 left today$/, /^Genes\s*30 new, 2 left today$/]);
  await expectNoBarriers(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Exam in 20 days")).toBeVisible();

  await page.goto("/decks");
  const day = page.getByRole("region", { name: "Today" });
  await day.getByRole("link", { name: "Biology midterm" }).click();
  const exams = page.getByRole("region", { name: "Exams" });
  await expect(exams.getByRole("list", { name: "2 decks" })).toHaveText(/Cells\s*Genes/);
  await expectNoBarriers(page);
  await exams.getByRole("button", { name: "Change Biology midterm" }).click();
  await dialog.getByRole("checkbox", { name: "Cells" }).uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(decks.getByRole("listitem")).toHaveText([/^Genes\s*30 new, 2 left today$/]);
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.goto(`/${genes.id}`);
  await expect(page.getByText("Exam in 20 days")).toBeVisible();
  await page.goto(`/${cells.id}`);
  await expect(page.getByRole("button", { name: "Deck menu" })).toBeVisible();
  await expect(page.getByText("Exam in 20 days")).toBeHidden();
});

test("on the progress page nothing moves when the exams are there", async ({ page, context, student }) => {
  const deck = await student.createDeck("Rivers");
  await studyForASeason(page.request, student.uid, deck);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await context.route("**/assets/exams-part-*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/progress");
  const next = page.getByRole("heading", { name: "Reviews a day" });
  await expect(next).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await next.boundingBox();
  arrive();
  await expect(page.getByRole("region", { name: "Exams" }).getByText("No exam is coming up.")).toBeVisible();
  expect(await next.boundingBox()).toEqual(before);
});
