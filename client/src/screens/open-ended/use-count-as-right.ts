import { useState, type Dispatch, type SetStateAction } from "react";
import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { countAsRight, type OpenRun } from "@recollect/domain/practice/open-ended.ts";
import { acceptAnswer } from "../../practice/practice-api.ts";
import { toast } from "../../ui/toast.ts";

/** 'Count it as right', for any answer of the run: the server remembers the wording first, then the score rises. */
export function useCountAsRight(deckId: number, onRun: Dispatch<SetStateAction<OpenRun>>) {
  const [index, setIndex] = useState<number | null>(null);

  async function start(run: OpenRun, at: number): Promise<void> {
    const [question, result] = [run.questions[at], run.results[at]];
    if (index !== null || !question || !result) return;
    setIndex(at);
    try {
      await acceptAnswer({ deckId, cardId: question.id, answer: result.userAnswer });
      onRun((now) => (now.questions === run.questions ? countAsRight(now, at) : now));
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    setIndex(null);
  }

  return { /** the answer whose request is under way */ index, start: (run: OpenRun, at: number) => void start(run, at) };
}

export type Counting = ReturnType<typeof useCountAsRight>;
