import { sql, type RawBuilder } from "kysely";

import type { Kind } from "./library-queries.ts";
import { gramWord, quoted, rangedGram } from "../../library-index/search-text.ts";

/** A term, and the grams that find it: for a term with many, its rarest few. */
export type Sought = {
  term: string;
  grams: readonly string[];
  /** one or two letters */
  isShort: boolean;
  /** whether the grams are all there are */
  isWhole: boolean;
};

type Given = { match: string; term: string };

/** What the index is asked for: a full-text query on SQLite, an array of grams on PostgreSQL. */
export function matchFor(kind: Kind, { term, grams, isShort, isWhole }: Sought, titleRange: number | null): string {
  if (kind === "postgres") return arrayText(grams.map((gram) => rangedGram(gram, titleRange)));
  if (isShort || titleRange !== null) return grams.map((gram) => gramWord(gram, titleRange)).join(" AND ");
  return isWhole ? quoted(term) : grams.map(quoted).join(" AND ");
}

/** Everything that matches, as `from … where …`. Where the index cannot tell whether the grams stand in a row, the text is asked. */
export function found(
  kind: Kind,
  sought: Pick<Sought, "isShort" | "isWhole">,
  { match, term }: Given,
  isInRange = false,
): RawBuilder<unknown> {
  if (kind === "postgres") {
    return sql`from "library" where "libraryGrams"("searchText", "titleRange") @> ${match}::text[] and strpos("searchText", ${term}) > 0`;
  }
  const table = searchTable(sought, isInRange);
  const check = isWholeAnswer(sought, isInRange) ? sql`` : sql`and instr("library"."searchText", ${term}) > 0`;
  return sql`from ${table} cross join "library" on "library"."id" = ${table}.rowid where ${table} match ${match} ${check}`;
}

/** The same where only their number matters: what SQLite's index knows for sure is counted without a look at the decks. */
export function counted(kind: Kind, sought: Sought, given: Given): RawBuilder<unknown> {
  if (kind === "postgres" || !isWholeAnswer(sought, false)) return found(kind, sought, given);
  const table = searchTable(sought, false);
  return sql`from ${table} where ${table} match ${given.match}`;
}

/** Whether SQLite's full-text index answers alone. */
function isWholeAnswer({ isShort, isWhole }: Pick<Sought, "isShort" | "isWhole">, isInRange: boolean): boolean {
  return !isInRange && (isShort || isWhole);
}

/** SQLite's table of trigrams, which begins at three letters; or the one of single grams. */
export function searchTable({ isShort }: Pick<Sought, "isShort">, isInRange: boolean): RawBuilder<unknown> {
  return sql.table(isShort || isInRange ? "libraryGrams" : "librarySearch");
}

/** PostgreSQL's way to write an array of texts. */
function arrayText(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
