import { relative } from "node:path";
import { root } from "../process/root.mjs";
import { say } from "../process/say.mjs";
import { read, specsOf } from "./reports.mjs";

/** A test, its place, and how long it took. @typedef {{ name: string, ms: number }} Timed */

const shown = 10;

/** @param {Timed[]} tests */
export function saySlowest(tests) {
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, shown);
  if (slowest.length > 0) say(`The slowest ${slowest.length}:`);
  for (const { name, ms } of slowest) say(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** From vitest's JSON report. @param {string} file @returns {Timed[]} */
export function slowestUnitTests(file) {
  /** @type {{ testResults?: { name: string, assertionResults: { fullName: string, duration?: number }[] }[] }} */
  const { testResults = [] } = read(file) ?? {};
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: `${relative(root, name)} › ${fullName.trim()}`, ms: duration ?? 0 })),
  );
}

/** From Playwright's JSON report. @param {string} file @returns {Timed[]} */
export function slowestJourneys(file) {
  return specsOf(read(file)).map(({ title, file: path, tests }) => ({
    name: `${path} › ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
}
