import type { Language } from "../text/function-words.ts";
import { lightStem } from "../text/light-stem.ts";
import rows from "./relations.json" with { type: "json" };

/** The words of a phrase after its first. */
type Rest = readonly string[];

/** The phrases of our tables by language and by the stem of their first word; the longest first. */
const tables = new Map<Language, Map<string, Rest[]>>();
for (const row of rows.slice(1)) {
  const [, name = "", words = ""] = row.split("\t");
  const language = name as Language;
  const table = tables.get(language) ?? new Map<string, Rest[]>();
  for (const phrase of words.split(" ").filter((word) => word.includes("_"))) {
    const [first = "", ...rest] = phrase.split("_");
    const stem = lightStem(first, language);
    const all = [...(table.get(stem) ?? []), rest];
    table.set(
      stem,
      all.toSorted((a, b) => b.length - a.length),
    );
  }
  tables.set(language, table);
}

/** The number of words from a place on that are one phrase, `now and then`; 1 if there is none. The first word may have any form. */
export function phraseLength(words: readonly { text: string; stem: string; clause: number }[], at: number, language: Language): number {
  const first = words[at];
  const rest = first === undefined ? undefined : tables.get(language)?.get(first.stem);
  const found = rest?.find((others) =>
    others.every((other, place) => words[at + 1 + place]?.text === other && words[at + 1 + place]?.clause === first?.clause),
  );
  return 1 + (found?.length ?? 0);
}

/** The phrase as the tables write it: its first word as a stem would find it, then the others. */
export function phraseText(stem: string, length: number, words: readonly { text: string }[], language: Language): string {
  const rest = words.slice(1, length).map(({ text }) => text);
  const first = firstWords.get(`${language} ${stem} ${rest.join(" ")}`) ?? words[0]?.text ?? "";
  return [first, ...rest].join(" ");
}

const firstWords = new Map(
  rows.slice(1).flatMap((row) => {
    const [, language = "", words = ""] = row.split("\t");
    return words
      .split(" ")
      .filter((word) => word.includes("_"))
      .map((phrase) => {
        const [first = "", ...rest] = phrase.split("_");
        return [`${language} ${lightStem(first, language as Language)} ${rest.join(" ")}`, first] as const;
      });
  }),
);
