import type { CardContent } from "../../cards/card.ts";
import { latinLanguage, lacksLetters } from "./latin-language.ts";
import { plainTerm } from "../../cards/text/format.ts";
import { isFunctionWord, type Language } from "../../practice/examiner/text/function-words.ts";
import type { DeckLanguages } from "./languages.ts";

/** A sample of this many cards from the whole deck, and of this much of each side, is enough. */
const mostCards = 60;
const mostOfSide = 200;
/** The different words whose letters are looked at. */
const mostWords = 300;

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

/** Letters that distinguish a language from others in the same script, and letters that it lacks. */
const letters: readonly { script: string; language: string; has: RegExp; lacks?: RegExp }[] = [
  { script: "zh", language: "ja", has: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { script: "ru", language: "be", has: /ў/iu },
  { script: "ru", language: "mk", has: /[ѓќѕ]/iu },
  { script: "ru", language: "sr", has: /[ђћљњџј]/iu },
  { script: "ru", language: "uk", has: /[іїєґ]/iu },
  { script: "ru", language: "bg", has: /\p{L}ъ[бвгджзклмнпрстфхцчшщ]/iu, lacks: /[ыэё]/iu },
  { script: "ar", language: "ur", has: /[ٹڈڑںے]/u },
  { script: "ar", language: "fa", has: /[پچژگ]/u },
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

/** Languages whose letters in the table above are enough; those of the others stand in more languages than this program knows. */
const ownLetters: ReadonlySet<Language> = new Set(["es", "pt", "pl", "tr", "vi"]);

/**
 * The likely languages of a deck's two sides: by script, otherwise by small words and letters; null for an unclear side. There is no guess
 * if English is the only language, because nothing would change.
 */
export function guessedLanguages(cards: readonly CardContent[]): DeckLanguages | null {
  return unlessEnglish(likelyLanguages(cards));
}

/** The same of languages that are known to be likely. */
export function unlessEnglish({ term, definition }: DeckLanguages): DeckLanguages | null {
  const isOther = [term, definition].some((language) => language !== null && language !== "en");
  return isOther ? { term, definition } : null;
}

/** The likely language of each side, English included; null for an unclear side. */
export function likelyLanguages(cards: readonly CardContent[]): DeckLanguages {
  const step = Math.max(1, Math.floor(cards.length / mostCards));
  const looked = cards.filter((_, at) => at % step === 0).slice(0, mostCards);
  return {
    term: languageOfTexts(looked.map((card) => card.term)),
    definition: languageOfTexts(looked.map((card) => card.definition)),
  };
}

/** The language of each side: as the author chose it, otherwise as it looks. */
export function languagesOfSides(chosen: DeckLanguages | null, likely: DeckLanguages): DeckLanguages {
  return { term: chosen?.term ?? likely.term, definition: chosen?.definition ?? likely.definition };
}

function languageOfTexts(sides: readonly string[]): string | null {
  const text = sides.map((side) => plainTerm(side.slice(0, mostOfSide))).join("\n");
  const all = count(text, /\p{L}/gu);
  if (all === 0) return null;
  const script = scripts.find(([letter]) => count(text, letter) * 2 > all)?.[1];
  if (script !== undefined)
    return letters.find((one) => one.script === script && one.has.test(text) && !one.lacks?.test(text))?.language ?? script;
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const different = [...new Set(words)].slice(0, mostWords);
  const [bySmallWords, byLetters] = [languageOfSmallWords(text, words, different), latinLanguage(different)];
  // Where the two disagree nothing is sure.
  return bySmallWords === null || byLetters === null || bySmallWords === byLetters ? (bySmallWords ?? byLetters) : null;
}

function languageOfSmallWords(text: string, words: readonly string[], different: readonly string[]): string | null {
  const scores = latin
    .map(([language, signs]) => {
      const small = words.filter((word) => isFunctionWord(word, language)).length;
      // Words of one letter are in texts of every kind.
      const isEvidence = ownLetters.has(language) || different.some((word) => word.length > 1 && isFunctionWord(word, language));
      return { language, score: isEvidence ? small + 2 * count(text, signs) : 0 };
    })
    .filter(({ language }) => !lacksLetters(different, language))
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scores;
  // A single word that another language also has is no evidence.
  return best && best.score >= 3 && best.score > 1.25 * (next?.score ?? 0) ? best.language : null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
