import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { startOutbox, type OutboxPlace } from "../../study/outbox/own-outbox.ts";
import { toast } from "../../ui/toast/toast.ts";
import { acceptAnswer, evaluate, inTest, type GivenAnswer } from "../practice-api.ts";
import { checkMarks } from "./check-marks.ts";
import { offlineTexts } from "./offline.texts.ts";
import { waitingTests } from "./finished-tests.ts";
import { sendTests } from "./send-tests.ts";
import { sendWordings } from "./send-wordings.ts";

/**
 * Sends the wordings that were counted as right without a network, then checks the marks that were given without the dictionaries, by an outbox of its own
 * for the same entries, and says what changed; at last it sends the tests that were finished without a network, with these marks.
 */
export async function markAgain(uid: string, signal: AbortSignal): Promise<void> {
  if (!(await sendWordings(uid, async (wording) => acceptAnswer(await underServerNumber(uid, wording))))) return;
  const place: OutboxPlace = { uid, recovered: Promise.resolve(0), outbox: null, stop: null, isClosed: false, accepted: [] };
  const outbox = startOutbox(place);
  try {
    const better = await checkMarks({
      uid,
      outbox,
      evaluate: async ({ deckId, cardId, answer, testId }) =>
        evaluate(await underServerNumber(uid, { deckId, cardId, answer, ...inTest({ testId: testId ?? null }) }), signal),
      onMark: ({ runId, cardId }, { score, isCorrect }) => waitingTests.mark(uid, runId, cardId, { score, isCorrect }),
    });
    await outbox.flush();
    if (better > 0) toast.info(offlineTexts.markedAgain(better));
    await sendFinishedTests(uid);
  } finally {
    place.isClosed = true;
    place.stop?.();
  }
}

/** Sends the tests that were finished without the server. */
function sendFinishedTests(uid: string): Promise<void> {
  return sendTests(uid, { numberOf: (deckId) => serverNumber(uid, deckId) });
}

/** An answer to a card of a deck that was made on this device goes under the number that the server gave to the deck; before that it waits. */
async function underServerNumber(uid: string, answer: GivenAnswer): Promise<GivenAnswer> {
  const deckId = await serverNumber(uid, answer.deckId);
  if (deckId === null) throw new AppError("database/network-error");
  return { ...answer, deckId };
}

/** The server's number of a deck; null while one that was made on this device has none. */
async function serverNumber(uid: string, deckId: number): Promise<number | null> {
  if (!isTemporaryDeckId(deckId)) return deckId;
  const { waitingSaves } = await import("../../decks/waiting/store/waiting-saves.ts");
  return waitingSaves.renamedTo(uid, deckId);
}
