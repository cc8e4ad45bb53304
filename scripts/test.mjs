import { buildClient } from "./build/build-client.mjs";
import { allJourneys, otherTests, screenTests, staticChecks } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { onPostgres } from "./checks/on-postgres.mjs";
import { install } from "./build/install.mjs";
import { prepareBrowser } from "./machine/browser.mjs";
import { postgresBin } from "./machine/postgres.mjs";
import { takesOnly } from "./process/usage.mjs";

takesOnly("Usage: npm test, or npm test -- --all --postgres. The tests of one folder: npm run check -- <path>.", ["--all", "--postgres"]);
const isOnPostgres = process.argv.includes("--postgres");
// Downloads run while the processor is busy with something else. What is not available is reported where it is needed.
prepareBrowser().catch(() => {});
if (isOnPostgres) postgresBin().catch(() => {});
await install();
// The other tests start servers, which read the built pages.
const [checked, ...tested] = await Promise.all([staticChecks(), screenTests(), buildClient().then(() => otherTests())]);
const walked = await allJourneys();
// Running journeys and PostgreSQL side by side took longer than one after the other.
const onDatabase = isOnPostgres ? [await onPostgres()] : [];
finish([...checked, ...tested, walked, ...onDatabase]);
