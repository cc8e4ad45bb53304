import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { serverIsAway, type Watch } from "../checks/watch.ts";
import { workerIsReady } from "../screens/app-worker.ts";
import { deviceHas } from "../screens/device.ts";
import type { TestServer } from "../servers/server.ts";
import type { OpensBrowsers } from "../test.ts";
import { aStudent, type Student } from "./student.ts";

type Site = { server: TestServer; openBrowser: OpensBrowsers };

/** `tab`, like each further tab of `context`, has what the device keeps and no server. */
type WithoutServer<Decks> = { student: Student; decks: Decks; context: BrowserContext; watched: Watch; tab: Page };

/** A student whose server stops as soon as the app and these decks are on the device. The server is one with a worker (`OFFLINE`). */
export async function studentWithoutServer<const Decks extends readonly Deck[]>(
  { server, openBrowser }: Site,
  makeDecks: (student: Student, request: APIRequestContext) => Promise<Decks>,
): Promise<WithoutServer<Decks>> {
  const { page, context, watched } = await openBrowser(server.origin);
  watched.expectConsole(serverIsAway);
  const student = await aStudent(page.request);
  const decks = await makeDecks(student, page.request);
  await page.goto("/decks");
  await workerIsReady(page);
  for (const { id } of decks) await deviceHas(page, student.uid, id);
  await server.stop();
  await page.close();
  return { student, decks, context, watched, tab: await context.newPage() };
}
