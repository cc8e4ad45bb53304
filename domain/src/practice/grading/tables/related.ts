import type { Language } from "../text/function-words.ts";
import { areOpposites } from "./opposites.ts";
import { tableOf } from "../../../words/table-of.ts";
import { areOneLatinWord } from "./latin-plurals.ts";
import { stem } from "../text/stems.ts";
import { areSynonyms } from "./synonyms.ts";

/** A word with its stem, so that the stem is computed once. */
export type Stemmed = { word: string; stem: string };

export function stemmed(word: string): Stemmed {
  return { word, stem: stem(word) };
}

/** Small numbers in words and in digits: `polygon with six sides`, `6 sides`. */
const numberWords = new Map([
  ..."two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, at) => [word, String(at + 2)] as const),
  ..."tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
    .split(" ")
    .map((word, at) => [word, `${at + 10}th`] as const),
  ..."thirty forty fifty sixty seventy eighty ninety hundred".split(" ").map((word, at) => [word, String(at * 10 + 30)] as const),
]);

/** The same for other languages, from one to twelve; each applies to its own language only. */
const numberWordsOf = tableOf<readonly string[]>({
  de: "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "),
  fr: "un deux trois quatre cinq six sept huit neuf dix onze douze".split(" "),
  es: "uno dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" "),
  it: "uno due tre quattro cinque sei sette otto nove dieci undici dodici".split(" "),
  pt: "um dois três quatro cinco seis sete oito nove dez onze doze".split(" "),
  nl: "een twee drie vier vijf zes zeven acht negen tien elf twaalf".split(" "),
  sv: "ett två tre fyra fem sex sju åtta nio tio elva tolv".split(" "),
});

function isNumberFor(word: string, digits: string, language: Language): boolean {
  return /^\d{1,2}$/.test(digits) && numberWordsOf[language]?.[Number(digits) - 1] === word;
}

/** Shorter words are not looked up. */
const shortest = 3;

/**
 * Whether two words are forms of one word or synonyms: `produces` and `production`, `lowers` and `decreases`. English words missing from
 * our own tables are looked up with `areKnownSynonyms`, if given.
 */
export function areRelated(a: Stemmed, b: Stemmed, language: Language, areKnownSynonyms?: (a: string, b: string) => boolean): boolean {
  if (a.word === b.word || a.stem === b.stem || areSynonyms(a.stem, b.stem)) return true;
  if (numberWords.get(a.word) === b.word || numberWords.get(b.word) === a.word) return true;
  if (isNumberFor(a.word, b.word, language) || isNumberFor(b.word, a.word, language)) return true;
  if (language === "en" && areOneLatinWord(a.word, b.word)) return true;
  if (language === "en" && areKnownSynonyms && isLookedUp(a.word) && isLookedUp(b.word) && areKnownSynonyms(a.word, b.word)) {
    return !areOpposites(a.word, b.word);
  }
  return language === "en" ? shareAnEnglishRoot(a.stem, b.stem) : shareARoot(a.word, b.word);
}

function isLookedUp(word: string): boolean {
  return word.length >= shortest && /^[a-z]+$/.test(word);
}

const endings = new Set(
  "s es ed d ing ion tion ation ition ment ness ly al ally er ers or ors ity ive ic ical y e able ible ance ence ant ent ful ous ist ism ize ise ization isation en ern ary ure ship hood less able t th age ency ancy ial iv ur anc enc abl eabl ibl iz ar ari".split(
    " ",
  ),
);

function shareAnEnglishRoot(a: string, b: string): boolean {
  const shared = sharedStart(a, b);
  const isEnding = (rest: string) => rest === "" || endings.has(rest);
  return [shared, shared - 1].some((root) => {
    if (root < 4 || root < Math.max(a.length, b.length) * 0.5) return false;
    return isEnding(a.slice(root)) && isEnding(b.slice(root)) && !(a.slice(root) === "less" || b.slice(root) === "less");
  });
}

/** For languages whose suffixes we do not know: a long shared beginning and short ends. */
function shareARoot(a: string, b: string): boolean {
  const root = sharedStart(a, b);
  const longer = Math.max(a.length, b.length);
  if (root < 4) return false;
  return longer - root <= 2 || (root >= longer * 0.6 && longer - root <= 5) || (root >= 5 && root === Math.min(a.length, b.length));
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}
