import type { DeckSort } from "@recollect/domain/decks/sort.ts";
import { sql, type RawBuilder, type SqlBool } from "kysely";

import { isListedDeck } from "../../access/deck-conditions.store.ts";
import { cardsStartColumn } from "../../access/first-card.store.ts";
import { termsDialects } from "../../library-index/terms.store.ts";
import type { Store } from "../../store/store.ts";

/**
 * One order in which the Library is read. Sorts combine some of them: Tutorials the official author's decks, then the others'; Most helpful the decks whose
 * worth is known, then the others, newest first; new decks come by their authors' lots, and those that a list has chosen in no order.
 */
export type Order = Exclude<DeckSort, "tutorials"> | "official" | "others" | "by-worth" | "without-worth" | "by-lot" | "chosen";

/**
 * How the decks of a search are found: `all` has no search; `terms` reads the index of terms; `few` does so where no more decks match than are counted, and
 * reads all of them first; `decks` reads the decks in order and asks the index about them, which is the faster way where many match and the order is another one
 * than the index's; `nearest` does so with the first decks of that order alone; `texts` compares texts as well, while the index is being built.
 */
export type Way = "all" | "terms" | "few" | "decks" | "nearest" | "texts";

/**
 * What distinguishes queries apart from their parameters. `title`: only decks of the same title as the value, or only others. `isFiltered`: only decks whose
 * facets are like the value; of `terms` the question to the index says so itself.
 */
export type Shape = { order: Order; way: Way; title: "any" | "same" | "other"; isFiltered: boolean };

/** A place in an order. `rank` is the worth or the lot where these are the order, otherwise 0. */
export type Start = { id: number; titleKey: string; rank: number };

/** The parameters of a page's query; a query may use only some of them: the place after which it begins, the search, a title, the facets, the oldest new deck, the ids of chosen decks as JSON. */
export type PageValues = Start & { match: string; term: string; title: string; facets: string; since: number; ids: string; limit: number };

const farEnd: Start = { id: Number.MAX_SAFE_INTEGER, titleKey: "\u{10ffff}", rank: Number.MAX_SAFE_INTEGER };
const nearEnd: Start = { id: -1, titleKey: "", rank: -1 };

/** The place before the first deck of each order. */
export const starts: Record<Order, Start> = {
  newest: farEnd,
  oldest: nearEnd,
  "a-z": nearEnd,
  "z-a": farEnd,
  official: farEnd,
  others: farEnd,
  "by-worth": farEnd,
  "without-worth": farEnd,
  "by-lot": nearEnd,
  chosen: farEnd,
};

export function isByTitle(order: Order): boolean {
  return order === "a-z" || order === "z-a";
}

function isDescending(order: Order): boolean {
  return order !== "a-z" && order !== "oldest" && order !== "by-lot";
}

/** Orders with a table of their own, which has a row for each of their decks. */
const ranks = {
  "by-worth": { table: sql`"deckWorth"`, rank: sql`"deckWorth"."worth"`, id: sql`"deckWorth"."deckId"`, owner: sql`"deckWorth"."ownerId"` },
  "by-lot": { table: sql`"newDecks"`, rank: sql`"newDecks"."lot"`, id: sql`"newDecks"."deckId"`, owner: sql`"newDecks"."ownerId"` },
} as const;

type Rank = (typeof ranks)[keyof typeof ranks];

/**
 * The decks of such a table, in its order. PostgreSQL multiplies how seldom an id and how seldom an owner is the same, expects nearly no deck and would read the
 * whole Library: one row each, as here, it looks up in turn.
 */
const fromRanked: Readonly<Record<Store["kind"], (rank: Rank) => RawBuilder<unknown>>> = {
  sqlite: ({ table, id, owner }) => sql`${table} cross join "library" on "library"."id" = ${id} and "library"."ownerId" = ${owner}`,
  postgres: ({ table, id, owner }) => sql`${table} cross join lateral
    (select * from "library" as "one" where "one"."id" = ${id} and "one"."ownerId" = ${owner} limit 1) as "library"`,
};

export function isRanked(order: Order): order is keyof typeof ranks {
  return Object.hasOwn(ranks, order);
}

/** SQLite has no statistics of its full text: it has to join in the order as written, and to read titles in order. */
const hints = {
  sqlite: { join: sql`cross join`, byTitle: sql`indexed by "libraryByTitle"`, own: sql`+`, countsFirst: false },
  postgres: { join: sql`join`, byTitle: sql``, own: sql``, countsFirst: true },
} as const satisfies Record<Store["kind"], unknown>;

