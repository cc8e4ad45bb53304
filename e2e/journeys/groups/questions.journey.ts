import type { Page } from "@playwright/test";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { aStudent, capitals } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

test("a pupil asks under a card on a phone, the teacher answers from a notice, and the pupil settles it", async ({ openBrowser }) => {
  const desk = await openBrowser(undefined, { reducedMotion: "reduce" });
  const teacher = await aStudent(desk.page.request);
  const deck = await teacher.createDeck("Capitals", capitals);
  const made = await desk.page.request.post("/api/groups", { data: { name: "Geography 7b", about: "" } });
  const { id, code } = (await made.json()) as { id: string; code: string };
  await desk.page.request.post(`/api/groups/${id}/decks`, { data: { deckId: deck.id } });
  await desk.page.goto("/decks");

  const phone = await openBrowser(undefined, {
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    viewport: { width: 360, height: 640 },
  });
  // A deck of others is looked for among the own ones first.
  phone.watched.expectConsole(/404/);
  const { page } = phone;
  await aStudent(page.request);
  await page.request.post("/api/join", { data: { code } });
  await page.goto(`/${deck.id}`);
  await page.getByRole("button", { name: "Flip card" }).click();
  await page.getByRole("button", { name: "Ask a question" }).click();
  const dialog = page.getByRole("dialog", { name: "Questions on this card" });
  await dialog.getByLabel("Your question").fill("Is it another city? The book says so.");
  await expectNoBarriers(page);
  expect(await tooWide(page)).toBe(0);
  await dialog.getByRole("button", { name: "Ask" }).click();
  await expect(dialog.getByText("another city", { exact: false }).first()).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "1 question" })).toBeVisible();

  const notices = desk.page.getByRole("region", { name: "Notices" });
  await expect(notices.getByText("The book says so.", { exact: false })).toBeVisible();
  await notices.getByRole("link", { name: "Open the question" }).click();
  await expect(desk.page.getByRole("heading", { level: 1, name: "Questions" })).toBeVisible();
  await expectNoBarriers(desk.page);
  await desk.page.getByRole("button", { name: /^Answer: / }).click();
  await desk.page.getByLabel("Your answer").fill("The book is old.");
  await desk.page.getByRole("button", { name: "Send" }).click();
  await expect(desk.page.getByRole("list", { name: "Questions" }).getByText("The book is old.")).toBeVisible();

  await followNotice(page);
  await expect(page.getByRole("list", { name: "Questions" }).getByText("The book is old.")).toBeVisible();
  await expectNoBarriers(page);
  expect(await tooWide(page)).toBe(0);
  await page.getByRole("button", { name: /^Settle: / }).click();
  await expect(page.getByRole("button", { name: /^Settle: / })).toHaveCount(0);
  await page.getByRole("link", { name: "Settled" }).click();
  await expect(page.getByRole("list", { name: "Questions" }).getByText("another city", { exact: false })).toBeVisible();

  await page.goto(`/${deck.id}/learn/study`);
  await page.getByRole("button", { name: "Show answer" }).click();
  await expect(page.getByRole("button", { name: "Ask a question" })).toBeVisible();
  expect(await tooWide(page)).toBe(0);
});

async function followNotice(page: Page): Promise<void> {
  const notices = page.getByRole("region", { name: "Notices" });
  await expect(notices.getByText("The book is old.")).toBeVisible();
  await notices.getByRole("link", { name: "Open the answer" }).click();
}
