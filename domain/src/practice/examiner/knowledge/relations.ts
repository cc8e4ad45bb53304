import { lightStem } from "../text/light-stem.ts";
import type { Language } from "../text/function-words.ts";
import rows from "./relations.json" with { type: "json" };

/** How two words of a table are related. `excludes`: they cannot both be true of a thing, but neither replaces the other. */
export type TableRelation = "same" | "translation" | "opposite" | "excludes";

type Row = { relation: TableRelation; number: number };

const tables = new Map<Language, Map<string, Row[]>>();
for (const [number, row] of rows.slice(1).entries()) {
  const [relation = "", language = "", words = ""] = row.split("\t");
  const table = tables.get(language as Language) ?? new Map<string, Row[]>();
  for (const key of new Set(words.split(" ").map((word) => lightStem(word.replaceAll("_", " "), language as Language)))) {
    const before = table.get(key);
    if (before === undefined) table.set(key, [{ relation: relation as TableRelation, number }]);
    else before.push({ relation: relation as TableRelation, number });
  }
  tables.set(language as Language, table);
}

type Word = { text: string; stem: string };

/** The relations that our own tables have between two words. */
export function relationsBetween(a: Word, b: Word, language: Language): ReadonlySet<TableRelation> {
  const table = tables.get(language);
  if (table === undefined) return none;
  const [ours, theirs] = [rowsOf(a, table, language), rowsOf(b, table, language)];
  if (ours === undefined || theirs === undefined) return none;
  const shared = ours.filter(({ number }) => theirs.some((other) => other.number === number));
  return shared.length === 0 ? none : new Set(shared.map(({ relation }) => relation));
}

const none: ReadonlySet<TableRelation> = new Set();

function rowsOf({ text, stem }: Word, table: ReadonlyMap<string, Row[]>, language: Language): readonly Row[] | undefined {
  const own = table.get(stem);
  if (own !== undefined || language !== "en") return own;
  // The positive of a comparative or superlative: `hot` for `hotter`.
  const root = /^([a-z]{3,})(?:er|est)$/.exec(text)?.[1];
  return root === undefined ? undefined : table.get(lightStem(root.replace(/([bdgmnt])\1$/, "$1").replace(/i$/, "y"), language));
}
