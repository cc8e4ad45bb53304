import type { Db } from "../../store/tables.ts";

import { cheaperWay, type Costs } from "./library-plan.ts";
import { isByTitle, isDescending, type Kind, type Order } from "./library-queries.ts";
import type { LibrarySample } from "./library-sample.ts";
import type { Sought } from "./library-search.ts";
import { readPage, type ListedRow, type Page } from "./library.store.ts";
import { rangeBounds, rangeCount, titleRangeOf } from "../../library-index/title-ranges.ts";

/** As measured with a million decks. On SQLite a page by age is gathered no further than it goes, so that gathering is always right. */
const costs: Record<Kind, { byAge: Costs; byTitle: Costs }> = {
  sqlite: { byAge: { walked: 0.1, gathered: 0 }, byTitle: { walked: 0.15, gathered: 1.2 } },
  postgres: { byAge: { walked: 0.13, gathered: 1 }, byTitle: { walked: 0.5, gathered: 1.1 } },
};

/** Looking from range to range pays from here on, in µs. */
const longWay = 4000;

type Place = { id: number; titleKey: string };
type Asked = { order: Order; sought: Sought; after: Place | null; limit: number };

/** The page of a search that follows a place, by the way that the sample says is the shortest. */
export async function findPage(db: Db, kind: Kind, sample: LibrarySample, asked: Asked): Promise<Page> {
  const { order, sought } = asked;
  if (order === "official") return readPage(db, kind, { ...asked, way: "walk", titleRange: null });
  const plan = planFor(kind, sample, asked, { from: 0, to: sample.size });
  if (!isByTitle(order) || sought.isShort || plan.cost < longWay) return readPage(db, kind, { ...asked, way: plan.way, titleRange: null });
  return { rows: await rangeByRange(db, kind, sample, asked), total: null };
}

async function rangeByRange(db: Db, kind: Kind, sample: LibrarySample, asked: Asked): Promise<ListedRow[]> {
  const { order, after, limit } = asked;
  const step = isDescending(order) ? -1 : 1;
  const rows: ListedRow[] = [];
  const first = after ? titleRangeOf(after.titleKey) : step > 0 ? 0 : rangeCount - 1;
  for (let titleRange = first; titleRange >= 0 && titleRange < rangeCount && rows.length < limit; titleRange += step) {
    const { from, to } = rangeBounds(titleRange);
    const range = { from: sample.rankByTitle(from, -1), to: sample.rankByTitle(to, -1) };
    const here = { ...asked, limit: limit - rows.length };
    const { way } = planFor(kind, sample, here, range);
    rows.push(...(await readPage(db, kind, { ...here, way, titleRange })).rows);
  }
  return rows;
}

type Range = { from: number; to: number };

function planFor(kind: Kind, sample: LibrarySample, { order, sought, after }: Asked, range: Range) {
  const hits = sample.hits(sought.term);
  const all = isByTitle(order) ? hits.byTitle : hits.byAge;
  const isDown = isDescending(order);
  const place = after && (isByTitle(order) ? sample.rankByTitle(after.titleKey, after.id) : sample.rankByAge(after.id));
  return cheaperWay({
    hits: all.filter((rank) => rank >= range.from && rank < range.to),
    from: place !== null && !isDown ? Math.max(place, range.from) : range.from,
    to: place !== null && isDown ? Math.min(place, range.to) : range.to,
    isDescending: isDown,
    costs: isByTitle(order) ? costs[kind].byTitle : costs[kind].byAge,
  });
}
