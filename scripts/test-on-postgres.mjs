import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { given, unitTests } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { install } from "./build/install.mjs";
import { startPostgres } from "./machine/postgres.mjs";
import { inProject } from "./process/root.mjs";
import { say } from "./process/say.mjs";

/** How often each server is killed. */
const killRounds = "10";

/** What is killed is our server, never PostgreSQL, and its data is thrown away: so it need not wait for the disk, which was most of its time. */
const forgetful = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

/** The server's tests that are about databases, on a real PostgreSQL; what they find on SQLite is `npm test`'s to tell. */
await install();
const postgres = await startPostgres({ max_connections: "300", ...forgetful });
say(`${postgres.version} runs in a temporary folder for these tests.`);
try {
  const env = { ...process.env, TESTS: "all", TEST_DATABASE_URL: postgres.url, KILL_ROUNDS: process.env["KILL_ROUNDS"] ?? killRounds };
  const files = given.length > 0 ? given : aboutDatabases();
  const args = ["--project", "server", "--project", "server-isolated", "--testNamePattern", "[Pp]ostgre", ...files];
  finish([await unitTests(args, { env, report: "server-on-postgres" })]);
} finally {
  await postgres.stop();
}

function aboutDatabases() {
  const paths = readdirSync(inProject("server"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts") && !path.includes("node_modules"))
    .map((path) => join("server", path));
  return paths.filter((path) => /describeEach|testDatabaseUrl/.test(readFileSync(inProject(path), "utf8")));
}
