import { groupBy } from "../../../words/grouped.ts";
import { withoutAccents } from "../text/fold.ts";
import { irregular } from "../text/irregular-forms.ts";
import { lightStem, withoutParticiple } from "../text/light-stem.ts";
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

/** The rows of a language by the stems of their words, for the words whose stems begin with the same letters; read when such a word is first met. */
const read = new Map<
  Language,
  { rows: ReadonlyMap<string, readonly (readonly [word: string, row: RelationRow])[]>; tables: Map<string, Table> }
>();

function tableOf(stem: string, language: Language): Table {
  const known = read.get(language) ?? { rows: rowsByInitials(language), tables: new Map<string, Table>() };
  read.set(language, known);
  const initials = stem.slice(0, lettersOfInitials);
  const before = known.tables.get(initials);
  if (before !== undefined) return before;
  const table = new Map<string, RelationRow[]>();
  for (const [word, row] of known.rows.get(initials) ?? []) {
    const key = lightStem(word, language);
    const others = table.get(key);
    if (others === undefined) table.set(key, [row]);
    else if (!others.includes(row)) others.push(row);
  }
  known.tables.set(initials, table);
  return table;
}

const lettersOfInitials = 2;

function rowsByInitials(language: Language) {
  const words = relationRows(language).flatMap((row) => row.words.map((word) => [word.replaceAll("_", " "), row] as const));
  return groupBy(words, ([word]) => initialsOfStem(word, language));
}

/** The first letters of a word's stem, which takes less time than the stem. */
export function initialsOfStem(word: string, language: Language): string {
  const root = language === "en" ? (irregular.get(word) ?? word) : withoutAccents(word);
  return (language === "de" ? withoutParticiple(root) : root).slice(0, lettersOfInitials);
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
  const own = tableOf(stem, language).get(stem);
  if (own !== undefined || language !== "en" || !(text.endsWith("er") || text.endsWith("est"))) return own ?? noRows;
  // The positive of a comparative or superlative: `hot` for `hotter`.
  const root = /^([a-z]{3,})(?:er|est)$/.exec(text)?.[1];
  if (root === undefined) return noRows;
  const positive = lightStem(root.replace(/([bdgmnt])\1$/, "$1").replace(/i$/, "y"), language);
  return tableOf(positive, language).get(positive) ?? noRows;
}
