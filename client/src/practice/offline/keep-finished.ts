import type { EndedTest } from "@recollect/domain/practice/taken-test.ts";
import { waitingEnds, waitingTests, type WaitingEnd } from "./finished-tests.ts";

/** A finished test that the server does not know: one of this device, or the choices of one that the server began. */
export type FinishedTest = { deckId: number; ended: EndedTest } | { end: WaitingEnd };

/** Keeps a finished test until the server can be reached; false where the browser refuses storage. */
export function keepFinished(uid: string, finished: FinishedTest): Promise<boolean> {
  const kept = "end" in finished ? waitingEnds.keep(uid, finished.end) : waitingTests.keep(uid, finished.deckId, finished.ended);
  return kept.then(
    () => true,
    () => false,
  );
}
