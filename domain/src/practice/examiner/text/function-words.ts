import functionWordsTable from "./function-words.json" with { type: "json" };
import { tableOf } from "../../../words/table-of.ts";
import { setsOf } from "./word-sets.ts";
import smallWords from "./small-words.json" with { type: "json" };

/**
 * The function words of a language: they hold a sentence together and carry little meaning. Negations are not among them, nor are words
 * that decide a meaning (before, after, only, all).
 */
const lists = functionWordsTable.lists;

export type Language = keyof typeof lists;

const sets = setsOf(lists) as ReadonlyMap<Language, ReadonlySet<string>>;

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
export function knownLanguage(tag: string | undefined): Language | null {
  return tag !== undefined && Object.hasOwn(lists, tag) ? (tag as Language) : null;
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

const smallWordSets = setsOf(smallWords);

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
const articles = tableOf<Record<string, string>>(functionWordsTable.articles);

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
