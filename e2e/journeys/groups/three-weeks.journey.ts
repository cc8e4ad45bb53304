import type { Locator, Page } from "@playwright/test";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expectNoBarriers } from "../../kit/checks/barriers.ts";
import { tooWide } from "../../kit/checks/overflow.ts";
import { startServerWithClock, type ServerWithClock } from "../../kit/servers/server-with-clock.ts";
import { aStudent, capitals } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

let server: ServerWithClock;

test.beforeAll(async () => {
  server = await startServerWithClock();
});

test.afterAll(() => server.end());

/** Nothing is cut off, and axe finds nothing. */
async function expectFits(page: Page): Promise<void> {
  expect(await tooWide(page)).toBe(0);
  await expectNoBarriers(page);
}

/** Opens a page of the group, which sends the time zone of a student whom the server knows none of. */
async function openFirst(page: Page, path: string): Promise<void> {
  const sent = page.waitForResponse((reply) => reply.url().endsWith("/api/study/time-zone"));
  await page.goto(path);
  expect((await sent).ok()).toBe(true);
}

/** The figures of a list, by their names. */
async function figuresIn(list: Locator): Promise<Record<string, string>> {
  const [names, values] = [await list.getByRole("term").allTextContents(), await list.getByRole("definition").allTextContents()];
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""]));
}

