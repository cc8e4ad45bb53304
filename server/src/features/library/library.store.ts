import { sql } from "kysely";

import { compareCodePoints } from "@recollect/domain/decks/compare-code-points.ts";
import type { ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import type { FirstCardRow } from "../../access/first-card.store.ts";
import { precompiled } from "../../store/precompiled.ts";
import type { Db } from "../../store/tables.ts";

import type { Way } from "./library-plan.ts";
import { isDescending, pageQuery, shapeOf, starts } from "./library-page.store.ts";
import type { PageValues, LibraryDialect, Order, Shape, TermSearch } from "./library-dialect.ts";
import { SAMPLE_ONE_IN, type SampledDeck } from "./library-sample.ts";
import { rangeBounds } from "../../library-index/title-ranges.ts";

export type ListedRow = {
  id: number;
  titleKey: string;
  official: 0 | 1;
  ownerId: string;
  title: string;
  description: string;
  cardCount: number;
  visibility: Visibility;
  updatedAt: number;
  username: string | null;
  displayName: string | null;
  selectedTheme: ThemeIndex;
} & FirstCardRow;

export type Page = { rows: ListedRow[]; /** the number of all matches, if the query counted them */ total: number | null };

type Place = { id: number; titleKey: string };

export type PageQuery = {
  order: Order;
  way: Way;
  /** null for the whole Library */
  search: TermSearch | null;
  /** one range of titles only, or null for all */
  titleRange: number | null;
  /** the last deck of the previous page, or null for the first page */
  after: Place | null;
  limit: number;
};

type Run = (db: Db, values: PageValues) => Promise<{ rows: (ListedRow & { total?: number })[] }>;

/** Compiled queries by shape. */
const runs = new WeakMap<LibraryDialect, Map<string, Run>>();

/** Reads one page from the database as it is now. */
export async function readPage(db: Db, dialect: LibraryDialect, request: PageQuery): Promise<Page> {
  const { order, search, titleRange, after, limit } = request;
  const run = runFor(dialect, shapeOf(request));
  const { place, end } = titleRange === null ? { place: after ?? starts[order], end: "" } : inRange(titleRange, order, after);
  const match = search === null ? "" : dialect.matchFor(search, titleRange);
  const { rows } = await run(db, { id: place.id, titleKey: place.titleKey, end, term: search?.term ?? "", match, limit });
  return { rows, total: rows[0]?.total ?? (rows.length < limit && !after && titleRange === null ? rows.length : null) };
}

/** The database plans the query each time: the best plan depends on how rare the search term is. */
function runFor(dialect: LibraryDialect, shape: Shape): Run {
  const runsOfDialect = runs.get(dialect) ?? new Map<string, Run>();
  runs.set(dialect, runsOfDialect);
  const name = Object.values(shape).join(" ");
  const build = (on: Db, values: PageValues) => ({ compile: () => pageQuery(dialect, shape, values).compile(on) });
  const run = runsOfDialect.get(name) ?? (precompiled(build, { keepsPlan: false }) as Run);
  runsOfDialect.set(name, run);
  return run;
}

/** The place where the page begins within the range, and the key at its end: one bound on each side, because SQLite uses no more. */
function inRange(titleRange: number, order: Order, after: Place | null): { place: Place; end: string } {
  const { from, to } = rangeBounds(titleRange);
  const isDown = isDescending(order);
  const edge = { id: -1, titleKey: isDown ? to : from };
  const isInside = after !== null && (isDown ? compareCodePoints(after.titleKey, to) < 0 : compareCodePoints(after.titleKey, from) >= 0);
  return { place: isInside ? after : edge, end: isDown ? from : to };
}

/** The number of matching decks, counted no further than `most`. */
export async function countUpTo(db: Db, dialect: LibraryDialect, search: TermSearch, most: number): Promise<number> {
  const all = dialect.matchesFor(search, { match: dialect.matchFor(search, null), term: search.term });
  const { rows } = await sql<{ decks: number }>`select count(*) as "decks" from (select 1 ${all} limit ${most}) as "found"`.execute(db);
  return rows[0]?.decks ?? 0;
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

/** The decks of the sample with which searches are planned. */
export async function readSample(db: Db): Promise<SampledDeck[]> {
  const one = sql.lit(SAMPLE_ONE_IN);
  const { rows } =
    await sql<SampledDeck>`select "id", "titleKey", "searchText" from "library" where "id" % ${one} = 5 order by "id"`.execute(db);
  return rows;
}
