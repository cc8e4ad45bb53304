import type { CardContent } from "../../cards/card.ts";
import { plainTerm } from "../../cards/text/format.ts";
import { isFunctionWord, type Language } from "../../practice/grading/text/function-words.ts";
import type { DeckLanguages } from "./languages.ts";

/** A sample of this many cards from the whole deck, and of this much of each side, is enough. */
const mostCards = 60;
const mostOfSide = 200;

/** Scripts of one language, or mostly one; the first that has most of a side's letters wins. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Cyrillic}/gu, "ru"],
  [/\p{Script=Greek}/gu, "el"],
  [/\p{Script=Hebrew}/gu, "he"],
  [/\p{Script=Arabic}/gu, "ar"],
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Bengali}/gu, "bn"],
  [/\p{Script=Tamil}/gu, "ta"],
  [/\p{Script=Hangul}/gu, "ko"],
  [/\p{Script=Thai}/gu, "th"],
  [/\p{Script=Armenian}/gu, "hy"],
  [/\p{Script=Georgian}/gu, "ka"],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, "zh"],
];

/** Letters that distinguish a language from others in the same script. */
const letters: readonly (readonly [string, RegExp, string])[] = [
  ["zh", /[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  ["ru", /[іїєґ]/iu, "uk"],
  ["ar", /[پچژگ]/u, "fa"],
];

/** The same for languages in Latin script, with their small words. */
const latin: readonly (readonly [Language, RegExp])[] = [
  ["de", /[äöüß]/giu],
  ["es", /[ñ¿¡]/giu],
  ["fr", /[êèçœâûî]|l['’]|qu['’]/giu],
  ["it", /\b(?:lo|gli|dell['’]|zione)\b/giu],
  ["pt", /[ãõ]|ção/giu],
  ["sv", /å/giu],
  ["pl", /[łąęśźżń]/giu],
  ["tr", /[ğşı]/giu],
  ["vi", /[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệ]/giu],
  ["nl", /\b(?:het|een)\b|ij/giu],
  ["en", /\b(?:the|to|of|and)\b/giu],
];

/**
 * The likely languages of a deck's two sides: by script, otherwise by letters and small words; null for an unclear side. There is no guess
 * if both sides are in one language, or if only one side is known and is in Latin script.
 */
export function guessedLanguages(cards: readonly CardContent[]): DeckLanguages | null {
  const step = Math.max(1, Math.floor(cards.length / mostCards));
  const looked = cards.filter((_, at) => at % step === 0).slice(0, mostCards);
  const term = languageOfTexts(looked.map((card) => card.term));
  const definition = languageOfTexts(looked.map((card) => card.definition));
  const isSure = (term !== null && definition !== null) || [term, definition].some((language) => hasOwnScript(language));
  return term === definition || !isSure ? null : { term, definition };
}

function hasOwnScript(language: string | null): boolean {
  return language !== null && !latin.some(([one]) => one === language);
}

function languageOfTexts(sides: readonly string[]): string | null {
  const text = sides.map((side) => plainTerm(side.slice(0, mostOfSide))).join("\n");
  const all = count(text, /\p{L}/gu);
  if (all === 0) return null;
  const script = scripts.find(([letter]) => count(text, letter) * 2 > all)?.[1];
  if (script !== undefined) return letters.find(([of, letter]) => of === script && letter.test(text))?.[2] ?? script;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = latin
    .map(([language, signs]) => {
      const small = words.filter((word) => isFunctionWord(word, language)).length;
      return { language, score: small + 2 * count(text, signs) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scores;
  // A single word that another language also has is no evidence.
  return best && best.score >= 3 && best.score > 1.25 * (next?.score ?? 0) ? best.language : null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
