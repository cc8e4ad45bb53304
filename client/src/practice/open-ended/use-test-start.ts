import { useEffect, useEffectEvent, useState } from "react";
import { countedQuestions } from "@recollect/domain/practice/card-questions.ts";
import { openQuestions, startOpenRun, type OpenRun } from "@recollect/domain/practice/open-ended.ts";
import { isUsual, type TestOptions } from "@recollect/domain/practice/options/test-options.ts";
import { cardIdOf } from "@recollect/domain/study/prompts.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { newId } from "../../lib/new-id.ts";
import { beginWritten, type BegunTest } from "../practice-api.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { useLoadFailure } from "../use-load-failure.ts";

type TestInput = {
  deck: TestedDeck;
  options: TestOptions;
  /** an interrupted run to continue; null to begin a test */ earlierRun: OpenRun | null;
};
type TestStart = { state: "beginning" } | { state: "failed"; retry: () => void } | { state: "begun"; first: OpenRun };

/**
 * The run of a written test. The server picks its questions. Without it the device does, except by what the server alone knows; the test is then not
 * in the list of the last ones.
 */
export function useTestStart({ deck, options, earlierRun }: TestInput): TestStart {
  const [first, setFirst] = useState(earlierRun);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const loadFailed = useLoadFailure(deck.id);
  const isWanted = first === null;

  const start = useEffectEvent(async (test: BegunTest, signal: AbortSignal) => {
    const { askedOf } = await questionsFor(deck);
    if (!signal.aborted) setFirst(startOpenRun(openQuestions(askedBy(test.keys, deck, askedOf)), newId(), test.testId));
  });
  const fail = useEffectEvent((failure: unknown) => {
    setFailedAttempt(attempt);
    loadFailed(failure);
  });
  /** Empty where the code can't be loaded, or the server alone knows which cards are meant. */
  const chosenHere = async () =>
    import("../offline/tests-of-device.ts")
      .then(({ questionsHere }) => questionsHere({ deck, options, seed: newId() }, "written"))
      .then(({ chosenCards }) => chosenCards)
      .catch(() => []);
  const startWithoutServer = useEffectEvent(async (failure: unknown, signal: AbortSignal) => {
    if (isUsual(options)) {
      const { askedCards } = await questionsFor(deck);
      return signal.aborted ? undefined : setFirst(startOpenRun(openQuestions(askedCards(deck.cards, "written")), newId()));
    }
    const questions = cutOffOf(failure) !== "network" ? [] : await chosenHere();
    if (signal.aborted) return;
    if (questions.length > 0) return setFirst(startOpenRun(openQuestions(questions), newId()));
    fail(failure);
  });
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    beginWritten({ deckId: deck.id, options }, leaving.signal).then(
      (test) => (leaving.signal.aborted ? undefined : start(test, leaving.signal).catch(fail)),
      (failure: unknown) => leaving.signal.aborted || void startWithoutServer(failure, leaving.signal),
    );
    return () => leaving.abort();
  }, [deck.id, options, isWanted, attempt]);

  if (first) return { state: "begun", first };
  return failedAttempt === attempt ? { state: "failed", retry: () => setAttempt(attempt + 1) } : { state: "beginning" };
}

/** What makes the deck's questions. Closing masks is code that most decks don't need. */
async function questionsFor({ cards }: TestedDeck): Promise<typeof countedQuestions> {
  return cards.some(({ masks }) => masks) ? import("@recollect/domain/practice/asked-cards.ts") : countedQuestions;
}

/** The questions of these keys in the deck at hand; the server may know a card that was added since. */
function askedBy(keys: readonly string[], { cards }: TestedDeck, askedOf: typeof countedQuestions.askedOf) {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return keys.flatMap((key) => {
    const card = byId.get(cardIdOf(key));
    return (card && askedOf(card, key)) ?? [];
  });
}
