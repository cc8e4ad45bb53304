import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { browserPath } from "../machine/browser.mjs";
import { buildClient } from "../build/build-client.mjs";
import { node24 } from "../process/node24.mjs";
import { inProject } from "../process/root.mjs";
import { run } from "../process/run.mjs";
import { say } from "../process/say.mjs";
import { saySlowest, slowestJourneys, slowestUnitTests } from "./slowest.mjs";
import { tallyOfJourneys, tallyOfStep, tallyOfUnitTests } from "./tally.mjs";

/** @typedef {import("./tally.mjs").Tally} Tally */

/** With it kills, races and the largest laws run as well; see vitest.config.ts. */
export const allTests = process.argv.includes("--all") || process.env["TESTS"] === "all";
/** What the caller said, for the test runner. */
export const given = process.argv.slice(2).filter((word) => word !== "--all");

const environment = allTests ? { ...process.env, TESTS: "all" } : process.env;

const tools = {
  types: ["node_modules/typescript/bin/tsc", "-b"],
  lint: ["node_modules/oxlint/bin/oxlint", "--deny-warnings"],
  format: [
    "node_modules/prettier/bin/prettier.cjs",
    "--check",
    "--log-level",
    "warn",
    "--cache",
    "--cache-strategy",
    "content",
    "--cache-location",
    ".cache/prettier",
    ".",
  ],
  unit: ["node_modules/vitest/vitest.mjs", "run"],
  journeys: ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts"],
};

/** Types, lint and format, side by side, and beside whatever else runs: they leave a core idle now and then, and so do tests. @returns {Promise<Tally[]>} */
export async function staticChecks() {
  return Promise.all(
    /** @type {const} */ (["types", "lint", "format"]).map(async (name) => {
      const code = await run(node24(), tools[name]);
      say(`${name}: ${code === 0 ? "fine" : "failed"}`);
      return tallyOfStep(code);
    }),
  );
}

/**
 * @param {string[]} [args] passed on to vitest
 * @param {{ env?: NodeJS.ProcessEnv, report?: string }} [options] `report` names the JSON file in .cache
 * @returns {Promise<Tally>}
 */
export async function unitTests(args = [], { env = environment, report: name = "unit" } = {}) {
  const report = freshReport(name);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run(node24(), [...tools.unit, ...reporters, ...args], { env });
  saySlowest(slowestUnitTests(report));
  return tallyOfUnitTests(report, code);
}

/**
 * @param {string[]} [args] passed on to Playwright
 * @param {{ long?: boolean }} [options] whether the long ones are walked as well
 * @returns {Promise<Tally>}
 */
export async function journeys(args = [], { long = allTests } = {}) {
  await buildClient();
  const report = freshReport("journeys");
  const env = { ...environment, CHROME_PATH: await browserPath(), JOURNEYS_REPORT: report, LONG_JOURNEYS: long ? "yes" : "no" };
  const code = await run(node24(), [...tools.journeys, ...args], { env });
  saySlowest(slowestJourneys(report));
  return tallyOfJourneys(report, code);
}

/** A report of an earlier run must not be taken for this one's. @param {string} name */
function freshReport(name) {
  const report = inProject(".cache", "reports", `${name}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  return report;
}
