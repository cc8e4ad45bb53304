import { oppositeRows } from "./opposite-rows.ts";
import { stem } from "../text/stems.ts";
import { synonymsOf } from "./synonyms.ts";

/** Prefixes that reverse a word, and pairs of prefixes that exclude each other. */
const reversing = ["un", "in", "im", "ir", "il", "dis", "non", "anti", "de", "mis", "a", "des"];
const prefixPairs = [
  ["hyper", "hypo"],
  ["endo", "exo"],
  ["intra", "inter"],
  ["intro", "extro"],
  ["macro", "micro"],
  ["homo", "hetero"],
  ["pre", "post"],
  ["over", "under"],
  ["up", "down"],
  ["in", "ex"],
  ["im", "ex"],
  ["mono", "poly"],
  ["anti", "pro"],
  ["pro", "eu"],
  ["an", "cat"],
  ["out", "in"],
] as const;

/** The rows split into words, with whether one may replace another in a sentence. */
const rows = oppositeRows.map((row) => {
  const isInterchangeable = !row.endsWith(" !");
  return { words: (isInterchangeable ? row : row.slice(0, -2)).split(" "), isInterchangeable };
});

const rowsOf = new Map<string, Set<number>>();
for (const [number, { words }] of rows.entries()) {
  for (const word of words) {
    const key = stem(word);
    rowsOf.set(key, (rowsOf.get(key) ?? new Set<number>()).add(number));
  }
}

/** Quantities that are taught together. Only these exact words: `heated` describes a change of temperature. */
const quantities = ["heat temperature", "speed velocity", "mass weight"].map((row) => row.split(" "));

/** Whether two words are antonyms: `increases` and `decreases` (or `lowers`), `reversible` and `irreversible`, `before` and `after`. */
export function areOpposites(a: string, b: string): boolean {
  if (a === b) return false;
  if (quantities.some((pair) => pair.includes(a) && pair.includes(b))) return true;
  const [stemA, stemB] = [stem(a), stem(b)];
  if (stemA === stemB) return false;
  if (differByPrefix(a, b)) return true;
  const [plainA, plainB] = [positive(a), positive(b)];
  if (plainA !== null && plainB !== null && areOpposites(plainA, plainB)) return true;
  const ours = synonymsOf(stemA).filter((one) => rowsOf.has(one));
  if (ours.length === 0) return false;
  const theirs = synonymsOf(stemB);
  return ours.some((one) => {
    const found = rowsOf.get(one) ?? noRows;
    return theirs.some((other) => other !== one && intersect(found, rowsOf.get(other)));
  });
}

const noRows: ReadonlySet<number> = new Set();

/** The positive of a comparative or superlative: `hot` for `hotter` and `hottest`; null for other words. */
function positive(word: string): string | null {
  const root = /^([a-z]{3,})(?:er|est)$/.exec(word)?.[1];
  if (root === undefined) return null;
  return root.replace(/([bdgmnt])\1$/, "$1").replace(/i$/, "y");
}

/** Whether `word` is `root` with a negating prefix: `unstable` and `stable`. */
export function isDenied(word: string, root: string): boolean {
  return (
    root.length >= 4 && word.endsWith(root) && reversing.some((prefix) => word === prefix + root && (prefix.length > 1 || root.length >= 6))
  );
}

/** Whether one word negates the other by a prefix: `written` and `unwritten`. */
export function denyEachOther(a: string, b: string): boolean {
  return isDenied(a, b) || isDenied(b, a);
}

/** The least number of letters of a shared root. */
const shortestRoot = 4;

function differByPrefix(a: string, b: string): boolean {
  // A cheap check first: this runs for every pair of words of two texts.
  if (a.slice(-shortestRoot) !== b.slice(-shortestRoot)) return false;
  if (isDenied(a, b) || isDenied(b, a)) return true;
  return prefixPairs.some(([one, other]) => {
    const [first, second] = a.startsWith(one) ? [a, b] : [b, a];
    return (
      first.startsWith(one) &&
      second.startsWith(other) &&
      first.length - one.length >= 4 &&
      first.slice(one.length) === second.slice(other.length)
    );
  });
}

function intersect(a: ReadonlySet<number>, b: ReadonlySet<number> | undefined): boolean {
  if (b === undefined) return false;
  for (const number of a) if (b.has(number)) return true;
  return false;
}

/** An antonym that can replace an English word, in the same form; null if none is known. */
export function oppositeOf(word: string): string | null {
  for (const ending of ["", "s"]) {
    if (!word.endsWith(ending)) continue;
    const root = word.slice(0, word.length - ending.length);
    const row = rows.find(({ words, isInterchangeable }) => isInterchangeable && words.includes(root));
    const opposite = row?.words.find((other) => other !== root);
    if (opposite !== undefined && /^[a-z]+$/.test(opposite)) return opposite + ending;
  }
  return null;
}
