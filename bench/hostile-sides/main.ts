import type { CDPSession, Page } from "@playwright/test";
import { dataProblem } from "@recollect/domain/data-rules.ts";
import { hostileSides } from "@recollect/domain/test/hostile-sides.ts";

import { startServer } from "../../e2e/kit/servers/server.ts";
import { cookiesOf, openBrowser } from "../kit/browser.ts";
import { atMost, knownRow, type Row } from "../kit/row.ts";
import { aStudentOf } from "../kit/student.ts";

type TraceEvent = { name: string; ts: number; tdur?: number; dur?: number; pid: number; tid: number };

const sides = hostileSides.filter(({ text }) => text.trim() !== "" && dataProblem(text) === null);
const longestMs = 50;

/** The CPU time of the page's longest task, over all hostile sides in the viewer: as they appear, and with all of them shown. */
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

/** Each task belongs to the last side that was marked before it. The page is queried little, since its answers are tasks of their own. */
async function traced(page: Page, count: number): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", { traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "blink.user_timing"] } });
  await page.waitForTimeout(500);
  for (const { name } of sides) {
    await mark(page, `comes: ${name}`);
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(250);
    if (!(await page.evaluate(canShowAll))) continue;
    await mark(page, `all: ${name}`);
    await page.evaluate(showAll);
    do await page.waitForTimeout(250);
    while (await page.evaluate(isComing));
  }
  await ended(session);
  await page.getByText(`Card ${count} of ${count}`, { exact: true }).waitFor();
  return events;
}

const canShowAll = () => document.querySelector("[data-face=Front] [data-is-long] > button") !== null;
const showAll = () => document.querySelector<HTMLElement>("[data-face=Front] [data-is-long] > button")?.click();
const isComing = () => document.querySelector("[data-is-long][aria-busy]") !== null;

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
  const ofPage = events.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid);
  const longest = new Map<string, TraceEvent>();
  for (const task of ofPage.filter(isTask)) {
    const side = marks.findLast((one) => one.ts <= task.ts)?.name;
    if (side !== undefined && msOf(task) > msOf(longest.get(side))) longest.set(side, task);
  }
  const sorted = [...longest].toSorted(([, a], [, b]) => msOf(b) - msOf(a));
  const of = (kind: string) => msOf(sorted.find(([name]) => name.startsWith(kind))?.[1]);
  for (const [name, task] of sorted.slice(0, 12)) {
    console.log(`${msOf(task).toFixed(0).padStart(5)} ms  ${name}: ${madeOf(task, ofPage)}`);
  }
  return [
    atMost(`${sides.length} hostile sides: the page's longest task when one comes, its CPU time`, of("comes"), longestMs, "ms"),
    atMost("the same, when all of it is shown", of("all"), longestMs, "ms"),
    knownRow("sides whose longest task is longer", sorted.filter(([, task]) => msOf(task) > longestMs).length, ""),
  ];
}

function isTask({ name }: TraceEvent): boolean {
  return name === "RunTask" || name.endsWith("::RunTask");
}

function msOf(event: TraceEvent | undefined): number {
  return event === undefined ? 0 : (event.tdur ?? event.dur ?? 0) / 1000;
}

/** The parts of a task by their time, each without the parts inside it, the longest first. */
function madeOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const within = (inner: TraceEvent, outer: TraceEvent) => inner.ts >= outer.ts && endOf(inner) <= endOf(outer);
  const parts = events.filter((one) => one !== task && !isTask(one) && (one.dur ?? 0) > 0 && within(one, task));
  const own = new Map<string, number>();
  const open: TraceEvent[] = [];
  for (const part of parts.toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a))) {
    while (open.length > 0 && !within(part, open.at(-1) ?? part)) open.pop();
    const outer = open.at(-1)?.name;
    if (outer !== undefined) own.set(outer, (own.get(outer) ?? 0) - msOf(part));
    own.set(part.name, (own.get(part.name) ?? 0) + msOf(part));
    open.push(part);
  }
  return [...own]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
    .join(", ");
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
