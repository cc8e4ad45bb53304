import type { Language } from "../text/function-words.ts";
import { lightStem } from "../text/light-stem.ts";
import { relationRows } from "./relations.ts";

/** A phrase of the tables: its first word as they write it, and the words after it. */
type Phrase = { first: string; rest: readonly string[] };

/** The phrases of a language by the stem of their first word, the longest first; read when the language is first met. */
const read = new Map<Language, ReadonlyMap<string, readonly Phrase[]>>();

function phrasesOf(language: Language): ReadonlyMap<string, readonly Phrase[]> {
  const before = read.get(language);
  if (before !== undefined) return before;
  const table = new Map<string, Phrase[]>();
  for (const phrase of relationRows(language).flatMap(({ words }) => words.filter((word) => word.includes("_")))) {
    const [first = "", ...rest] = phrase.split("_");
    const stem = lightStem(first, language);
    table.set(
      stem,
      [...(table.get(stem) ?? []), { first, rest }].toSorted((a, b) => b.rest.length - a.rest.length),
    );
  }
  read.set(language, table);
  return table;
}

/** The number of words from a place on that are one phrase, `now and then`; 1 if there is none. The first word may have any form. */
export function phraseLength(words: readonly { text: string; stem: string; clause: number }[], at: number, language: Language): number {
  const first = words[at];
  const phrases = first === undefined ? undefined : phrasesOf(language).get(first.stem);
  const found = phrases?.find(({ rest }) =>
    rest.every((other, place) => words[at + 1 + place]?.text === other && words[at + 1 + place]?.clause === first?.clause),
  );
  return 1 + (found?.rest.length ?? 0);
}

/** The phrase as the tables write it: its first word as a stem would find it, then the others. */
export function phraseText(stem: string, length: number, words: readonly { text: string }[], language: Language): string {
  const rest = words.slice(1, length).map(({ text }) => text);
  const known = phrasesOf(language)
    .get(stem)
    ?.findLast((phrase) => phrase.rest.join(" ") === rest.join(" "));
  return [known?.first ?? words[0]?.text ?? "", ...rest].join(" ");
}
