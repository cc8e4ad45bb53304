import { useState, type Dispatch, type SetStateAction } from "react";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { countAsRight, type OpenRun } from "@recollect/domain/practice/open-ended.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { isDeviceKept } from "../../device/store/is-device-kept.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { acceptAnswer, inTest, type GivenAnswer } from "../practice-api.ts";
import { toast } from "../../ui/toast/toast.ts";

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
      await acceptAnswer(wording).catch((failure: unknown) => keepWording(uid, wording, failure));
      const waiting = await marksCode();
      await waiting?.marksToCheck.settle(uid, { runId: run.id, index: at });
      onRun((now) => (now.questions === run.questions ? countAsRight(now, at) : now));
      onCounted(countAsRight(run, at), at);
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    setIndex(null);
  }

  return { /** the answer whose request is in progress */ index, start: (run: OpenRun, at: number) => void start(run, at) };
}

/** Keeps the wording until it can be sent. Throws `failure` if that has another reason than the network, or the device keeps nothing. */
async function keepWording(uid: string, wording: GivenAnswer, failure: unknown): Promise<void> {
  if (cutOffOf(failure) !== "network" || !isDeviceKept()) throw failure;
  const waiting = await marksCode();
  if (!waiting) throw failure;
  await waiting.wordingsToSend.add(uid, wording).catch(() => {
    throw failure;
  });
}

/** The code of what waits, loaded when it is needed; null where it can't be, and then nothing can wait. */
function marksCode() {
  return import("../offline/marks-to-check.ts").catch(() => null);
}

export type Counting = ReturnType<typeof useCountAsRight>;
