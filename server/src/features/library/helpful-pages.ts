import { firstLotOf, isNewDecksPlace, NEW_DECKS } from "@recollect/domain/library/new-decks.ts";

import type { Mix, Place } from "./library-cursor.ts";
import { starts, type Order, type Start } from "./library-page.store.ts";
import type { ListedRow } from "./library.store.ts";

/** Reads decks in one order, after a place. */
export type ReadIn = (order: Order, more: ReadMore) => Promise<ListedRow[]>;
export type ReadMore = { after: Start | null; limit: number; since?: number; ids?: readonly number[] };

type Request = { after: Place | null; limit: number };

/** The sort Most helpful: decks that people of age and activity found helpful, then the others, newest first. */
export async function readHelpful(readIn: ReadIn, { after, limit }: { after: Start | null; limit: number }): Promise<ListedRow[]> {
  const isPast = after?.rank === 0;
  const first = isPast ? [] : await readIn("by-worth", { after, limit });
  if (first.length === limit) return first;
  return [...first, ...(await readIn("without-worth", { after: isPast ? after : null, limit: limit - first.length }))];
}

/** A deck with the place after it. */
export type PlacedRow = ListedRow & { place: Start & Mix };

/**
 * The sort Helpful and new: the same list, in which one place of five is a new deck's that nobody knows yet, as long as there are some. They are chosen when
 * the list begins, so that none is skipped when others come, are hidden or draw another lot while the list is read.
 */
export async function readHelpfulAndNew(readIn: ReadIn, { after, limit, turn }: Request & { turn: number }): Promise<PlacedRow[]> {
  const found = after ? await readChosen(readIn, after.newIds) : await readNewDecks(readIn, turn);
  const newIds = after?.newIds ?? found.map(({ id }) => id);
  const chosen = new Set(newIds);
  const helpful = await readHelpful(readIn, { after, limit: limit + chosen.size });
  const others = helpful.filter(({ id }) => !chosen.has(id)).values();
  const byId = new Map(found.map((row) => [row.id, row]));
  let { shown, shownNew } = after ?? { shown: 0, shownNew: 0 };
  let last: Start = after ?? starts["by-worth"];
  const rows: PlacedRow[] = [];
  let next = others.next();
  while (rows.length < limit) {
    // Those that have been hidden since have no place.
    while (shownNew < newIds.length && !byId.has(newIds[shownNew] ?? -1)) shownNew += 1;
    const isNew = shownNew < newIds.length && (isNewDecksPlace(shown) || next.done === true);
    const row = isNew ? byId.get(newIds[shownNew] ?? -1) : next.value;
    if (!row) break;
    if (isNew) shownNew += 1;
    else {
      last = { id: row.id, titleKey: row.titleKey, rank: row.rank };
      next = others.next();
    }
    shown += 1;
    rows.push({ ...row, place: { ...last, shown, shownNew, newIds } });
  }
  return rows;
}

async function readChosen(readIn: ReadIn, ids: readonly number[]): Promise<ListedRow[]> {
  return ids.length === 0 ? [] : readIn("chosen", { after: null, limit: ids.length, ids });
}

/** From the turn's lot on, and from the first lot again. */
async function readNewDecks(readIn: ReadIn, turn: number): Promise<ListedRow[]> {
  const since = turn * NEW_DECKS.turnMs - NEW_DECKS.newMs;
  const from = { ...starts["by-lot"], rank: firstLotOf(turn) };
  const first = await readIn("by-lot", { after: from, limit: NEW_DECKS.mostShown, since });
  const limit = NEW_DECKS.mostShown - first.length;
  const rest = limit === 0 ? [] : await readIn("by-lot", { after: null, limit, since });
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...rest.filter(({ id }) => !ids.has(id))];
}
