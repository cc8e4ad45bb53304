import { useEffect, useEffectEvent, useRef } from "react";
import { answerEntryId, type ReviewedRun } from "@recollect/domain/practice/run-reviews.ts";
import type { PracticeAnswer } from "@recollect/domain/study/log/practice-review.ts";
import { hasEntries } from "../../study/outbox/entry-keys.ts";
import { jotDown } from "../../study/outbox/jot-down.ts";
import { useOutboxPlace } from "../../study/outbox/outbox-context.ts";
import type { OnCounted, ReviewFeed } from "./review-feed.ts";

/** What a test found out about a card; `tookMs` from the question to the answer. */
type Found = PracticeAnswer & { cardId: string; tookMs: number };

/**
 * Hands what a test finds out to the study schedule, beside the test, which neither waits for it nor hears of a failure. What sends is
 * fetched with the first answer; meanwhile the answer is on the device. `onCounted` gets the change of a run whose answers counted.
 */
export function useReviews(deckKey: string, onCounted: OnCounted) {
  const place = useOutboxPlace();
  const feed = useRef<Promise<ReviewFeed>>(null);

  function withFeed(use: (feed: ReviewFeed) => void): void {
    feed.current ??= import("./review-feed.ts").then(({ openFeed }) => openFeed(place, { deckKey, onCounted }));
    // Without a network the code does not come; the next answer asks for it again, and so does the next visit.
    feed.current.then(use, () => void (feed.current = null));
  }

  const listen = useEffectEvent(() => withFeed(() => {}));
  useEffect(() => {
    // Answers that were on their way when the page was reloaded are told of here.
    if (hasEntries(place.uid) || place.accepted.length > 0) listen();
    return () => {
      feed.current?.then(
        ({ close }) => close(),
        () => {},
      );
      feed.current = null;
    };
  }, [place]);

  return {
    /** The answer to the question in hand: it is final. */
    send({ id, index }: ReviewedRun & { index: number }, found: Found): void {
      const entry = { ...found, id: answerEntryId({ id }, index), deckKey, at: Date.now(), kind: "answer" } as const;
      jotDown(place.uid, entry);
      withFeed(({ send }) => send(entry));
    },

    /** An answer that was sent turned out to be worth more. */
    correct(run: ReviewedRun, index: number, better: { cardId: string; score: number }): void {
      withFeed(({ correct }) => correct(run, index, better));
    },
  };
}
