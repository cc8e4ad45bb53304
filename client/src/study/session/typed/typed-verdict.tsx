import { flipLockMs } from "@recollect/domain/decks/flip-lock.ts";
import { useEffect, useRef } from "react";
import { feedbackWithoutVerdict } from "@recollect/domain/practice/feedback-words.ts";
import { isPressable } from "../../../cards/flip/keys.ts";
import { useHotkeys } from "../../../lib/browser/use-hotkeys.ts";
import { FillSign } from "../../../ui/signs/fill-sign.tsx";
import styles from "./typed.module.css";
import { typedTexts } from "./typed.texts.ts";
import type { Marked } from "./use-typed-answer.ts";

export type TypedVerdictProps = {
  marked: Marked;
  language: string | null;
  /** Enter: takes the rating that the mark proposes */
  onAccept: () => void;
};

/** The examiner's mark of a typed answer, beside the answer. There are three verdicts, each with its own icon, word and colour. */
export function TypedVerdict({ marked, language, onAccept }: TypedVerdictProps) {
  const shownAt = useRef(Infinity);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [marked]);
  useHotkeys(({ key, repeat, target }) => {
    if (key !== "Enter" || repeat || marked.state !== "marked" || isPressable(target)) return false;
    // The Enter that submitted the answer may be pressed twice: only one that comes after the verdict was seen accepts it.
    if (performance.now() - shownAt.current >= flipLockMs) onAccept();
    return true;
  });
  return (
    <div role="status" className={styles.verdict} data-rating={marked.state === "marked" ? marked.rating : undefined}>
      {marked.state === "marked" ? (
        <p>
          <FillSign fill={marked.rating === "again" ? "ring" : marked.rating === "hard" ? "half" : "full"} />{" "}
          <strong>{typedTexts.verdicts[marked.rating]}</strong>{" "}
          <span className={styles.score}>{typedTexts.score(marked.evaluation.score)}</span>{" "}
          <span dir="auto">{feedbackWithoutVerdict(marked.evaluation.feedback)}</span>
        </p>
      ) : (
        marked.why !== "" && <p>{marked.why}</p>
      )}
      {marked.text !== "" && (
        <p className={styles.typed}>
          {typedTexts.youTyped}:{" "}
          <bdi lang={language ?? undefined} className={styles.words}>
            {marked.text}
          </bdi>
        </p>
      )}
    </div>
  );
}
