import type { Form, Reading } from "../question/reading.ts";
import { stem } from "../text/stems.ts";

/** From this share of shared words on, an answer copies the card's sentence and is not a paraphrase. */
const copied = 0.6;
const mostWords = 40;

/** Whether the answer has the card's words in the card's order, with some left out or replaced. */
export function copiesTheCard(form: Form, { answer }: Reading): boolean {
  if (form.words.length > mostWords || answer.words.length > mostWords) return true;
  const { same, theirs } = togetherIn(form.words.map(stem), answer.words.map(stem));
  return same >= copied * Math.max(1, theirs);
}

type Together = { same: number; places: number; ours: number; theirs: number };

/**
 * Compares two texts without articles: the number of words that they share in order, the number of places in which they differ, and both
 * lengths.
 */
export function togetherIn(card: readonly string[], answer: readonly string[]): Together {
  const [a, b] = [card.filter(isNoArticle), answer.filter(isNoArticle)];
  const lengths = commonLengths(a, b);
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  let [i, j, places, isApart] = [0, 0, 0, false];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1;
      j += 1;
      isApart = false;
      continue;
    }
    if (!isApart) places += 1;
    isApart = true;
    if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) i += 1;
    else j += 1;
  }
  return { same: at(0, 0), places, ours: a.length, theirs: b.length };
}

function isNoArticle(word: string): boolean {
  return word !== "the" && word !== "a" && word !== "an";
}

/** Lengths of the longest common subsequences of all suffixes of both texts. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i--) {
    const [row, below] = [lengths[i] ?? [], lengths[i + 1] ?? []];
    for (let j = b.length - 1; j >= 0; j--) row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}
