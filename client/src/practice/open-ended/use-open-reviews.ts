import { useEffect, useRef } from "react";
import { currentResult, isMarked, type OpenRun } from "@recollect/domain/practice/open-ended.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { loadMarking } from "../offline/load-marking.ts";
import { isReviewed } from "../reviews/is-reviewed.ts";
import type { TestedDeck } from "../test-deck.tsx";
import type { OnCounted } from "../reviews/review-feed.ts";
import { useReviews } from "../reviews/use-reviews.ts";
import { useAnswerTime } from "../reviews/use-answer-time.ts";

/** What an open-ended test reports to the study schedule: each answer when the student continues, and later corrections. */
export function useOpenReviews({ id: deckId, deckKey, cards }: TestedDeck, run: OpenRun, onCounted: OnCounted) {
  const { uid } = useSignedIn();
  const reviews = useReviews(deckKey, onCounted);
  const answerMs = useAnswerTime(run);
  /** of the current answer, in ms; lost after a reload */
  const tookMs = useRef(0);
  const latest = useRef(run);
  useEffect(() => void (latest.current = run), [run]);

  return {
    submitted(): void {
      tookMs.current = answerMs();
    },

    /** An answer without a mark gives no review. */
    goingOn(): void {
      const [question, result] = [run.questions[run.index], currentResult(run)];
      if (!question || !result || !isMarked(result)) return;
      const [{ score, isProvisional }, cardId] = [result.evaluation, question.id];
      const isInLog = isReviewed(cards, cardId);
      if (isInLog) reviews.send(run, { cardId, source: "open-ended", score, tookMs: tookMs.current });
      if (isProvisional && result.state === "evaluated") {
        const { userAnswer: answer } = result;
        const place = { runId: run.id, index: run.index, testId: run.testId, isInTestOnly: !isInLog };
        const mark = { deckId, deckKey, cardId, answer, score, tookMs: tookMs.current, ...place };
        // Where this code can't be loaded, the mark stays as it is.
        void loadMarking().then((code) => code?.marksToCheck.add(uid, mark));
      }
      tookMs.current = 0;
    },

    /** The student overruled the examiner. The current answer is not sent yet; an earlier one is corrected. */
    correct(changedRun: OpenRun, index: number): void {
      const now = latest.current;
      const [question, result] = [changedRun.questions[index], changedRun.results[index]];
      if (!question || !result || !isReviewed(cards, question.id) || (now.id === changedRun.id && now.index === index && !now.isFinished))
        return;
      reviews.correct(changedRun, index, { cardId: question.id, score: result.evaluation.score });
    },
  };
}
