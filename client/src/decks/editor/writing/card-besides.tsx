import { useState, type Dispatch } from "react";
import { Plus } from "lucide-react";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { onDemand } from "../../../lib/on-demand.ts";
import { toast } from "../../../ui/toast/toast.ts";
import type { TagsFieldProps } from "../../card-tags/tags-field.tsx";
import type { EditorStep } from "../state/editor-state.ts";
import { GrowingField } from "./growing-field.tsx";
import styles from "./card-besides.module.css";

const tagsField = onDemand<TagsFieldProps>(() => import("../../card-tags/tags-field.tsx").then((module) => module.TagsField));

type Props = {
  card: FormCard;
  /** counted from 1 */ number: number;
  dispatch: Dispatch<EditorStep>;
  /** all cards of the form */ allCards: () => readonly FormCard[];
};

/** What a card can have beside its two sides: to be asked the other way round as well, and a note that is shown with the answer. */
export function CardBesides({ card, number, dispatch, allCards }: Props) {
  const { key, extra = "", tags = [], bothWays = false } = card;
  const [isOpen, setIsOpen] = useState(extra !== "");
  const [hasTags, setHasTags] = useState(tags.length > 0);
  // A sentence with gaps has only one way.
  const hasWays = gapsOf(card.term).length === 0;
  return (
    <div className={styles.besides}>
      {hasWays && (
        <div className={styles.line}>
          <button
            type="button"
            className={styles.ways}
            aria-pressed={bothWays}
            aria-label={`Ask card ${number} both ways`}
            title="Ask from the definition to the term as well"
            onClick={() => dispatch({ type: "beside", key, change: { bothWays: !bothWays } })}
          >
            Both ways <span className={styles.switch} />
          </button>
        </div>
      )}
      <div className={styles.line}>
        <span className={styles.name}>Tags</span>
        {hasTags ? (
          <tagsField.Part
            isWanted
            props={{
              number,
              tags,
              onTags: (next) => dispatch({ type: "beside", key, change: { tags: next } }),
              cards: allCards,
            }}
            onFailure={({ message }) => {
              setHasTags(false);
              toast.error(message);
            }}
          />
        ) : (
          <button type="button" className={styles.more} aria-label={`Add tags to card ${number}`} onClick={() => setHasTags(true)}>
            <Plus size={16} aria-hidden /> Add
          </button>
        )}
      </div>
      <div className={styles.line}>
        {isOpen ? (
          <GrowingField
            label="Note"
            labelContext={`of card ${number}`}
            placeholder="Shown with the answer"
            value={extra}
            onText={(text, isComposing) => dispatch({ type: "beside", key, change: { extra: text }, isComposing })}
          />
        ) : (
          <>
            <span className={styles.name}>Note</span>
            <button type="button" className={styles.more} aria-label={`Add a note to card ${number}`} onClick={() => setIsOpen(true)}>
              <Plus size={16} aria-hidden /> Add
            </button>
          </>
        )}
      </div>
    </div>
  );
}
