import { answersToday, changeSettings, rateByKey, session } from "../../kit/screens/session.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { studentWithoutServer } from "../../kit/students/student-without-server.ts";
import { expect, test } from "../../kit/test.ts";

test("with the server stopped, a session starts cold, goes on in another tab, and every answer counts once when the server is back", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const site = await studentWithoutServer({ server, openBrowser }, async (student, request) => {
      await changeSettings(request, { learningSteps: [] });
      const cards = Array.from({ length: 6 }, (_, at) => [`Term ${at}`, `Definition ${at}`] as const);
      return [await student.createDeck("Six", cards)];
    });
    const { context, tab: first } = site;
    const [deck] = site.decks;
    await first.goto(`/${deck.id}/learn/study`);
    for (const at of [0, 1, 2]) await rateByKey(first, `Term ${at}`, "2");
    await expect(session.question(first, "Term 3")).toBeVisible();
    await first.close();

    // What was answered is not asked again, although the server does not know it.
    const second = await context.newPage();
    await second.goto("/decks");
    await second.getByRole("link", { name: "Study now (3)" }).click();
    await rateByKey(second, "Term 3", "2");
    await expect(session.question(second, "Term 4")).toBeVisible();

    await server.start();
    await expect(session.offlineNote(second)).toBeHidden({ timeout: 60_000 });
    await rateByKey(second, "Term 4", "2");
    await rateByKey(second, "Term 5", "2");
    await expect(session.end(second)).toHaveText("Done for today");
    await expect.poll(() => answersToday(context.request)).toEqual({ answers: 6, right: 6 });
  } finally {
    await server.end();
  }
});
