import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import type { Form, Reading } from "../question/reading.ts";
import { ordinalOf } from "../knowledge/ordinals.ts";
import { countOfWord } from "../quantity/number-words.ts";
import { withoutAccents } from "../text/fold.ts";

/** A longer text is a sentence, of which the model reads every number. */
const mostWords = 8;

/**
 * The card's words with another number of the same things, `tres manzanas` for dos manzanas or `zwei Hunde` for ein Hund, which is wrong; or with the same number
 * in digits, which is right.
 */
export function otherCount({ forms, answer }: Reading): Outcome | null {
  const compared = forms.map((form) => ({ form, counts: differentCounts(form, answer) }));
  const same = compared.find(({ counts }) => counts?.isSame === true);
  if (same) return outcome(98, "number", { found: [same.form.raw] });
  const other = compared.find(({ counts }) => counts !== null);
  return other ? wrong("different-number", other.form.raw, other.counts?.said ?? "") : null;
}

/** The one place where two texts have different numbers; null if they differ in anything else than endings, or in the gender of `ein` and `eine`. */
function differentCounts({ words: own }: Form, { words: said }: Form): { isSame: boolean; said: string } | null {
  if (own.length !== said.length || own.length < 2 || own.length > mostWords) return null;
  const counts = own.flatMap((word, at) => {
    const [ours, theirs] = numbersOf(word, said[at] ?? "");
    const areInDigits = [word, said[at] ?? ""].map((one) => /^\d/.test(one));
    // Two numbers in digits are read with what stands around them: `'71` may be 1971.
    return word === said[at] || ours === null || theirs === null || areInDigits.every(Boolean)
      ? []
      : [{ ours, theirs, at, isInDigits: areInDigits.some(Boolean) }];
  });
  const [count] = counts;
  if (count === undefined || counts.length > 1) return null;
  const { at, ours, theirs, isInDigits } = count;
  const others = own.map((word, place) => [word, said[place] ?? ""] as const).toSpliced(at, 1);
  if (ours !== theirs) return others.every(([a, b]) => differInEnding(a, b)) ? { isSame: false, said: said.join(" ") } : null;
  return isInDigits && others.every(([a, b]) => a === b) ? { isSame: true, said: "" } : null;
}

/** Two words as numbers of one kind, how many or which: `dos` and `3`, `erster` and `2.`. */
function numbersOf(own: string, said: string): [number | null, number | null] {
  const [ours, theirs] = [ordinalOf(own), ordinalOf(said)];
  return ours !== null || theirs !== null ? [ours, theirs] : [countOfWord(own), countOfWord(said)];
}

/** `Hund` and `Hunde`, `Haus` and `Häuser`: one is several of the other. */
function differInEnding(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [withoutAccents(a), withoutAccents(b)].toSorted((first, second) => first.length - second.length) as [string, string];
  const stem = one.slice(0, Math.max(shortestStem, one.length - 2));
  return one.length >= shortestStem && other.startsWith(stem) && other.length - stem.length <= longestEnding;
}

const shortestStem = 3;
const longestEnding = 4;
