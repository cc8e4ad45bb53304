import { extraArguments, journeys } from "./checks/checks.mjs";
import { finish } from "./checks/finish.mjs";
import { install } from "./build/install.mjs";

await install();
finish([await journeys(extraArguments, { long: true })]);
