import type { DeckSort } from "@recollect/domain/decks/sort.ts";
import { sql, type RawBuilder } from "kysely";

import { isListedDeck } from "../../access/deck-conditions.store.ts";
import { cardsStartColumn } from "../../access/first-card.store.ts";
import { termsDialects } from "../../library-index/terms.store.ts";
import type { Store } from "../../store/store.ts";

/** One order in which the Library is read. The sort Tutorials combines two of them: the official author's decks, then the others'. */
export type Order = Exclude<DeckSort, "tutorials"> | "official" | "others";

/**
 * How the decks of a search are found: `all` has no search; `terms` reads the index of terms; `decks` reads the decks in order and asks the index about them,
 * which is the faster way where many match and the order is another one than the index's; `texts` compares texts as well, while the index is being built.
 */
export type Way = "all" | "terms" | "decks" | "texts";

/**
 * What distinguishes queries apart from their parameters. `title`: only decks of the same title as the value, or only others. `isFiltered`: only decks whose
 * facets are like the value; of `terms` the question to the index says so itself.
 */
export type Shape = { order: Order; way: Way; title: "any" | "same" | "other"; isFiltered: boolean };

/** The parameters of a page's query; a query may use only some of them: the place after which it begins, the search, a title, the facets. */
export type PageValues = { id: number; titleKey: string; match: string; term: string; title: string; facets: string; limit: number };

const farEnd = { id: Number.MAX_SAFE_INTEGER, titleKey: "\u{10ffff}" };
const nearEnd = { id: -1, titleKey: "" };

/** The place before the first deck of each order. */
export const starts: Record<Order, { id: number; titleKey: string }> = {
  newest: farEnd,
  oldest: nearEnd,
  "a-z": nearEnd,
  "z-a": farEnd,
  official: farEnd,
  others: farEnd,
};

export function isByTitle(order: Order): boolean {
  return order === "a-z" || order === "z-a";
}

function isDescending(order: Order): boolean {
  return order !== "a-z" && order !== "oldest";
}

/** SQLite has no statistics of its full text: it has to join in the order as written, and to read titles in order. */
const hints = {
  sqlite: { join: sql`cross join`, byTitle: sql`indexed by "libraryByTitle"`, own: sql`+` },
  postgres: { join: sql`join`, byTitle: sql``, own: sql`` },
} as const satisfies Record<Store["kind"], unknown>;

const nothing = sql``;

/**
 * Finds the ids of the page first, in narrow rows, then reads their titles and authors. A deck is included only if it is listed at this
 * moment.
 */
export function pageQuery(kind: Store["kind"], shape: Shape, values: PageValues): RawBuilder<unknown> {
  const { join } = hints[kind];
  return sql`
    select "page"."id", "page"."titleKey", "page"."official", "page"."ownerId", "decks"."title", "decks"."description",
      "decks"."cardCount", "decks"."visibility", "decks"."updatedAt", "decks"."firstCard", ${cardsStartColumn},
      "users"."username", "users"."displayName", "users"."selectedTheme"
    from (${idsQuery(kind, shape, values)}) as "page"
    ${join} "decks" on "decks"."ownerId" = "page"."ownerId" and "decks"."id" = "page"."id"
    ${join} "users" on "users"."id" = "page"."ownerId"
    where ${isListedDeck}
    order by ${sequence(shape.order, sql.ref("page.id"), sql.ref("page.titleKey"))}
  `;
}

