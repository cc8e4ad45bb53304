import type { ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import { sql, type RawBuilder } from "kysely";

import { isListedDeck } from "../../access/deck-conditions.store.ts";
import type { FirstCardRow } from "../../access/first-card.store.ts";
import { termsOf, writtenQuery, type TermQuery } from "../../library-index/term-query.ts";
import { precompiled } from "../../store/precompiled.ts";
import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import {
  countQuery,
  facetsQuery,
  isAllNearestQuery,
  isByTitle,
  isRanked,
  matchesQuery,
  pageQuery,
  starts,
  type CountValues,
  type MatchesValues,
  type Order,
  type PageValues,
  type Shape,
  type Start,
  type Way,
} from "./library-page.store.ts";

export type ListedRow = {
  id: number;
  titleKey: string;
  official: 0 | 1;
  ownerId: string;
  /** the worth or the lot, where decks are read by these; otherwise 0 */
  rank: number;
  title: string;
  description: string;
  cardCount: number;
  visibility: Visibility;
  updatedAt: number;
  username: string | null;
  displayName: string | null;
  selectedTheme: ThemeIndex;
} & FirstCardRow;

export type PageQuery = Shape & {
  order: Order;
  /** the decks of a search; null for all */
  query: TermQuery | null;
  /** the search as it is compared with texts */
  term: string | null;
  /** for `title` */
  titleKey: string;
  /** what the facets are like, if the page is filtered */
  facets: string;
  /** the last deck of the previous page, or null for the first page */
  after: Start | null;
  /** the oldest deck that is new */
  since?: number;
  /** the decks of the order "chosen" */
  ids?: readonly number[];
  limit: number;
  /** most decks may match */
  mayBeCommon?: boolean;
};

type Run = (db: Db, values: PageValues) => Promise<{ rows: ListedRow[] }>;

/** Compiled queries by kind of database and shape. */
const runs = new Map<string, Run>();

/** Reads one page from the database as it is now. */
export async function readPage(db: Db, kind: Store["kind"], request: PageQuery): Promise<ListedRow[]> {
  const { order, way, title, isFiltered, query, term, titleKey, facets, after, since = 0, ids = [], limit, mayBeCommon = false } = request;
  const place = after ?? starts[order];
  const match = query === null ? "" : writtenQuery(query, kind);
  const { id, rank } = place;
  const values = {
    id,
    titleKey: place.titleKey,
    rank,
    match,
    term: term ?? "",
    title: titleKey,
    facets,
    since,
    ids: JSON.stringify(ids),
    limit,
  };
  const read = async (by: Way) => (await runFor(kind, { order, way: by, title, isFiltered })(db, values)).rows;
  if (mayBeCommon && query !== null && looksNearestFirst[kind]({ order, way }, query)) {
    const nearest = await read("nearest");
    if (nearest.length === limit || (await isAllNearest(db, kind, { order, way, title, isFiltered }, values))) return nearest;
  }
  return read(way);
}

/** A question with more terms takes SQLite too long to be asked about a hundred decks one by one, and so does a beginning of words, of which all are merged each time. */
const mostTermsAsked = 24;

/** Both databases list all matches of a search before they read decks in another order, and PostgreSQL in any. Of a common word the nearest decks fill the page. */
const looksNearestFirst: Readonly<Record<Store["kind"], (shape: Pick<Shape, "order" | "way">, query: TermQuery) => boolean>> = {
  sqlite(shape, query) {
    const terms = [...termsOf(query)];
    return isInOtherOrder(shape) && terms.length <= mostTermsAsked && !terms.some(({ isPrefix }) => isPrefix);
  },
  postgres: (shape) => shape.way === "terms" || isInOtherOrder(shape),
};

function isInOtherOrder({ order, way }: Pick<Shape, "order" | "way">): boolean {
  return way === "decks" && (isByTitle(order) || isRanked(order) || isOfFew(order));
}

/** New decks, those of the official author and chosen ones are often no more than are looked at first: then the index has nothing to add. */
function isOfFew(order: Order): boolean {
  return order === "by-lot" || order === "official" || order === "chosen";
}

async function isAllNearest(db: Db, kind: Store["kind"], shape: Shape, values: PageValues): Promise<boolean> {
  return isOfFew(shape.order) && (await isAllNearestQuery(kind, shape, values).execute(db)).rows[0]?.isAll === 1;
}

/** A plan is good for all values: how rare a search is, the query itself finds out. */
function runFor(kind: Store["kind"], shape: Shape): Run {
  const name = [kind, ...Object.values(shape)].join(" ");
  const run = runs.get(name) ?? (compiledOnce((values: PageValues) => pageQuery(kind, shape, values)) as Run);
  runs.set(name, run);
  return run;
}

/** A query that only its values change. */
function compiledOnce<Values extends Record<string, string | number>, Row>(query: (values: Values) => RawBuilder<Row>) {
  return precompiled<Values, Row>((on, values) => ({ compile: () => query(values).compile(on) }));
}

/** The same for the few queries of each kind of database. */
function ofEachKind<Made>(make: (kind: Store["kind"]) => Made): Readonly<Record<Store["kind"], Made>> {
  return { sqlite: make("sqlite"), postgres: make("postgres") };
}

type CountRequest = { query: TermQuery; way: "terms" | "texts" } & Pick<CountValues, "term" | "facets">;

const counts = ofEachKind((kind) => ({
  terms: compiledOnce((values: CountValues) => countQuery(kind, "terms", values)),
  texts: compiledOnce((values: CountValues) => countQuery(kind, "texts", values)),
}));

/** The number of matching decks, counted no further than `most`. */
export async function countUpTo(db: Db, kind: Store["kind"], { query, way, term, facets }: CountRequest, most: number): Promise<number> {
  const { rows } = await counts[kind][way](db, { match: writtenQuery(query, kind), term, facets, most });
  return rows[0]?.decks ?? 0;
}

type Matches = { /** counted no further than the bound */ count: number; ids: number[] };

const matches = ofEachKind((kind) => compiledOnce((values: MatchesValues) => matchesQuery(kind, values)));

/** The number of matching decks, and the ids of a few of them in no order. */
export async function countMatches(db: Db, kind: Store["kind"], query: TermQuery, bounds: Omit<MatchesValues, "match">): Promise<Matches> {
  const { rows } = await matches[kind](db, { match: writtenQuery(query, kind), ...bounds });
  const ids = rows[0]?.ids ?? null;
  return { count: rows[0]?.decks ?? 0, ids: ids === null ? [] : ids.split(" ").map(Number) };
}

type FacetsRequest = { query: TermQuery | null; way: Extract<Way, "all" | "terms" | "texts"> } & Pick<CountValues, "term" | "facets">;

/** The facets of the newest matching decks, up to a limit. */
export async function countFacets(db: Db, kind: Store["kind"], { query, way, term, facets }: FacetsRequest, most: number) {
  const match = query === null ? "" : writtenQuery(query, kind);
  return (await facetsQuery(kind, way, { match, term, facets, most }).execute(db)).rows;
}

/** The beginnings of the cards' texts of listed decks, by id. */
export async function readCards(db: Db, ids: readonly number[], most: number): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("library")
    .innerJoin("decks", (join) => join.onRef("decks.ownerId", "=", "library.ownerId").onRef("decks.id", "=", "library.id"))
    .select(["library.id", sql<string>`substr("decks"."cards", 1, ${most})`.as("cards")])
    .where("library.id", "in", ids)
    .where(isListedDeck)
    .execute();
  return new Map(rows.map(({ id, cards }) => [id, cards]));
}

/** The number of decks in the Library. */
export async function countAll(db: Db): Promise<number> {
  const { rows } = await sql<{ decks: number }>`select cast(coalesce(sum("decks"), 0) as integer) as "decks" from "libraryCounts"`.execute(
    db,
  );
  return rows[0]?.decks ?? 0;
}

const selectState = precompiled((db) =>
  db
    .selectFrom("libraryCounts")
    .select(({ fn }) => [
      sql<number>`cast(coalesce(${fn.sum("changes")}, 0) as bigint)`.as("changes"),
      sql<number>`cast(coalesce(${fn.sum("mark")}, 0) as bigint)`.as("marks"),
    ]),
);

/**
 * A text that stands for everything that pages show: pages stay the same while it does. It counts changes, and has their random marks, so that it is another
 * one after a database has lost its last changes and counts to the same number again.
 */
export async function readState(db: Db): Promise<string> {
  const { changes, marks } = (await selectState(db, {})).rows[0] ?? { changes: 0, marks: 0 };
  return `${changes} ${marks}`;
}
