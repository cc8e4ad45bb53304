import { allowedSlips, slipsBetween } from "@recollect/domain/practice/examiner/text/typos.ts";
import { sql, type RawBuilder } from "kysely";

import type { Store } from "../store/store.ts";
import type { Db } from "../store/tables.ts";
import { writtenTerm } from "./deck-terms.ts";
import { term, writtenQuery } from "./term-query.ts";
import { termsDialects } from "./terms.store.ts";

/** Shorter words have too many neighbours, and of longer ones no two are alike by accident. */
const [shortest, longest] = [5, 24];
const isOfLetters = /^[\p{L}\p{M}]+$/u;

/** Words that are looked at for one misspelt word by each way to find them, and neighbours of it that are searched for. */
const [mostCandidates, mostSimilar] = [3000, 12];

/** What a word that is written nearly like another one has of it. */
type NearWord = {
  /** words with two neighbouring letters swapped */
  swapped: readonly string[];
  /** its first two letters, and the length of such a word */
  beginning: string;
  shortestLength: number;
  longestLength: number;
  /** each three adjacent letters, of which most such words have one */
  parts: readonly string[];
};

/** What differs between the databases when words are looked up by their parts. */
type VocabularyDialect = {
  /** Lets words be looked up by their parts, if that has become possible. Returns whether they can be. */
  prepare(db: Db): Promise<boolean>;
  add(db: Db, words: readonly string[]): Promise<void>;
  /** Words that contain one of the parts, as a query for the column "word". */
  withPart(parts: readonly string[]): RawBuilder<unknown>;
};

const sqlite: VocabularyDialect = {
  prepare: async () => true,
  async add(db, words) {
    await sql`insert or ignore into "libraryVocabulary" ("word") select "value" from json_each(${JSON.stringify(words)})`.execute(db);
  },
  withPart: (parts) => sql`select "libraryVocabulary"."word" from "libraryVocabularySearch"
    cross join "libraryVocabulary" on "libraryVocabulary"."id" = "libraryVocabularySearch".rowid
    where "libraryVocabularySearch" match ${parts.map((part) => `"${part}"`).join(" OR ")} limit ${mostCandidates}`,
};

/** Without `pg_trgm` nothing is looked up by parts: every word would have to be read. */
const postgres: VocabularyDialect = {
  async prepare(db) {
    const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
    if (rows.length === 0) return false;
    await sql`create index if not exists "vocabularyByParts" on "libraryVocabulary" using gin ("word" gin_trgm_ops)`.execute(db);
    return true;
  },
  async add(db, words) {
    await sql`insert into "libraryVocabulary" ("word") select unnest(${words}::text[]) on conflict do nothing`.execute(db);
  },
  withPart: (parts) => sql`select "word" from "libraryVocabulary" where exists (select 1 from pg_extension where extname = 'pg_trgm')
    and "word" like any (${parts.map((part) => `%${part}%`)}::text[]) limit ${mostCandidates}`,
};

const dialects: Readonly<Record<Store["kind"], VocabularyDialect>> = { sqlite, postgres };

/** At the start: an operator may have added the extension since. Returns whether wrong letters are forgiven anywhere in a word. */
export function prepareVocabulary({ write, kind }: Pick<Store, "write" | "kind">): Promise<boolean> {
  return write(({ db }) => dialects[kind].prepare(db));
}

/** Adds the words that searches may mean. In order, so that two who add the same words never wait for each other in a circle. */
export async function addToVocabulary({ db, kind }: { db: Db; kind: Store["kind"] }, words: readonly string[]): Promise<void> {
  const fitting = words.filter((word) => word.length >= shortest - 1 && word.length <= longest && isOfLetters.test(word));
  if (fitting.length > 0) await dialects[kind].add(db, fitting.toSorted());
}

/**
 * Words of the Library that are written nearly like this one, the nearest first: with one letter added, left out, changed or swapped, from eight letters on
 * with two. Empty for a word of fewer than five letters.
 */
export async function similarWords({ db, kind }: { db: Db; kind: Store["kind"] }, word: string): Promise<string[]> {
  const length = Array.from(word).length;
  const slips = allowedSlips(length);
  if (length < shortest || length > longest || slips === 0 || !isOfLetters.test(word)) return [];
  const { rows } = await candidates(kind, nearWord(word, slips)).execute(db);
  return rows
    .map((row) => ({ word: row.word, slips: slipsBetween(word, row.word, slips) }))
    .filter((one) => one.slips > 0 && one.slips <= slips)
    .toSorted((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
    .slice(0, mostSimilar)
    .map((one) => one.word);
}

function nearWord(word: string, slips: number): NearWord {
  const letters = Array.from(word);
  const swapped = letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? "").join(""));
  const parts = new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join("")));
  const [shortestLength, longestLength] = [letters.length - slips, letters.length + slips];
  return { swapped, beginning: letters.slice(0, 2).join(""), shortestLength, longestLength, parts: [...parts] };
}

/** A slip in the middle of a short word leaves none of its parts, but its beginning; one at the beginning leaves a part. */
function candidates(
  kind: Store["kind"],
  { swapped, beginning, shortestLength, longestLength, parts }: NearWord,
): RawBuilder<{ word: string }> {
  const begins = sql`select "word" from "libraryVocabulary" where "word" >= ${beginning} and "word" < ${`${beginning}\u{10ffff}`}
    and length("word") between ${shortestLength} and ${longestLength} limit ${mostCandidates}`;
  return sql<{ word: string }>`select "word" from "libraryVocabulary" where "word" in (${sql.join(swapped)})
    union select "word" from (${begins}) as "begins"
    union select "word" from (${dialects[kind].withPart(parts)}) as "parts"`;
}

/** Words at a time: each is one question to the index. */
const forgottenAtOnce = 500;

/** Forgets the words that no deck of the Library has any more, from the word after `after` on. Returns the last word that was looked at; null at the end. */
export async function forgetUnusedWords({ db, kind }: { db: Db; kind: Store["kind"] }, after: string): Promise<string | null> {
  const rows = await db
    .selectFrom("libraryVocabulary")
    .select("word")
    .where("word", ">", after)
    .orderBy("word")
    .limit(forgottenAtOnce)
    .execute();
  const unused: string[] = [];
  for (const { word } of rows) if (!(await isUsed({ db, kind }, word))) unused.push(word);
  if (unused.length > 0) await db.deleteFrom("libraryVocabulary").where("word", "in", unused).execute();
  return rows.length < forgottenAtOnce ? null : (rows.at(-1)?.word ?? null);
}

async function isUsed({ db, kind }: { db: Db; kind: Store["kind"] }, word: string): Promise<boolean> {
  const condition = termsDialects[kind].matches(writtenQuery(term(writtenTerm(word)), kind));
  const { rows } = await sql`select 1 from "libraryTerms" where ${condition} limit 1`.execute(db);
  return rows.length > 0;
}
