import { outcome, type Outcome } from "../question/outcome.ts";
import { bareWords, type Reading } from "../question/reading.ts";
import { readLength } from "../text/fold.ts";

/** Shorter words may be made of one letter: `www`, `aaa`. */
const shortest = 4;
const romanNumeral = /^[ivxlcdm]+$/;

/**
 * The same letter three times in a row is a key that was held too long, as in `Tassse`: such a word is read with each row of equal letters as one, on both
 * sides. Roman numerals are read as they stand.
 */
export function heldKey(reading: Reading): Outcome | null {
  const { answer } = reading;
  if (answer.raw.length > readLength) return null;
  const typed = bareWords(answer.text);
  if (!typed.some((word) => wasHeld(word))) return null;
  const same = reading.forms.find((form) => {
    const wanted = form.raw.length > readLength ? [] : bareWords(form.text);
    return wanted.length === typed.length && wanted.every((word, place) => isSame(word, typed[place] ?? ""));
  });
  return same ? outcome(95, "spelling", { detail: same.raw }) : null;
}

function isSame(wanted: string, typed: string): boolean {
  return wanted === typed || (wasHeld(typed) && rowsAsOne(wanted) === rowsAsOne(typed));
}

function wasHeld(word: string): boolean {
  const letters = Array.from(word);
  return (
    letters.length >= shortest && !romanNumeral.test(word) && letters.some((one, at) => one === letters[at + 1] && one === letters[at + 2])
  );
}

function rowsAsOne(word: string): string {
  return Array.from(word)
    .filter((letter, at, all) => letter !== all[at - 1])
    .join("");
}
