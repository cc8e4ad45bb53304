import type { CDPSession, Page } from "@playwright/test";
import { dataProblem } from "@recollect/domain/data-rules.ts";
import { hostileSides } from "@recollect/domain/test/hostile-sides.ts";

import { startServer } from "../../e2e/kit/server.ts";
import { cookiesOf, openBrowser } from "../kit/browser.ts";
import { atMost, known, type Row } from "../kit/row.ts";
import { aStudentOf } from "../kit/student.ts";

type TraceEvent = { name: string; ts: number; tdur?: number; dur?: number; pid: number; tid: number };

const sides = hostileSides.filter(({ text }) => text.trim() !== "" && dataProblem(text) === null);
const longestMs = 50;

/** The processor's time of the longest task of the page, over all hostile sides in the viewer: as they come, and with all of them shown. */
export async function hostile(): Promise<Row[]> {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const student = await aStudentOf(server.origin);
    await student.send("PATCH", `/api/users/${student.uid}`, { displayName: "Mira", username: "mira", setupCompleted: true });
    const cards = [{ text: "The first" }, ...sides].map(({ text }) => ({ term: text, definition: "answer" }));
    const made = await student.send("POST", `/api/users/${student.uid}/decks`, { title: "Hostile", description: "", cards });
    const { id } = (await made.json()) as { id: number };
    const context = await browser.newContext({ baseURL: server.origin });
    await context.addCookies(cookiesOf(student.cookie, server.origin));
    const page = await context.newPage();
    await page.goto(`/${id}`);
    await page.getByText(`Card 1 of ${cards.length}`, { exact: true }).waitFor();
    return rowsOf(await traced(page, cards.length));
  } finally {
    await browser.close();
    await server.end();
  }
}

/** Each task belongs to the last side that was marked before it. */
async function traced(page: Page, count: number): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", { traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "blink.user_timing"] } });
  for (const [at, { name }] of sides.entries()) {
    await mark(page, `comes: ${name}`);
    await page.keyboard.press("ArrowRight");
    await page.getByText(`Card ${at + 2} of ${count}`, { exact: true }).waitFor();
    await page.waitForTimeout(150);
    const all = page.getByRole("group", { name: "Front", exact: true }).getByRole("button", { name: "Show all" });
    if ((await all.count()) === 0) continue;
    await mark(page, `all: ${name}`);
    await all.click();
    await page.locator("[data-is-long][aria-busy]").waitFor({ state: "detached", timeout: 120_000 });
    await page.waitForTimeout(100);
  }
  await ended(session);
  return events;
}

async function mark(page: Page, name: string): Promise<void> {
  await page.evaluate((said) => void performance.mark(said), name);
}

async function ended(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((done) => session.once("Tracing.tracingComplete", () => done()));
  await session.send("Tracing.end");
  await complete;
}

function rowsOf(events: readonly TraceEvent[]): Row[] {
  const marks = events.filter(({ name }) => /^(?:comes|all): /.test(name)).toSorted((a, b) => a.ts - b.ts);
  const first = marks[0];
  const tasks = events.filter(
    ({ name, pid, tid }) => (name === "RunTask" || name.endsWith("::RunTask")) && pid === first?.pid && tid === first.tid,
  );
  const longest = new Map<string, number>();
  for (const { ts, tdur, dur = 0 } of tasks) {
    const side = marks.findLast((one) => one.ts <= ts)?.name;
    if (side !== undefined) longest.set(side, Math.max(longest.get(side) ?? 0, (tdur ?? dur) / 1000));
  }
  const sorted = [...longest].toSorted(([, a], [, b]) => b - a);
  const of = (kind: string) => sorted.find(([name]) => name.startsWith(kind));
  console.log(
    sorted
      .slice(0, 12)
      .map(([name, ms]) => `${ms.toFixed(0).padStart(5)} ms  ${name}`)
      .join("\n"),
  );
  return [
    atMost(
      `${sides.length} hostile sides: the page's longest task when one comes, its CPU time`,
      of("comes")?.[1] ?? Number.NaN,
      longestMs,
      "ms",
    ),
    atMost("the same, when all of it is shown", of("all")?.[1] ?? Number.NaN, longestMs, "ms"),
    known("sides whose longest task is longer", sorted.filter(([, ms]) => ms > longestMs).length, ""),
  ];
}
