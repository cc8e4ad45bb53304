import type { CDPSession, Page } from "@playwright/test";

import { startServer } from "../../e2e/kit/servers/server.ts";
import type { SignedUp } from "../../server/test/signed-up.ts";
import { cookiesOf, openBrowser } from "../kit/browser.ts";
import { atMost, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck } from "../kit/student.ts";

/** A deck of 10,000 cards in the viewer, in a real browser. */
export async function bigDecks(): Promise<Row[]> {
  const server = await startServer();
  const browser = await openBrowser(["--enable-precise-memory-info"]);
  try {
    const student = await aStudentOf(server.origin);
    await student.send("PATCH", `/api/users/${student.uid}`, { displayName: "Mira", username: "mira", setupCompleted: true });
    const context = await browser.newContext({ baseURL: server.origin });
    await context.addCookies(cookiesOf(student.cookie, server.origin));
    return await viewer(await context.newPage(), student);
  } finally {
    await browser.close();
    await server.end();
  }
}

async function viewer(page: Page, student: SignedUp): Promise<Row[]> {
  const deck = await createdDeck(student, 10_000);
  await page.goto("/decks");
  await page.getByText("10,000 cards").or(page.getByText("10000 cards")).first().waitFor();
  const start = performance.now();
  await page.goto(`/${deck.id}`);
  await page
    .getByText(/Card 1 of 10,?000/)
    .first()
    .waitFor();
  const firstCardMs = performance.now() - start;

  await watchBlocks(page);
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press("Space");
    await page.waitForTimeout(700);
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(400);
  }
  const moves = await longestBlockMs(page);
  await watchBlocks(page);
  await page
    .getByRole("button", { name: /deck menu|more|options/i })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Shuffle cards" }).click();
  await page.waitForTimeout(700);
  const shuffle = await longestBlockMs(page);
  return [
    atMost("10,000 cards: first card in the browser", firstCardMs, 1000, "ms"),
    atMost("10,000 cards: longest block by flip and next", moves, 50, "ms"),
    atMost("10,000 cards: longest block by the menu and shuffle", shuffle, 50, "ms"),
    atMost("10,000 cards: JavaScript heap", await heapMb(await page.context().newCDPSession(page)), 60, "MB"),
  ];
}

/** Yields to the event loop as often as possible, and measures the longest time between two turns. */
async function watchBlocks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as unknown as { longestBlockMs: number; blocks?: MessageChannel };
    watched.longestBlockMs = 0;
    watched.blocks?.port1.close();
    const blocks = new MessageChannel();
    let before = performance.now();
    blocks.port1.onmessage = () => {
      const now = performance.now();
      watched.longestBlockMs = Math.max(watched.longestBlockMs, now - before);
      before = now;
      blocks.port2.postMessage(null);
    };
    watched.blocks = blocks;
    blocks.port2.postMessage(null);
  });
}

function longestBlockMs(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { longestBlockMs: number }).longestBlockMs);
}

/** MB (10⁶ bytes) in use after a garbage collection. */
async function heapMb(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1e6;
}
