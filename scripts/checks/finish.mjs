import { say } from "../process/say.mjs";
import { sum } from "./tally.mjs";

/** Prints the closing line and lets the command end with 0 only when all passed and something ran. @param {import("./tally.mjs").Tally[]} tallies */
export function finish(tallies) {
  const { passed, failed } = sum(tallies);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
