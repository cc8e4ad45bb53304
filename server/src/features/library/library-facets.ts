import {
  filterNames,
  type FilterCounts,
  type FilterName,
  type LibraryFacets,
  type LibraryFilters,
} from "@recollect/domain/library/filters.ts";

import { facetsPattern, filteredQuery, readFacets } from "../../library-index/facets.ts";
import { isBuilding } from "../../library-index/index-decks.store.ts";
import { searchOf } from "../../library-index/search.ts";
import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { turnsOfWork } from "../../store/yield-while-parsing.ts";
import { countFacets } from "./library.store.ts";
import { mostCounted, planSearch } from "./search-plan.ts";

/** The search and the filters whose further choices are counted. */
export type FacetsRequest = { term: string | null; filters: LibraryFilters };

/**
 * How many decks each choice of each filter would leave, together with the search and the other filters. Only the newest decks are counted, as many as a
 * search counts.
 */
export async function readLibraryFacets(
  { db, kind }: { db: Db; kind: Store["kind"] },
  { term, filters }: FacetsRequest,
): Promise<LibraryFacets> {
  const search = term === null ? null : searchOf(term);
  const building = search !== null && (await isBuilding(db));
  const plan = await planSearch({ db, kind }, { search, filters: {} }, { isBuilding: building });

  async function rowsWith(chosen: LibraryFilters): Promise<{ facets: string; decks: number }[]> {
    const isByText = plan?.isByText ?? false;
    const query = isByText ? (plan?.query ?? null) : filteredQuery(plan?.query ?? null, chosen);
    const way = isByText ? "texts" : query === null ? "all" : "terms";
    return countFacets(db, kind, { query, way, term: plan?.term ?? "", facets: facetsPattern(chosen) }, mostCounted + 1);
  }

  const withAll = countsOf(await rowsWith(filters));
  const chosen = filterNames.filter((name) => filters[name] !== undefined);
  const facets = { ...withAll };
  const turn = turnsOfWork();
  for (const name of chosen) {
    await turn();
    const { [name]: _own, ...others } = filters;
    facets[name] = countsOf(await rowsWith(others))[name];
  }
  return facets;
}

function countsOf(rows: readonly { facets: string; decks: number }[]): LibraryFacets {
  const counts = new Map<FilterName, Record<string, number>>(filterNames.map((name) => [name, {}]));
  let all = 0;
  for (const row of rows) {
    all += row.decks;
    for (const [name, value] of readFacets(row.facets)) {
      const decks = counts.get(name);
      if (decks) decks[value] = (decks[value] ?? 0) + row.decks;
    }
  }
  const facetsOfRows = [...counts].map(([name, decks]): [FilterName, FilterCounts] => [name, { decks, isExact: all <= mostCounted }]);
  return Object.fromEntries(facetsOfRows) as LibraryFacets;
}