function idsQuery(kind: Store["kind"], shape: Shape, values: PageValues): RawBuilder<unknown> {
  const { order, way, isFiltered } = shape;
  const dialect = termsDialects[kind];
  const { join, byTitle, own } = hints[kind];
  const columns = sql`"library"."id", "library"."ownerId", "library"."titleKey", "library"."official"`;
  const libraryId = sql.ref("library.id");
  if (way === "terms") {
    const id = isByTitle(order) ? libraryId : dialect.id;
    return sql`select ${columns} from "libraryTerms" ${join} "library" on "library"."id" = ${dialect.id}
      where ${dialect.matches(values.match)} ${restOf(shape, values, id)}`;
  }
  const found = sql`${own}"library"."id" in (select ${dialect.id} from "libraryTerms" where ${dialect.matches(values.match)})`;
  const conditions: Record<Exclude<Way, "terms">, RawBuilder<unknown>> = {
    all: sql`1 = 1`,
    decks: found,
    texts: sql`(${found} or ${dialect.containsText(values.term)})`,
  };
  const from = isByTitle(order) ? sql`"library" ${byTitle}` : sql`"library"`;
  const filtered = isFiltered ? sql`and ${hasFacets(values.facets)}` : nothing;
  return sql`select ${columns} from ${from} where ${conditions[way]} ${filtered} ${restOf(shape, values, libraryId)}`;
}

/** What follows the previous page, in order. */
function restOf({ order, title }: Shape, values: PageValues, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const key = sql.ref("library.titleKey");
  const beyond = sql.raw(isDescending(order) ? "<" : ">");
  const place = isByTitle(order) ? sql`(${key}, ${id}) ${beyond} (${values.titleKey}, ${values.id})` : sql`${id} ${beyond} ${values.id}`;
  const titles = { any: nothing, same: sql`and ${key} = ${values.title}`, other: sql`and ${key} <> ${values.title}` }[title];
  return sql`and ${place} ${titles} ${filters[order]} order by ${sequence(order, id, key)} limit ${values.limit}`;
}

function sequence(order: Order, id: RawBuilder<unknown>, key: RawBuilder<unknown>): RawBuilder<unknown> {
  const direction = sql.raw(isDescending(order) ? "desc" : "asc");
  return isByTitle(order) ? sql`${key} ${direction}, ${id} ${direction}` : sql`${id} ${direction}`;
}

const filters: Record<Order, RawBuilder<unknown>> = {
  newest: nothing,
  oldest: nothing,
  "a-z": nothing,
  "z-a": nothing,
  official: sql`and "library"."official" = 1`,
  others: sql`and "library"."official" = 0`,
};

/** A condition on a row of "library" (facets.ts). */
function hasFacets(pattern: string): RawBuilder<unknown> {
  return sql`"library"."facets" like ${pattern}`;
}

/** What is counted: by `terms` the question has the filters, by `texts` the facets are compared. */
export type CountValues = Pick<PageValues, "match" | "term" | "facets">;

/** The matches of a search, counted no further than `most`. */
export function countQuery(kind: Store["kind"], way: "terms" | "texts", values: CountValues, most: number) {
  const dialect = termsDialects[kind];
  const found = sql`select ${dialect.id} from "libraryTerms" where ${dialect.matches(values.match)}`;
  const byText = () => sql`("library"."id" in (${found}) or ${dialect.containsText(values.term)}) and ${hasFacets(values.facets)}`;
  const all = way === "terms" ? found : sql`select 1 from "library" where ${byText()}`;
  return sql<{ decks: number }>`select cast(count(*) as integer) as "decks" from (${all} limit ${most}) as "found"`;
}

/** The facets of the newest matching decks, up to a limit, each with the number of decks that have the same. */
export function facetsQuery(kind: Store["kind"], way: Exclude<Way, "decks">, values: CountValues, most: number) {
  const dialect = termsDialects[kind];
  const { join } = hints[kind];
  const matching = sql`select ${dialect.id} from "libraryTerms" where ${dialect.matches(values.match)}`;
  const newest: Record<typeof way, () => RawBuilder<unknown>> = {
    all: () => sql`select "facets" from "library" order by "library"."id" desc`,
    terms: () => sql`select "library"."facets" from "libraryTerms" ${join} "library" on "library"."id" = ${dialect.id}
      where ${dialect.matches(values.match)} order by ${dialect.id} desc`,
    texts: () => sql`select "facets" from "library"
      where ("library"."id" in (${matching}) or ${dialect.containsText(values.term)}) and ${hasFacets(values.facets)}
      order by "library"."id" desc`,
  };
  return sql<{ facets: string; decks: number }>`select "facets", cast(count(*) as integer) as "decks"
    from (${newest[way]()} limit ${most}) as "found" group by "facets"`;
}
