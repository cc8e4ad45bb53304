import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { failureOfStep, failuresOfJourneys, failuresOfUnitTests, failureLines } from "../scripts/checks/failures.mjs";
import { root } from "../scripts/process/root.mjs";

function aReport(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), "recollect-report-")), "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("a failed unit test is reported with its file, its name, the first lines of its error and the place in our code", () => {
  const stack = `AssertionError: expected 1 to be 2\n    at expect (${root}/node_modules/vitest/a.js:1:2)\n    at ${root}/domain/src/a.test.ts:7:9`;
  const failed = { fullName: " a sum is right", status: "failed", failureMessages: [stack] };
  const passed = { fullName: "a product is right", status: "passed", failureMessages: [] };
  const report = aReport({
    testResults: [{ name: `${root}/domain/src/a.test.ts`, status: "failed", message: "", assertionResults: [passed, failed] }],
  });

  expect(failureLines(failuresOfUnitTests(report))).toEqual([
    "FAILED domain/src/a.test.ts › a sum is right",
    "    AssertionError: expected 1 to be 2",
    "    at domain/src/a.test.ts:7:9",
  ]);
});

test("a test file that could not be loaded is reported with its error", () => {
  const report = aReport({
    testResults: [{ name: `${root}/a.test.ts`, status: "failed", message: "No such module", assertionResults: [] }],
  });
  expect(failuresOfUnitTests(report)).toEqual([{ name: "a.test.ts", error: "No such module" }]);
});

test("a failed journey is reported with its file, its title, the line and the error without colours", () => {
  const error = { message: "\u001B[31mTimed out\u001B[39m", location: { file: `${root}/e2e/journeys/a.journey.ts`, line: 7 } };
  const spec = (status: string) => ({
    title: `a student is ${status}`,
    file: "a.journey.ts",
    tests: [{ status, results: [{ duration: 1, errors: [error] }] }],
  });
  const report = aReport({
    errors: [{ message: "A worker died" }],
    suites: [{ suites: [{ specs: [spec("unexpected"), spec("expected")] }] }],
  });

  expect(failureLines(failuresOfJourneys(report))).toEqual([
    "FAILED a.journey.ts › a student is unexpected",
    "    e2e/journeys/a.journey.ts:7 Timed out",
    "FAILED the journeys",
    "    A worker died",
  ]);
});

test("a step is reported with the end of its output", () => {
  const said = Array.from({ length: 50 }, (_, at) => `line ${at}`).join("\n");
  expect(failureLines([failureOfStep("types ended with 2", said)])).toEqual([
    "FAILED types ended with 2",
    ...Array.from({ length: 19 }, (_, at) => `    line ${31 + at}`),
  ]);
});

test.each([1, 7, 30, 61, 500])("%i failures take some sixty lines", (count) => {
  const failures = Array.from({ length: count }, (_, at) => ({ name: `test ${at}`, error: "one\ntwo\nthree\n".repeat(9) }));
  const lines = failureLines(failures);
  expect(lines.length).toBeLessThanOrEqual(61);
  expect(lines.filter((line) => line.startsWith("FAILED"))).toHaveLength(Math.min(count, 60));
  expect(lines.at(-1) === `… and ${count - 60} more`).toBe(count > 60);
});
