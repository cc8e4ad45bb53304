import { tableOf } from "../../../words/table-of.ts";
import smallWords from "./small-words.json" with { type: "json" };

/**
 * The function words of a language: they hold a sentence together and carry little meaning. Negations are not among them, nor are words
 * that decide a meaning (before, after, only, all).
 */
const lists = {
  en: "a an the of to in on at by for from with into onto upon as is are was were be been being am do does did done has have had having and or but if so that which who whom whose what when where why how it its this these those they them their there then than he she his her him we our us you your i my me one ones can could will would shall should may might must also any some such etc up out over through across between within about",
  es: "el la los las un una unos unas lo de del al a en y o u e que se su sus por para con como es son era ser está están fue fueron ha han cuando donde cual cuyo quien este esta esto ese esa eso al más muy también",
  fr: "le la les un une des du de d l au aux à en et ou que qu qui dont se s sa son ses leur leurs par pour avec comme est sont était être a ont il elle ils elles on ce cet cette ces c y dans sur lorsque quand",
  de: "der die das den dem des ein eine einen einem einer eines und oder in im an am auf aus bei mit von vom zu zum zur für durch als wie ist sind war waren wird werden wurde hat haben sich es er sie man dass welche welcher welches wenn wo um bei dabei beim nach",
  it: "il lo la i gli le un uno una di del della dei delle degli a al alla ai alle da dal in nel nella e o che si con come è sono era essere ha hanno cui quando dove questo questa su sul l d",
  pt: "o a os as um uma uns umas de do da dos das em no na nos nas ao à e ou que se por para com como é são era ser foi tem cujo quando onde este esta seu sua",
  nl: "de het een en of in op aan van voor met door bij naar uit als is zijn was waren wordt worden werd heeft hebben die dat er te om ze hij zij men waarin",
  sv: "en ett den det de och eller i på av för med till från som är var att har om sig sin när där",
  ru: "и в во на с со к ко о об от до по за из у для при как что чтобы который которая которое которые котором которой это эта этот он она оно они его её их же ли то при а",
  uk: "і й та в у на з із до по за для при як що який яка яке які це він вона воно вони його її їх",
  pl: "i w we na z ze do o od po za dla przy jak że który która które to się jest są był była jego jej ich oraz lub",
  el: "ο η το οι τα του της των τον την τη τους τισ ενασ ενα μια ένας ένα μία και ή σε στο στη στην στον με από για που ότι είναι ήταν να ως",
  tr: "ve bir bu şu o ile için de da ki veya ise olan olarak",
  ar: "في من على إلى الى عن مع و أو او التي الذي هو هي هذا هذه ذلك أن ان كان",
  he: "של את על עם אל הוא היא זה זו אשר ו או כי גם",
  hi: "का की के को में से पर और या है हैं था थे थी एक यह वह जो कि ने भी",
  ja: "の は が を に で と も へ から や か です ます する し て た だ こと もの ある いる れる られ",
  zh: "的 了 在 是 和 与 及 或 里 中 上 把 被 地 得 着 一 个 一个 之 其",
  ko: "은 는 이 가 을 를 에 의 와 과 도 로 으로",
  th: "ที่ ของ และ ใน เป็น คือ จะ ได้ ให้ กับ หรือ ก็ การ ความ",
  vi: "là của và các những một trong cho với được có để khi này đó",
} as const;

export type Language = keyof typeof lists;

const sets = new Map(Object.entries(lists).map(([language, words]) => [language as Language, new Set<string>(words.split(" "))]));

/** The likeliest of our languages for a script. */
const scripts: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Cyrillic}/u, "ru"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Devanagari}/u, "hi"],
  [/\p{Script=Greek}{2}/u, "el"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Han}/u, "zh"],
];

/** The given language if we have its function words; null for others. */
export function knownLanguage(told: string | undefined): Language | null {
  return told !== undefined && Object.hasOwn(lists, told) ? (told as Language) : null;
}

/** What else shows the language of some words. */
export type LanguageHints = {
  /** the words of the question */
  asked?: readonly string[];
  /** a language that the question names */
  named?: string | null;
  /** words of the other cards' definitions, read only if the words themselves leave a doubt */
  around?: () => readonly string[];
};

/** With a lead of so many words over all other languages, the words themselves show their language. */
const clearLead = 2;
/** What the other cards and the question count for beside a word of the text itself. */
const weightOfDeck = 1.5;
const weightOfAsked = 0.25;
/** A letter that is a word, such as `a`, may also be a blood group or a note. */
const weightOfLetter = 0.3;

