import { setImmediate as nextTurn } from "node:timers/promises";

import { allowedSlips } from "@recollect/domain/practice/examiner/text/typos.ts";
import { sql, type RawBuilder } from "kysely";

import type { Store } from "../store/store.ts";
import type { Db } from "../store/tables.ts";
import { writtenTerm } from "./deck-terms.ts";
import { compoundParts, isCompoundOf, letterDistance, lettersIn, numbersIn, soundOf } from "./spellings.ts";
import { noteChange } from "./note-change.store.ts";
import { term, writtenQuery } from "./term-query.ts";
import { hasEntry } from "./terms.store.ts";

/** Shorter words have too many neighbours, and of longer ones no two are alike by accident. */
const [shortest, longest] = [5, 24];
const isOfLetters = /^[\p{L}\p{M}]+$/u;
const isOfLettersAndDigits = /^[\p{L}\p{M}\p{N}]+$/u;
/** As many as the names of things have, such as `cyp2d6`; checksums have more. */
const mostNumbers = 2;

/** Whether a word may be in the vocabulary: `covid` and `covid19`, but neither a number nor a checksum. */
function isInVocabulary(word: string): boolean {
  if (word.length > longest) return false;
  return isOfLetters.test(word) || (isOfLettersAndDigits.test(word) && lettersIn(word) > 0 && numbersIn(word).length <= mostNumbers);
}

/** Whether a word may be a compound, or two words that are written as one. */
export function isOfLettersAlone(word: string): boolean {
  return word.length <= longest && isOfLetters.test(word);
}

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
  /** Lets those who write decks' words go on at once, but not beside one who forgets words. It lasts until the transaction ends. */
  writeBesideOthers(db: Db): Promise<unknown>;
  /** Waits for all who write decks' words, and lets them wait; afterwards their decks' entries are seen. It lasts until the transaction ends. */
  forgetAlone(db: Db): Promise<unknown>;
  /** Words that contain one of the parts, as a query for the column "word". */
  withPart(parts: readonly string[]): RawBuilder<unknown>;
};

/** SQLite has one writer at a time anyway. */
const sqlite: VocabularyDialect = {
  prepare: async () => true,
  writeBesideOthers: async () => undefined,
  forgetAlone: async () => undefined,
  async add(db, words) {
    await sql`insert or ignore into "libraryVocabulary" ("word") select "value" from json_each(${JSON.stringify(words)})`.execute(db);
  },
  withPart: (parts) => sql`select "libraryVocabulary"."word" from "libraryVocabularySearch"
    cross join "libraryVocabulary" on "libraryVocabulary"."id" = "libraryVocabularySearch".rowid
    where "libraryVocabularySearch" match ${parts.map((part) => `"${part}"`).join(" OR ")} limit ${mostCandidates}`,
};

/** Whether words can be looked up by their parts: without the index of `pg_trgm` every word would have to be read. */
const hasParts = sql<boolean>`to_regclass('"vocabularyByParts"') is not null`;

/** An arbitrary number for the advisory lock of those who write or forget words. */
const vocabularyLock = 7_239_413;

const postgres: VocabularyDialect = {
  async prepare(db) {
    const { rows } = await sql<{ isThere: boolean; hasParts: boolean }>`select ${hasParts} as "hasParts",
      exists (select 1 from pg_extension where extname = 'pg_trgm') as "isThere"`.execute(db);
    if (!rows[0]?.isThere) return false;
    if (rows[0].hasParts) return true;
    await sql`create index if not exists "vocabularyByParts" on "libraryVocabulary" using gin ("word" gin_trgm_ops)`.execute(db);
    // Searches that found nothing before now find more: pages that any process keeps are not those of now.
    await noteChange(db);
    return true;
  },
  writeBesideOthers: (db) => sql`select pg_advisory_xact_lock_shared(${sql.lit(vocabularyLock)})`.execute(db),
  forgetAlone: (db) => sql`select pg_advisory_xact_lock(${sql.lit(vocabularyLock)})`.execute(db),
  async add(db, words) {
    await sql`insert into "libraryVocabulary" ("word") select unnest(${words}::text[]) on conflict do nothing`.execute(db);
  },
  withPart: (parts) =>
    sql`select "word" from "libraryVocabulary" where ${hasParts} and "word" like any (${parts.map((part) => `%${part}%`)}::text[]) limit ${mostCandidates}`,
};

const dialects: Readonly<Record<Store["kind"], VocabularyDialect>> = { sqlite, postgres };

/** At the start: an operator may have added the extension since. Returns whether wrong letters are forgiven anywhere in a word. */
export function prepareVocabulary({ write, kind }: Pick<Store, "write" | "kind">): Promise<boolean> {
  return write(({ db }) => dialects[kind].prepare(db));
}

/** Words that are added in one statement: SQLite works inside this process, and other requests get a turn after it. */
const addedAtOnce = 2000;

/**
 * Adds the words that searches may mean, in the transaction that writes the entry of their deck. In order, so that two who add the same words never wait for
 * each other in a circle.
 */
export async function addToVocabulary({ db, kind }: { db: Db; kind: Store["kind"] }, words: readonly string[]): Promise<void> {
  const fitting = words.filter((word) => word.length >= shortest - 1 && isInVocabulary(word)).toSorted();
  if (fitting.length > 0) await dialects[kind].writeBesideOthers(db);
  for (let at = 0; at < fitting.length; at += addedAtOnce) {
    if (at > 0) await nextTurn();
    await dialects[kind].add(db, fitting.slice(at, at + addedAtOnce));
  }
}

