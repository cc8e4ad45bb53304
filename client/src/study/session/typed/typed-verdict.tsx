import { FillSign } from "../../../ui/signs/fill-sign.tsx";
import styles from "./typed.module.css";
import { typedTexts } from "./typed.texts.ts";
import type { Marked } from "./use-typed-answer.ts";

export type TypedVerdictProps = { marked: Marked; language: string | null };

/** What the examiner says of a typed answer, beside what was typed. Three verdicts: the sign, the word and the colour say the same. */
export function TypedVerdict({ marked, language }: TypedVerdictProps) {
  return (
    <div role="status" className={styles.verdict} data-rating={marked.state === "marked" ? marked.rating : undefined}>
      {marked.state === "marked" ? (
        <p>
          <FillSign fill={marked.rating === "again" ? "ring" : marked.rating === "hard" ? "half" : "full"} />{" "}
          <strong>{typedTexts.verdicts[marked.rating]}</strong>{" "}
          <span className={styles.score}>{typedTexts.score(marked.evaluation.score)}</span>{" "}
          <span dir="auto">{marked.evaluation.feedback}</span>
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
