import { useEffect, useEffectEvent, useState } from "react";
import { askedCards, askedOf } from "@recollect/domain/practice/asked-cards.ts";
import { openQuestions, startOpenRun, type OpenRun } from "@recollect/domain/practice/open-ended.ts";
import { isUsual, type TestOptions } from "@recollect/domain/practice/options/test-options.ts";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";
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
 * The run of a written test. The server picks its questions. Without it the device does, except by what the server alone knows; the test then comes into the
 * list of the last ones when the server can be reached.
 */
export function useTestStart({ deck, options, earlierRun }: TestInput): TestStart {
  const [first, setFirst] = useState(earlierRun);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const loadFailed = useLoadFailure(deck.id);
  const isWanted = first === null;

  const start = useEffectEvent((test: BegunTest) => setFirst(startOpenRun(openQuestions(askedBy(test.keys, deck)), newId(), test.testId)));
  /** Empty where the code can't be loaded, or the server alone knows which cards are meant. */
  const chosenHere = async () =>
    import("../offline/tests-of-device.ts")
      .then(({ questionsHere }) => questionsHere({ deck, options, seed: newId() }, "written"))
      .then(({ chosenCards }) => chosenCards)
      .catch(() => []);
  const startWithoutServer = useEffectEvent(async (failure: unknown, signal: AbortSignal) => {
    if (isUsual(options)) return setFirst(startOpenRun(openQuestions(askedCards(deck.cards, "written")), newId()));
    const questions = cutOffOf(failure) !== "network" ? [] : await chosenHere();
    if (signal.aborted) return;
    if (questions.length > 0) return setFirst(startOpenRun(openQuestions(questions), newId()));
    setFailedAttempt(attempt);
    loadFailed(failure);
  });
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    beginWritten({ deckId: deck.id, options }, leaving.signal).then(
      (test) => leaving.signal.aborted || start(test),
      (failure: unknown) => leaving.signal.aborted || void startWithoutServer(failure, leaving.signal),
    );
    return () => leaving.abort();
  }, [deck.id, options, isWanted, attempt]);

  if (first) return { state: "begun", first };
  return failedAttempt === attempt ? { state: "failed", retry: () => setAttempt(attempt + 1) } : { state: "beginning" };
}

/** The questions of these keys in the deck at hand; the server may know a card that was added since. */
function askedBy(keys: readonly string[], { cards }: TestedDeck) {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return keys.flatMap((key) => {
    const card = byId.get(cardIdOf(key));
    return (card && askedOf(card, key)) ?? [];
  });
}
