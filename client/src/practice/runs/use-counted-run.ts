import { useEffect, useEffectEvent, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { AppError } from "@recollect/domain/errors/failure.ts";
import type { CountedRun } from "@recollect/domain/practice/run-reviews.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { useAtHand } from "../../lib/at-hand.ts";
import type { FinishedRun } from "../offline/keep-finished.ts";
import { beginAgain, finishTest } from "../practice-api.ts";

type FinishableRun = CountedRun & { isFinished: boolean; questions: readonly unknown[] };
type Picks = readonly { cardId: string; choice: string }[];

/**
 * The state of a finished test on the server: being sent, stored, waiting on this device until the server can be reached, or failed, with a retry unless the deck
 * or the test is gone.
 */
export type SavingState =
  | { state: "sending" | "kept" | "waiting" | "not begun" | "gone" | "deck gone" }
  | { state: "failed"; retry: () => void };
type End = "kept" | "waiting" | "not begun" | "gone" | "deck gone" | "failed";

type UseCountedRunDeps<R> = {
  uid: string;
  /** the choices; a written test has none */ picksOf: (run: R) => Picks;
  /** the step to the next question, or to the results */ next: (run: R) => R;
  /** the run with its kind */ named: (run: R) => FinishedRun;
};

const loadKeeping = () => import("../offline/keep-finished.ts");

/**
 * Sends a finished run to the server to be counted, also when the student leaves after the last answer, a moment before the results. Without a network this device
 * keeps it, and sends it later. A run without questions is not counted.
 */
export function useCountedRun<R extends FinishableRun>(
  deckId: number,
  currentRun: R | null,
  { uid, picksOf, next, named }: UseCountedRunDeps<R>,
): SavingState {
  const run = currentRun?.questions.length ? currentRun : null;
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(1);
  const [end, setEnd] = useState<{ id: string; attempt: number; state: End } | null>(null);
  const testId = run?.testId ?? null;
  const id = testId ?? run?.id ?? "";
  const isFinished = run?.isFinished === true;
  // 'I was right' changes a result of this device after its end.
  const ended = isFinished && (testId ?? run);
  useAtHand(loadKeeping, isFinished);

  const keep = async (finishedRun: R, failure?: unknown): Promise<boolean> => {
    const { keepRun } = await loadKeeping();
    return keepRun(named(finishedRun), [...picksOf(finishedRun)], { uid, deckId, onSent: () => report("kept") }, failure);
  };
  const report = (state: End) => {
    setEnd({ id, attempt, state });
    if (state === "kept") void queryClient.invalidateQueries({ queryKey: queryKeys.keptTests(deckId) });
  };

  const send = useEffectEvent(async (finishedRun: R) => {
    let failure: unknown;
    try {
      if (testId !== null) return report(await finishTest({ deckId, testId, picks: [...picksOf(finishedRun)] }).then(() => "kept"));
    } catch (reason) {
      failure = reason;
    }
    const isKept = await keep(finishedRun, failure).catch(() => false);
    report(isKept ? "waiting" : testId === null ? "not begun" : endOf(failure));
  });
  useEffect(() => {
    if (run && ended) void send(run);
    // A test that the server began ends once, whatever its run is after that.
    // oxlint-disable-next-line exhaustive-deps
  }, [ended, attempt]);

  const leave = useEffectEvent(() => {
    if (!run || isFinished || !next(run).isFinished) return;
    const leaving = testId === null ? keep(run) : finishTest({ deckId, testId, picks: [...picksOf(run)] });
    leaving.catch(() => {});
  });
  useEffect(() => {
    const onLeave = () => leave();
    window.addEventListener("pagehide", onLeave);
    return () => {
      window.removeEventListener("pagehide", onLeave);
      leave();
    };
  }, []);

  if (!run || (testId === null && !isFinished)) return { state: "not begun" };
  if (end?.id !== id || end.attempt !== attempt) return { state: "sending" };
  return end.state === "failed" ? { state: "failed", retry: () => setAttempt(attempt + 1) } : { state: end.state };
}

function endOf(failure: unknown): End {
  if (!(failure instanceof AppError) || failure.status !== 404) return "failed";
  return failure.code === "deck/not-found" ? "deck gone" : "gone";
}

/** Whether a run need not stay on the device: it is finished, and the server has it, or will have, or never will. */
export function isOver(run: FinishableRun | null, { state }: SavingState): boolean {
  return run?.isFinished === true && state !== "sending" && state !== "failed";
}

/** Begins another round of a test, with some of its questions or all; null if the server can't be reached: the round is then one of this device. */
export async function roundOf(deckId: number, testId: string | null, keys: readonly string[] | null): Promise<string | null> {
  if (testId === null) return null;
  return beginAgain({ deckId, testId, ...(keys && { keys: [...keys] }) }).then(
    (round) => round.testId,
    () => null,
  );
}
