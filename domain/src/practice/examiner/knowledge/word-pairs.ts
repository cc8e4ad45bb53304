import { stem } from "../text/stems.ts";
import { deniesByPrefix } from "./prefixes.ts";
import { relationRows, relationsBetween } from "./relations.ts";

/** Whether two English words are antonyms: `increases` and `decreases`, `reversible` and `irreversible`. */
export function areOpposites(a: string, b: string): boolean {
  const relations = relationsBetween(wordOf(a), wordOf(b), "en");
  return a !== b && (relations.has("opposite") || relations.has("excludes") || deniesByPrefix(a, b));
}

/** Whether two English words are forms of one word or synonyms: `produces` and `production`, `lowers` and `decreases`. */
export function areRelated(a: string, b: string): boolean {
  const [one, other] = [wordOf(a), wordOf(b)];
  return one.stem === other.stem || relationsBetween(one, other, "en").has("same") || shareARoot(one.stem, other.stem);
}

function wordOf(text: string): { text: string; stem: string } {
  return { text, stem: stem(text) };
}

function shareARoot(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  return start >= 4 && start >= Math.max(a.length, b.length) * 0.6;
}

const opposites = relationRows("en").flatMap(({ relation, words }) => (relation === "opposite" ? [words] : []));

/** An antonym that can replace an English word, in the same form; null if none is known. */
export function oppositeOf(word: string): string | null {
  for (const ending of ["", "s"]) {
    if (!word.endsWith(ending)) continue;
    const root = word.slice(0, word.length - ending.length);
    const opposite = opposites.find((words) => words.includes(root))?.find((other) => other !== root);
    if (opposite !== undefined && /^[a-z]+$/.test(opposite)) return opposite + ending;
  }
  return null;
}
