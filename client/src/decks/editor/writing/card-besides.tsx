import { useState, type Dispatch } from "react";
import { ArrowLeftRight, NotebookPen } from "lucide-react";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import type { EditorStep } from "../state/editor-state.ts";
import { GrowingField } from "./growing-field.tsx";
import styles from "./card-besides.module.css";

type Props = { card: FormCard; /** counted from 1 */ number: number; dispatch: Dispatch<EditorStep> };

/** What a card can have beside its two sides: to be asked the other way round as well, and a note that is shown with the answer. */
export function CardBesides({ card, number, dispatch }: Props) {
  const { key, extra = "", bothWays = false } = card;
  const [isOpen, setIsOpen] = useState(extra !== "");
  // A sentence with gaps has only one way.
  const hasWays = gapsOf(card.term).length === 0;
  return (
    <div className={styles.besides}>
      <div className={styles.row}>
        {hasWays && (
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={bothWays}
            aria-label={`Ask card ${number} both ways`}
            title="Ask from the definition to the term as well"
            onClick={() => dispatch({ type: "beside", key, change: { bothWays: !bothWays } })}
          >
            <ArrowLeftRight size={16} aria-hidden /> Both ways
          </button>
        )}
        {!isOpen && (
          <button type="button" className={styles.toggle} aria-label={`Add a note to card ${number}`} onClick={() => setIsOpen(true)}>
            <NotebookPen size={16} aria-hidden /> Note
          </button>
        )}
      </div>
      {isOpen && (
        <GrowingField
          label="Note"
          labelContext={`of card ${number}`}
          placeholder="Shown with the answer"
          value={extra}
          onText={(text) => dispatch({ type: "beside", key, change: { extra: text } })}
        />
      )}
    </div>
  );
}
