import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from "react";
import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { canSubmit, evaluated, evaluationFailed, reopen, type OpenRun } from "@recollect/domain/practice/open-ended.ts";
import { evaluate, inTest } from "../practice-api.ts";
import { toast } from "../../ui/toast/toast.ts";

/** Has an answer to the question in hand marked. Leaving the screen cancels it; a failure becomes the result that says so. */
export function useEvaluation(deckId: number, run: OpenRun, onRun: Dispatch<SetStateAction<OpenRun>>) {
  const [isRunning, setIsRunning] = useState(false);
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
      const evaluation = await evaluate({ deckId, cardId: question.id, answer, ...inTest(open) }, signal);
      if (!signal.aborted) onRun((now) => evaluated(reopen(now), answer, evaluation));
    } catch (failure) {
      if (signal.aborted) return;
      toast.error(messageFor(failure));
      onRun((now) => evaluationFailed(reopen(now), answer));
    }
    if (!signal.aborted) setIsRunning(false);
  }

  return { isRunning, start: (answer: string) => void start(answer) };
}
