import { given, otherTests, screenTests, staticChecks, unitTests } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { install } from "./build/install.mjs";
import { keepTestsInMemory } from "./machine/memory-folder.mjs";

keepTestsInMemory();
await install();
const tests = given.length > 0 ? [unitTests(given)] : [screenTests(), otherTests()];
const [checked, ...tested] = await Promise.all([staticChecks(), ...tests]);
finish([...checked, ...tested]);
