import type { Form, Reading } from "../question/reading.ts";
import { stem } from "../text/stems.ts";

/** From this share of an answer's words on, who says another thing in one place has not put it in words of his own. */
const copied = 0.6;
const mostWords = 40;

/** Whether the answer is made of the card's words in the card's order, with another thing in some place or without one. */
export function copiesTheCard(form: Form, { answer }: Reading): boolean {
  if (form.words.length > mostWords || answer.words.length > mostWords) return true;
  const { same, theirs } = togetherIn(form.words.map(stem), answer.words.map(stem));
  return same >= copied * Math.max(1, theirs);
}

type Together = { same: number; places: number; ours: number; theirs: number };

/** Articles aside: how many words two texts have in the same order, in how many places they differ, and how long both are. */
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

/** How many words the rests of both texts have in common in order, from each place on. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i--) {
    const [row, below] = [lengths[i] ?? [], lengths[i + 1] ?? []];
    for (let j = b.length - 1; j >= 0; j--) row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}
