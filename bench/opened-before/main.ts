import type { Browser, BrowserContext, Page } from "@playwright/test";

import { workerIsReady } from "../../e2e/kit/screens/app-worker.ts";
import { deviceHas } from "../../e2e/kit/screens/device.ts";
import type { TestServer } from "../../e2e/kit/servers/server.ts";
import type { SignedUp } from "../../server/test/signed-up.ts";
import { measuredCheckouts, startCheckout } from "../kit/checkouts.ts";
import { cookiesOf, openBrowser } from "../kit/browser.ts";
import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck } from "../kit/student.ts";

const rounds = 7;

/**
 * What a device that keeps decks saves its student: a deck of 10,000 cards opened before, and My Decks without a server; and what the worker and the
 * fill cost. "asked of the server" is the same page with `OFFLINE=off`, which keeps nothing, in the same run.
 */
export async function openedBefore(): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const checkout of measuredCheckouts())
      rows.push(...(await figuresOf(browser, checkout.name, (settings) => startCheckout(checkout, settings))));
    return rows;
  } finally {
    await browser.close();
  }
}

async function figuresOf(browser: Browser, name: string, start: (settings: Record<string, string>) => Promise<TestServer>): Promise<Row[]> {
  const [keeping, asking] = [await start({ OFFLINE: "on" }), await start({ OFFLINE: "off" })];
  try {
    const [device, network] = [await aDevice(browser, keeping), await aDevice(browser, asking)];
    const [big, bigOnServer] = [await createdDeck(device.student, 10_000), await createdDeck(network.student, 10_000)];
    const [page, other] = [await device.context.newPage(), await network.context.newPage()];
    await page.goto("/decks");
    await workerIsReady(page);
    await deviceHas(page, device.student.uid, big.id);
    await other.goto("/decks");
    const opened = { device: [] as number[], network: [] as number[] };
    const warm = { device: [] as number[], network: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      opened.device.push(await firstCardMs(page, big.id));
      opened.network.push(await firstCardMs(other, bigOnServer.id));
      warm.device.push(await navigationMs(page));
      warm.network.push(await navigationMs(other));
    }
    const fill = await fillOf(browser, keeping);
    await keeping.stop();
    await page.close();
    const offline: number[] = [];
    for (let round = 0; round < rounds; round += 1) offline.push(await coldMs(device.context));
    const middle = (values: number[]) => percentile(values, 0.5);
    return [
      atMost(`${name}: 10,000 cards opened before, first card after the tap`, middle(opened.device), 150, "ms"),
      knownRow(`${name}: the same, asked of the server`, middle(opened.network), "ms"),
      atMost(`${name}: My Decks in a new tab without a server, a deck of 10,000 cards kept`, middle(offline), 1000, "ms"),
      atMost(`${name}: a warm navigation by the worker, dearer than without`, middle(warm.device) - middle(warm.network), 30, "ms"),
      atMost(`${name}: 1,000 cards filled`, fill.ms, 300, "ms"),
      atMost(`${name}: 1,000 cards filled, over the wire`, fill.kb, 1000, "kB"),
    ];
  } finally {
    await keeping.end();
    await asking.end();
  }
}

async function aDevice(browser: Browser, server: TestServer): Promise<{ context: BrowserContext; student: SignedUp }> {
  const student = await aStudentOf(server.origin);
  await student.send("PATCH", `/api/users/${student.uid}`, { displayName: "Mira", username: "mira", setupCompleted: true });
  const context = await browser.newContext({ baseURL: server.origin });
  await context.addCookies(cookiesOf(student.cookie, server.origin));
  return { context, student };
}

/** From the tap on the deck in My Decks, in a page that has not opened it since it was loaded, to its first card on the screen. */
async function firstCardMs(page: Page, deckId: number): Promise<number> {
  await page.goto(`/${deckId}/learn/test`);
  await page.goto("/decks");
  const link = page.locator(`a[href="/${deckId}"]`).first();
  await link.waitFor();
  await page.waitForTimeout(1500);
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          "click",
          () => {
            const from = performance.now();
            const look = () =>
              /Card 1 of 10,?000/.test(document.querySelector("main")?.textContent ?? "")
                ? requestAnimationFrame(() => resolve(performance.now() - from))
                : requestAnimationFrame(look);
            look();
          },
          { once: true, capture: true },
        );
      }),
  );
  await link.click();
  return measured;
}

/** Until the page's first bytes are there and its own scripts begin. */
async function navigationMs(page: Page): Promise<number> {
  await page.goto("/progress");
  await page.waitForLoadState("load");
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return navigation?.domInteractive ?? Number.NaN;
  });
}

/** From the beginning of the navigation in a new tab until the deck is on the screen: by the page's own clock, for the test's looks only every 100 to 500 ms. */
async function coldMs(context: BrowserContext): Promise<number> {
  const tab = await context.newPage();
  await tab.goto("/decks", { waitUntil: "commit" });
  const ms = await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isThere = document.querySelector("main")?.textContent.includes("10,000 cards") === true;
          requestAnimationFrame(isThere ? () => resolve(performance.now()) : look);
        };
        look();
      }),
  );
  await tab.close();
  return ms;
}

/** The stream that fills a device, of a student with one deck of 1,000 cards, from the request to its last byte. */
async function fillOf(browser: Browser, server: TestServer): Promise<{ ms: number; kb: number }> {
  const student = await aStudentOf(server.origin);
  await student.send("PATCH", `/api/users/${student.uid}`, { displayName: "Ada", username: "ada_l", setupCompleted: true });
  const deck = await createdDeck(student, 1000);
  const context = await browser.newContext({ baseURL: server.origin });
  await context.addCookies(cookiesOf(student.cookie, server.origin));
  const page = await context.newPage();
  await page.goto("/decks");
  await deviceHas(page, student.uid, deck.id);
  const found = await page.evaluate(() => {
    const fills = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/api/device")) as PerformanceResourceTiming[];
    const [first] = fills;
    return { ms: first?.duration ?? Number.NaN, kb: (first?.transferSize ?? Number.NaN) / 1000 };
  });
  await context.close();
  return found;
}
