import { read } from "./reports.mjs";

/** How many tests (and steps beside tests, such as the type check) passed and failed. @typedef {{ passed: number, failed: number }} Tally */

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });
}

/**
 * A step without tests counts as nothing when it passes and as one failure when it does not.
 * @param {number} exitCode @returns {Tally}
 */
export function tallyOfStep(exitCode) {
  return { passed: 0, failed: exitCode === 0 ? 0 : 1 };
}

/**
 * Reads vitest's JSON report. A file that could not even be loaded has no tests and still counts as a failure.
 * @param {string} file @param {number} exitCode @returns {Tally}
 */
export function tallyOfUnitTests(file, exitCode) {
  const report = read(file);
  return atLeastOneFailure({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, exitCode);
}

/**
 * Reads Playwright's JSON report. A journey that passed only at a retry counts as failed.
 * @param {string} file @param {number} exitCode @returns {Tally}
 */
export function tallyOfJourneys(file, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(file)?.stats ?? {};
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, exitCode);
}

/** A run with an error, or without any test, failed. @param {Tally} tally @param {number} exitCode @returns {Tally} */
function atLeastOneFailure(tally, exitCode) {
  const isBad = exitCode !== 0 || tally.passed + tally.failed === 0;
  return isBad && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
