import { useState, type Dispatch, type SetStateAction } from "react";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { countAsRight, type OpenRun } from "@recollect/domain/practice/open-ended.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { inTest } from "../practice-api.ts";
import { toast } from "../../ui/toast/toast.ts";
import { storeWording } from "./store-wording.ts";

/**
 * 'I was right', for any answer of the run: first the server stores the wording, or without a network this device does, then the score rises. `onCounted`
 * is called with the run after it, if the student has not moved on.
 */
export function useCountAsRight(
  deckId: number,
  onRun: Dispatch<SetStateAction<OpenRun>>,
  onCounted: (run: OpenRun, index: number) => void,
) {
  const { uid } = useSignedIn();
  const [index, setIndex] = useState<number | null>(null);

  async function start(run: OpenRun, at: number): Promise<void> {
    const [question, result] = [run.questions[at], run.results[at]];
    if (index !== null || !question || !result) return;
    setIndex(at);
    try {
      const wording = { deckId, cardId: question.id, answer: result.userAnswer, ...inTest(run) };
      await storeWording(uid, wording, { runId: run.id, index: at });
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
