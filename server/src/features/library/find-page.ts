import type { Db } from "../../store/tables.ts";

import { cheaperWay } from "./library-plan.ts";
import { isByTitle, isDescending } from "./library-page.store.ts";
import type { LibrarySample } from "./library-sample.ts";
import type { LibraryDialect, Order, TermSearch } from "./library-dialect.ts";
import { readPage, type ListedRow, type Page } from "./library.store.ts";
import { rangeBounds, rangeCount, titleRangeOf } from "../../library-index/title-ranges.ts";

/** Searching range by range pays from this estimated cost on, in µs. */
const longWay = 4000;

type Place = { id: number; titleKey: string };
type FindPageRequest = { order: Order; search: TermSearch; after: Place | null; limit: number };

/** The page of a search after a place, found in the way that the sample estimates to be the fastest. */
export async function findPage(db: Db, dialect: LibraryDialect, sample: LibrarySample, request: FindPageRequest): Promise<Page> {
  const { order, search } = request;
  if (order === "official") return readPage(db, dialect, { ...request, way: "walk", titleRange: null });
  const plan = planFor(dialect, sample, request, { from: 0, to: sample.size });
  if (!isByTitle(order) || search.isShort || plan.cost < longWay)
    return readPage(db, dialect, { ...request, way: plan.way, titleRange: null });
  return { rows: await rangeByRange(db, dialect, sample, request), total: null };
}

async function rangeByRange(db: Db, dialect: LibraryDialect, sample: LibrarySample, request: FindPageRequest): Promise<ListedRow[]> {
  const { order, after, limit } = request;
  const step = isDescending(order) ? -1 : 1;
  const rows: ListedRow[] = [];
  const first = after ? titleRangeOf(after.titleKey) : step > 0 ? 0 : rangeCount - 1;
  for (let titleRange = first; titleRange >= 0 && titleRange < rangeCount && rows.length < limit; titleRange += step) {
    const { from, to } = rangeBounds(titleRange);
    const range = { from: sample.rankByTitle(from, -1), to: sample.rankByTitle(to, -1) };
    const here = { ...request, limit: limit - rows.length };
    const { way } = planFor(dialect, sample, here, range);
    rows.push(...(await readPage(db, dialect, { ...here, way, titleRange })).rows);
  }
  return rows;
}

type Range = { from: number; to: number };

function planFor(dialect: LibraryDialect, sample: LibrarySample, { order, search, after }: FindPageRequest, range: Range) {
  const hits = sample.hits(search.term);
  const all = isByTitle(order) ? hits.byTitle : hits.byAge;
  const isDown = isDescending(order);
  const place = after && (isByTitle(order) ? sample.rankByTitle(after.titleKey, after.id) : sample.rankByAge(after.id));
  return cheaperWay({
    hits: all.filter((rank) => rank >= range.from && rank < range.to),
    from: place !== null && !isDown ? Math.max(place, range.from) : range.from,
    to: place !== null && isDown ? Math.min(place, range.to) : range.to,
    isDescending: isDown,
    costs: isByTitle(order) ? dialect.costs.byTitle : dialect.costs.byAge,
  });
}
