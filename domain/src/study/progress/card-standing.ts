import { masteries, type Mastery } from "../mastery.ts";

/** What a list of a deck's cards shows about one prompt. */
export type CardStanding = {
  readonly mastery: Mastery;
  /** may be studied now */
  readonly isDue: boolean;
  readonly isSuspended: boolean;
  /** until the next study day */
  readonly isBuried: boolean;
};

export const untouchedStanding: CardStanding = { mastery: "new", isDue: false, isSuspended: false, isBuried: false };

const [due, suspended, buried] = [4, 8, 16] as const;

/** A standing as one number, since a deck may have 10,000: the mastery's index, then one bit for each of the others. */
export function packStanding({ mastery, isDue, isSuspended, isBuried }: CardStanding): number {
  return masteries.indexOf(mastery) + (isDue ? due : 0) + (isSuspended ? suspended : 0) + (isBuried ? buried : 0);
}

export function unpackStanding(packed: number): CardStanding {
  return {
    mastery: masteries[packed & 3] ?? "new",
    isDue: (packed & due) !== 0,
    isSuspended: (packed & suspended) !== 0,
    isBuried: (packed & buried) !== 0,
  };
}
