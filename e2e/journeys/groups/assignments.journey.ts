import type { Page } from "@playwright/test";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { cutOptions } from "../../kit/checks/cut-options.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const cells = [
  ["mitochondrion", "Makes ATP"],
  ["ribosome", "Makes proteins"],
  ["nucleus", "Holds the genome"],
] as const;

/** Nothing is cut off on the narrowest screen, and axe finds nothing. */
async function expectFits(page: Page): Promise<void> {
  expect(await tooWide(page)).toBe(0);
  await expectNoBarriers(page);
}

test("a teacher assigns a deck, a student studies it, and both read the same figures", async ({ page, student: teacher, openBrowser }) => {
  const deck = await teacher.createDeck("Cells", cells);
  const made = await page.request.post("/api/groups", { data: { name: "Biology 7b", about: "" } });
  expect(made.status(), await made.text()).toBe(201);
  const group = (await made.json()) as { id: string; code: string };
  expect((await page.request.post(`/api/groups/${group.id}/decks`, { data: { deckId: deck.id } })).status()).toBe(204);
  const pupil = await openBrowser();
  const { username, uid } = await aStudent(pupil.page.request);
  const joined = await pupil.page.request.post("/api/join", { data: { code: group.code } });
  expect(joined.ok(), await joined.text()).toBe(true);

  await test.step("the teacher gives the group a deck, a day and an aim", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/groups/${group.id}/assignments`);
    await page.getByRole("button", { name: "New assignment" }).click();
    const form = page.getByRole("dialog", { name: "New assignment" });
    await expect(form.getByLabel("Title")).toHaveValue("Cells");
    await form.getByLabel("Title").fill("Chapter 3");
    expect(await cutOptions(page)).toEqual([]);
    await form.getByLabel("Aim").selectOption({ label: "Answer every card once" });
    await expectFits(page);
    await form.getByRole("button", { name: "Assign" }).click();
    await expect(page.getByRole("heading", { name: "Chapter 3" })).toBeVisible();
    await expectFits(page);
  });

  await test.step("the student finds it on My Decks and studies all cards", async () => {
    await pupil.page.setViewportSize({ width: 360, height: 800 });
    await pupil.page.goto("/decks");
    const section = pupil.page.getByRole("region", { name: "Assigned to you" });
    await expect(section.getByText("To do", { exact: true })).toBeVisible();
    await expectFits(pupil.page);
    const at = Date.now();
    const answer = { deckKey: deckKeyOf(teacher.uid, deck.id), kind: "answer", source: "study", rating: "good", tookMs: 1500 };
    const entries = deck.cards.map((card, nth) => ({ ...answer, id: `journey-${nth}`, cardId: card.id, at: at + nth }));
    const sent = await pupil.page.request.post("/api/study/entries", { data: { entries } });
    expect(await sent.json()).toMatchObject({ accepted: entries.map(({ id }) => id) });
    await expect(section.getByText("Reached", { exact: true })).toBeVisible();
  });

  const row = page.getByRole("row", { name: new RegExp(username) });
  await test.step("the teacher sees how far the student is, and hides the names for the projector", async () => {
    await page.getByRole("link", { name: "Progress in Chapter 3" }).click();
    await expect(page.getByRole("row", { name: /Ada Lovelace/ })).toContainText("3 of 3");
    await expect(page.getByText("1 of 1 student reached the aim")).toBeVisible();
    await expectFits(page);
    await page.getByRole("switch", { name: "Hide names" }).check();
    await expect(page.getByText("Ada Lovelace")).toBeHidden();
    await expect(row).toHaveCount(0);
    await page.getByRole("switch", { name: "Hide names" }).uncheck();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as CSV" }).click();
    expect((await download).suggestedFilename()).toBe("Chapter 3 - progress.csv");
  });

  await test.step("the student reads the same figures, and who looked", async () => {
    const cellsOfTeacher = await page
      .getByRole("row", { name: /Ada Lovelace/ })
      .getByRole("cell")
      .allTextContents();
    await pupil.page.goto(`/groups/${group.id}/assignments`);
    const figures = pupil.page.getByLabel("Your figures in Chapter 3");
    await expect(figures.getByRole("definition")).toHaveText(cellsOfTeacher.slice(1));
    await expect(pupil.page.getByText(new RegExp(`^@${teacher.username} on `))).toBeVisible();
    await expectFits(pupil.page);
  });

  await test.step("who leaves is not seen any more", async () => {
    const left = await pupil.page.request.delete(`/api/groups/${group.id}/members/${uid}`);
    expect(left.status(), await left.text()).toBe(204);
    await page.reload();
    await expect(page.getByText("No students yet")).toBeVisible();
  });
});
