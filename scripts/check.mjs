import { given, staticChecks, unitTests } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { install } from "./build/install.mjs";

await install();
const [checked, tested] = await Promise.all([staticChecks(), unitTests(given)]);
finish([...checked, tested]);
