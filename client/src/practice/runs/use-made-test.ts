import { useEffect, useEffectEvent, useState } from "react";
import { makeTest, type MadeTest, type OrderedTest, type Progress } from "../practice-api.ts";
import { useLoadFailure } from "../use-load-failure.ts";

export type Making = { state: "making"; progress: Progress | null } | { state: "failed"; retry: () => void };

/** Makes a test while one is wanted, and passes it on. Leaving the screen cancels it. */
export function useMadeTest({ deckId, options }: OrderedTest, isWanted: boolean, onMade: (test: MadeTest) => void): Making {
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress | null>(null);
  const loadFailed = useLoadFailure(deckId);
  const onTest = useEffectEvent(onMade);
  const onFailure = useEffectEvent((failure: unknown) => {
    setFailedAttempt(attempt);
    loadFailed(failure);
  });

  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    makeTest({ deckId, options }, { signal, onProgress: (now) => signal.aborted || setProgress(now) }).then(
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
