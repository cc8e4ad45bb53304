import { lightStem } from "../text/light-stem.ts";
import type { Language } from "../text/function-words.ts";
import tables from "./relations.json" with { type: "json" };

/** How two words of a table are related. `excludes`: they cannot both be true of a thing, but neither replaces the other. */
export type TableRelation = "same" | "translation" | "opposite" | "excludes";

/** Words that have a relation to each other; a phrase has `_` between its words. */
export type RelationRow = { relation: TableRelation; words: readonly string[] };

/** The rows of a language. */
export function relationRows(language: Language): RelationRow[] {
  return Object.entries<Partial<Record<string, readonly string[]>>>(tables).flatMap(([relation, byLanguage]) =>
    (byLanguage[language] ?? []).map((row) => ({ relation: relation as TableRelation, words: row.split(" ") })),
  );
}

type Table = ReadonlyMap<string, readonly RelationRow[]>;

/** The rows by the stems of their words, read when a language is first met. */
const read = new Map<Language, Table>();

function tableOf(language: Language): Table {
  const before = read.get(language);
  if (before !== undefined) return before;
  const table = new Map<string, RelationRow[]>();
  for (const row of relationRows(language)) {
    for (const key of new Set(row.words.map((word) => lightStem(word.replaceAll("_", " "), language)))) {
      const others = table.get(key);
      if (others === undefined) table.set(key, [row]);
      else others.push(row);
    }
  }
  read.set(language, table);
  return table;
}

type Word = { text: string; stem: string };

/** The relations that our own tables have between two words. */
export function relationsBetween(a: Word, b: Word, language: Language): ReadonlySet<TableRelation> {
  const ours = rowsOf(a, language);
  const theirs = ours.length === 0 ? ours : rowsOf(b, language);
  const shared = theirs.length === 0 ? theirs : ours.filter((row) => theirs.includes(row));
  return shared.length === 0 ? none : new Set(shared.map(({ relation }) => relation));
}

const none: ReadonlySet<TableRelation> = new Set();
const noRows: readonly RelationRow[] = [];

function rowsOf({ text, stem }: Word, language: Language): readonly RelationRow[] {
  const table = tableOf(language);
  const own = table.get(stem);
  if (own !== undefined || language !== "en" || !(text.endsWith("er") || text.endsWith("est"))) return own ?? noRows;
  // The positive of a comparative or superlative: `hot` for `hotter`.
  const root = /^([a-z]{3,})(?:er|est)$/.exec(text)?.[1];
  return (root === undefined ? null : table.get(lightStem(root.replace(/([bdgmnt])\1$/, "$1").replace(/i$/, "y"), language))) ?? noRows;
}
