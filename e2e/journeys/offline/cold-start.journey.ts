import { serverIsAway } from "../../kit/checks/watch.ts";
import { keptAddresses, workerIsReady } from "../../kit/screens/app-worker.ts";
import { startJourneyServer } from "../../kit/servers/journey-server.ts";
import { aStudent } from "../../kit/students/student.ts";
import { studentWithoutServer } from "../../kit/students/student-without-server.ts";
import { expect, test } from "../../kit/test.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";

/** What Chromium writes about a student's files, which a page that turns out to be a visitor's has asked for ahead. */
const visitorsPreloads = /was preloaded using link preload|status of 401/;

test("with the server stopped, a new tab opens the app at any address, and never the browser's error page", async ({ openBrowser }) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, context, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    watched.expectConsole(visitorsPreloads);
    const student = await aStudent(page.request);
    const deck = await student.createDeck("Capitals");
    await page.goto("/decks");
    await workerIsReady(page);
    await server.stop();
    await page.close();

    for (const path of ["/decks", `/${deck.id}`, `/${deck.id}/learn/study`, "/", "/progress"]) {
      const tab = await context.newPage();
      await tab.goto(path);
      await expect(screenHeading(tab), path).toBeVisible();
      await tab.close();
    }

    await server.start();
    const back = await context.newPage();
    await back.goto("/decks");
    await expect(back.getByRole("link", { name: "Capitals", exact: true })).toBeVisible();
  } finally {
    await server.end();
  }
});

test("with the server stopped, My Decks asks for its code at once, and draws the device's list as soon as it is read", async ({
  openBrowser,
}) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { tab, watched } = await studentWithoutServer({ server, openBrowser }, async (student) => [await student.createDeck("Capitals")]);
    watched.expectConsole(visitorsPreloads);
    // React draws what a `Suspense` has waited for by a timer, up to 300 ms later.
    await tab.addInitScript(() => {
      const soon = window.setTimeout.bind(window);
      window.setTimeout = ((act: TimerHandler, ms = 0, ...rest: unknown[]) =>
        ms > 10 && ms <= 300 ? 0 : soon(act, ms, ...rest)) as typeof window.setTimeout;
    });
    await tab.goto("/decks");
    await expect(tab.getByRole("link", { name: "Capitals", exact: true })).toBeVisible();
    const startOf = (name: string) =>
      tab.evaluate((wanted) => performance.getEntriesByType("resource").find((entry) => entry.name.includes(wanted))?.startTime, name);
    const firstRequest = await startOf("/api/auth/get-session");
    for (const name of ["student-routes", "navbar", "student-data", "device-replies", "kept-replies", "keep-device"])
      expect(await startOf(`/assets/${name}-`), name).toBeLessThan(firstRequest ?? 0);
  } finally {
    await server.end();
  }
});

test("the worker keeps files and one page, and nothing of a student", async ({ openBrowser }) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    watched.expectConsole(visitorsPreloads);
    const student = await aStudent(page.request);
    const deck = await student.createDeck("Capitals");
    await page.goto("/decks");
    await workerIsReady(page);
    for (const path of [`/${deck.id}`, "/progress", "/account"]) {
      await page.goto(path);
      await expect(screenHeading(page)).toBeVisible();
    }
    const kept = await keptAddresses(page);
    expect(kept.filter((path) => !/^\/(?:assets\/.*|[\w-]+\.png)?$/.test(path))).toEqual([]);
    expect(kept).toContain("/");
  } finally {
    await server.end();
  }
});

test("the operator's switch removes the worker and all that it kept, also for visitors", async ({ openBrowser }) => {
  const server = await startJourneyServer({ OFFLINE: "on" });
  try {
    const { page, watched } = await openBrowser(server.origin);
    watched.expectConsole(serverIsAway);
    watched.expectConsole(visitorsPreloads);
    await aStudent(page.request);
    await page.goto("/decks");
    await workerIsReady(page);
    await server.stop();
    // Another data folder, so that nobody is signed in.
    const switchedOff = await startJourneyServer({ OFFLINE: "off", PORT: new URL(server.origin).port });
    try {
      // Where the server's answer takes longer than three seconds, the page is once more the one that was kept. A page looks after its worker when it
      // has loaded and nothing else is left to do, so on a busy machine that takes a while.
      await expect(async () => {
        await page.goto("/");
        await expect(screenHeading(page)).toBeVisible();
        const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
        await expect.poll(left, { timeout: 30_000 }).toBe(0);
      }).toPass({ timeout: 90_000 });
      await expect.poll(() => keptAddresses(page)).toEqual([]);
    } finally {
      await switchedOff.end();
    }
  } finally {
    await server.end();
  }
});
