import { given, journeys } from "./checks.mjs";
import { finish } from "./finish.mjs";
import { install } from "./install.mjs";

await install();
finish([await journeys(given)]);
