import { given, staticChecks, unitTests } from "./checks.mjs";
import { finish } from "./finish.mjs";
import { install } from "./install.mjs";

await install();
finish([...(await staticChecks()), await unitTests(given)]);
