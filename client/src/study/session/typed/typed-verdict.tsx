import { flipLockMs } from "@recollect/domain/decks/flip-lock.ts";
import { useEffect, useRef } from "react";
import { feedbackInWords } from "../../../practice/feedback-in-words.ts";
import { isPressable } from "../../../cards/flip/keys.ts";
import { useHotkeys } from "../../../lib/browser/use-hotkeys.ts";
import { FillSign } from "../../../ui/signs/fill-sign.tsx";
import styles from "./typed.module.css";
import { typedTexts } from "./typed.texts.ts";
import type { Mark } from "./use-typed-answer.ts";

export type TypedVerdictProps = {
  mark: Mark;
  language: string | null;
  /** Enter: takes the rating that the mark proposes */
  onAccept: () => void;
};

/** The examiner's mark of a typed answer, beside the answer. There are three verdicts, each with its own icon, word and colour. */
export function TypedVerdict({ mark, language, onAccept }: TypedVerdictProps) {
  const shownAt = useRef(Infinity);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [mark]);
  useHotkeys(({ key, repeat, target }) => {
    if (key !== "Enter" || repeat || mark.state !== "marked" || isPressable(target)) return false;
    // The Enter that submitted the answer may be pressed twice: only one that comes after the verdict was seen accepts it.
    if (performance.now() - shownAt.current >= flipLockMs) onAccept();
    return true;
  });
  return (
    <div role="status" className={styles.verdict} data-rating={mark.state === "marked" ? mark.rating : undefined}>
      {mark.state === "marked" ? (
        <p>
          <FillSign fill={mark.rating === "again" ? "ring" : mark.rating === "hard" ? "half" : "full"} />{" "}
          <strong>{typedTexts.verdicts[mark.rating]}</strong>{" "}
          <span className={styles.score}>{typedTexts.score(mark.evaluation.score)}</span>{" "}
          <span dir="auto" className={styles.why}>
            {feedbackInWords(mark.evaluation)}
          </span>
          {mark.evaluation.isProvisional && <> {typedTexts.markedHere}</>}
        </p>
      ) : (
        mark.why !== "" && <p>{mark.why}</p>
      )}
      {mark.text !== "" && (
        <p className={styles.typed}>
          {typedTexts.youTyped}:{" "}
          <bdi lang={language ?? undefined} className={styles.words}>
            {mark.text}
          </bdi>
        </p>
      )}
    </div>
  );
}
