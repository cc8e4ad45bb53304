import { correctionIds, withCounted } from "@recollect/domain/practice/counted-reviews.ts";
import { answerEntryId, type ReviewedRun } from "@recollect/domain/practice/run-reviews.ts";
import { startOutbox, type OutboxPlace } from "../../study/outbox/own-outbox.ts";
import type { NewEntry } from "../../study/requests/study-api.ts";

/** Called with the change to the run whose answers counted; it leaves other runs alone. */
export type OnCounted = (change: <R extends ReviewedRun>(run: R) => R) => void;

export type ReviewFeed = ReturnType<typeof openFeed>;

/** Sends a test's answers to the outbox. */
export function openFeed(place: OutboxPlace, { deckKey, onCounted }: { deckKey: string; onCounted: OnCounted }) {
  const outbox = startOutbox(place);
  /** answers that never got into the log: there is nothing to correct */
  const refusedIds = new Set<string>();
  const tookMs = new Map<string, number>();
  onCounted((run) => withCounted(run, place.accepted));
  const stopListening = [
    outbox.onAccepted(({ accepted, ignored }) => {
      for (const id of ignored) refusedIds.add(id);
      onCounted((run) => withCounted(run, accepted));
    }),
    outbox.onRefused(({ id }) => void refusedIds.add(id)),
  ];

  function send(entry: NewEntry): void {
    if (entry.kind === "answer") tookMs.set(entry.id, entry.tookMs);
    // If the browser refuses storage, the entry is in memory and is still sent; the test does not wait for it.
    outbox.add({ ...entry, at: outbox.stamp() }).catch(() => {});
  }

  return {
    send,

    /** Undoes an answer and writes the better one instead. */
    correct(run: ReviewedRun, index: number, { cardId, score }: { cardId: string; score: number }): void {
      const answer = answerEntryId(run, index);
      if (refusedIds.has(answer)) return;
      const { undo, right } = correctionIds(run, index);
      const card = { deckKey, cardId, at: 0 };
      send({ ...card, id: undo, kind: "undo", undoes: answer });
      send({ ...card, id: right, kind: "answer", source: "open-ended", score, tookMs: tookMs.get(answer) ?? 0 });
    },

    close(): void {
      for (const stop of stopListening) stop();
    },
  };
}