const nothing = sql``;

/**
 * Finds the ids of the page first, in narrow rows, then reads their titles and authors. A deck is included only if it is listed at this
 * moment.
 */
export function pageQuery(kind: Store["kind"], shape: Shape, values: PageValues): RawBuilder<unknown> {
  const { join } = hints[kind];
  return sql`
    select "page"."id", "page"."titleKey", "page"."official", "page"."ownerId", "page"."rank", "decks"."title", "decks"."description",
      "decks"."cardCount", "decks"."visibility", "decks"."updatedAt", "decks"."firstCard", ${cardsStartColumn},
      "users"."username", "users"."displayName", "users"."selectedTheme"
    from (${idsQuery(kind, shape, values)}) as "page"
    ${join} "decks" on "decks"."ownerId" = "page"."ownerId" and "decks"."id" = "page"."id"
    ${join} "users" on "users"."id" = "page"."ownerId"
    where ${isListedDeck}
    order by ${sequence(shape.order, { id: sql.ref("page.id"), titleKey: sql.ref("page.titleKey"), rank: sql.ref("page.rank") })}
  `;
}

function idsQuery(kind: Store["kind"], shape: Shape, values: PageValues): RawBuilder<unknown> {
  const { way, title } = shape;
  const entries = { from: sql`"libraryTerms"`, where: termsDialects[kind].matches(values.match) };
  if (way === "nearest") return amongNearest(kind, shape, values, entries);
  const isOfOneTitle = way === "decks" && title === "same";
  if (!hints[kind].countsFirst || isOfOneTitle || way === "all" || way === "texts") return idsAmong(kind, shape, values, entries);
  return byFrequency(shape, values, entries);
}

/** As many decks are looked at first: PostgreSQL unpacks the terms of one in some µs, and SQLite begins to read the lists of all terms for each. */
const nearestDecks: Readonly<Record<Store["kind"], number>> = { sqlite: 100, postgres: 1000 };

function amongNearest(kind: Store["kind"], shape: Shape, values: PageValues, entries: Entries): RawBuilder<unknown> {
  const keys: Keys = { id: sql.ref("nearest.id"), titleKey: sql.ref("nearest.titleKey"), rank: sql.ref("nearest.rank") };
  const nearest = idsAmong(kind, { ...shape, way: "all" }, values, { ...entries, limit: sql.lit(nearestDecks[kind]) });
  return sql`select "nearest".* from (${nearest}) as "nearest" where ${termsDialects[kind].entryMatches(keys.id, values.match)}
    order by ${sequence(shape.order, keys)} limit ${values.limit}`;
}

/** Whether the decks that are looked at first are all that there are after the place in this order, as of new decks. */
export function isAllNearestQuery(kind: Store["kind"], shape: Shape, values: PageValues) {
  const entries = { from: nothing, where: sql<SqlBool>`true`, limit: sql.lit(nearestDecks[kind]) };
  return sql<{ isAll: 0 | 1 }>`select case when count(*) < ${sql.lit(nearestDecks[kind])} then 1 else 0 end as "isAll"
    from (${idsAmong(kind, { ...shape, way: "all" }, values, entries)}) as "nearest"`;
}

/** From so many matches on, PostgreSQL finds the first of them sooner by reading decks in their order. */
const manyEntries = 10_000;

/**
 * PostgreSQL knows how frequent common terms are, and takes a rare one for as frequent as the rarest of these: then it would read all decks, and their terms, for a
 * page that is never full. So matches are counted first.
 */
function byFrequency(shape: Shape, values: PageValues, entries: Entries): RawBuilder<unknown> {
  const some = sql`"some" as materialized (${termsDialects.postgres.idsOf(values.match, manyEntries + 1)})`;
  const among = (only: RawBuilder<SqlBool>) =>
    idsAmong("postgres", { ...shape, way: "few" }, values, { from: sql`"some" as "libraryTerms"`, where: sql`true`, only });
  if (shape.way === "few") return sql`with ${some} ${among(sql`true`)}`;
  const isMany = sql<SqlBool>`(select count(*) from "some") > ${sql.lit(manyEntries)}`;
  return sql`with ${some} (${among(sql`not ${isMany}`)}) union all (${idsAmong("postgres", shape, values, { ...entries, only: isMany })})`;
}

