import { groupBy } from "../../../words/grouped.ts";
import type { Language } from "../text/function-words.ts";
import { lightStem } from "../text/light-stem.ts";
import { phraseOf, relationRows, stemOfForm } from "./relations.ts";

type Word = { text: string; stem: string; clause: number };

/** A phrase of the tables, `make bigger`: its words in the order in which they stand, and whether others may stand before each. */
type Phrase = { text: string; words: readonly { text: string; stem: string; isApart: boolean }[] };

/** A phrase in a text, and the places of its words. */
export type PhraseInText = { text: string; stem: string; places: readonly number[] };

/** Number of words between two words of a phrase that may stand apart: `makes the whole image bigger`. */
const mostBetween = 3;

/** Number of phrases of a text that are looked at. */
const mostPhrases = 60;

/** The phrases of a language by the stem of their first word, as the tables write them; those that a text may have are taken apart when it does. */
type Phrases = { written: ReadonlyMap<string, readonly (readonly string[])[]>; known: Map<string, readonly Phrase[]> };

const read = new Map<Language, Phrases>();

/** The phrases of a language that begin with a stem, the longest first. */
function phrasesFrom(stem: string, language: Language): readonly Phrase[] {
  const { written, known } = read.get(language) ?? { written: phrasesByStem(language), known: new Map<string, readonly Phrase[]>() };
  read.set(language, { written, known });
  const own = written.get(stem);
  if (own === undefined) return none;
  const before = known.get(stem);
  if (before !== undefined) return before;
  const phrases = own.map((parts) => phraseOfParts(parts, language)).toSorted((a, b) => b.words.length - a.words.length);
  known.set(stem, phrases);
  return phrases;
}

const none: readonly Phrase[] = [];

/** The words of each phrase, with `~` before those that may stand apart; a phrase that has two orders stands in both. */
function phrasesByStem(language: Language): Phrases["written"] {
  const written = new Set(relationRows(language).flatMap(({ words }) => words.filter((word) => phraseOf(word) !== word)));
  const orders = [...written].flatMap((word) => {
    const parts = word.replaceAll("_", " ").replaceAll("~", " ~").split(" ");
    const [first = "", second = ""] = parts;
    // German puts the verb last or before what else belongs to it, `größer machen` and `macht sie größer`.
    return language === "de" && parts.length === 2 && second.startsWith("~") ? [parts, [second, first]] : [parts];
  });
  return groupBy(orders, ([first = ""]) => stemOfForm(first.replace("~", ""), language));
}

function phraseOfParts(parts: readonly string[], language: Language): Phrase {
  const isTurned = parts[0]?.startsWith("~") === true;
  const words = parts.map((part, at) => {
    const text = part.replace("~", "");
    return { text, stem: stemOfForm(text, language), isApart: isTurned ? at > 0 : part.startsWith("~") };
  });
  return { text: (isTurned ? parts.toReversed() : parts).join(" ").replaceAll("~", ""), words };
}

/** The phrases of a text, in the order of their first words and the longest first. Each word may have any form. */
export function phrasesIn(words: readonly Word[], language: Language): PhraseInText[] {
  const forms = words.map(({ text, clause }) => ({ text, clause, stem: stemOfForm(text, language) }));
  const found: PhraseInText[] = [];
  for (const [at, first] of forms.entries()) {
    for (const phrase of phrasesFrom(first.stem, language)) {
      const places = placesOf(phrase, forms, at);
      if (places !== null) found.push({ text: phrase.text, stem: lightStem(phrase.text, language), places });
      if (found.length >= mostPhrases) return found;
    }
  }
  return found;
}

function placesOf({ words: [first, ...rest] }: Phrase, words: readonly Word[], at: number): number[] | null {
  const places = first === undefined ? [] : [at];
  let place = at;
  for (const { text, stem, isApart } of rest) {
    const last = place + 1 + (isApart ? mostBetween : 0);
    const isNext = (word: Word | undefined) => word !== undefined && (word.text === text || word.stem === stem);
    do place += 1;
    while (place < last && !isNext(words[place]));
    if (!isNext(words[place]) || words[place]?.clause !== words[at]?.clause) return null;
    places.push(place);
  }
  return places;
}
