import { useEffect, useEffectEvent, useState } from "react";
import type { TestOptions } from "@recollect/domain/practice/options/test-options.ts";
import { newId } from "../../lib/new-id.ts";
import { mayGoOnHere } from "../offline/may-go-on-here.ts";
import { makeTest, type MadeTest, type Progress } from "../practice-api.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { useLoadFailure } from "../use-load-failure.ts";

export type Making = { state: "making"; progress: Progress | null } | { state: "failed"; retry: () => void };

type OrderedHere = { deck: TestedDeck; options: TestOptions };

/** Makes a test while one is wanted, and passes it on; without the server by this device's rules. Leaving the screen cancels it. */
export function useMadeTest({ deck, options }: OrderedHere, isWanted: boolean, onMade: (test: MadeTest) => void): Making {
  const deckId = deck.id;
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress | null>(null);
  const loadFailed = useLoadFailure(deckId);
  const onTest = useEffectEvent(onMade);
  const onFailure = useEffectEvent((failure: unknown) => {
    setFailedAttempt(attempt);
    loadFailed(failure);
  });

  const makeHere = useEffectEvent(async (failure: unknown) => {
    if (!mayGoOnHere(failure, deckId)) throw failure;
    const { makeTestHere } = await import("../offline/tests-of-device.ts").catch(() => {
      throw failure;
    });
    return makeTestHere({ deck, options, seed: newId() });
  });

  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const made = makeTest({ deckId, options }, { signal, onProgress: (now) => signal.aborted || setProgress(now) });
    made.catch(makeHere).then(
      (test) => signal.aborted || onTest(test),
      (failure: unknown) => signal.aborted || onFailure(failure),
    );
    return () => leaving.abort();
  }, [deckId, options, isWanted, attempt]);

  if (failedAttempt !== attempt) return { state: "making", progress };
  return {
    state: "failed",
    retry() {
      setProgress(null);
      setAttempt(attempt + 1);
    },
  };
}
