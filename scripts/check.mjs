import { extraArguments, otherTests, screenTests, staticChecks, unitTests } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { install } from "./build/install.mjs";

await install();
const tests = extraArguments.length > 0 ? [unitTests(extraArguments)] : [screenTests(), otherTests()];
const [checked, ...tested] = await Promise.all([staticChecks(), ...tests]);
finish([...checked, ...tested]);
