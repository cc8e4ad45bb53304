import type { APIRequestContext } from "@playwright/test";
import { dayStartInZone } from "@recollect/domain/study/day.ts";
import { dayMs, hourMs, minuteMs } from "@recollect/domain/time/units.ts";
import { expectFigures, nextReviews, progressOnServer, rate, session } from "../../kit/screens/session.ts";
import { startServerWithClock, type ServerWithClock } from "../../kit/servers/server-with-clock.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const zone = "Asia/Tokyo";

let server: ServerWithClock;

test.beforeAll(async () => {
  server = await startServerWithClock();
});

test.afterAll(() => server.end());

test("a student in Tokyo returns when cards are due, from 4 a.m. there; they are shown, and their intervals grow", async ({
  openBrowser,
}) => {
  const { page } = await openBrowser(server.origin, { timezoneId: zone });
  await page.clock.install();
  const student = await aStudent(page.request);
  const deck = await student.createDeck("Capitals", [
    ["France", "Paris"],
    ["Japan", "Tokyo"],
  ]);
  await page.goto("/decks");
  const timeZone = async () => ((await (await page.request.get("/api/study/settings")).json()) as { timeZone: string }).timeZone;
  await expect.poll(timeZone).toBe(zone);

  // An evening there, on a day that has hours left.
  const { today } = await progressOnServer(page.request);
  await moveTo(dayStartInZone(today + 1, zone) + 16 * hourMs);
  await page.reload();
  await page.getByRole("link", { name: "Study now (2)" }).click();
  for (const term of ["France", "Japan", "France", "Japan"]) await rate(page, term, "Got it");
  await expect(session.end(page)).toHaveText("Done for today");
  await expect.poll(() => comeBackLater(page.request)).toBe(2);
  const first = await nextReviews(page.request);
  // The fuzz depends on the cards' ids, and may give the two different days.
  const { forecast } = await progressOnServer(page.request);
  const bothInDays = forecast.findLastIndex(({ due }) => due > 0);
  expect(forecast.reduce((sum, { due }) => sum + due, 0)).toBe(2);

  // A minute before the day ends nothing is due yet; the page starts the new day by itself.
  const firstReview = dayStartInZone(today + 1 + first.inDays, zone);
  expect(new Date(firstReview).toLocaleTimeString("en-GB", { timeZone: zone })).toBe("04:00:00");
  await moveTo(firstReview - minuteMs);
  await page.goto("/decks");
  await expect(page.getByText("Nothing to study right now")).toBeVisible();
  await moveTo(dayStartInZone(today + 1 + bothInDays, zone) + minuteMs);
  await page.clock.fastForward(2 * minuteMs);
  await expect(page.getByRole("link", { name: "2 due in Capitals" })).toBeVisible();
  await page.getByRole("link", { name: "Study now (2)" }).click();
  await expectFigures(page, "0 new, 0 learning, 2 due, 0 answered");
  const order = (await session.question(page, "France").isVisible()) ? ["France", "Japan"] : ["Japan", "France"];
  await rate(page, order[0]!, "Again");
  await expectFigures(page, "0 new, 1 learning, 1 due, 1 answered");
  await rate(page, order[1]!, "Got it");
  await rate(page, order[0]!, "Got it");
  await expect(session.end(page)).toHaveText("Done for today");
  await expect.poll(() => comeBackLater(page.request)).toBe(2);
  const forgotten = await nextReviews(page.request);
  expect(forgotten.due).toBe(1);
  expect(forgotten.inDays).toBeLessThan(first.inDays);
  const known = (await progressOnServer(page.request)).forecast.findLastIndex(({ due }) => due > 0);
  expect(known).toBeGreaterThan(first.inDays);

  // Weeks later both are due, and studying one deck leaves nothing.
  await moveTo(firstReview + 60 * dayMs);
  await page.goto("/decks");
  await page.getByRole("link", { name: "2 due in Capitals" }).click();
  await expect(page).toHaveURL(`/${deck.id}/learn/study`);
  await expectFigures(page, "0 new, 0 learning, 2 due, 0 answered");
});

/** The number of cards that are due on later days, from the server: the last answer may still be being sent when the page shows the end. */
async function comeBackLater(request: APIRequestContext): Promise<number> {
  const { forecast } = await progressOnServer(request);
  return forecast.slice(1).reduce((sum, { due }) => sum + due, 0);
}

/** Sets the server's clock to this moment, in ms since 1970. */
async function moveTo(moment: number): Promise<void> {
  await server.moveClock(moment - server.now());
}
