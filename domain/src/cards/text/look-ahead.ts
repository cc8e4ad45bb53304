/** Counts the parser's work, so that a test can check it: about one step for each character. */
export type Tally = { steps: number };

/**
 * The first position at or after another one, among positions found in one pass at the first call. Calls only ask for growing positions, so
 * that all of them together take linear time.
 */
export type NextPlace = (from: number) => number | undefined;

/** Where a pattern matches; `at` maps a match to its position, by default its start. */
export function nextPlace(
  text: string,
  pattern: RegExp,
  tally: Tally,
  at: (match: RegExpExecArray) => number = (match) => match.index,
): NextPlace {
  let places: number[] | null = null;
  let next = 0;
  return (from) => {
    if (places === null) {
      places = Array.from(text.matchAll(pattern), at);
      tally.steps += text.length;
    }
    while ((places[next] ?? Infinity) < from) {
      next++;
      tally.steps++;
    }
    return places[next];
  };
}

/** A backslash with a character after it. Each pair of backslashes is an escaped one, so `\\)` is not `\)`. */
export function nextEscaped(text: string, character: "(" | ")" | "[" | "]", tally: Tally): NextPlace {
  return nextPlace(text, escapedPatterns[character], tally, (match) => match.index + match[0].length - 2);
}

const escapedPatterns = {
  "(": /(?<!\\)(?:\\\\)*\\\(/g,
  ")": /(?<!\\)(?:\\\\)*\\\)/g,
  "[": /(?<!\\)(?:\\\\)*\\\[/g,
  "]": /(?<!\\)(?:\\\\)*\\\]/g,
} as const;

/** The next run of exactly this many backticks at or after a position. */
export function nextBackticks(text: string, pattern: RegExp, tally: Tally): (from: number, length: number) => number | undefined {
  let startsByLength: Map<number, { starts: number[]; next: number }> | null = null;
  return (from, length) => {
    if (startsByLength === null) {
      startsByLength = new Map();
      tally.steps += text.length;
      for (const { 1: row = "", index } of text.matchAll(pattern)) {
        const knownStarts = startsByLength.get(row.length);
        if (knownStarts) knownStarts.starts.push(index);
        else startsByLength.set(row.length, { starts: [index], next: 0 });
      }
    }
    const knownStarts = startsByLength.get(length);
    if (!knownStarts) return undefined;
    while ((knownStarts.starts[knownStarts.next] ?? Infinity) < from) {
      knownStarts.next++;
      tally.steps++;
    }
    return knownStarts.starts[knownStarts.next];
  };
}
