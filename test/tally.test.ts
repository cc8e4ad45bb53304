import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sum, tallyOfJourneys, tallyOfStep, tallyOfUnitTests } from "../scripts/checks/tally.mjs";

function aReport(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), "recollect-report-")), "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("unit tests are counted by their results", () => {
  expect(tallyOfUnitTests(aReport({ numPassedTests: 7, numFailedTests: 2 }), 1)).toEqual({ passed: 7, failed: 2 });
  expect(tallyOfUnitTests(aReport({ numPassedTests: 7, numFailedTests: 0 }), 0)).toEqual({ passed: 7, failed: 0 });
});

test("a test file that could not be loaded is a failure although none of its tests failed", () => {
  expect(tallyOfUnitTests(aReport({ numPassedTests: 7, numFailedTests: 0 }), 1)).toEqual({ passed: 7, failed: 1 });
});

test("a run without any test, or without a report, is a failure", () => {
  expect(tallyOfUnitTests(aReport({ numPassedTests: 0, numFailedTests: 0 }), 0)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOfUnitTests("/nowhere/report.json", 0)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOfJourneys("/nowhere/report.json", 0)).toEqual({ passed: 0, failed: 1 });
});

test("a journey that passed only at the second try counts as failed", () => {
  expect(tallyOfJourneys(aReport({ stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 0 } }), 1)).toEqual({ passed: 9, failed: 2 });
});

test("a step beside the tests adds a failure or nothing", () => {
  expect(sum([tallyOfStep(0), tallyOfStep(2), { passed: 3, failed: 1 }])).toEqual({ passed: 3, failed: 2 });
});
