import { test as base, expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { startJourneyServer } from "./servers/journey-server.ts";
import type { TestServer } from "./servers/server.ts";
import { aStudent, type Student } from "./students/student.ts";
import { watch, type Watch } from "./checks/watch.ts";

type PerWorker = {
  /** one server for all journeys of a worker; a journey that stops it starts its own */
  server: TestServer;
};

type PerJourney = {
  watched: Watch;
  /** a student with an account and a profile, whose session the page has */
  student: Student;
  /** another browser, signed out, watched like the first; `settings` are its differences, such as its time zone */
  openBrowser: OpensBrowsers;
};

type OpenBrowser = { context: BrowserContext; page: Page; watched: Watch };

export type OpensBrowsers = (origin?: string, settings?: BrowserContextOptions) => Promise<OpenBrowser>;

/** Every journey ends with a check that nothing left the origin and the console is clean. */
export const test = base.extend<PerJourney, PerWorker>({
  server: [
    async ({}, use) => {
      const server = await startJourneyServer();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  watched: [
    async ({ context, server }, use) => {
      const watched = watch(context, server.origin);
      await use(watched);
      expect(watched.problems).toEqual([]);
    },
    { auto: true },
  ],
  student: async ({ page }, use) => use(await aStudent(page.request)),
  openBrowser: async ({ browser, server }, use) => {
    const opened: { context: BrowserContext; watched: Watch }[] = [];
    await use(async (origin = server.origin, settings = {}) => {
      const another = await openWatched(browser, origin, settings);
      opened.push(another);
      return another;
    });
    for (const { context, watched } of opened) {
      await context.close();
      expect(watched.problems).toEqual([]);
    }
  },
});

async function openWatched(browser: Browser, origin: string, settings: BrowserContextOptions): Promise<OpenBrowser> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...settings, baseURL: origin });
  const watched = watch(context, origin);
  return { context, watched, page: await context.newPage() };
}

export { expect };
