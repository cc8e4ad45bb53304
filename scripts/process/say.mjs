/** Prints what the command does now, in one line. @param {string} sentence */
export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** Ends the command with one plain sentence and a non-zero exit. @param {string} sentence @returns {never} */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
