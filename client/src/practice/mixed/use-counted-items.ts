import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useState } from "react";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { storeWording } from "../open-ended/store-wording.ts";
import { inTest } from "../practice-api.ts";
import { countedItem, type MarkedItem, type MixedRun } from "./mixed-run.ts";

type CountedItemsOptions = { run: MixedRun; deckId: number; onCounted: (index: number, item: MarkedItem) => void };

/**
 * 'I was right', for a written answer of a mixed test that was handed in: first its wording is stored, with the test on the server or in this device's
 * result, and then the answer is right.
 */
export function useCountedItems({ run, deckId, onCounted }: CountedItemsOptions) {
  const { uid } = useSignedIn();
  const [busyKey, setBusyKey] = useState<string | null>(null);

  async function count(index: number, item: MarkedItem): Promise<void> {
    if (busyKey !== null) return;
    setBusyKey(item.key);
    try {
      const wording = { deckId, cardId: item.key, answer: item.answer, ...inTest(run) };
      await storeWording(uid, wording, { runId: run.id, index });
      if (run.testId === null) await markHere(item.key);
      onCounted(index, countedItem(item));
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    setBusyKey(null);
  }

  /** The server knows nothing of a test that this device made: its result waits here, if it is not sent yet. */
  async function markHere(key: string): Promise<void> {
    const { waitingTests } = await import("../offline/finished-tests.ts");
    await waitingTests.mark(uid, run.id, key, { score: 100, isCorrect: true });
  }

  return { /** the question whose answer is being stored */ busyKey, count: (index: number, item: MarkedItem) => void count(index, item) };
}
