import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import { believableDecks } from "./believable.ts";

const everyNth = 331;
const ofDecks = 200_000;

/** Searches of each kind, so many of each; parts of real titles, so that each is as frequent as its words are. */
export function searches(count: number): Record<string, readonly string[]> {
  const random = seededRandom(99);
  const titles: string[] = [];
  let number = 0;
  for (const { title } of believableDecks(ofDecks, 100_000)) if (number++ % everyNth === 0) titles.push(title.toLowerCase());
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const part = (length: number): string => {
    for (;;) {
      const letters = Array.from(pick(titles));
      const start = Math.floor(random() * Math.max(1, letters.length - length + 1));
      const found = letters.slice(start, start + length);
      if (found.length === length && found.join("").trim().length === found.join("").length) return found.join("");
    }
  };
  const many = (make: () => string) => [...new Set(Array.from({ length: count * 3 }, make))].slice(0, count);
  return {
    none: Array.from({ length: count }, () => ""),
    "one letter": [...many(() => part(1)), "q", "z", "水", "%", "_"],
    "two letters": [...many(() => part(2)), "qz", "zy", "日本", "c+", "🧠"],
    "three letters": many(() => part(3)),
    "a word": many(() =>
      pick(
        pick(titles)
          .split(" ")
          .filter((word) => word.length > 2)
          .concat("biology"),
      ),
    ),
    "part of a title": many(() => part(4 + Math.floor(random() * 12))),
    "an author": many(() => `@${part(3).replace(/[^a-z]/g, "b")}`),
    "nothing that matches": many(() => `${part(3)}qx${part(3)}`),
    "made to hurt": hard,
  };
}

/** Frequent parts that are rarely adjacent, parts across words, and words that are adjacent in one order. */
const hard = (
  "zymurgy|zymurgy bio|y bio|gy al|ion to|introduction to bio|physics chem|al bio|biologz|logy biolo|istry bio|ish chem|tionto|tion ment|" +
  "chapter 1|unit 1: bi|s and|and the|of the|biology biology biology|ysic|ebio|us 1|хмоп х|文課西|ion ion|anan|sis|erer|inin|1 1"
).split("|");
