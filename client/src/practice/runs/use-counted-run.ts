import { useEffect, useEffectEvent, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { CountedRun } from "@recollect/domain/practice/run-reviews.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { beginAgain, finishTest } from "../practice-api.ts";

type Ended = CountedRun & { isFinished: boolean };
type Picks = readonly { cardId: string; choice: string }[];

/** How a finished test stands with the server: on its way, kept, or not, with another try. */
export type Keeping = { state: "sending" | "kept" | "not begun" } | { state: "failed"; retry: () => void };

/** Has the server count a run when it is finished. `picksOf` is asked then; a written test has none. */
export function useCountedRun<R extends Ended>(deckId: number, run: R | null, picksOf: (run: R) => Picks): Keeping {
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(1);
  const [ended, setEnded] = useState<{ testId: string; attempt: number; isKept: boolean } | null>(null);
  const testId = run?.testId ?? null;
  const isFinished = run?.isFinished === true;

  const send = useEffectEvent((finished: string) => {
    const told = (isKept: boolean) => setEnded({ testId: finished, attempt, isKept });
    finishTest({ deckId, testId: finished, picks: run ? [...picksOf(run)] : [] }).then(
      () => {
        told(true);
        void queryClient.invalidateQueries({ queryKey: queryKeys.keptTests(deckId) });
      },
      () => told(false),
    );
  });
  useEffect(() => {
    if (isFinished && testId !== null) send(testId);
  }, [isFinished, testId, attempt]);

  if (testId === null) return { state: "not begun" };
  if (ended?.testId !== testId || ended.attempt !== attempt) return { state: "sending" };
  return ended.isKept ? { state: "kept" } : { state: "failed", retry: () => setAttempt(attempt + 1) };
}

/** Begins a round of a test that was taken, with some of its questions or all; null where the server can't be reached: it then is not kept. */
export async function roundOf(deckId: number, testId: string | null, keys: readonly string[] | null): Promise<string | null> {
  if (testId === null) return null;
  return beginAgain({ deckId, testId, ...(keys && { keys: [...keys] }) }).then(
    (round) => round.testId,
    () => null,
  );
}
