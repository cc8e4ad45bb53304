import { lastResults } from "./last-results.ts";

/** Number of words of a text that are read. */
const mostWords = 300;

const word = /[\p{L}\p{M}\p{N}]+(?:[.,:](?=\p{N})\p{N}+)*|\p{Extended_Pictographic}/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Made when a text without spaces is first read, for it is dear. Firefox before 2024 has none: there each character counts as a word. */
let segmenter: Intl.Segmenter | null = null;

/** The words of a folded text in order, at most 300; elided articles stand alone, and scripts without spaces are segmented. */
export const wordsOf = lastResults((foldedText): readonly string[] => {
  const words: string[] = [];
  const text = foldedText
    .replace(/(?<=\p{L})'s(?!\p{L})/gu, "")
    .replace(/(?<!\p{L})(l|d|j|m|t|s|c|n|qu|dell|nell|all|un)'(?=\p{L})/gu, "$1 ");
  for (const [run] of text.matchAll(word)) {
    if (words.length >= mostWords) break;
    words.push(...piecesOf(run, mostWords));
  }
  return words.slice(0, mostWords);
});

/** A run of letters as words: itself, or its first segments in a script without spaces. */
export function piecesOf(run: string, most: number): string[] {
  if (!unspaced.test(run)) return [run];
  if (segmenter === null && "Segmenter" in Intl) segmenter = new Intl.Segmenter("und", { granularity: "word" });
  if (segmenter === null) return Array.from(run.slice(0, 2 * most));
  const pieces: string[] = [];
  for (const { segment } of segmenter.segment(run)) {
    if (pieces.length >= most) break;
    pieces.push(segment);
  }
  return pieces;
}
