import { groupBy } from "../../../words/grouped.ts";
import { withoutAccents } from "../text/fold.ts";
import { irregular } from "../text/irregular-forms.ts";
import { lightStem, withoutParticiple } from "../text/light-stem.ts";
import type { Language } from "../text/function-words.ts";
import german from "./everyday-de.json" with { type: "json" };
import english from "./everyday-en.json" with { type: "json" };
import spanish from "./everyday-es.json" with { type: "json" };
import french from "./everyday-fr.json" with { type: "json" };
import tables from "./relations.json" with { type: "json" };
import verbForms from "./verb-forms.json" with { type: "json" };

/** How two words of a table are related. `excludes`: they cannot both be true of a thing, but neither replaces the other. */
export type TableRelation = "same" | "translation" | "opposite" | "excludes";

/** Words that have a relation to each other; a phrase has `_` between its words, or `~` where other words may stand between. */
export type RelationRow = { relation: TableRelation; words: readonly string[] };

/** What students say in everyday words: lines of several rows of one meaning. */
export const everyday: Partial<Record<Language, readonly string[]>> = { de: german, en: english, es: spanish, fr: french };

type ByLanguage = Partial<Record<string, readonly string[]>>;

/** The rows of a language. */
export function relationRows(language: Language): RelationRow[] {
  const rows = Object.entries<ByLanguage>(tables).flatMap(([relation, byLanguage]) =>
    (byLanguage[language] ?? []).map((row) => ({ relation: relation as TableRelation, words: wordsOf(row) })),
  );
  const said = (everyday[language] ?? []).flatMap((line) => line.split("; "));
  return [...rows, ...said.map((row): RelationRow => ({ relation: "same", words: wordsOf(row) })), ...formsOfVerbs(language)];
}

/** The words of a row, written as folded texts write them: `gross` for groß. */
function wordsOf(row: string): string[] {
  return row.replaceAll("ß", "ss").split(" ");
}

function formsOfVerbs(language: Language): RelationRow[] {
  return ((verbForms as ByLanguage)[language] ?? []).map((row) => ({ relation: "same", words: wordsOf(row) }));
}

const roots = new Map<Language, ReadonlyMap<string, string>>();

/** The stem of a word, or of the verb of which it is an irregular form: `wird` and `werden`. */
export function stemOfForm(word: string, language: Language): string {
  const before = roots.get(language);
  const known =
    before ?? new Map(formsOfVerbs(language).flatMap(({ words: [root = "", ...forms] }) => forms.map((form) => [form, root] as const)));
  if (before === undefined) roots.set(language, known);
  return lightStem(known.get(word) ?? word, language);
}

/** A phrase of a table as it is said: `make bigger` for `make~bigger`. */
export function phraseOf(word: string): string {
  return word.replaceAll("_", " ").replaceAll("~", " ");
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
  const words = relationRows(language).flatMap((row) => row.words.map((word) => [phraseOf(word), row] as const));
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

/** Whether two words are opposites of which one is true where the other is not: `low` and `high`, but not `first` and `last`, which have a third beside them. */
export function areTheOnlyOpposites(a: Word, b: Word, language: Language): boolean {
  const theirs = rowsOf(b, language);
  return rowsOf(a, language).some((row) => row.relation === "opposite" && row.words.length === 2 && theirs.includes(row));
}

/** The opposites of the words for which a phrase stands: what is no fall is no `go down`, either. */
export function oppositesOfPhrase(phrase: Word, language: Language): ReadonlySet<RelationRow> {
  const words = rowsOf(phrase, language).flatMap(({ relation, words: own }) => (relation === "same" ? own.slice(0, mostOfRow) : []));
  const rows = words
    .filter((word) => phraseOf(word) === word)
    .flatMap((word) => rowsOf({ text: word, stem: lightStem(word, language) }, language));
  return new Set(rows.filter(({ relation }) => relation === "opposite"));
}

/** So many words of a row are compared with another word. */
const mostOfRow = 6;

/** The rows of a word or of a phrase. */
export function rowsOf({ text, stem }: Word, language: Language): readonly RelationRow[] {
  const own = tableOf(stem, language).get(stem);
  if (own !== undefined || language !== "en" || !(text.endsWith("er") || text.endsWith("est"))) return own ?? noRows;
  // The positive of a comparative or superlative: `hot` for `hotter`.
  const root = /^([a-z]{3,})(?:er|est)$/.exec(text)?.[1];
  if (root === undefined) return noRows;
  const positive = lightStem(root.replace(/([bdgmnt])\1$/, "$1").replace(/i$/, "y"), language);
  return tableOf(positive, language).get(positive) ?? noRows;
}
