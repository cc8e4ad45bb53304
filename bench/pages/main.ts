import type { Browser } from "@playwright/test";
import type { HostedRound } from "@recollect/domain/rounds/round.ts";

import { budgetAddress, pageBudgets } from "../../e2e/kit/checks/page-budgets.ts";
import { startServer } from "../../e2e/kit/servers/server.ts";
import type { SignedUp } from "../../server/test/signed-up.ts";
import { cookiesOf, openBrowser } from "../kit/browser.ts";
import { atMost, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck } from "../kit/student.ts";

/** A file that fits one packet is not worth compressing. */
const tinyBytes = 1500;

/** The JavaScript of a first visit to each screen, as gzip over the wire. */
export async function pages(): Promise<Row[]> {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const student = await aStudentOf(server.origin);
    const profile = { displayName: "Mira", username: "mira", selectedTheme: 1, setupCompleted: true };
    await student.send("PATCH", `/api/users/${student.uid}`, profile);
    const deck = await createdDeck(student, 20);
    const options = { deckId: deck.id, questions: 3, seconds: 120, direction: "definition" };
    const round = (await (await student.send("POST", "/api/rounds", options)).json()) as HostedRound;
    const places = { deckId: String(deck.id), username: "mira", roundId: round.id, code: round.code };
    const rows: Row[] = [];
    for (const { path, kb: budgetKb, signedOut } of pageBudgets) {
      const address = budgetAddress(path, places);
      const kb = await javaScriptKb(browser, server.origin, address, signedOut ? null : student);
      rows.push(atMost(`JavaScript for ${path}, gzip over the wire`, kb, budgetKb, "KB"));
    }
    return rows;
  } finally {
    await browser.close();
    await server.end();
  }
}

/** kB (1,000 bytes) of all scripts, without headers, until the network is quiet. */
async function javaScriptKb(browser: Browser, origin: string, path: string, as: SignedUp | null): Promise<number> {
  const context = await browser.newContext({ extraHTTPHeaders: { "accept-encoding": "gzip" } });
  if (as) await context.addCookies(cookiesOf(as.cookie, origin));
  const page = await context.newPage();
  let bytes = 0;
  page.on("response", async (response) => {
    if (!new URL(response.url()).pathname.endsWith(".js")) return;
    const size = (await response.request().sizes()).responseBodySize;
    if (size > tinyBytes && response.headers()["content-encoding"] !== "gzip") throw new Error(`${response.url()} came without gzip`);
    bytes += size;
  });
  await page.goto(`${origin}${path}`);
  await page.locator(`h1:not([role="status"] h1)`).first().waitFor();
  // A live list keeps its stream open, so the network is never idle: the scripts are complete after half a second without requests.
  await quiet(() => bytes);
  await context.close();
  return bytes / 1000;
}

async function quiet(count: () => number): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
}