test("an assignment over three weeks: the student studies on three days, the teacher sees the forecast and corrects a card, and the day comes", async ({
  openBrowser,
}) => {
  const desk = await openBrowser(server.origin, { reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
  const phone = await openBrowser(server.origin, { reducedMotion: "reduce", viewport: { width: 360, height: 640 } });
  const idle = await openBrowser(server.origin, { reducedMotion: "reduce" });
  // The page of a deck asks first whether it is an own one.
  for (const { watched } of [phone, idle]) watched.expectConsole(/404/);
  const teacher = await aStudent(desk.page.request);
  const deck = await teacher.createDeck("Capitals", capitals);
  const made = await desk.page.request.post("/api/groups", { data: { name: "Geography 7b", about: "" } });
  const group = (await made.json()) as { id: string; code: string };
  expect((await desk.page.request.post(`/api/groups/${group.id}/decks`, { data: { deckId: deck.id } })).status()).toBe(204);
  for (const [{ page }, displayName] of [
    [phone, "Mira"],
    [idle, "Late Larry"],
  ] as const) {
    const { uid } = await aStudent(page.request);
    await page.request.patch(`/api/users/${uid}`, { data: { displayName } });
  }
  expect((await idle.page.request.post("/api/join", { data: { code: group.code } })).ok()).toBe(true);
  const assignments = `/groups/${group.id}/assignments`;

  await test.step("the teacher gives three weeks", async () => {
    await openFirst(desk.page, assignments);
    await desk.page.getByRole("button", { name: "New assignment" }).click();
    const form = desk.page.getByRole("dialog", { name: "New assignment" });
    await form.getByLabel("Title").fill("Europe and beyond");
    const today = Date.parse((await form.getByLabel("Opens").inputValue()) + "T00:00:00Z");
    await form.getByLabel("Due day", { exact: true }).fill(new Date(today + 21 * dayMs).toISOString().slice(0, 10));
    await form.getByLabel("Aim").selectOption({ label: "Study on separate days" });
    await form.getByLabel("Number of days").fill("3");
    await form.getByRole("button", { name: "Assign" }).click();
    await expect(desk.page.getByRole("heading", { name: "Europe and beyond" })).toBeVisible();
    await expectFits(desk.page);
  });

  await test.step("a student comes by the link, and joins", async () => {
    await openFirst(phone.page, `/join/${group.code}`);
    await phone.page.getByRole("button", { name: "Join this group" }).click();
    await expect(phone.page.getByRole("heading", { level: 1, name: "Geography 7b" })).toBeVisible();
    await openFirst(idle.page, assignments);
  });

  const own = phone.page.getByLabel("Your figures in Europe and beyond");
  const row = desk.page.getByRole("row", { name: /Mira/ });
  let round = 0;
  /** One answer to each card, at the server's time; then both read the figures, which are the same. */
  async function studyAndLook(standing: string): Promise<Record<string, string>> {
    round += 1;
    const answer = { deckKey: deckKeyOf(teacher.uid, deck.id), kind: "answer", source: "study", rating: "good", tookMs: 1500 };
    const at = server.now() - 1000;
    const entries = deck.cards.map((card, nth) => ({ ...answer, id: `week-${round}-${nth}`, cardId: card.id, at: at + nth }));
    const sent = await phone.page.request.post("/api/study/entries", { data: { entries } });
    expect(await sent.json()).toMatchObject({ accepted: entries.map(({ id }) => id) });
    await phone.page.goto(assignments);
    await expect(phone.page.getByRole("listitem").filter({ has: own })).toContainText(standing);
    await expect(own).toContainText(`Days studied${round}`);
    await desk.page.goto(assignments);
    await desk.page.getByRole("link", { name: "Progress in Europe and beyond" }).click();
    await expect(row).toContainText(standing);
    await expect(desk.page.getByText("Some figures are still being computed...")).toHaveCount(0);
    const figures = await figuresIn(own);
    expect((await row.getByRole("cell").allTextContents()).slice(1)).toEqual(Object.values(figures));
    return figures;
  }

  await test.step("in the first week the first day counts, and the forecast for the due day is there", async () => {
    const figures = await studyAndLook("To do");
    expect(figures).toMatchObject({ "Cards met": "3 of 3", "Days studied": "1", "Best test": "–" });
    expect(figures["Forecast for the due day"]).toMatch(/^\d+%$/);
    await expectFits(phone.page);
    await expectFits(desk.page);
  });

  await test.step("in the second week the teacher corrects a card for all, and the student has the new words", async () => {
    await server.moveClock(7 * dayMs);
    const cards = deck.cards.map((card) => (card.term === "Kenya" ? { ...card, definition: "Nairobi, the green city" } : card));
    const { title, description } = deck;
    const saved = await desk.page.request.put(`/api/users/${teacher.uid}/decks/${deck.id}`, {
      data: { title, description, cards },
      headers: { "If-Match": `"${deck.revision}"` },
    });
    expect(saved.ok(), await saved.text()).toBe(true);
    await studyAndLook("To do");
    await phone.page.goto(`/${deck.id}`);
    await expect(phone.page.getByText("Nairobi, the green city").first()).toBeAttached();
  });

  await test.step("in the third week the third day reaches the aim", async () => {
    await server.moveClock(7 * dayMs);
    await studyAndLook("Reached");
    await expect(desk.page.getByText("1 of 2 students reached the aim")).toBeVisible();
    await expect(desk.page.getByRole("row", { name: /Late Larry/ })).toContainText("To do");
  });

  await test.step("the day comes by the student's own calendar", async () => {
    await server.moveClock(6 * dayMs);
    await phone.page.goto(assignments);
    await expect(phone.page.getByText(/· due tomorrow/)).toBeVisible();
    await server.moveClock(dayMs);
    await phone.page.reload();
    await expect(phone.page.getByText(/· due today/)).toBeVisible();
  });

  await test.step("the day after, what was known on it stands instead of the forecast; who did nothing is late, and nothing is locked", async () => {
    await server.moveClock(dayMs);
    await phone.page.reload();
    await expect(phone.page.getByText(/· was due /)).toBeVisible();
    expect((await figuresIn(own))["Known on the due day"]).toMatch(/^\d+%$/);
    await expect(phone.page.getByText("Reached", { exact: true })).toBeVisible();
    await desk.page.reload();
    await expect(desk.page.getByRole("columnheader", { name: "Known on the due day" })).toBeVisible();
    await expect(desk.page.getByRole("row", { name: /Late Larry/ })).toContainText("Late");
    await idle.page.goto(assignments);
    await expect(idle.page.getByText("Late", { exact: true })).toBeVisible();
    await idle.page.getByRole("link", { name: "Study Europe and beyond" }).click();
    await expect(idle.page.getByRole("button", { name: "Show answer" })).toBeVisible();
    await expectFits(phone.page);
    await expectFits(desk.page);
  });
});
