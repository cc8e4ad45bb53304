import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../process/root.mjs";
import { read, specsOf } from "./reports.mjs";

/** What failed, and its error. @typedef {{ name: string, error: string }} Failure */

/** So that the end of an output alone shows what failed. */
const linesInAll = 60;
const linesEach = 20;

/**
 * The failures in at most some sixty lines: each with the first lines of its error, fewer of them when there are many.
 * @param {readonly Failure[]} failures @param {string} [word] before each name @returns {string[]}
 */
export function failureLines(failures, word = "FAILED") {
  const each = Math.min(linesEach, Math.max(1, Math.floor(linesInAll / Math.max(1, failures.length))));
  const shown = failures.slice(0, Math.floor(linesInAll / each));
  const lines = shown.flatMap(({ name, error }) => [`${word} ${name}`, ...firstLines(error, each - 1).map((line) => `    ${line}`)]);
  const left = failures.length - shown.length;
  return left > 0 ? [...lines, `… and ${left} more`] : lines;
}

/** The failure of a step beside the tests: the end of its output. @param {string} name @param {string} output @returns {Failure} */
export function failureOfStep(name, output) {
  return {
    name,
    error: linesOf(output)
      .slice(-linesEach + 1)
      .join("\n"),
  };
}

/** From vitest's JSON report: tests, and files that could not be loaded. @param {string} file @returns {Failure[]} */
export function failuresOfUnitTests(file) {
  /** @type {{ testResults?: { name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] }} */
  const { testResults = [] } = read(file) ?? {};
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (tests.length === 0 && status === "failed") return [{ name: path, error: message }];
    return tests.map(({ fullName, failureMessages }) => ({ name: `${path} › ${fullName.trim()}`, error: failureMessages.join("\n") }));
  });
}

/** @typedef {import("./reports.mjs").JourneyError} JourneyError */

/** From Playwright's JSON report: journeys, and errors outside of them. @param {string} file @returns {Failure[]} */
export function failuresOfJourneys(file) {
  /** @type {import("./reports.mjs").Suite & { errors?: JourneyError[] }} */
  const report = read(file) ?? {};
  const walked = specsOf(report).flatMap(({ title, file: path, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => ({ name: `${path} › ${title}`, error: textOf(results.flatMap(({ errors }) => errors)) })),
  );
  const outside = (report.errors ?? []).map((error) => ({ name: "the journeys", error: textOf([error]) }));
  return [...walked, ...outside];
}

/** @param {JourneyError[]} errors */
function textOf(errors) {
  return errors
    .map(({ message = "", location }) => `${location ? `${relative(root, location.file)}:${location.line} ` : ""}${message}`)
    .join("\n");
}

/** The message of an error, then the place in our own code. @param {string} error @param {number} count */
function firstLines(error, count) {
  const lines = linesOf(error);
  const isPlace = (/** @type {string} */ line) => line.startsWith("at ");
  const place = lines.find(
    (line) => isPlace(line) && !line.includes("node_modules") && /:\d+:\d+\)?$/.test(line) && !line.includes("node:"),
  );
  const words = lines.filter((line) => !isPlace(line));
  if (place === undefined) return words.slice(0, count);
  return [...words.slice(0, count - 1), place].slice(0, count);
}

/** @param {string} text */
function linesOf(text) {
  const plain = stripVTControlCharacters(text).split("\n");
  return plain.map((line) => line.trim().replace(`${root}/`, "").slice(0, 200)).filter((line) => line !== "");
}
