import { say } from "../process/say.mjs";
import { failureLines } from "./failures.mjs";
import { sum } from "./tally.mjs";

/**
 * Prints the unstable tests and the failures, then the closing line, and lets the command end with 0 only if all passed and something ran. @param
 * {import("./checks.mjs").Outcome[]} outcomes
 */
export function finish(outcomes) {
  const { passed, failed } = sum(outcomes);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const unstable = outcomes.flatMap((outcome) => outcome.unstable ?? []);
  if (unstable.length > 0)
    say(["", "Failed beside others and passed alone, to be mended:", ...failureLines(unstable, "UNSTABLE")].join("\n"));
  if (failures.length > 0) say(["", "What failed:", ...failureLines(failures)].join("\n"));
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
