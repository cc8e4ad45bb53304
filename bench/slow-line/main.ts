import type { Browser, Page } from "@playwright/test";

import type { TestServer } from "../../e2e/kit/servers/server.ts";
import { measuredCheckouts, startCheckout, type Checkout } from "../kit/checkouts.ts";
import { cookiesOf, openBrowser } from "../kit/browser.ts";
import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck } from "../kit/student.ts";

/** A phone on a bad line, and on a usual one: bits a second, and the time until a reply begins, in ms. */
const [badLine, usualLine] = [
  { bits: 400_000, latencyMs: 400 },
  { bits: 1_600_000, latencyMs: 150 },
];
const rounds = 3;

/** What a phone shows, and when: the landing page, its form, and the first movement after a tap on a screen that is not loaded yet. */
export async function slowLine(): Promise<Row[]> {
  const browser = await openBrowser();
  const checkouts = measuredCheckouts();
  const samples = checkouts.map(() => ({
    headlineMs: [] as number[],
    formMs: [] as number[],
    movesMs: [] as number[],
    screenMs: [] as number[],
    languages: [] as LanguageTimes[],
  }));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [at, checkout] of checkouts.entries()) {
        const server = await startCheckout(checkout, {});
        try {
          const { headlineMs, formMs } = await landing(browser, server);
          const { movesMs, screenMs } = await tap(browser, server);
          const languages = { english: await firstPage(browser, server, "en-US"), german: await firstPage(browser, server, "de-DE") };
          samples[at]?.languages.push(languages);
          samples[at]?.headlineMs.push(headlineMs);
          samples[at]?.formMs.push(formMs);
          samples[at]?.movesMs.push(movesMs);
          samples[at]?.screenMs.push(screenMs);
        } finally {
          await server.end();
        }
      }
  } finally {
    await browser.close();
  }
  return checkouts.flatMap((checkout, at) => rowsOf(checkout, samples[at]));
}

function rowsOf(
  { name }: Checkout,
  samples:
    | { headlineMs: number[]; formMs: number[]; movesMs: number[]; screenMs: number[]; languages: readonly LanguageTimes[] }
    | undefined,
): Row[] {
  if (!samples) return [];
  const middle = (values: number[]) => percentile(values, 0.5);
  const laterInGerman = (part: keyof PageTimes) => middle(samples.languages.map(({ english, german }) => german[part] - english[part]));
  return [
    atMost(`${name}: the landing page's headline, 400 kbit/s`, middle(samples.headlineMs), 2500, "ms"),
    atMost(`${name}: the sign-up form after its tap, the page open for 5 s`, middle(samples.formMs), 300, "ms"),
    atMost(`${name}: the first movement after a tap on a deck, 1.6 Mbit/s`, middle(samples.movesMs), 100, "ms"),
    knownRow(`${name}: the deck's first card after it, 1.6 Mbit/s`, middle(samples.screenMs), "ms"),
    atMost(`${name}: the landing page's headline in German, later than in English, 1.6 Mbit/s`, laterInGerman("headlineMs"), 20, "ms"),
    knownRow(`${name}: the same page with its scripts, later than in English`, laterInGerman("readyMs"), "ms"),
    knownRow(`${name}: the same page with its scripts in English`, middle(samples.languages.map(({ english }) => english.readyMs)), "ms"),
  ];
}

type PageTimes = { headlineMs: number; readyMs: number };
type LanguageTimes = { english: PageTimes; german: PageTimes };

/** A visitor's first page: when its headline can be read, in the page as the server sent it, and when its scripts have taken over. */
async function firstPage(browser: Browser, server: TestServer, locale: string): Promise<PageTimes> {
  const page = await aPhone(browser, server, locale);
  await slowDown(page, usualLine);
  await page.addInitScript(() => {
    const times = { headlineMs: 0, readyMs: 0 };
    Object.assign(window, { times });
    const look = () => {
      const headline = document.querySelector("h1");
      const now = performance.now();
      if (headline?.checkVisibility({ opacityProperty: true }) === true) times.headlineMs ||= now;
      if (times.headlineMs > 0 && document.documentElement.dataset["firstScreen"] === undefined) times.readyMs ||= now;
      if (times.readyMs === 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/");
  await page.waitForFunction(() => (window as unknown as { times: PageTimes }).times.readyMs > 0);
  const times = await page.evaluate(() => (window as unknown as { times: PageTimes }).times);
  await page.context().close();
  return times;
}

async function landing(browser: Browser, server: TestServer) {
  const page = await aPhone(browser, server);
  await slowDown(page, badLine);
  await page.addInitScript(() => {
    const look = () => {
      const headline = document.querySelector("h1");
      const isSeen = headline?.checkVisibility({ opacityProperty: true }) === true;
      if (isSeen && !("headlineAt" in window)) Object.assign(window, { headlineAt: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/", { waitUntil: "load" });
  await page.getByRole("button", { name: "Create free account" }).waitFor();
  const headlineMs = await page.evaluate(() => (window as unknown as { headlineAt: number }).headlineAt);
  await page.waitForTimeout(5000);
  const formMs = await timed(async () => {
    await page.getByRole("button", { name: "Get Started" }).click();
    await page.getByRole("dialog").getByLabel("Email").waitFor();
  });
  await page.context().close();
  return { headlineMs, formMs };
}

/** My Decks is there; the deck's own screen has never been loaded. */
async function tap(browser: Browser, server: TestServer) {
  const student = await aStudentOf(server.origin);
  await student.send("PATCH", `/api/users/${student.uid}`, {
    displayName: "Mira",
    username: `mira_${Date.now() % 1e6}`,
    setupCompleted: true,
  });
  const deck = await createdDeck(student, 20);
  const page = await aPhone(browser, server);
  await page.context().addCookies(cookiesOf(student.cookie, server.origin));
  await page.goto("/decks");
  await slowDown(page, usualLine);
  const link = page.locator(`a[href="/${deck.id}"]`).first();
  await link.waitFor();
  // What was drawn a moment ago would count as a movement.
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    document.addEventListener(
      "click",
      () => {
        const from = performance.now();
        const seen = new MutationObserver((changes) => {
          if (!changes.some(({ target }) => target instanceof Element && target.checkVisibility())) return;
          seen.disconnect();
          requestAnimationFrame(() => Object.assign(window, { movedAfter: performance.now() - from }));
        });
        seen.observe(document.body, { subtree: true, childList: true });
      },
      { capture: true, once: true },
    );
  });
  const screenMs = await timed(async () => {
    await link.click();
    await page
      .getByText(/Card 1 of 20/)
      .first()
      .waitFor();
  });
  const movesMs = await page.evaluate(() => (window as unknown as { movedAfter: number }).movedAfter);
  await page.context().close();
  return { movesMs, screenMs };
}

async function aPhone(browser: Browser, server: TestServer, locale = "en-US"): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 360, height: 740 }, locale });
  return context.newPage();
}

async function slowDown(page: Page, { bits, latencyMs }: typeof badLine): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const bytes = bits / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
