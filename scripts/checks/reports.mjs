import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ message?: string, location?: { file: string, line: number } }} JourneyError */
/** A journey in Playwright's report. @typedef {{ title: string, file: string, tests: { status: string, results: { duration: number, errors: JourneyError[] }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/** Every journey of a report; empty without a report. @param {Suite | null} report @returns {Spec[]} */
export function specsOf(report) {
  const { specs = [], suites = [] } = report ?? {};
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A test runner's report; null if there is none. @param {string} file */
export function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
