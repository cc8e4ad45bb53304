import type { Page } from "@playwright/test";

import { startServer } from "../../e2e/kit/servers/server.ts";
import { cookiesOf, openBrowser } from "../kit/browser.ts";
import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";
import { aStudentOf } from "../kit/student.ts";

const cardCount = 1000;
const strokes = 200;
/** A quick typist: about nine keys a second. */
const betweenStrokesMs = 110;
const budgetMs = 50;
/** A phone of the middle class beside this machine. */
const slowerBy = 4;

/** What is typed; every letter is a key of its own. */
const sentence = "the left ventricle pumps blood into the aorta, ";

type Kind = { name: string; term: (at: number) => string };

const kinds: readonly Kind[] = [
  { name: "plain sides", term: (at) => `Organelle number ${at}, as the textbook names it` },
  {
    name: "drawn sides",
    term: (at) => `The {{c1::left ventricle::which?}} of heart ${at} has **the thickest** wall, \\(V = \\frac{m}{\\rho}\\), and so on `,
  },
  {
    name: "long drawn sides",
    term: (at) => `# Heart ${at}\n${"- **the wall** is {{c1::thick}}, \\(x^2\\), `code`\n".repeat(40)}and so on `,
  },
];

/** How long a key in a deck of 1,000 cards takes until it is painted, by the browser's own event timing. */
export async function keystrokes(): Promise<Row[]> {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const student = await aStudentOf(server.origin);
    await student.send("PATCH", `/api/users/${student.uid}`, { displayName: "Mira", username: "mira", setupCompleted: true });
    const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1280, height: 800 } });
    await context.addCookies(cookiesOf(student.cookie, server.origin));
    const rows: Row[] = [];
    for (const { name, term } of kinds) {
      const cards = Array.from({ length: cardCount }, (_, at) => ({ term: term(at + 1), definition: `What ${at + 1} does` }));
      const made = await student.send("POST", `/api/users/${student.uid}/decks`, { title: name, description: "", cards });
      if (made.status !== 201) throw new Error(`The deck was not created: ${made.status} ${await made.text()}`);
      const { id } = (await made.json()) as { id: number };
      const page = await context.newPage();
      await page.goto(`/${id}/edit`);
      const times = await typed(page, name !== "plain sides");
      rows.push(
        atMost(`${name}: a key painted, p95 of ${strokes}`, percentile(times, 0.95), budgetMs, "ms"),
        knownRow(`${name}: the slowest`, percentile(times, 1), "ms"),
      );
      await slowDown(page, slowerBy);
      const slower = await typed(page, name !== "plain sides");
      rows.push(
        knownRow(`${name}, ${slowerBy} times slower: p50`, percentile(slower, 0.5), "ms"),
        knownRow(`${name}, ${slowerBy} times slower: p95`, percentile(slower, 0.95), "ms"),
      );
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
    await server.end();
  }
}

/** The time of each key from its press to the frame that shows it, in ms; the browser rounds to 8 and reports those from 16. */
async function typed(page: Page, isDrawn: boolean): Promise<number[]> {
  const field = page.getByRole("textbox", { name: "Term of card 1", exact: true });
  if (isDrawn) await page.locator("[contenteditable=true]").first().waitFor();
  await field.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keystrokes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "keydown") times.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    await page.keyboard.press(sentence[stroke % sentence.length] === " " ? "Space" : (sentence[stroke % sentence.length] ?? "a"));
    await page.waitForTimeout(betweenStrokesMs);
  }
  await page.waitForTimeout(500);
  const slow = await page.evaluate(() => (window as unknown as { keystrokes: number[] }).keystrokes);
  // A key that is not reported took less than 16 ms.
  return [...slow, ...Array.from({ length: Math.max(0, strokes - slow.length) }, () => 16)];
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
