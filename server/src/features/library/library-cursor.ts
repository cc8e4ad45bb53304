import { createHash } from "node:crypto";

import { filterNames, hasFilters, type LibraryFilters } from "@recollect/domain/library/filters.ts";
import type { LibrarySort } from "@recollect/domain/library/library-sort.ts";
import { NEW_DECKS } from "@recollect/domain/library/new-decks.ts";

import type { Start } from "./library-page.store.ts";
import { isWayOfSearch, type WayOfSearch } from "./search-plan.ts";

/**
 * Where a page ends, and the count of the first one. `tier` counts what relevance lists one after the other; 0 in other orders. `rank` is the worth of the
 * last deck in the order of worth.
 */
export type Place = Start & { official: 0 | 1; tier: number; way: WayOfSearch | null; total: number; totalIsExact: boolean } & Mix;

/** How far a list is that mixes new decks in: how many decks were shown, the list's new decks, and how many of these have had their place. */
export type Mix = { shown: number; newIds: readonly number[]; shownNew: number };

/** Of other orders. */
export const noMix: Mix = { shown: 0, newIds: [], shownNew: 0 };

/** Relevance has fewer. */
const mostTiers = 20;

type List = { sort: LibrarySort; term: string | null; filters: LibraryFilters };

/**
 * A cursor contains nothing secret and grants nothing: a forged one only begins elsewhere in the same public list. So it is not signed, but
 * parsed strictly, and bound to one search and sort.
 */
export function cursorOf(place: Place, list: List): string {
  const { id, titleKey, rank, official, tier, way, total, totalIsExact, shown, newIds, shownNew } = place;
  const fields = [listMark(list), id, titleKey, rank, official, tier, way, total, totalIsExact ? 1 : 0, shown, newIds, shownNew];
  return Buffer.from(JSON.stringify(fields)).toString("base64url");
}

/** The place of a cursor; null for a cursor of another list, or an invalid one. */
export function readCursor(cursor: string, list: List): Place | null {
  const fields = parsed(cursor);
  if (!Array.isArray(fields) || fields.length !== 12) return null;
  const [mark, id, titleKey, rank, official, tier, way, total, exact, shown, newIds, shownNew] = fields as unknown[];
  if (mark !== listMark(list)) return null;
  if (!isCount(id) || !isCount(rank) || !isCount(total) || !isCount(tier) || tier > mostTiers) return null;
  if (way !== null && !isWayOfSearch(way)) return null;
  if (!isFlag(official) || !isFlag(exact) || !isCount(shown) || !isCount(shownNew)) return null;
  if (!Array.isArray(newIds) || newIds.length > NEW_DECKS.mostShown || !newIds.every(isCount)) return null;
  if (typeof titleKey !== "string" || titleKey.length > 250 || !titleKey.isWellFormed() || titleKey.includes("\0")) return null;
  const place: Place = { id, titleKey, rank, official, tier, way, total, totalIsExact: exact === 1, shown, newIds, shownNew };
  return cursorOf(place, list) === cursor ? place : null;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}

function listMark({ sort, term, filters }: List): string {
  const chosen = hasFilters(filters) ? [filterNames.map((name) => filters[name] ?? null)] : [];
  return createHash("sha256")
    .update(JSON.stringify([sort, term, ...chosen]))
    .digest("base64url")
    .slice(0, 8);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isFlag(value: unknown): value is 0 | 1 {
  return value === 0 || value === 1;
}
