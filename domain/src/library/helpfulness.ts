import { dayMs } from "../time/units.ts";
import { THANKS } from "./deck-worth.ts";

/** Somebody who found a deck helpful. */
export type ThankfulPerson = {
  /** when the profile was made, in ms since 1970 */
  joinedAt: number;
  /** days on which this person has studied, and decks that this person found helpful; neither has to be counted further than `HELPFULNESS` says */
  studyDays: number;
  thankedDecks: number;
};

export const HELPFULNESS = {
  /** who has studied on so many days counts fully, with fewer a part */
  fullStudyDays: 14,
  /** who found more decks helpful shares the thanks for as many among all of them */
  fullThanks: 20,
  mostThanksCounted: 200,
  /** of more people who found one deck helpful, those are counted whose profiles are oldest */
  mostPeople: 500,
  /** of still more, only some are looked at */
  mostLookedAt: 10_000,
} as const;

/**
 * How helpful a deck is, as a whole number to sort by; 0 if nobody's thanks count. A person counts by activity, and less if thankful to everybody. People who
 * joined on the same day count together as the logarithm of their number, since accounts can be made by the thousand in a day, but nobody can make a day pass.
 */
export function helpfulness(people: readonly ThankfulPerson[], now: number): number {
  const byDay = new Map<number, number>();
  for (const person of people) {
    if (now - person.joinedAt < THANKS.leastAgeMs || person.studyDays < THANKS.leastStudyDays) continue;
    const day = Math.floor(person.joinedAt / dayMs);
    byDay.set(day, (byDay.get(day) ?? 0) + weightOf(person));
  }
  let sum = 0;
  for (const weight of byDay.values()) sum += Math.log2(1 + weight);
  return Math.round(1000 * sum);
}

function weightOf({ studyDays, thankedDecks }: ThankfulPerson): number {
  const { fullStudyDays, fullThanks } = HELPFULNESS;
  return (Math.min(studyDays, fullStudyDays) / fullStudyDays) * Math.min(1, fullThanks / Math.max(1, thankedDecks));
}
