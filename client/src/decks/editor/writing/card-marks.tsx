import { firstPicture } from "@recollect/domain/cards/masks/mask-numbers.ts";
import { readMasks } from "@recollect/domain/cards/masks/masks.ts";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { Shapes } from "lucide-react";
import { use, type Dispatch } from "react";
import type { EditorStep } from "../state/editor-state.ts";
import styles from "./card-options.module.css";
import { marksTexts } from "./card-marks.texts.ts";
import { maskEditor } from "./mask-editor-part.ts";
import { OpenMasks } from "./open-masks.ts";

export type CardMarksProps = { card: FormCard; /** counted from 1 */ number: number; dispatch: Dispatch<EditorStep> };

/** Two options of a card: that its answer is typed, and the masks over the first picture of its term. */
export function CardMarks({ card, number, dispatch }: CardMarksProps) {
  const { key, term, typeAnswer = false, masks = [] } = card;
  const open = use(OpenMasks);
  const count = readMasks(masks).masks.length;
  return (
    <>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.ways}
          aria-pressed={typeAnswer}
          aria-label={marksTexts.typeCard(number)}
          title={marksTexts.typedHint}
          onClick={() => dispatch({ type: "options", key, change: { typeAnswer: !typeAnswer } })}
        >
          {marksTexts.typed} <span className={styles.switch} />
        </button>
      </div>
      {firstPicture.test(term) && (
        <div className={styles.line}>
          <span className={styles.name}>{marksTexts.masks}</span>
          <button
            type="button"
            className={styles.more}
            // Whoever says what is to be seen on it means it.
            aria-label={count === 0 ? marksTexts.drawOn(number) : `${marksTexts.drawOn(number)}: ${marksTexts.count(count)}`}
            data-masks
            onClick={() => {
              void maskEditor.prefetch();
              open({ masksOf: key });
            }}
          >
            <Shapes size={16} aria-hidden /> {count === 0 ? marksTexts.draw : marksTexts.count(count)}
          </button>
        </div>
      )}
    </>
  );
}
