import type { Page } from "@playwright/test";
import { serverIsAway } from "../../kit/checks/watch.ts";
import { keptAddresses, workerIsReady } from "../../kit/screens/app-worker.ts";
import { deviceHas } from "../../kit/screens/device.ts";
import { answersToday, changeSettings, rateByKey, session } from "../../kit/screens/session.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { startWithoutWorker } from "../../kit/servers/without-worker.ts";
import { aStudent } from "../../kit/students/student.ts";
import { expect, test } from "../../kit/test.ts";

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

for (const atWorker of ["404", "page"] as const)
  test(`a server that no longer has a worker, and answers its address with ${atWorker === "404" ? "404" : "the page"}: the worker goes, an answer that waits counts, and the app goes on`, async ({
    openBrowser,
  }) => {
    const server = await startJourneyServer({ OFFLINE: "on" });
    const proxy = await startWithoutWorker(server.origin);
    try {
      const { page, context, watched } = await openBrowser(proxy.origin);
      watched.expectConsole(serverIsAway);
      watched.expectConsole(/ERR_INTERNET_DISCONNECTED|status of 404 .*\/sw\.js|A bad HTTP response code \(404\)|unsupported MIME type/);
      const student = await aStudent(context.request);
      await changeSettings(context.request, { learningSteps: [] });
      const deck = await student.createDeck("Capitals");
      await page.goto("/decks");
      await workerIsReady(page);
      await deviceHas(page, student.uid, deck.id);

      // An answer without a network waits on the device while the server becomes one without a worker.
      await page.goto(`/${deck.id}/learn/study`);
      await context.setOffline(true);
      await rateByKey(page, "France", "2");
      await expect(session.question(page, "Japan")).toBeVisible();
      await page.close();
      proxy.atWorker = atWorker;
      await context.setOffline(false);

      const back = await context.newPage();
      await back.goto("/decks");
      await expect(back.getByRole("link", { name: "Capitals", exact: true })).toBeVisible();
      await expect.poll(() => answersToday(context.request)).toEqual({ answers: 1, right: 1 });
      await expect.poll(() => workers(back), { timeout: 60_000 }).toBe(0);
      // Kept pictures and sounds stay, and so does whose they are.
      const ofWorker = async () => (await keptAddresses(back)).filter((path) => !/^\/(?:media-account$|api\/media\/)/.test(path));
      await expect.poll(ofWorker).toEqual([]);
      // The page that was open goes on, and so does the next one, from the server alone.
      await back.getByRole("link", { name: "Study now (2)" }).click();
      await rateByKey(back, "Japan", "2");
      await rateByKey(back, "Kenya", "2");
      await expect(session.end(back)).toHaveText("Done for today");
      await expect.poll(() => answersToday(context.request)).toEqual({ answers: 3, right: 3 });
      await back.goto("/on-this-device");
      await expect(back.getByText(/^Without a network this site does not open at the moment/)).toBeVisible();
      await expect(back.getByRole("switch", { name: "Keep Capitals on this device" })).toBeChecked();
    } finally {
      await proxy.end();
      await server.end();
    }
  });
