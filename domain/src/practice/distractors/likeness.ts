import { areOpposites, areRelated } from "../examiner/knowledge/word-pairs.ts";
import { numbersIn, sameNumber } from "../examiner/quantity/numbers.ts";
import { folded } from "../examiner/text/fold.ts";
import type { Candidate } from "./candidate.ts";

/**
 * Whether two texts could both be right answers to one question: the same normal form, a shared alternative, two sides of one question, one contained
 * in the other, or nearly the same content words. Texts that contradict each other (`increases`, `decreases`) are never both right, however similar:
 * they are the best choices.
 */
export function couldBothBeRight(a: Candidate, b: Candidate): boolean {
  if (a.normal === b.normal || a.askedTerm === b.askedTerm) return true;
  // Pictures without a description have no words that could be the same.
  if (a.normals.some((form) => form !== "" && b.normals.includes(form))) return true;
  if (a.kind === "number" && b.kind === "number") return sameValue(a, b);
  if (a.stems.size === 0 || b.stems.size === 0) return false;
  if (a.stems.size === 1 && b.stems.size === 1) return areOneWord(only(a), only(b));
  const shared = sharedCount(a.stems, b.stems);
  const smaller = Math.min(a.stems.size, b.stems.size);
  if (shared === smaller) return !contradict(a, b) || a.stems.size !== b.stems.size;
  const all = a.stems.size + b.stems.size - shared;
  return shared / all >= 0.6 && !contradict(a, b);
}

export function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let count = 0;
  for (const stem of small) if (large.has(stem)) count++;
  return count;
}

function sameValue(a: Candidate, b: Candidate): boolean {
  const [one, other] = [numbersIn(folded(a.text)), numbersIn(folded(b.text))];
  return one.length === other.length && one.every((number, place) => other[place] !== undefined && sameNumber(number, other[place]));
}

function areOneWord(a: string, b: string): boolean {
  return !areOpposites(a, b) && areRelated(a, b);
}

/** Whether each has a word that excludes one of the other's, or numbers that the other lacks. */
function contradict(a: Candidate, b: Candidate): boolean {
  const own = [...a.stems].filter((stem) => !b.stems.has(stem));
  const others = [...b.stems].filter((stem) => !a.stems.has(stem));
  return own.some((one) => others.some((other) => areOpposites(one, other) || (/^\d/.test(one) && /^\d/.test(other))));
}

function only({ stems }: Candidate): string {
  return stems.values().next().value ?? "";
}
