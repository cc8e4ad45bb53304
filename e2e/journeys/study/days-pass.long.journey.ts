import type { Page } from "@playwright/test";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { startServerWithClock, type ServerWithClock } from "../../kit/servers/server-with-clock.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

let server: ServerWithClock;

test.beforeAll(async () => {
  server = await startServerWithClock();
});

test.afterAll(() => server.end());

async function queue(page: Page) {
  const reply = await page.request.get("/api/study/queue");
  expect(reply.status(), await reply.text()).toBe(200);
  const { now, counts } = (await reply.json()) as { now: number; counts: { newCards: number; learning: number; due: number } };
  return { now, counts };
}

test("with a clock that is moved a card is due in time, and the student is still signed in", async ({ openBrowser }) => {
  const { page } = await openBrowser(server.origin);
  const student = await aStudent(page.request);
  const deck = await student.createDeck("Days", [["France", "Paris"]]);
  const before = await queue(page);
  expect(before.counts).toEqual({ newCards: 1, learning: 0, due: 0 });
  expect(Math.abs(before.now - server.now())).toBeLessThan(60_000);

  const place = { deckKey: deckKeyOf(student.uid, deck.id), cardId: deck.cards[0]!.id };
  const answer = { id: "first", ...place, at: before.now, kind: "answer", source: "study", rating: "easy", tookMs: 900 };
  const reply = await page.request.post("/api/study/entries", { data: { entries: [answer] } });
  expect(reply.status(), await reply.text()).toBe(200);
  expect((await queue(page)).counts).toEqual({ newCards: 0, learning: 0, due: 0 });

  // An easy card comes again after more than a day, and within a month.
  await server.moveClock(dayMs);
  expect((await queue(page)).counts).toEqual({ newCards: 0, learning: 0, due: 0 });
  await server.moveClock(30 * dayMs);
  const after = await queue(page);
  expect(after.now).toBeGreaterThan(before.now + 31 * dayMs);
  expect(after.counts).toEqual({ newCards: 0, learning: 0, due: 1 });
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: "Days", exact: true })).toBeVisible();

  // An open page would report that the server does not answer.
  await page.goto("about:blank");
  await server.stop();
  await server.moveClock(60 * dayMs);
  await server.start();
  expect((await queue(page)).now).toBeGreaterThan(before.now + 91 * dayMs);
});
