import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";

import { startPostgres } from "../../scripts/machine/postgres.mjs";
import { node24 } from "../../scripts/process/node24.mjs";
import { cacheFolder } from "../../scripts/process/root.mjs";
import { run } from "../../scripts/process/run.mjs";
import { say } from "../../scripts/process/say.mjs";
import { previousRelease, withMigrationsOfToday } from "./checkout.ts";
import { differenceOf, isAboutItsOwnSchema, type TestPlace } from "./differences.ts";

/*
 * The previous release's own tests of its routes, jobs and stores, on PostgreSQL with the schema of today: during a deployment its processes run beside new ones, after
 * these have migrated. `npm run e2e -- previous-release [--at=COMMIT] [files]`.
 */

/** A process waits for the database most of its time. */
const usualWorkers = 3;

/** Our processes end, never PostgreSQL. */
const forgetful = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

type Failed = TestPlace & { error: string };
type Outcome = { passed: number; failed: Failed[] };

/** The tests of the old release that open a database. */
function testsWithDatabases(folder: string, words: readonly string[]): string[] {
  return globSync("server/{src,test}/**/*.test.ts", { cwd: folder })
    .filter((path) => !path.endsWith(".long.test.ts") && !isAboutItsOwnSchema(path))
    .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
    .filter((path) => /describeEachDatabase|testDatabaseUrl/.test(readFileSync(join(folder, path), "utf8")));
}

async function runTests(folder: string, url: string, files: readonly string[], workers = usualWorkers): Promise<Outcome> {
  const report = join(cacheFolder, "previous-release", "report.json");
  mkdirSync(join(cacheFolder, "previous-release"), { recursive: true });
  // A run that ends early would pass by the report of the run before it.
  rmSync(report, { force: true });
  const reporter = ["--reporter=json", `--outputFile.json=${report}`];
  const args = ["run", "--project", "server", `--maxWorkers=${workers}`, "--testNamePattern=[Pp]ostgre", ...reporter, ...files];
  const env = { ...process.env, TEST_DATABASE_URL: url };
  await run(node24(), ["node_modules/vitest/vitest.mjs", ...args], { cwd: folder, env, quiet: true });
  if (!existsSync(report)) throw new Error("The tests of the previous release ended without a report.");
  return outcomeIn(report, folder);
}

type Test = { fullName: string; status: string; failureMessages: string[] };
type Report = { numPassedTests: number; testResults: { name: string; status: string; message: string; assertionResults: Test[] }[] };

function outcomeIn(report: string, folder: string): Outcome {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(folder, name);
    const tests = assertionResults.filter((one) => one.status === "failed");
    if (tests.length === 0 && status === "failed") return [{ file, test: "", error: message }];
    return tests.map(({ fullName, failureMessages }) => ({ file, test: fullName.trim(), error: failureMessages[0] ?? "" }));
  });
  return { passed: numPassedTests, failed };
}

/** Returns whether nothing failed but what may. */
async function holds(folder: string, words: readonly string[]): Promise<boolean> {
  const files = testsWithDatabases(folder, words);
  const postgres = await startPostgres({ max_connections: "300", ...forgetful });
  try {
    const isWrong = (one: Failed) => differenceOf(one) === null;
    const first = await runTests(folder, postgres.url, files);
    // Some of its tests fail beside others on a busy machine, as they did in its day.
    const doubtful = [...new Set(first.failed.filter(isWrong).map(({ file }) => file))];
    const failed = doubtful.length === 0 ? [] : (await runTests(folder, postgres.url, doubtful, 1)).failed.filter(isWrong);
    for (const { file, test, error } of failed) say(`FAILED ${file} › ${test}\n    ${error.split("\n").slice(0, 3).join("\n    ")}`);
    for (const one of first.failed) if (!isWrong(one)) say(`DIFFERS ${one.file} › ${one.test}\n    ${differenceOf(one)?.why}`);
    say(`${files.length} files of the previous release: ${first.passed} tests passed at once, ${failed.length} failed`);
    return failed.length === 0 && first.passed > 0;
  } finally {
    await postgres.stop();
  }
}

const words = process.argv.slice(2);
const at = words.find((word) => word.startsWith("--at="))?.slice("--at=".length);
const isFine = await holds(
  await withMigrationsOfToday(at ?? previousRelease()),
  words.filter((word) => !word.startsWith("--")),
);
say(isFine ? "1 passed, 0 failed" : "0 passed, 1 failed");
process.exit(isFine ? 0 : 1);
