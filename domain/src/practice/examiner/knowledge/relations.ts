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
  const table = tableOf(language);
  const [ours, theirs] = [rowsOf(a, table, language), rowsOf(b, table, language)];
  if (ours === undefined || theirs === undefined) return none;
  const shared = ours.filter((row) => theirs.includes(row));
  return shared.length === 0 ? none : new Set(shared.map(({ relation }) => relation));
}

const none: ReadonlySet<TableRelation> = new Set();

function rowsOf({ text, stem }: Word, table: Table, language: Language): readonly RelationRow[] | undefined {
  const own = table.get(stem);
  if (own !== undefined || language !== "en") return own;
  // The positive of a comparative or superlative: `hot` for `hotter`.
  const root = /^([a-z]{3,})(?:er|est)$/.exec(text)?.[1];
  return root === undefined ? undefined : table.get(lightStem(root.replace(/([bdgmnt])\1$/, "$1").replace(/i$/, "y"), language));
}
