import type { CardCount } from "../log/whole-log.store.ts";

/** A card that was answered more often is left where it is: replaying it alone would keep others waiting, and its schedule has long settled. */
export const mostEntriesOfCard = 2000;

/** The cards one after the other, parted where one has too many entries to be replayed with the others. */
export function runsOfCards(counts: readonly CardCount[]): CardCount[][] {
  const runs: CardCount[][] = [];
  let isOpen = false;
  for (const count of counts) {
    const isFew = count.entries <= mostEntriesOfCard;
    if (isFew && isOpen) runs.at(-1)?.push(count);
    else if (isFew) runs.push([count]);
    isOpen = isFew;
  }
  return runs;
}
