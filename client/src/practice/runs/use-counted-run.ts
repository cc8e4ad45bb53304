import { useEffect, useEffectEvent, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { AppError } from "@recollect/domain/errors/failure.ts";
import type { CountedRun } from "@recollect/domain/practice/run-reviews.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { beginAgain, finishTest } from "../practice-api.ts";

type FinishableRun = CountedRun & { isFinished: boolean; questions: readonly unknown[] };
type Picks = readonly { cardId: string; choice: string }[];

/** The state of a finished test on the server: being sent, stored, or failed, with a retry unless the deck or the test is gone. */
export type SavingState = { state: "sending" | "kept" | "not begun" | "gone" | "deck gone" } | { state: "failed"; retry: () => void };
type End = "kept" | "gone" | "deck gone" | "failed";

type UseCountedRunDeps<R> = {
  /** the choices; a written test has none */ picksOf: (run: R) => Picks;
  /** the step to the next question, or to the results */ next: (run: R) => R;
};

/**
 * Sends a finished run to the server to be counted, also when the student leaves after the last answer, a moment before the results. A run
 * without questions is not counted.
 */
export function useCountedRun<R extends FinishableRun>(
  deckId: number,
  currentRun: R | null,
  { picksOf, next }: UseCountedRunDeps<R>,
): SavingState {
  const run = currentRun?.questions.length ? currentRun : null;
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(1);
  const [end, setEnd] = useState<{ testId: string; attempt: number; state: End } | null>(null);
  const testId = run?.testId ?? null;
  const isFinished = run?.isFinished === true;

  const send = useEffectEvent((finishedId: string) => {
    const report = (state: End) => setEnd({ testId: finishedId, attempt, state });
    finishTest({ deckId, testId: finishedId, picks: run ? [...picksOf(run)] : [] }).then(
      () => {
        report("kept");
        void queryClient.invalidateQueries({ queryKey: queryKeys.keptTests(deckId) });
      },
      (failure: unknown) => report(endOf(failure)),
    );
  });
  useEffect(() => {
    if (isFinished && testId !== null) send(testId);
  }, [isFinished, testId, attempt]);

  const leave = useEffectEvent(() => {
    if (run && testId !== null && !isFinished && next(run).isFinished)
      finishTest({ deckId, testId, picks: [...picksOf(run)] }).catch(() => {});
  });
  useEffect(() => {
    const onLeave = () => leave();
    window.addEventListener("pagehide", onLeave);
    return () => {
      window.removeEventListener("pagehide", onLeave);
      leave();
    };
  }, []);

  if (testId === null) return { state: "not begun" };
  if (end?.testId !== testId || end.attempt !== attempt) return { state: "sending" };
  return end.state === "failed" ? { state: "failed", retry: () => setAttempt(attempt + 1) } : { state: end.state };
}

function endOf(failure: unknown): End {
  if (!(failure instanceof AppError) || failure.status !== 404) return "failed";
  return failure.code === "deck/not-found" ? "deck gone" : "gone";
}

/** Whether a run need not stay on the device: it is finished, and the server has it, or never will. */
export function isOver(run: FinishableRun | null, { state }: SavingState): boolean {
  return run?.isFinished === true && state !== "sending" && state !== "failed";
}

/** Begins another round of a test, with some of its questions or all; null if the server can't be reached: the round is then not stored. */
export async function roundOf(deckId: number, testId: string | null, keys: readonly string[] | null): Promise<string | null> {
  if (testId === null) return null;
  return beginAgain({ deckId, testId, ...(keys && { keys: [...keys] }) }).then(
    (round) => round.testId,
    () => null,
  );
}
