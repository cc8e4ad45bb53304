import type { Page } from "@playwright/test";
import { answersToday, changeSettings, expectFigures, rateByKey, session } from "../../kit/screens/session.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent, type Student } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const nobodyAnswers =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_NETWORK_CHANGED|status of 503/;

/** A session of six cards, each of which is answered once, at its first question. */
async function begin(page: Page, student: Student): Promise<number> {
  await changeSettings(page.request, { learningSteps: [] });
  const cards = Array.from({ length: 6 }, (_, at) => [`Term ${at}`, `Definition ${at}`] as const);
  const deck = await student.createDeck("Six", cards);
  await page.goto(`/${deck.id}/learn/study`);
  await expect(session.question(page, "Term 0")).toBeVisible();
  return deck.id;
}

/** The first answer reaches the server; then the network fails, and the device stores two more. */
async function threeAnswersOneSent(page: Page): Promise<void> {
  await rateByKey(page, "Term 0", "2");
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 1, right: 1 });
  await page.context().setOffline(true);
  await rateByKey(page, "Term 1", "2");
  await rateByKey(page, "Term 2", "1");
}

test("offline for a while: answers continue, are stored, and count once when the network is back", async ({
  context,
  page,
  student,
  watched,
}) => {
  watched.expectConsole(nobodyAnswers);
  await begin(page, student);
  await threeAnswersOneSent(page);
  await expect(page.getByText("You are offline. 2 answers are kept on this device and sent when you are back.")).toBeVisible();
  await rateByKey(page, "Term 3", "2");
  await expect(session.question(page, "Term 4")).toBeVisible();
  await page.keyboard.press("u");
  await expect(session.answer(page, "Definition 3")).toBeVisible();
  await page.keyboard.press("2");
  await expect(session.question(page, "Term 4")).toBeVisible();
  await expectFigures(page, "2 new, 0 learning, 0 due, 4 answered");
  expect(await answersToday(page.request)).toEqual({ answers: 1, right: 1 });

  await context.setOffline(false);
  await expect(session.offlineNote(page)).toBeHidden();
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 4, right: 3 });
  await rateByKey(page, "Term 4", "2");
  await rateByKey(page, "Term 5", "2");
  await expect(session.end(page)).toHaveText("Done for today");
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 6, right: 5 });
});

test("a tab that is closed while it is offline has lost nothing: the next one sends its entries", async ({
  context,
  page,
  student,
  watched,
}) => {
  watched.expectConsole(nobodyAnswers);
  await begin(page, student);
  await threeAnswersOneSent(page);
  await expect(session.question(page, "Term 3")).toBeVisible();
  // Before it is closed: a tab that closes may still try to send.
  expect(await answersToday(context.request)).toEqual({ answers: 1, right: 1 });
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await later.goto("/decks");
  await expect(later.getByRole("link", { name: "Study now (3)" })).toBeVisible();
  expect(await answersToday(context.request)).toEqual({ answers: 3, right: 2 });
  await later.getByRole("link", { name: "Study now (3)" }).click();
  await expect(session.question(later, "Term 3")).toBeVisible();
});

test("a network that fails before the first answer: the answer is stored, and the session continues", async ({
  context,
  page,
  student,
  watched,
}) => {
  watched.expectConsole(nobodyAnswers);
  // The scheduler is loaded while the first question is read, and here it can't be.
  await page.route(/\/assets\/model-/, (route) => route.abort("internetdisconnected"));
  await begin(page, student);
  await context.setOffline(true);
  await rateByKey(page, "Term 0", "1");
  await expect(session.question(page, "Term 1")).toBeVisible();
  await expect(session.offlineNote(page)).toBeVisible();
  await expectFigures(page, "5 new, 0 learning, 0 due, 1 answered");
  await page.unroute(/\/assets\/model-/);
  await context.setOffline(false);
  await expect(session.offlineNote(page)).toBeHidden();
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 1, right: 0 });
  await rateByKey(page, "Term 1", "2");
  await expectFigures(page, "4 new, 0 learning, 0 due, 2 answered");
  await expect.poll(() => answersToday(page.request)).toEqual({ answers: 2, right: 1 });
});

test("the server stops and starts again in the middle: the session continues, and every answer counts once", async ({ openBrowser }) => {
  const server = await startJourneyServer();
  try {
    const { page, watched } = await openBrowser(server.origin);
    watched.expectConsole(nobodyAnswers);
    await begin(page, await aStudent(page.request));
    await rateByKey(page, "Term 0", "2");
    await expect.poll(() => answersToday(page.request)).toEqual({ answers: 1, right: 1 });
    await server.stop();
    for (const at of [1, 2, 3]) await rateByKey(page, `Term ${at}`, "2");
    await expect(session.offlineNote(page)).toBeVisible();
    await server.start();
    await rateByKey(page, "Term 4", "2");
    await expect(session.offlineNote(page)).toBeHidden();
    await rateByKey(page, "Term 5", "2");
    await expect(session.end(page)).toHaveText("Done for today");
    await expect.poll(() => answersToday(page.request)).toEqual({ answers: 6, right: 6 });
  } finally {
    await server.end();
  }
});
