import { answersToday, changeSettings, rateByKey, session } from "../../kit/screens/session.ts";
import { serverIsAway } from "../../kit/checks/watch.ts";
import { workerIsReady } from "../../kit/screens/app-worker.ts";
import { deviceHas } from "../../kit/screens/device.ts";
import { withoutAutomaticNext } from "../../kit/screens/learn.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { studentWithoutServer } from "../../kit/students/student-without-server.ts";
import { expect, test } from "../../kit/test.ts";

const cards = [
  ["France", "Paris"],
  ["Spain", "Madrid"],
  ["Italy", "Rome"],
  ["Norway", "Oslo"],
] as const;

test("with the server stopped, both tests open cold and are marked on the device, and say so", async ({ openBrowser }) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const site = await studentWithoutServer({ server, openBrowser }, async (student) => [await student.createDeck("Capitals", cards)]);
    const { context, tab: written } = site;
    const [deck] = site.decks;
    await written.goto(`/${deck.id}/learn/test/open-ended`);
    await written.getByPlaceholder("Type your answer here...").fill("Paris");
    await written.getByRole("button", { name: "Submit Answer" }).click();
    await expect(written.getByRole("heading", { level: 2, name: "Correct" })).toBeVisible();
    await expect(written.getByText("Marked on this device, without the dictionaries.", { exact: false })).toBeVisible();
    await written.close();

    const choices = await context.newPage();
    await choices.goto(`/${deck.id}/learn/test/multiple-choice`);
    await expect(choices.getByText("Question 1 of 4")).toBeVisible();
    await choices.getByRole("button", { name: /Paris/ }).click();
    await expect(choices.getByText("Question 2 of 4")).toBeVisible();
  } finally {
    await server.end();
  }
});

test("with the server stopped, a finished test waits through a killed tab, and is among the last tests once when the server is back", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    const student = await aStudent(page.request);
    const deck = await student.createDeck("Capitals", cards);
    await page.goto("/decks");
    await withoutAutomaticNext(page);
    await workerIsReady(page);
    await deviceHas(page, student.uid, deck.id);
    await server.stop();
    await page.close();

    const tab = await context.newPage();
    await tab.goto(`/${deck.id}/learn/test/multiple-choice`);
    for (const at of cards.keys()) {
      await expect(tab.getByText(`Question ${at + 1} of 4`)).toBeVisible();
      const question = (await screenHeading(tab).textContent()) ?? "";
      const [, capital = ""] = cards.find(([country]) => question.includes(country)) ?? [];
      await tab.getByRole("button", { name: new RegExp(capital) }).click();
      await tab.getByRole("button", { name: /^(Next|View Results)$/ }).click();
    }
    await expect(tab.getByText("This result waits on this device. It is sent when you are back online.")).toBeVisible();
    // Without its leaving handlers, as a killed one.
    await tab.close({ runBeforeUnload: false });

    const chooser = await context.newPage();
    await chooser.goto(`/${deck.id}/learn/test`);
    await expect(chooser.getByRole("region", { name: "Waiting on this device" }).getByRole("listitem")).toContainText("4/4");
    await server.start();
    const sent = async () => {
      const reply = await context.request.get(`/api/practice/tests?deckId=${deck.id}`);
      const { tests } = (await reply.json()) as { tests: { kind: string; size: number; correct: number }[] };
      return tests.map(({ kind, size, correct }) => `${kind} ${correct}/${size}`);
    };
    await chooser.reload();
    await expect.poll(sent, { timeout: 90_000 }).toEqual(["multiple-choice 4/4"]);
    await expect(chooser.getByRole("region", { name: "Waiting on this device" })).toBeHidden();
    await chooser.reload();
    await expect(chooser.getByRole("region", { name: "Your last tests" }).getByRole("listitem")).toHaveCount(1);
    expect(await sent()).toEqual(["multiple-choice 4/4"]);
  } finally {
    await server.end();
  }
});

test("with the server stopped, answers survive a killed tab and a clock that is set back, and each counts once when the server is back", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    const student = await aStudent(page.request);
    await changeSettings(page.request, { learningSteps: [], newPerDay: 50 });
    const deck = await student.createDeck(
      "Rounds",
      Array.from({ length: 10 }, (_, at) => [`Term ${at}`, `Definition ${at}`] as const),
    );
    await page.goto("/decks");
    await workerIsReady(page);
    await deviceHas(page, student.uid, deck.id);
    await page.close();
    for (let round = 0; round < 5; round += 1) {
      await server.stop();
      const tab = await context.newPage();
      if (round === 2) await tab.clock.install({ time: Date.now() - 3_600_000 });
      await tab.goto(`/${deck.id}/learn/study`);
      for (const at of [2 * round, 2 * round + 1]) await rateByKey(tab, `Term ${at}`, "2");
      // An answer is safe when the next screen is shown.
      await expect(round < 4 ? session.question(tab, `Term ${2 * round + 2}`) : session.end(tab)).toBeVisible();
      // Without its leaving handlers, as a killed one.
      await tab.close({ runBeforeUnload: false });
      await server.start();
    }
    const back = await context.newPage();
    await back.goto("/decks");
    await expect.poll(() => answersToday(context.request), { timeout: 60_000 }).toEqual({ answers: 10, right: 10 });
  } finally {
    await server.end();
  }
});
