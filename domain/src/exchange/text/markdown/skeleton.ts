import { AppError } from "../../../errors/failure.ts";

/** Longer lines are cut for the library: what a line is stands at its beginning. */
const longestLine = 2000;
/** A file of 24 MB with words in it has about half a million lines. */
const maxSkeletonLines = 1_000_000;

/** What stands before the words of a line without signs of tables or HTML; null for another line. Between two such lines nothing changes. */
function beginningOf(line: string): string | null {
  return /^( {0,12}(?:[-*+] |#{1,6} |> )?)\p{L}[^|<>]*$/u.exec(line)?.[1] ?? null;
}

/** A block of code that begins on the line of a mark. The information behind its sign has no backtick. */
const fenceBehindMark = /^\s*(?:Q|A|Extra):[ \t]*(`{3,}[^`]*|~~~.*)$/i;

/** Whether a block of code begins on the line of a mark, as in `A: \`\`\`ts`. */
export function hasFenceBehindMark(line: string): boolean {
  return fenceBehindMark.test(cutLine(line));
}

/** A line as the library gets it: without a mark before a block of code, which it would not see. Such a line closes no block. */
function visibleText(line: string): string {
  const fence = fenceBehindMark.exec(cutLine(line))?.[1];
  if (fence === undefined) return cutLine(line);
  return /[^`~\s]/.test(fence) ? fence : `${fence.trimEnd()} x`;
}

/**
 * The lines of a text without those that change no block: of several empty lines one is left, and of several lines of words that begin
 * alike, such as items of a list, the first and the last. `starts` has the number of each line in the text. Throws `import/too-many-lines`.
 */
export function skeletonOf(lines: readonly string[]): { skeleton: string[]; starts: number[] } {
  const skeleton: string[] = [];
  const starts: number[] = [];
  let wasBlank = false;
  let before: string | null = null;
  let beginning = beginningOf(visibleText(lines[0] ?? ""));
  for (let at = 0; at < lines.length; at += 1) {
    const line = visibleText(lines[at] ?? "");
    const isBlank = line.trim() === "" && (lines[at] ?? "").trim() === "";
    const after = beginningOf(visibleText(lines[at + 1] ?? ""));
    const isLeftOut = isBlank ? wasBlank : beginning !== null && beginning === before && beginning === after;
    wasBlank = isBlank;
    [before, beginning] = [beginning, after];
    if (isLeftOut) continue;
    if (skeleton.length >= maxSkeletonLines) throw new AppError("import/too-many-lines");
    skeleton.push(isBlank ? "" : line.trim() === "" ? "x" : line);
    starts.push(at);
  }
  return { skeleton, starts };
}

function cutLine(line: string): string {
  return line.length > longestLine ? line.slice(0, longestLine) : line;
}
