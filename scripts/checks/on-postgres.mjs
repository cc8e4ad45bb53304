import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../machine/postgres.mjs";
import { inProject } from "../process/root.mjs";
import { say } from "../process/say.mjs";
import { unitTests } from "./checks.mjs";
import { withSecondLook } from "./second-look.mjs";

/** A worker waits while PostgreSQL works for it: with one a core a sixth of the processor's time was idle. */
const workers = Math.ceil(availableParallelism() * 1.5);

/** Our server is killed, never PostgreSQL, and its data is temporary: so it need not wait for the disk, which was most of its time. */
const forgetful = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

/**
 * The server's tests that are about databases, on a real PostgreSQL; `npm test` runs them on SQLite.
 * @param {{ files?: string[] }} [options]
 * @returns {Promise<import("./checks.mjs").Outcome>}
 */
export async function onPostgres({ files = [] } = {}) {
  try {
    const postgres = await startPostgres({ max_connections: "300", ...forgetful });
    say(`${postgres.version} runs in a temporary folder for these tests.`);
    try {
      const env = { ...process.env, TESTS: "all", TEST_DATABASE_URL: postgres.url };
      const which = files.length > 0 ? files : aboutDatabases();
      const args = ["--project", "server", "--project", "server-isolated", "--testNamePattern", "[Pp]ostgre"];
      const options = { env, report: "server-on-postgres" };
      return await withSecondLook(unitTests([`--maxWorkers=${workers}`, ...args, ...which], options), (failed) =>
        unitTests(["--maxWorkers=1", ...args, ...failed], options),
      );
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, failures: [{ name: "PostgreSQL for the tests", error: said }] };
  }
}

function aboutDatabases() {
  const paths = readdirSync(inProject("server"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts") && !path.includes("node_modules"))
    .map((path) => join("server", path));
  return paths.filter((path) => /describeEach|describeServerOnPostgres|testDatabaseUrl/.test(readFileSync(inProject(path), "utf8")));
}