type On = { db: Db; kind: Store["kind"] };

/**
 * Words of the Library that are written nearly like this one, the nearest first: with one letter added, left out, changed or swapped, from eight letters on
 * with two; letters that sound alike count as one slip together. Digits are never wrong. Empty for a word of fewer than `shortestLength` letters.
 */
export async function similarWords({ db, kind }: On, word: string, { shortestLength = shortest } = {}): Promise<string[]> {
  const letters = lettersIn(word);
  const slips = allowedSlips(letters);
  if (letters < shortestLength || slips === 0 || !isInVocabulary(word)) return [];
  const { rows } = await candidates(kind, nearWord(word, slips)).execute(db);
  const [sound, numbers] = [soundOf(word), String(numbersIn(word))];
  return rows
    .map((row) => ({ word: row.word, slips: letterDistance(word, row.word, slips, sound) }))
    .filter((one) => one.slips > 0 && one.slips <= slips && String(numbersIn(one.word)) === numbers)
    .toSorted((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
    .slice(0, mostSimilar)
    .map((one) => one.word);
}

/** Compounds of the Library with the word, the shortest first: of `spechte` also `buntspecht`. */
export async function compoundsWith({ db, kind }: On, word: string, stems: readonly string[]): Promise<string[]> {
  const parts = isOfLettersAlone(word) ? compoundParts(word, stems) : [];
  const [part] = parts.toSorted((a, b) => a.length - b.length);
  if (part === undefined) return [];
  const { rows } = await sql<{ word: string }>`select "word" from (${beginningWith(part)}) as "begins"
    union select "word" from (${dialects[kind].withPart([part])}) as "parts"`.execute(db);
  const compounds = rows.filter((row) => parts.some((one) => isCompoundOf(row.word, one)));
  return compounds
    .map((row) => row.word)
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .slice(0, mostSimilar);
}

/** Which of the words some deck of the Library has. */
export async function knownWords({ db }: On, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await db.selectFrom("libraryVocabulary").select("word").where("word", "in", words).execute();
  return new Set(rows.map(({ word }) => word));
}

/** Two words that a compound may be made of, each of at least four letters; German puts an `s` between many. Only the known ones are to be taken. */
export function pairsIn(word: string): [string, string][] {
  if (word.length < 2 * (shortest - 1) || !isOfLettersAlone(word)) return [];
  const pairs: [string, string][] = [];
  for (let cut = shortest - 1; cut <= word.length - shortest + 1; cut += 1) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    pairs.push([first, second]);
    if (first.endsWith("s") && first.length >= shortest) pairs.push([first.slice(0, -1), second]);
  }
  return pairs;
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
  const isOfLength = sql`and length("word") between ${shortestLength} and ${longestLength}`;
  const begins = beginningWith(beginning, isOfLength);
  return sql<{ word: string }>`select "word" from "libraryVocabulary" where "word" in (${sql.join(swapped)})
    union select "word" from (${begins}) as "begins"
    union select "word" from (${dialects[kind].withPart(parts)}) as "parts"`;
}

/** More words are looked for by their beginning. */
const mostBegun = 40;

/**
 * The other words of the Library that begin with a word; null if there are many. A few whole words are found in a fraction of the time that a beginning takes.
 */
export async function wordsBeginningWith({ db }: On, word: string): Promise<string[] | null> {
  // Short words with digits are not in it, and `b1` begins b12.
  if (!isInVocabulary(word) || (word.length < shortest - 1 && !isOfLetters.test(word))) return null;
  const { rows } = await sql<{ word: string }>`select "word" from (${beginningWith(word)}) as "begins" limit ${mostBegun + 1}`.execute(db);
  return rows.length > mostBegun ? null : rows.map((row) => row.word).filter((one) => one !== word);
}

function beginningWith(letters: string, condition = sql``): RawBuilder<unknown> {
  return sql`select "word" from "libraryVocabulary" where "word" >= ${letters} and "word" < ${`${letters}\u{10ffff}`} ${condition}
    limit ${mostCandidates}`;
}

/** Words at a time: each is one question to the index. */
const forgottenAtOnce = 500;

/**
 * Forgets the words that no deck of the Library has any more, from the word after `after` on. Returns the last word that was looked at; null at the end. Most
 * words are in use, and nobody waits while they are looked at; the others are looked at again while nobody writes any.
 */
export async function forgetUnusedWords({ db, kind }: On, after: string): Promise<string | null> {
  const rows = await db
    .selectFrom("libraryVocabulary")
    .select("word")
    .where("word", ">", after)
    .orderBy("word")
    .limit(forgottenAtOnce)
    .execute();
  const words = rows.map(({ word }) => word);
  const likelyUnused = await unusedOf({ db, kind }, words);
  if (likelyUnused.length > 0) {
    await dialects[kind].forgetAlone(db);
    const unused = await unusedOf({ db, kind }, likelyUnused);
    if (unused.length > 0) await db.deleteFrom("libraryVocabulary").where("word", "in", unused).execute();
  }
  return words.length < forgottenAtOnce ? null : (words.at(-1) ?? null);
}

/** The words that no deck's entry has. */
async function unusedOf({ db, kind }: On, words: readonly string[]): Promise<string[]> {
  const unused: string[] = [];
  for (const word of words) if (!(await hasEntry({ db, kind }, writtenQuery(term(writtenTerm(word)), kind)))) unused.push(word);
  return unused;
}
