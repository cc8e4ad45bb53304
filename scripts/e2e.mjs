import { journeys } from "./checks.mjs";
import { finish } from "./finish.mjs";
import { install } from "./install.mjs";

await install();
finish([await journeys(process.argv.slice(2))]);
