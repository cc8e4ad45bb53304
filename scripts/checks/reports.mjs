import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ message?: string, location?: { file: string, line: number } }} JourneyError */
/** A journey in Playwright's report. @typedef {{ title: string, file: string, tests: { status: string, results: { duration: number, errors: JourneyError[] }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/** Every journey of a report, or none of none. @param {Suite | null} report @returns {Spec[]} */
export function specsOf(report) {
  const { specs = [], suites = [] } = report ?? {};
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A report as a test runner wrote it; null when it wrote none. @param {string} file */
export function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
