import { useEffect, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from "react";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import {
  canSubmit,
  cardGone,
  evaluated,
  evaluationFailed,
  failedEvaluation,
  reopen,
  type OpenRun,
} from "@recollect/domain/practice/open-ended.ts";
import { loadMarking } from "../offline/load-marking.ts";
import { evaluate, inTest } from "../practice-api.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { toast } from "../../ui/toast/toast.ts";

type Evaluated = {
  deck: TestedDeck;
  run: OpenRun;
  onRun: Dispatch<SetStateAction<OpenRun>>;
  /** the test's id once the server has begun it; an answer sent earlier does not count in it */
  testId: RefObject<Promise<string | null>>;
};

/**
 * Evaluates an answer to the current question. Leaving the screen cancels it; a failure, or a deleted card, becomes a result that says so.
 */
export function useEvaluation({ deck, run, onRun, testId }: Evaluated) {
  const [isRunning, setIsRunning] = useState(false);
  const [isDeckGone, setIsDeckGone] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function start(answer: string): Promise<void> {
    const open = reopen(run);
    const question = open.questions[open.index];
    if (isRunning || !question || !canSubmit(open, answer)) return;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setIsRunning(true);
    try {
      const test = inTest({ testId: await testId.current });
      const evaluation = await evaluate({ deckId: deck.id, cardId: question.id, answer, ...test }, signal).catch(
        async (failure: unknown) => {
          // Without a network this device marks it, unless the code for that can't be loaded.
          const code = await loadMarking();
          if (!code) throw failure;
          return code.markHere(deck, { key: question.id, answer }, failure);
        },
      );
      if (!signal.aborted) onRun((now) => evaluated(reopen(now), answer, evaluation));
    } catch (failure) {
      if (signal.aborted) return;
      // The session has ended: the page goes to the login, and the answer, which was not marked, is there afterwards.
      if (failure instanceof AppError && failure.code === "auth/required") return setIsRunning(false);
      if (failure instanceof AppError && failure.code === "deck/not-found") {
        setIsDeckGone(true);
        return setIsRunning(false);
      }
      if (failure instanceof AppError && failure.code === "practice/card-not-found") {
        onRun((now) => cardGone(reopen(now), answer));
        return setIsRunning(false);
      }
      const words = messageFor(failure);
      // The result itself says no more than this, and once is enough.
      if (words !== failedEvaluation.feedback) toast.error(words);
      onRun((now) => evaluationFailed(reopen(now), answer));
    }
    if (!signal.aborted) setIsRunning(false);
  }

  return {
    isRunning,
    /** it was withdrawn or deleted: no answer can be marked */ isDeckGone,
    start: (answer: string) => void start(answer),
  };
}