/** Where entries of the index are read, and on what condition; whether anything is to be read at all, and how many decks if not those of the page. */
type Entries = { from: RawBuilder<unknown>; where: RawBuilder<SqlBool>; only?: RawBuilder<SqlBool>; limit?: RawBuilder<unknown> };

function idsAmong(
  kind: Store["kind"],
  shape: Shape,
  values: PageValues,
  { only = sql`true`, limit, ...entries }: Entries,
): RawBuilder<unknown> {
  const { order, way, isFiltered } = shape;
  const dialect = termsDialects[kind];
  const { join, byTitle, own } = hints[kind];
  const ranked = isRanked(order) ? ranks[order] : null;
  const columns = sql`"library"."id", "library"."ownerId", "library"."titleKey", "library"."official", ${ranked?.rank ?? sql`0`} as "rank"`;
  const keys: Keys = { id: sql.ref("library.id"), titleKey: sql.ref("library.titleKey"), rank: ranked?.rank ?? nothing };
  const filtered = isFiltered ? sql`and ${hasFacets(values.facets)}` : nothing;
  if (way === "terms" || way === "few") {
    const id = isByTitle(order) || ranked ? keys.id : dialect.id;
    const andRank = ranked
      ? sql`${join} ${ranked.table} on ${ranked.owner} = "library"."ownerId" and ${ranked.id} = "library"."id"`
      : nothing;
    return sql`select ${columns} from ${entries.from} ${join} "library" on "library"."id" = ${dialect.id} ${andRank}
      where ${only} and ${entries.where} ${filtered} ${restOf(kind, shape, values, { ...keys, id })} limit ${limit ?? values.limit}`;
  }
  const found = sql`${own}"library"."id" in (select ${dialect.id} from "libraryTerms" where ${entries.where})`;
  const conditions: Record<"all" | "decks" | "texts", RawBuilder<unknown>> = {
    all: sql`1 = 1`,
    decks: found,
    texts: sql`(${found} or ${dialect.containsText(values.term)})`,
  };
  const plain = isByTitle(order) ? sql`"library" ${byTitle}` : sql`"library"`;
  const from = ranked ? fromRanked[kind](ranked) : plain;
  const inOrder = ranked ? { ...keys, id: ranked.id } : keys;
  return sql`select ${columns} from ${from} where ${only} and ${conditions[way === "nearest" ? "all" : way]} ${filtered} ${restOf(kind, shape, values, inOrder)} limit ${limit ?? values.limit}`;
}

/** What decks are ordered by. */
type Keys = { id: RawBuilder<unknown>; titleKey: RawBuilder<unknown>; rank: RawBuilder<unknown> };

/** What follows the previous page, in order. */
function restOf(kind: Store["kind"], { order, title }: Shape, values: PageValues, keys: Keys): RawBuilder<unknown> {
  const beyond = sql.raw(isDescending(order) ? "<" : ">");
  const by = leadingKey(order, keys);
  const value = isByTitle(order) ? values.titleKey : values.rank;
  const place = by ? sql`(${by}, ${keys.id}) ${beyond} (${value}, ${values.id})` : sql`${keys.id} ${beyond} ${values.id}`;
  const titles = { any: nothing, same: sql`and ${keys.titleKey} = ${values.title}`, other: sql`and ${keys.titleKey} <> ${values.title}` }[
    title
  ];
  return sql`and ${place} ${titles} ${filterOf(kind, order, values)} order by ${sequence(order, keys)}`;
}

/** What comes before the id, if anything does. */
function leadingKey(order: Order, { titleKey, rank }: Keys): RawBuilder<unknown> | null {
  if (isByTitle(order)) return titleKey;
  return isRanked(order) ? rank : null;
}

function sequence(order: Order, keys: Keys): RawBuilder<unknown> {
  const direction = sql.raw(isDescending(order) ? "desc" : "asc");
  const by = leadingKey(order, keys);
  return by ? sql`${by} ${direction}, ${keys.id} ${direction}` : sql`${keys.id} ${direction}`;
}

const isWithoutWorth = sql`not exists (
  select 1 from "deckWorth" where "deckWorth"."ownerId" = "library"."ownerId" and "deckWorth"."deckId" = "library"."id"
)`;

