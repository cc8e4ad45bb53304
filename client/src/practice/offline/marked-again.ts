import { startOutbox, type OutboxPlace } from "../../study/outbox/own-outbox.ts";
import { toast } from "../../ui/toast/toast.ts";
import { evaluate } from "../practice-api.ts";
import { checkMarks } from "./check-marks.ts";
import { offlineTexts } from "./offline.texts.ts";

/** Checks the marks that were given without the dictionaries, by an outbox of its own for the same entries, and says what changed. */
export async function markAgain(uid: string, signal: AbortSignal): Promise<void> {
  const place: OutboxPlace = { uid, recovered: Promise.resolve(0), outbox: null, stop: null, isClosed: false, accepted: [] };
  const outbox = startOutbox(place);
  try {
    const better = await checkMarks({
      uid,
      outbox,
      evaluate: ({ deckId, cardId, answer }) => evaluate({ deckId, cardId, answer }, signal),
    });
    await outbox.flush();
    if (better > 0) toast.info(offlineTexts.markedAgain(better));
  } finally {
    place.isClosed = true;
    place.stop?.();
  }
}
