import { giveUp, say } from "./say.mjs";

/**
 * Ends a command that was given a word it does not know, before it does anything. `--help` prints how the command is called.
 * @param {string} usage one or two sentences @param {readonly string[]} [known] the words that it takes
 */
export function takesOnly(usage, known = []) {
  const words = process.argv.slice(2);
  if (words.includes("--help")) {
    say(usage);
    process.exit(0);
  }
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) giveUp(`"${unknown}" is not known here. ${usage}`);
}
