import type { Card } from "../../cards/card.ts";
import { leastMastery, type Mastery } from "../mastery.ts";
import { cardIdOf, promptsOf } from "../prompts.ts";
import { unpackStanding, untouchedStanding, type CardStanding } from "./card-standing.ts";
import { grouped } from "../../words/grouped.ts";

type Asking = Pick<Card, "id" | "term" | "bothWays">;

/** The key of a prompt, as the log calls it. */
export type AwayPrompt = Pick<CardStanding, "isSuspended" | "isBuried"> & { readonly key: string };

/** Where a student stands with each card of a deck, by its id. */
export type DeckStandings = {
  of: (cardId: string) => CardStanding;
  /** what a card asks and was set aside, for the day or for good */
  away: (cardId: string) => readonly AwayPrompt[];
  /** how many cards are known so well, can be studied now, and were set aside for the day or for good */
  counts: Readonly<Record<Mastery | "due" | "setAside", number>>;
  /** how many prompts can be studied now: a card may ask for several things */
  duePrompts: number;
};

/** `packed` holds what `packStanding` made of each prompt that was touched. A card stands where the least known of its prompts does. */
export function deckStandings(cards: readonly Asking[], packed: Readonly<Record<string, number>>): DeckStandings {
  const touched = grouped(Object.entries(packed), ([key]) => cardIdOf(key));
  const known = new Map<string, CardStanding>();
  const counts = { new: 0, learning: 0, known: 0, due: 0, setAside: 0 };
  let duePrompts = 0;
  for (const card of cards) {
    const standings = touched.get(card.id)?.map(([, one]) => unpackStanding(one));
    if (standings) known.set(card.id, together(standings, promptsOf(card).length));
    const standing = known.get(card.id) ?? untouchedStanding;
    counts[standing.mastery]++;
    if (standing.isDue) counts.due++;
    if (standing.isSuspended || standing.isBuried) counts.setAside++;
    duePrompts += standings?.filter(({ isDue }) => isDue).length ?? 0;
  }
  const away = (cardId: string): AwayPrompt[] =>
    (touched.get(cardId) ?? []).map(([key, one]) => ({ key, ...unpackStanding(one) })).filter((one) => one.isSuspended || one.isBuried);
  return { of: (cardId) => known.get(cardId) ?? untouchedStanding, away, counts, duePrompts };
}

function together(standings: readonly CardStanding[], prompts: number): CardStanding {
  const untouched = Array.from({ length: Math.max(0, prompts - standings.length) }, (): Mastery => "new");
  return {
    mastery: leastMastery([...standings.map(({ mastery }) => mastery), ...untouched]),
    isDue: standings.some(({ isDue }) => isDue),
    isSuspended: standings.some(({ isSuspended }) => isSuspended),
    isBuried: standings.some(({ isBuried }) => isBuried),
  };
}
