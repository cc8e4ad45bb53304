import type { LibraryFilters } from "@recollect/domain/library/filters.ts";
import { librarySorts } from "@recollect/domain/library/library-sort.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import { cursorOf, noMix } from "../../server/src/features/library/library-cursor.ts";
import { readLibraryFacets } from "../../server/src/features/library/library-facets.ts";
import { createLibrary } from "../../server/src/features/library/library.service.ts";
import { searchOf } from "../../server/src/library-index/search.ts";
import { openReader } from "../../server/src/store/reading/reader.ts";
import type { Store } from "../../server/src/store/store.ts";
import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";
import { cardSearches } from "./card-searches.ts";
import { indexSize } from "./index-size.ts";
import { searches } from "./searches.ts";

const searchesOfAKind = 60;
/** Each search is asked in one of so many sorts, so that all searches and all sorts have their turn in minutes. */
const sharesOfSorts = 3;
const reader = { uid: "reader" };
const limit = 24;
/** Decks of which one is a place in the middle of a list. */
const sampledDecks = 10_000;

/** Filters whose further choices are counted, in turn. */
const chosenFilters: readonly LibraryFilters[] = [
  {},
  { terms: "en" },
  { subject: "biology" },
  { terms: "de", pictures: "1" },
  { cards: "21-50", definitions: "en" },
  { terms: "en", level: "university", sound: "1" },
];

/** As the server's own connections for searches. */
const connections = { connections: 3, idleMs: 60_000, statementMs: 60_000, readsRowByRow: true };

const isShort = (kind: string) => kind === "one letter" || kind === "two letters";

/** How long the server needs for a page, in ms: each search in each sort, on its first page, its second, and one somewhere in the middle. */
export async function measurePages(name: string, store: Store): Promise<Row[]> {
  const { db, close } = await openReader(store.place, connections);
  const library = createLibrary({ store: { ...store, read: db }, clock: Date.now });
  const sample = await store.read.selectFrom("library").select(["id", "titleKey"]).orderBy("id").limit(sampledDecks).execute();
  const random = seededRandom(5);
  /** The median of three times, so that a moment in which another program had the processor is not counted. */
  const timed = async (request: { search: string; sort: string; cursor: string | null }) => {
    const times: number[] = [];
    let nextCursor: string | null = null;
    for (let turn = 0; turn < 3; turn += 1) {
      const began = performance.now();
      ({ nextCursor } = await library.page(reader, { ...request, limit }));
      times.push(performance.now() - began);
    }
    return { ms: percentile(times, 0.5), nextCursor };
  };
  await timed({ search: "warm up", sort: "newest", cursor: null });

  const times = new Map<string, number[]>();
  const allSearches = { ...searches(searchesOfAKind), ...cardSearches(searchesOfAKind) };
  for (const [kind, terms] of Object.entries(allSearches)) {
    const ofKind: number[] = [];
    times.set(kind, ofKind);
    for (const [at, sort] of librarySorts.entries()) {
      for (const [number, search] of terms.entries()) {
        if (number % sharesOfSorts !== at % sharesOfSorts) continue;
        const first = await timed({ search, sort, cursor: null });
        ofKind.push(first.ms);
        if (first.nextCursor !== null) ofKind.push((await timed({ search, sort, cursor: first.nextCursor })).ms);
        const somewhere = sample[Math.floor(random() * sample.length)];
        // Without a search there is no order by relevance.
        if (!somewhere || (sort === "relevance" && search === "")) continue;
        const cursor = cursorOf(
          { ...noMix, ...somewhere, rank: 0, official: 0, tier: 0, way: null, total: 1, totalIsExact: true },
          { sort, term: searchOf(search)?.term ?? null, filters: {} },
        );
        ofKind.push((await timed({ search, sort, cursor })).ms);
      }
    }
  }
  const countTimes: number[] = [];
  for (const [at, search] of Object.values(allSearches).flat().entries()) {
    const question = { term: searchOf(search)?.term ?? null, filters: chosenFilters[at % chosenFilters.length] ?? {} };
    const began = performance.now();
    await readLibraryFacets({ db, kind: store.kind }, question);
    countTimes.push(performance.now() - began);
  }
  const { index, cards } = await indexSize(store);
  await close();
  await store.close();
  const all = (short: boolean) => [...times].flatMap(([kind, ms]) => (isShort(kind) === short ? ms : []));
  return [
    ...[...times].flatMap(([kind, ms]) => [
      knownRow(`${name}: search for ${kind}, p50`, percentile(ms, 0.5), "ms"),
      knownRow(`${name}: search for ${kind}, p99`, percentile(ms, 0.99), "ms"),
    ]),
    atMost(`${name}: three letters or more, or none; any sort, any page, p99`, percentile(all(false), 0.99), 50, "ms"),
    knownRow(`${name}: the same, the slowest of ${all(false).length}`, percentile(all(false), 1), "ms"),
    atMost(`${name}: one or two letters; any sort, any page, p99`, percentile(all(true), 0.99), 150, "ms"),
    knownRow(`${name}: the same, the slowest of ${all(true).length}`, percentile(all(true), 1), "ms"),
    knownRow(`${name}: the numbers behind the filters, p50`, percentile(countTimes, 0.5), "ms"),
    atMost(`${name}: the same, p99`, percentile(countTimes, 0.99), 50, "ms"),
    atMost(`${name}: the index beside ${Math.round(cards / 1e6)} MB of cards`, index / cards, 1, "of them"),
  ];
}
