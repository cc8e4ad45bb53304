import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { askedCards, oneWayEach, type AskedCard, type WayOfAsking } from "@recollect/domain/practice/asked-cards.ts";
import { examinerError } from "@recollect/domain/practice/examiner-error.ts";
import { arranged } from "@recollect/domain/practice/options/arranged.ts";
import type { TestOptions } from "@recollect/domain/practice/options/test-options.ts";
import { cardIdOf } from "@recollect/domain/study/prompts.ts";

/** The data to choose by: keys of prompts that are due or weak, weakest first; ids of starred cards. */
export type ChosenBy = { dueOrWeak: () => Promise<readonly string[]>; starred: () => Promise<ReadonlySet<string>> };

/** `chosenCards` are the questions of the test; `unasked` are the deck's other cards, as sources of wrong answers. */
type ChosenQuestions = { cards: readonly Card[]; chosenCards: AskedCard[]; unasked: AskedCard[] };

type ChooseQuestionsDeps = { by: ChosenBy; random: () => number };

/** The questions of a test by its options. Throws `validation/empty-cards` and `practice/nothing-to-ask`. */
export async function chooseQuestions(
  text: string,
  way: WayOfAsking,
  options: TestOptions,
  parts: ChooseQuestionsDeps,
): Promise<ChosenQuestions> {
  const cards = cardsIn(text);
  const all = askedCards(cards, way, options.direction);
  if (all.length === 0) throw options.direction === "definition" ? examinerError("validation/empty-cards") : nothing();
  const { candidates, urgencyOf } = await candidatesOf(all, { cards, options, by: parts.by });
  const chosenCards = arranged(candidates, options, { random: parts.random, urgencyOf });
  if (chosenCards.length === 0) throw nothing();
  const takenIds = new Set(chosenCards.map(({ id }) => id));
  return { cards, chosenCards, unasked: all.filter(({ id }) => !takenIds.has(id)) };
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

function nothing(): AppError {
  return new AppError("practice/nothing-to-ask");
}
