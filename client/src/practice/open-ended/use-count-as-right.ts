import { useState, type Dispatch, type SetStateAction } from "react";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { countAsRight, type OpenRun } from "@recollect/domain/practice/open-ended.ts";
import { acceptAnswer, inTest } from "../practice-api.ts";
import { toast } from "../../ui/toast/toast.ts";

/**
 * 'I was right', for any answer of the run: first the server stores the wording, then the score rises. `onCounted` is called with the
 * run after it, if the student has not moved on.
 */
export function useCountAsRight(
  deckId: number,
  onRun: Dispatch<SetStateAction<OpenRun>>,
  onCounted: (run: OpenRun, index: number) => void,
) {
  const [index, setIndex] = useState<number | null>(null);

  async function start(run: OpenRun, at: number): Promise<void> {
    const [question, result] = [run.questions[at], run.results[at]];
    if (index !== null || !question || !result) return;
    setIndex(at);
    try {
      await acceptAnswer({ deckId, cardId: question.id, answer: result.userAnswer, ...inTest(run) });
      onRun((now) => (now.questions === run.questions ? countAsRight(now, at) : now));
      onCounted(countAsRight(run, at), at);
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    setIndex(null);
  }

  return { /** the answer whose request is in progress */ index, start: (run: OpenRun, at: number) => void start(run, at) };
}

export type Counting = ReturnType<typeof useCountAsRight>;
