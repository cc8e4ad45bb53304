import { useEffect, useEffectEvent, useState } from "react";
import { advance, MULTIPLE_CHOICE, pickedChoice, type ChoiceRun } from "@recollect/domain/practice/multiple-choice.ts";
import { wantsReducedMotion } from "../../lib/browser/reduced-motion.ts";

/**
 * From an answer to the next question: the verdict shows for a while (or until the student continues, without auto-advance), then the
 * question slides out; the results take a moment longer.
 */
export function useGoingOn(run: ChoiceRun, isAutomatic: boolean, onRun: (step: (now: ChoiceRun) => ChoiceRun) => void) {
  const [leaving, setLeaving] = useState<number | null>(null);
  const isLeaving = leaving === run.index;
  const isAnswered = pickedChoice(run) !== null;
  const isLast = run.index + 1 === run.questions.length;

  useEffect(() => {
    if (!isAnswered || !isAutomatic) return;
    const timer = setTimeout(() => setLeaving(run.index), MULTIPLE_CHOICE.feedbackMs);
    return () => clearTimeout(timer);
  }, [isAnswered, isAutomatic, run.index]);

  const arrive = useEffectEvent(() => {
    setLeaving(null);
    onRun(advance);
  });
  useEffect(() => {
    if (!isLeaving) return;
    const slideMs = wantsReducedMotion() ? 0 : MULTIPLE_CHOICE.slideOutMs;
    const timer = setTimeout(() => arrive(), isLast ? MULTIPLE_CHOICE.resultsAfterMs : slideMs);
    return () => clearTimeout(timer);
  }, [isLeaving, isLast]);

  return {
    isLeaving,
    goOn() {
      if (isAnswered) setLeaving(run.index);
    },
  };
}
