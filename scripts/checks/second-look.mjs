import { say } from "../process/say.mjs";

/** More failures than this are no chance. */
const most = 3;

/**
 * Runs a few failed tests once more, without others beside them. One that passes then is unstable: a fault of the test, or of the product under load. It
 * is named at the end of the run, to be mended, and doesn't hold up what it has nothing to do with. One that fails again, has failed.
 * @param {Promise<import("./checks.mjs").Outcome>} run
 * @param {(files: string[]) => Promise<import("./checks.mjs").Outcome>} again `files` of the failed tests, without repetitions
 * @returns {Promise<import("./checks.mjs").Outcome>}
 */
export async function withSecondLook(run, again) {
  const first = await run;
  const { failures, failed, passed } = first;
  if (failed === 0 || failed > most || failures.length !== failed) return first;
  say(["", "Once more, alone:", ...failures.map(({ name }) => `  ${name}`)].join("\n"));
  const second = await again([...new Set(failures.map(({ name }) => name.split(" › ")[0] ?? name))]);
  const failedAgain = second.failed > 0 || second.passed < failed;
  return failedAgain ? first : { passed: passed + failed, failed: 0, failures: [], unstable: failures };
}
