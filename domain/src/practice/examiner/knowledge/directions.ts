import type { Language } from "../text/function-words.ts";
import { lightStem } from "../text/light-stem.ts";
import rows from "./directions.json" with { type: "json" };

/** Which way a word points: 1 for more, up, begin; -1 for less, down, end; 0 for words without a direction. */
export type Direction = -1 | 0 | 1;

const tables = new Map(
  Object.entries(rows).map(([language, { up, down }]) => {
    const table = new Map<string, Direction>();
    const add = (words: string, direction: Direction) => {
      for (const word of words.split(" ")) {
        table.set(word, direction);
        const stem = lightStem(word, language as Language);
        if (!table.has(stem)) table.set(stem, direction);
      }
    };
    add(up, 1);
    add(down, -1);
    return [language, table] as const;
  }),
);

/** The direction of a word by its text, or else by its stem; of a phrase, that of the first of its words that has one: `go down`. */
export function directionOf({ text, stem }: { text: string; stem: string }, language: Language): Direction {
  const table = tables.get(language);
  const known = table?.get(text) ?? table?.get(stem);
  if (known !== undefined || !text.includes(" ")) return known ?? 0;
  const ofWords = text.split(" ").map((word) => directionOf({ text: word, stem: lightStem(word, language) }, language));
  return ofWords.find((direction) => direction !== 0) ?? 0;
}
