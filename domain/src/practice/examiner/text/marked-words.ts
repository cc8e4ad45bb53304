import { folded } from "./fold.ts";
import { isFunctionWord, languageOf } from "./function-words.ts";
import { stem } from "./stems.ts";

/** A part of a text, from `start` (inclusive) to `end` (exclusive), in UTF-16 code units. */
export type Place = { start: number; end: number };

/** Limit of a text that is searched, in UTF-16 code units. */
const lookedAt = 10_000;

/** Where the words of some parts (`found` or `missing` of a grade) occur in a text, in any form; adjacent words make one place. */
export function placesOf(text: string, parts: readonly string[]): Place[] {
  const wanted = new Set(parts.flatMap(stemsOf));
  return joined(
    text,
    wordsIn(text).filter((word) => wanted.has(stemAt(text, word))),
  );
}

/** The content words that both texts share, as the first writes them. */
export function sharedWords(text: string, other: string): string[] {
  const known = new Set(stemsOf(other));
  return wordsIn(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((word) => stemsOf(word).some((one) => known.has(one)));
}

/** Stems of the content words of a part, or of its function words if it has no others. */
function stemsOf(part: string): string[] {
  const words = wordsIn(part).map(({ start, end }) => folded(part.slice(start, end)));
  const language = languageOf(words);
  const telling = words.filter((word) => !isFunctionWord(word, language));
  return (telling.length > 0 ? telling : words).map(stem);
}

function wordsIn(text: string): Place[] {
  const found = text.slice(0, lookedAt).matchAll(/[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu);
  return Array.from(found, ({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

function stemAt(text: string, { start, end }: Place): string {
  return stem(folded(text.slice(start, end)));
}

function joined(text: string, places: readonly Place[]): Place[] {
  const all: Place[] = [];
  for (const place of places) {
    const last = all.at(-1);
    if (last && /^\s*$/.test(text.slice(last.end, place.start))) last.end = place.end;
    else all.push({ ...place });
  }
  return all;
}
