import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { browserPath } from "../machine/browser.mjs";
import { buildClient } from "../build/build-client.mjs";
import { node24 } from "../process/node24.mjs";
import { inProject } from "../process/root.mjs";
import { run } from "../process/run.mjs";
import { say } from "../process/say.mjs";
import { failureOfStep, failuresOfJourneys, failuresOfUnitTests } from "./failures.mjs";
import { withSecondLook } from "./second-look.mjs";
import { saySlowest, slowestJourneys, slowestUnitTests } from "./slowest.mjs";
import { tallyOfJourneys, tallyOfStep, tallyOfUnitTests } from "./tally.mjs";

/** @typedef {import("./failures.mjs").Failure} Failure */
/**
 * The number of tests that ran, the failures, and the tests that failed beside others and passed alone. @typedef {import("./tally.mjs").Tally & {
 * failures: Failure[], unstable?: Failure[] }} Outcome
 */

/** Kills, races, attacks and the largest laws run as well; see vitest.config.ts. */
export const allTests = process.argv.includes("--all") || process.env["TESTS"] === "all";
/** The caller's arguments for the test runner. */
export const extraArguments = process.argv.slice(2).filter((word) => word !== "--all" && word !== "--postgres");

const environment = allTests ? { ...process.env, TESTS: "all" } : process.env;

/** The servers' compile cache; the processes and threads of tests need not compile the same code again, not even their first file. */
const compileCache = { NODE_COMPILE_CACHE: inProject(".cache", "node") };

const tools = {
  // Each checker computes the same types again: the default of four a project takes half as much CPU time again.
  types: ["node_modules/typescript/bin/tsc", "-b", "--checkers", "1"],
  lint: ["node_modules/oxlint/bin/oxlint", "--deny-warnings", "--report-unused-disable-directives"],
  format: ["node_modules/oxfmt/bin/oxfmt", "--check"],
  // Every message has its values and plural forms, in every translator's file.
  languages: ["client/build/language/run.ts", "check"],
  unit: ["node_modules/vitest/vitest.mjs", "run"],
  journeys: ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts"],
};

/** Types and lint are checked by Go programs that end after seconds: collecting garbage would be a quarter of their work. Up to this size there is none. */
const uncollected = { ...process.env, GOGC: "off", GOMEMLIMIT: "1700MiB" };

/** Types, lint, format and languages, side by side, and beside other steps: they leave a core idle sometimes, and so do tests. @returns {Promise<Outcome[]>} */
export async function staticChecks() {
  return Promise.all(
    /** @type {const} */ (["types", "lint", "format", "languages"]).map(async (name) => {
      let output = "";
      const code = await run(node24(), tools[name], { env: uncollected, quiet: true, onOutput: (text) => (output += text) });
      say(code === 0 ? `${name}: fine` : `${output}\n${name}: failed`);
      return outcome(tallyOfStep(code), [], name, code, output);
    }),
  );
}

/**
 * Each worker of the screens' tests compiles the page's code and jsdom again, a quarter of what all these tests cost. So they have one worker on two
 * cores, in a vitest of their own beside the other tests: one vitest does a project after the other.
 */
const screens = { name: "client", workers: Math.max(1, Math.floor(availableParallelism() / 2)) };

/** The screens' tests, which need no built pages; run beside `otherTests`. */
export function screenTests() {
  const project = ["--project", screens.name];
  const options = { report: "screens", piped: true };
  return withSecondLook(unitTests([...project, `--maxWorkers=${screens.workers}`], options), (files) =>
    unitTests([...project, ...alone, ...files], options),
  );
}

/** All unit tests but the screens'. */
export function otherTests() {
  const projects = ["--project", `!${screens.name}`];
  return withSecondLook(unitTests(projects, { piped: true }), (files) => unitTests([...projects, ...alone, ...files], { piped: true }));
}

/** For vitest: one file after the other. */
const alone = ["--maxWorkers=1"];

/** All journeys; those that failed beside others are walked once more, one after the other. */
export function allJourneys() {
  return withSecondLook(journeys(), () => journeys(["--last-failed", "--workers=1"]));
}

/**
 * @param {string[]} [args] passed on to vitest
 * @param {{ env?: NodeJS.ProcessEnv, report?: string, piped?: boolean }} [options] `report` names the JSON file in .cache; `piped` is
 *   for runs side by side
 * @returns {Promise<Outcome>}
 */
export async function unitTests(args = [], { env = environment, report: name = "unit", piped = false } = {}) {
  const report = freshReport(name);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code, output } = await runTests([...tools.unit, ...reporters, ...args], { ...env, ...compileCache }, { piped });
  saySlowest(slowestUnitTests(report));
  return outcome(tallyOfUnitTests(report, code), failuresOfUnitTests(report), `vitest (${name})`, code, output);
}

/**
 * @param {string[]} [args] passed on to Playwright
 * @param {{ long?: boolean }} [options] whether the long ones run as well
 * @returns {Promise<Outcome>}
 */
export async function journeys(args = [], { long = allTests } = {}) {
  await buildClient();
  const report = freshReport("journeys");
  const env = { ...environment, CHROME_PATH: await browserPath(), JOURNEYS_REPORT: report, LONG_JOURNEYS: long ? "yes" : "no" };
  const { code, output } = await runTests([...tools.journeys, ...args], env);
  saySlowest(slowestJourneys(report));
  return outcome(tallyOfJourneys(report, code), failuresOfJourneys(report), "playwright", code, output);
}

/** How much of the end of an output is kept, in characters. */
const keptChars = 20_000;

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @param {{ piped?: boolean }} [options] */
async function runTests(args, env, { piped = false } = {}) {
  let output = "";
  const code = await run(node24(), args, { env, piped, onOutput: (text) => (output = (output + text).slice(-keptChars)) });
  return { code, output };
}

/**
 * A failure without a test's name, such as a crashed process, is reported with the end of its output.
 * @param {import("./tally.mjs").Tally} tally
 * @param {import("./failures.mjs").Failure[]} failures
 * @param {string} name @param {number} code @param {string} output
 * @returns {Outcome}
 */
function outcome(tally, failures, name, code, output) {
  const isUnnamed = tally.failed > 0 && failures.length === 0;
  return { ...tally, failures: isUnnamed ? [failureOfStep(`${name} ended with ${code}`, output)] : failures };
}

/** A report of an earlier run must not be mistaken for this one's. @param {string} name */
function freshReport(name) {
  const report = inProject(".cache", "reports", `${name}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  return report;
}
