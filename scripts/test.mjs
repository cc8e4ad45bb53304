import { buildClient } from "./build/build-client.mjs";
import { journeys, staticChecks, unitTests } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { install } from "./build/install.mjs";

await install();
// Tests start servers, which read the built pages.
const [checked, tested] = await Promise.all([staticChecks(), buildClient().then(() => unitTests())]);
finish([...checked, tested, await journeys()]);
