import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { browserPath } from "./browser.mjs";
import { buildClient } from "./build-client.mjs";
import { node24 } from "./node24.mjs";
import { inProject } from "./root.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";
import { tallyOfJourneys, tallyOfStep, tallyOfUnitTests } from "./tally.mjs";

/** @typedef {import("./tally.mjs").Tally} Tally */

const tools = {
  types: ["node_modules/typescript/bin/tsc", "-b"],
  lint: ["node_modules/oxlint/bin/oxlint", "--deny-warnings"],
  format: ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
  unit: ["node_modules/vitest/vitest.mjs", "run"],
  journeys: ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts"],
};

/** Types, lint and format. @returns {Promise<Tally[]>} */
export async function staticChecks() {
  const tallies = [];
  for (const [name, tool] of /** @type {const} */ ([
    ["types", tools.types],
    ["lint", tools.lint],
    ["format", tools.format],
  ])) {
    const code = await run(node24(), tool);
    say(`${name}: ${code === 0 ? "fine" : "failed"}`);
    tallies.push(tallyOfStep(code));
  }
  return tallies;
}

/**
 * @param {string[]} [args] passed on to vitest
 * @param {{ env?: NodeJS.ProcessEnv, report?: string }} [options] `report` names the JSON file in .cache
 * @returns {Promise<Tally>}
 */
export async function unitTests(args = [], { env = process.env, report: name = "unit" } = {}) {
  const report = freshReport(name);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return tallyOfUnitTests(report, await run(node24(), [...tools.unit, ...reporters, ...args], { env }));
}

/** @param {string[]} [args] passed on to Playwright @returns {Promise<Tally>} */
export async function journeys(args = []) {
  await buildClient();
  const report = freshReport("journeys");
  const env = { ...process.env, CHROME_PATH: await browserPath(), JOURNEYS_REPORT: report };
  return tallyOfJourneys(report, await run(node24(), [...tools.journeys, ...args], { env }));
}

/** A report of an earlier run must not be taken for this one's. @param {string} name */
function freshReport(name) {
  const report = inProject(".cache", "reports", `${name}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  return report;
}
