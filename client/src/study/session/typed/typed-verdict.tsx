import { useEffect, useEffectEvent } from "react";
import { feedbackWithoutVerdict } from "@recollect/domain/practice/feedback-words.ts";
import { FillSign } from "../../../ui/signs/fill-sign.tsx";
import styles from "./typed.module.css";
import { typedTexts } from "./typed.texts.ts";
import type { Marked } from "./use-typed-answer.ts";

export type TypedVerdictProps = {
  marked: Marked;
  language: string | null;
  /** called when the verdict is on the screen */
  onShown: () => void;
};

/** The examiner's mark of a typed answer, beside the answer. There are three verdicts, each with its own icon, word and colour. */
export function TypedVerdict({ marked, language, onShown }: TypedVerdictProps) {
  const notifyShown = useEffectEvent(onShown);
  useEffect(() => {
    notifyShown();
  }, [marked]);
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
