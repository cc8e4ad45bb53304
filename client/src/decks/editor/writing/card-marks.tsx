import { firstPicture } from "@recollect/domain/cards/masks/mask-numbers.ts";
import { readMasks } from "@recollect/domain/cards/masks/masks.ts";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { Shapes } from "lucide-react";
import { use, useState, type Dispatch } from "react";
import type { EditorStep } from "../state/editor-state.ts";
import styles from "./card-options.module.css";
import { onDemand } from "../../../lib/on-demand.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { MediaPlace } from "../../../cards/text/media/media-place.ts";
import { marksTexts } from "./card-marks.texts.ts";
import type { MaskEditorProps } from "../../../cards/masks/editor/mask-editor.tsx";

export type CardMarksProps = { card: FormCard; /** counted from 1 */ number: number; dispatch: Dispatch<EditorStep> };

const maskEditor = onDemand<MaskEditorProps>(() =>
  import("../../../cards/masks/editor/mask-editor.tsx").then((module) => module.MaskEditor),
);

/** Two options of a card: that its answer is typed, and the masks over the first picture of its term. */
export function CardMarks({ card, number, dispatch }: CardMarksProps) {
  const { key, term, typeAnswer = false, masks = [] } = card;
  const [isOpen, setIsOpen] = useState(false);
  const addressOf = use(MediaPlace);
  const picture = firstPicture.exec(term)?.[1];
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
          onClick={() => dispatch({ type: "beside", key, change: { typeAnswer: !typeAnswer } })}
        >
          {marksTexts.typed} <span className={styles.switch} />
        </button>
      </div>
      {picture !== undefined && (
        <div className={styles.line}>
          <span className={styles.name}>{marksTexts.masks}</span>
          <button
            type="button"
            className={styles.more}
            // Whoever says what is to be seen on it means it.
            aria-label={count === 0 ? marksTexts.drawOn(number) : `${marksTexts.drawOn(number)}: ${marksTexts.count(count)}`}
            onClick={() => setIsOpen(true)}
          >
            <Shapes size={16} aria-hidden /> {count === 0 ? marksTexts.draw : marksTexts.count(count)}
          </button>
          {isOpen && (
            <maskEditor.Part
              isWanted
              props={{
                src: addressOf(picture),
                masks,
                onMasks: (lines) => dispatch({ type: "beside", key, change: { masks: lines } }),
                onClose: () => setIsOpen(false),
              }}
              onFailure={({ message }) => {
                setIsOpen(false);
                toast.error(message);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}
