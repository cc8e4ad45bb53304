import { buildClient } from "./build/build-client.mjs";
import { journeys, staticChecks, unitTests } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { onPostgres } from "./checks/on-postgres.mjs";
import { install } from "./build/install.mjs";

await install();
// Tests start servers, which read the built pages.
const [checked, tested] = await Promise.all([staticChecks(), buildClient().then(() => unitTests())]);
const walked = await journeys();
// Beside one another journeys and PostgreSQL took longer than one after the other.
const onDatabase = process.argv.includes("--postgres") ? [await onPostgres()] : [];
finish([...checked, tested, walked, ...onDatabase]);
