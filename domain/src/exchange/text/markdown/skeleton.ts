import { AppError } from "../../../errors/failure.ts";

/** Longer lines are cut for the library: what a line is stands at its beginning. */
const longestLine = 2000;
/** A file of 24 MB with words in it has about half a million lines. */
export const maxSkeletonLines = 1_000_000;

/** A line that begins with a letter and has no sign of a table or of HTML: it is text, or goes on with what stands before it. */
const plain = /^\p{L}[^|<>]*$/u;

/**
 * The lines of a text without those that change no block: of several empty lines one is left, and of several lines of plain text the first and
 * the last. `starts` has the number of each line in the text. Throws `import/too-many-lines`.
 */
export function skeletonOf(lines: readonly string[]): { skeleton: string[]; starts: number[] } {
  const skeleton: string[] = [];
  const starts: number[] = [];
  let [wasBlank, wasPlain] = [false, false];
  for (let at = 0; at < lines.length; at += 1) {
    const whole = lines[at] ?? "";
    const line = whole.length > longestLine ? whole.slice(0, longestLine) : whole;
    const isBlank = line.trim() === "" && whole.trim() === "";
    const isPlain = !isBlank && plain.test(line);
    const isLeftOut = isBlank ? wasBlank : isPlain && wasPlain && plain.test((lines[at + 1] ?? "").slice(0, longestLine));
    [wasBlank, wasPlain] = [isBlank, isPlain];
    if (isLeftOut) continue;
    if (skeleton.length >= maxSkeletonLines) throw new AppError("import/too-many-lines");
    skeleton.push(isBlank ? "" : line.trim() === "" ? "x" : line);
    starts.push(at);
  }
  return { skeleton, starts };
}
