import { given, journeys } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { install } from "./build/install.mjs";
import { keepTestsInMemory } from "./machine/memory-folder.mjs";

keepTestsInMemory();
await install();
finish([await journeys(given, { long: true })]);
