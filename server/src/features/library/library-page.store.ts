import { sql, type RawBuilder } from "kysely";

import { isListedDeck } from "../../access/deck-conditions.store.ts";
import { cardsStartColumn } from "../../access/first-card.store.ts";
import type { Way } from "./library-plan.ts";
import type { PageValues, LibraryDialect, Order, PagePart, Shape, TermSearch } from "./library-dialect.ts";

export function shapeOf(request: { order: Order; way: Way; search: TermSearch | null; titleRange: number | null }): Shape {
  const { order, way, search, titleRange } = request;
  const { isShort = false, isWhole = true } = search ?? {};
  return { order, way: search ? way : "all", isShort, isWhole, isInRange: titleRange !== null };
}

const farEnd = { id: Number.MAX_SAFE_INTEGER, titleKey: "\u{10ffff}" };
const nearEnd = { id: -1, titleKey: "" };

/** The place before the first deck of each scan order. */
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

export function isDescending(order: Order): boolean {
  return order !== "a-z" && order !== "oldest";
}

/**
 * Finds the ids of the page first, in narrow rows, then reads their titles and authors. A deck is included only if it is listed at this
 * moment.
 */
export function pageQuery(dialect: LibraryDialect, shape: Shape, values: PageValues): RawBuilder<unknown> {
  const { join } = dialect;
  const { before, total, page } = pagePart(dialect, shape, values);
  return sql`
    ${before}
    select "page"."id", "page"."titleKey", "page"."official", "page"."ownerId", "decks"."title", "decks"."description",
      "decks"."cardCount", "decks"."visibility", "decks"."updatedAt", "decks"."firstCard", ${cardsStartColumn},
      "users"."username", "users"."displayName", "users"."selectedTheme" ${total}
    from (${page}) as "page"
    ${join} "decks" on "decks"."ownerId" = "page"."ownerId" and "decks"."id" = "page"."id"
    ${join} "users" on "users"."id" = "page"."ownerId"
    where ${isListedDeck}
    order by ${sequence(shape.order, sql.ref("page.id"), sql.ref("page.titleKey"))}
  `;
}

const nothing = sql``;

/** The columns of "library" that a page needs. */
export const pageColumns = sql`"library"."id", "library"."ownerId", "library"."titleKey", "library"."official"`;

function pagePart(dialect: LibraryDialect, shape: Shape, values: PageValues): PagePart {
  const rest = (id: RawBuilder<unknown>) => restOf(shape, values, id);
  if (shape.way === "gather") return dialect.pageFor(shape, values, rest);
  const condition = shape.way === "all" ? sql`1 = 1` : dialect.holds(values.term);
  const page = sql`select ${pageColumns} from "library" where ${condition} ${rest(sql.ref("library.id"))}`;
  return { before: nothing, total: nothing, page };
}

/** What follows the previous page, in order. */
function restOf({ order, isInRange }: Shape, values: PageValues, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const key = sql.ref("library.titleKey");
  const beyond = sql.raw(isDescending(order) ? "<" : ">");
  const place = isByTitle(order) ? sql`(${key}, ${id}) ${beyond} (${values.titleKey}, ${values.id})` : sql`${id} ${beyond} ${values.id}`;
  const range = isInRange ? sql`and ${key} ${sql.raw(isDescending(order) ? ">=" : "<")} ${values.end}` : nothing;
  return sql`and ${place} ${range} ${filters[order]} order by ${sequence(order, id, key)} limit ${values.limit}`;
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