/** The language of which most different function words occur in a text; in doubt that of the other cards, and English for Latin letters. */
export function languageOf(words: readonly string[], { asked = [], named = null, around }: LanguageHints = {}): Language {
  const votes = votesOf(words, named);
  const [first = ""] = words;
  const script = scripts.find(([letters]) => letters.test(first))?.[1];
  add(votes, new Map([[script ?? "en", 0.1]]), 1);
  add(votes, votesOf(asked, named), weightOfAsked);
  if (around !== undefined && leadOf(votes) < clearLead) {
    const ofDeck = votesOf(around(), null);
    add(votes, ofDeck, weightOfDeck / Math.max(1, ...ofDeck.values()));
  }
  return [...votes].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

type Votes = Map<Language, number>;

/** How many different function words of each language occur. */
function votesOf(words: readonly string[], named: string | null): Votes {
  const votes: Votes = new Map();
  for (const word of new Set(words)) {
    for (const language of languagesWith.get(word) ?? []) {
      const weight = !/^[a-z]$/.test(word) || language === named ? 1 : /^[aeiouy]$/.test(word) ? weightOfLetter : 0;
      votes.set(language, (votes.get(language) ?? 0) + weight);
    }
  }
  return votes;
}

function add(votes: Votes, others: Votes, weight: number): void {
  for (const [language, count] of others) votes.set(language, (votes.get(language) ?? 0) + count * weight);
}

function leadOf(votes: Votes): number {
  const [most = 0, second = 0] = [...votes.values()].toSorted((a, b) => b - a);
  return most - second;
}

/** The languages of which at least two function words occur in the texts, the most frequent first. */
export function languagesIn(words: readonly string[]): Language[] {
  const counts = [...sets].map(([language, small]) => [language, words.filter((word) => small.has(word)).length] as const);
  return counts
    .filter(([, count]) => count > 1)
    .toSorted(([, a], [, b]) => b - a)
    .map(([language]) => language);
}

export function isFunctionWord(word: string, language: Language): boolean {
  return sets.get(language)?.has(word) ?? false;
}

const smallWordSets = new Map(Object.entries(smallWords).map(([language, words]) => [language, new Set(words.split(" "))]));

/** The languages that have a word among their function words or other small words. */
const languagesWith = new Map<string, Language[]>();
for (const [language, words] of sets)
  for (const word of new Set([...words, ...(smallWordSets.get(language) ?? [])]))
    languagesWith.set(word, [...(languagesWith.get(word) ?? []), language]);

/** Whether a lower-case word only holds a sentence together, such as an article or a preposition: no feedback names it as found or missing. */
export function isSmallWord(word: string, language: Language): boolean {
  return isFunctionWord(word, language) || (smallWordSets.get(language)?.has(word) ?? false);
}

/** Articles and the gender they show (`-` for none). Two articles of one language contradict each other if they show different genders. */
const articles = tableOf<Record<string, string>>({
  en: { a: "-", an: "-", the: "-", to: "-" },
  es: { el: "m", los: "m", un: "m", unos: "m", la: "f", las: "f", una: "f", unas: "f" },
  fr: { le: "m", un: "m", la: "f", une: "f", les: "-", des: "-", du: "m", l: "-" },
  de: { der: "m", ein: "-", die: "f", eine: "f", das: "n", einen: "m" },
  it: { il: "m", lo: "m", un: "m", uno: "m", i: "m", gli: "m", la: "f", una: "f", le: "f", l: "-" },
  pt: { o: "m", os: "m", um: "m", a: "f", as: "f", uma: "f" },
  nl: { de: "c", het: "n", een: "-" },
  sv: { en: "c", ett: "n" },
  el: { ο: "m", η: "f", το: "n", οι: "-", τα: "n", ενασ: "m", μια: "f", ενα: "n" },
});

const everyArticle = new Set(Object.values(articles).flatMap((forms) => Object.keys(forms)));

/** Whether a word can be an article (or the `to` of an English infinitive). */
export function isArticle(word: string): boolean {
  return everyArticle.has(word);
}

/**
 * Whether two articles show different genders in the card's language. If that is unknown: in every language that has both, and in at least
 * one.
 */
export function articlesContradict(a: string, b: string, language: string | null = null): boolean {
  const own = articles[language ?? ""];
  const tables = own !== undefined && Object.hasOwn(own, a) && Object.hasOwn(own, b) ? [own] : Object.values(articles);
  const shared = tables.filter((forms) => Object.hasOwn(forms, a) && Object.hasOwn(forms, b));
  return shared.length > 0 && shared.every((forms) => forms[a] !== "-" && forms[b] !== "-" && forms[a] !== forms[b]);
}
