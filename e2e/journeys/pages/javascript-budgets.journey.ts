import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { inProject } from "../../../scripts/process/root.mjs";
import { budgetAddress, pageBudgets } from "../../kit/checks/page-budgets.ts";
import { expect, test } from "../../kit/test.ts";
import { startedRound } from "../../kit/students/a-round.ts";
import { screenHeading } from "../../kit/screens/screen-heading.ts";

const sizes = new Map<string, number>();

/** The gzip size of the built file, in bytes. */
function sizeOf(script: string): number {
  const known = sizes.get(script) ?? gzipSync(readFileSync(inProject("client", "dist", "assets", script))).length;
  sizes.set(script, known);
  return known;
}

/** The names of all scripts that the screen requests, also after it is rendered. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  // The screen before must request nothing more: its idle requests are not this one's.
  await page.goto("about:blank");
  const asked = new Set<string>();
  const onRequest = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.add(basename(pathname));
  };
  page.on("request", onRequest);
  await page.goto(path);
  await expect(screenHeading(page)).toBeVisible();
  let before = -1;
  await expect
    .poll(
      () => {
        const isQuiet = before === asked.size;
        before = asked.size;
        return isQuiet;
      },
      { intervals: [400] },
    )
    .toBe(true);
  page.off("request", onRequest);
  return [...asked];
}

/** What a page does two seconds later, such as looking for a newer version, is no part of its first load, however slow the machine is. */
function withoutLaterWork(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const soon = window.setTimeout.bind(window);
    window.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms !== undefined && ms >= 2_000 ? 0 : soon(act, ms, ...rest)) as typeof window.setTimeout;
  });
}

test("no screen loads more JavaScript at a first visit than its budget", async ({ page, student, openBrowser }) => {
  const { page: strangers } = await openBrowser();
  await withoutLaterWork(page);
  await withoutLaterWork(strangers);
  const deck = await student.createDeck("Capitals");
  const { id: roundId, code } = await startedRound(page.request, deck.id);
  const places = { deckId: String(deck.id), username: student.username, roundId, code };
  for (const { path, kb, signedOut = false } of pageBudgets) {
    const address = budgetAddress(path, places);
    const scripts = await scriptsOf(signedOut ? strangers : page, address);
    const told = scripts.map((script) => [sizeOf(script), script] as const).toSorted(([a], [b]) => b - a);
    const bytes = told.reduce((sum, [size]) => sum + size, 0);
    expect.soft(bytes / 1000, `${path} loads ${told.map(([size, script]) => `${script} (${size})`).join(", ")}`).toBeLessThanOrEqual(kb);
  }
});
