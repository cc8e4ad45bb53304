import type { Card } from "../../cards/card.ts";
import { masteryOfCard, type Mastery } from "../mastery.ts";
import { cardIdOf } from "../prompt-keys.ts";
import { promptsOf } from "../prompts.ts";
import { unpackStanding, untouchedStanding, type CardStanding } from "./card-standing.ts";
import { groupBy } from "../../words/grouped.ts";

type CardToAsk = Pick<Card, "id" | "term" | "bothWays" | "masks">;

/** The key of a prompt in the log. */
export type AwayPrompt = Pick<CardStanding, "isSuspended" | "isBuried"> & { readonly key: string };

/** The student's standing with each card of a deck, by id. */
export type DeckStandings = {
  of: (cardId: string) => CardStanding;
  /** a card's suspended and buried prompts */
  away: (cardId: string) => readonly AwayPrompt[];
  /** how many cards have each mastery, can be studied now, and were suspended or buried */
  counts: Readonly<Record<Mastery | "due" | "setAside", number>>;
  /** how many prompts can be studied now: a card may have several */
  duePrompts: number;
};

/** `packed` has the result of `packStanding` for each studied prompt. A card's standing is that of its least known prompt. */
export function deckStandings(cards: readonly CardToAsk[], packed: Readonly<Record<string, number>>): DeckStandings {
  const touched = groupBy(Object.entries(packed), ([key]) => cardIdOf(key));
  const knownStandings = new Map<string, CardStanding>();
  const counts = { new: 0, learning: 0, known: 0, due: 0, setAside: 0 };
  let duePrompts = 0;
  for (const card of cards) {
    const standings = touched.get(card.id)?.map(([, one]) => unpackStanding(one));
    if (standings) knownStandings.set(card.id, together(standings, promptsOf(card).length));
    const standing = knownStandings.get(card.id) ?? untouchedStanding;
    counts[standing.mastery]++;
    if (standing.isDue) counts.due++;
    if (standing.isSuspended || standing.isBuried) counts.setAside++;
    duePrompts += standings?.filter(({ isDue }) => isDue).length ?? 0;
  }
  const away = (cardId: string): AwayPrompt[] =>
    (touched.get(cardId) ?? []).map(([key, one]) => ({ key, ...unpackStanding(one) })).filter((one) => one.isSuspended || one.isBuried);
  return { of: (cardId) => knownStandings.get(cardId) ?? untouchedStanding, away, counts, duePrompts };
}

function together(standings: readonly CardStanding[], prompts: number): CardStanding {
  return {
    mastery: masteryOfCard({
      all: prompts,
      begun: standings.filter(({ mastery }) => mastery !== "new").length,
      known: standings.filter(({ mastery }) => mastery === "known").length,
    }),
    isDue: standings.some(({ isDue }) => isDue),
    isSuspended: standings.some(({ isSuspended }) => isSuspended),
    isBuried: standings.some(({ isBuried }) => isBuried),
  };
}
