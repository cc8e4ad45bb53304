import type { Card } from "../../cards/card.ts";
import { cardIdOf } from "../../study/prompt-keys.ts";
import { askedCards, oneWayEach, type AskedCard, type WayOfAsking } from "../asked-cards.ts";
import { arranged } from "./arranged.ts";
import type { TestOptions } from "./test-options.ts";

/** The data to choose by: keys of prompts that are due or weak, weakest first; ids of starred cards; keys of the questions missed in a test. */
export type ChosenBy = {
  dueOrWeak: () => Promise<readonly string[]>;
  starred: () => Promise<ReadonlySet<string>>;
  missed: (test: string) => Promise<ReadonlySet<string>>;
};

/**
 * `chosenCards` are the questions of the test; `unasked` are the deck's other cards, as sources of wrong answers. Both are empty if no card can be asked
 * this way.
 */
type ChosenQuestions = { chosenCards: AskedCard[]; unasked: AskedCard[] };

type ChooseQuestionsDeps = { by: ChosenBy; random: () => number };

/** The questions of a test by its options. */
export async function chooseQuestions(
  cards: readonly Card[],
  way: WayOfAsking,
  options: TestOptions,
  parts: ChooseQuestionsDeps,
): Promise<ChosenQuestions> {
  const all = askedCards(cards, way, options.direction);
  const { candidates, urgencyOf } = await candidatesOf(all, { cards, options, by: parts.by });
  const chosenCards = arranged(candidates, options, { random: parts.random, urgencyOf });
  const takenIds = new Set(chosenCards.map(({ id }) => id));
  return { chosenCards, unasked: all.filter(({ id }) => !takenIds.has(id)) };
}

/** The number of questions of a deck for each choice. */
export function countChosen(
  cards: readonly Card[],
  { dueOrWeak, starred }: { dueOrWeak: readonly string[]; starred: ReadonlySet<string> },
) {
  const all = oneWayEach(askedCards(cards, "choices", "mixed"), () => 0);
  const urgent = placesOf(dueOrWeak);
  return {
    dueOrWeak: all.filter((askedCard) => urgencyRank(askedCard, urgent) !== null).length,
    starred: all.filter(({ id }) => starred.has(cardIdOf(id))).length,
  };
}

type Choosing = { cards: readonly Card[]; options: TestOptions; by: ChosenBy };

async function candidatesOf(all: readonly AskedCard[], { cards, options: { which }, by }: Choosing) {
  const ofCards = (wantedIds: ReadonlySet<string>) => ({
    candidates: all.filter(({ id }) => wantedIds.has(cardIdOf(id))),
    urgencyOf: () => 0,
  });
  switch (which.kind) {
    case "all":
      return { candidates: all, urgencyOf: () => 0 };
    case "starred":
      return ofCards(await by.starred());
    case "tag":
      return ofCards(new Set(cards.filter(({ tags }) => tags?.includes(which.tag)).map(({ id }) => id)));
    case "missed": {
      const missedKeys = await by.missed(which.test);
      return { candidates: all.filter(({ id }) => missedKeys.has(id)), urgencyOf: () => 0 };
    }
    case "due-or-weak": {
      const places = placesOf(await by.dueOrWeak());
      const urgencyOf = (askedCard: AskedCard) => urgencyRank(askedCard, places) ?? Infinity;
      return { candidates: all.filter((askedCard) => urgencyRank(askedCard, places) !== null), urgencyOf };
    }
  }
}

/** The rank of the most urgent for each key, and for each card. */
function placesOf(keys: readonly string[]): ReadonlyMap<string, number> {
  return new Map(keys.flatMap((key, place) => [[cardIdOf(key), place] as const, [key, place] as const]).toReversed());
}

/** A question that is not studied by itself, such as a definition's term, is as urgent as its card. A gap has its own rank. */
function urgencyRank({ id }: AskedCard, places: ReadonlyMap<string, number>): number | null {
  return places.get(id) ?? (/_c\d+$/.test(id) ? null : places.get(cardIdOf(id))) ?? null;
}