/** A new deck that is its author's latest of those that are listed and that nobody found helpful. */
function isLatest(kind: Store["kind"]): RawBuilder<unknown> {
  return sql`not exists (
    select 1 from "newDecks" as "later" ${hints[kind].join} "library" as "listed"
      on "listed"."id" = "later"."deckId" and "listed"."ownerId" = "later"."ownerId"
    where "later"."ownerId" = "newDecks"."ownerId" and ("later"."listedAt", "later"."deckId") > ("newDecks"."listedAt", "newDecks"."deckId")
      and not exists (select 1 from "deckWorth" where "deckWorth"."ownerId" = "later"."ownerId" and "deckWorth"."deckId" = "later"."deckId")
  )`;
}

/** The ids of a text of JSON, as a query. */
const idsIn = {
  sqlite: (ids: string) => sql`select "value" from json_each(${ids})`,
  postgres: (ids: string) => sql`select jsonb_array_elements_text(${ids}::jsonb)::bigint`,
} as const satisfies Record<Store["kind"], unknown>;

function filterOf(kind: Store["kind"], order: Order, { since, ids }: PageValues): RawBuilder<unknown> {
  if (order === "chosen") return sql`and "library"."id" in (${idsIn[kind](ids)})`;
  if (order === "official") return sql`and "library"."official" = 1`;
  if (order === "others") return sql`and "library"."official" = 0`;
  if (order === "without-worth") return sql`and ${isWithoutWorth}`;
  if (order !== "by-lot") return nothing;
  return sql`and "newDecks"."lot" is not null and "newDecks"."listedAt" >= ${since} and ${isWithoutWorth} and ${isLatest(kind)}`;
}

/** A condition on a row of "library" (facets.ts). */
function hasFacets(pattern: string): RawBuilder<unknown> {
  return sql`"library"."facets" like ${pattern}`;
}

/** What is counted: by `terms` the question has the filters, by `texts` the facets are compared. */
export type CountValues = Pick<PageValues, "match" | "term" | "facets"> & { /** counted no further */ most: number };

/** The matches of a search, counted up to a limit. */
export function countQuery(kind: Store["kind"], way: "terms" | "texts", values: CountValues) {
  const dialect = termsDialects[kind];
  const found = () => sql`select ${dialect.id} from "libraryTerms" where ${dialect.matches(values.match)}`;
  const byText = () => sql`select 1 from "library"
    where ("library"."id" in (${found()}) or ${dialect.containsText(values.term)}) and ${hasFacets(values.facets)} limit ${values.most}`;
  const some = way === "terms" ? dialect.idsOf(values.match, values.most) : byText();
  return sql<{ decks: number }>`select cast(count(*) as integer) as "decks" from (${some}) as "counted"`;
}

export type MatchesValues = { match: string; most: number; few: number };

/** How many matches a search has, counted no further than `most`, and the ids of a few in no order. The index is asked once for both. */
export function matchesQuery(kind: Store["kind"], { match, most, few }: MatchesValues) {
  return sql<{ decks: number; ids: string | null }>`with "matches" as materialized (${termsDialects[kind].idsOf(match, most)})
    select cast(count(*) as integer) as "decks",
      (select string_agg(cast("id" as text), ' ') from (select "id" from "matches" limit ${few}) as "some") as "ids" from "matches"`;
}

/** The facets of the newest matching decks, up to a limit, each with the number of decks that have the same. */
export function facetsQuery(kind: Store["kind"], way: Extract<Way, "all" | "terms" | "texts">, values: CountValues) {
  const dialect = termsDialects[kind];
  const { join } = hints[kind];
  const matching = sql`select ${dialect.id} from "libraryTerms" where ${dialect.matches(values.match)}`;
  const newest: Record<typeof way, () => RawBuilder<unknown>> = {
    all: () => sql`select "facets" from "library" order by "library"."id" desc`,
    terms: () => sql`select "library"."facets" from (${dialect.newestIdsOf(values.match, values.most)}) as "matching"
      ${join} "library" on "library"."id" = "matching"."id"`,
    texts: () => sql`select "facets" from "library"
      where ("library"."id" in (${matching}) or ${dialect.containsText(values.term)}) and ${hasFacets(values.facets)}
      order by "library"."id" desc`,
  };
  return sql<{ facets: string; decks: number }>`select "facets", cast(count(*) as integer) as "decks"
    from (${newest[way]()} limit ${values.most}) as "found" group by "facets"`;
}
