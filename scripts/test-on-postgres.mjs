import { unitTests } from "./checks.mjs";
import { finish } from "./finish.mjs";
import { install } from "./install.mjs";
import { startPostgres } from "./postgres.mjs";
import { say } from "./say.mjs";

/** Every test of the server, the ones about databases on SQLite and on a real PostgreSQL, with this many kills each. */
const killRounds = "20";

await install();
const postgres = await startPostgres({ max_connections: "300" });
say(`${postgres.version} runs in a temporary folder for these tests.`);
try {
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url, KILL_ROUNDS: process.env["KILL_ROUNDS"] ?? killRounds };
  finish([await unitTests(["--project", "server", ...process.argv.slice(2)], { env, report: "server-on-postgres" })]);
} finally {
  await postgres.stop();
}
