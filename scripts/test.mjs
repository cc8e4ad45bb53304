import { buildClient } from "./build/build-client.mjs";
import { journeys, staticChecks, unitTests } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { onPostgres } from "./checks/on-postgres.mjs";
import { install } from "./build/install.mjs";

await install();
// Tests start servers, which read the built pages.
const [checked, tested] = await Promise.all([staticChecks(), buildClient().then(() => unitTests())]);
// Journeys wait for the browser, and leave room for the tests on PostgreSQL (`--postgres`) beside them.
const onDatabase = process.argv.includes("--postgres") ? onPostgres({ quiet: true }) : null;
finish([...checked, tested, await journeys(), ...(onDatabase === null ? [] : [await onDatabase])]);
