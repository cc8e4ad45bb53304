import { useEffect, useEffectEvent, useRef } from "react";
import { answerEntryId, type ReviewedRun } from "@recollect/domain/practice/run-reviews.ts";
import type { PracticeAnswer } from "@recollect/domain/study/log/practice-review.ts";
import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";
import { readEntries, storeEntryBeforeOutbox } from "../../study/outbox/stored-entries.ts";
import { useOutboxPlace } from "../../study/outbox/outbox-provider.tsx";
import type { OnCounted, ReviewFeed } from "./review-feed.ts";

/** A test's result for a card, or a card that was recalled as in a study session; `tookMs` from the question to the answer. */
type CardResult = (PracticeAnswer | { source: "study"; rating: Rating }) & { cardId: string; tookMs: number };

/**
 * Sends a test's results to the study schedule in the background: the test neither waits for it nor shows its failures. The code loads with
 * the first answer, which is stored on the device meanwhile. `onCounted` receives the change of the run whose answers counted.
 */
export function useReviews(deckKey: string, onCounted: OnCounted) {
  const place = useOutboxPlace();
  const feed = useRef<Promise<ReviewFeed>>(null);

  function withFeed(use: (feed: ReviewFeed) => void): void {
    feed.current ??= import("./review-feed.ts").then(({ openFeed }) => openFeed(place, { deckKey, onCounted }));
    // Without a network the code does not load; the next answer retries, and so does the next visit.
    feed.current.then(use, () => void (feed.current = null));
  }

  const listen = useEffectEvent(() => withFeed(() => {}));
  useEffect(() => {
    // Reports answers that were being sent when the page was reloaded.
    let isLeft = false;
    void place.recovered
      .then(() => readEntries(place.uid))
      .then(({ length }) => {
        if (!isLeft && (length > 0 || place.accepted.length > 0)) listen();
      });
    return () => {
      isLeft = true;
      feed.current?.then(
        ({ close }) => close(),
        () => {},
      );
      feed.current = null;
    };
  }, [place]);

  return {
    /** The answer to the current question: it is final. */
    send({ id, index }: ReviewedRun & { index: number }, result: CardResult): void {
      const entry = { ...result, id: answerEntryId({ id }, index), deckKey, at: Date.now(), kind: "answer" } as const;
      // If the browser refuses, the entry is in memory until it is sent.
      void storeEntryBeforeOutbox(place.uid, entry);
      withFeed(({ send }) => send(entry));
    },

    /** An earlier answer turned out to be worth more. */
    correct(run: ReviewedRun, index: number, better: { cardId: string; score: number }): void {
      withFeed(({ correct }) => correct(run, index, better));
    },
  };
}
