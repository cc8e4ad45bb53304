/** Where the reader has work to do, so that a test can say how much there is: about one step for each character looked at. */
export type Tally = { steps: number };

/**
 * The first place at or after another one, of places that are found in one pass over the text when the first is asked for.
 * The places asked for only grow, so that all the asking together is linear.
 */
export type NextPlace = (from: number) => number | undefined;

/** Where a pattern matches; `at` says which place a match stands for, its start if nothing is said. */
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

/** A backslash with a character after it. Of several backslashes each two are one that is meant, so that `\\)` is no `\)`. */
export function nextEscaped(text: string, character: "(" | ")" | "[" | "]", tally: Tally): NextPlace {
  return nextPlace(text, escapedPatterns[character], tally, (match) => match.index + match[0].length - 2);
}

const escapedPatterns = {
  "(": /(?<!\\)(?:\\\\)*\\\(/g,
  ")": /(?<!\\)(?:\\\\)*\\\)/g,
  "[": /(?<!\\)(?:\\\\)*\\\[/g,
  "]": /(?<!\\)(?:\\\\)*\\\]/g,
} as const;

/** The next row of exactly so many backticks at or after a place. */
export function nextBackticks(text: string, pattern: RegExp, tally: Tally): (from: number, length: number) => number | undefined {
  let startsByLength: Map<number, { starts: number[]; next: number }> | null = null;
  return (from, length) => {
    if (startsByLength === null) {
      startsByLength = new Map();
      tally.steps += text.length;
      for (const { 1: row = "", index } of text.matchAll(pattern)) {
        const known = startsByLength.get(row.length);
        if (known) known.starts.push(index);
        else startsByLength.set(row.length, { starts: [index], next: 0 });
      }
    }
    const known = startsByLength.get(length);
    if (!known) return undefined;
    while ((known.starts[known.next] ?? Infinity) < from) {
      known.next++;
      tally.steps++;
    }
    return known.starts[known.next];
  };
}
