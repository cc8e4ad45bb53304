import { useEffect, useState, type Dispatch } from "react";
import { Plus } from "lucide-react";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import type { CardMarksProps } from "./card-marks.tsx";
import { onDemand } from "../../../lib/on-demand.ts";
import { toast } from "../../../ui/toast/toast.ts";
import type { TagsFieldProps } from "../../card-tags/tags-field.tsx";
import type { EditorStep } from "../state/editor-state.ts";
import { GrowingField } from "./growing-field.tsx";
import styles from "./card-options.module.css";
import { texts } from "./writing.texts.ts";

const tagsField = onDemand<TagsFieldProps>(() => import("../../card-tags/tags-field.tsx").then((module) => module.TagsField));

/** Loaded at the student's first move: nobody needs it before. */
const cardMarks = onDemand<CardMarksProps>(() => import("./card-marks.tsx").then((module) => module.CardMarks));
const moves = ["pointermove", "pointerdown", "keydown"] as const;
let hasMoved = false;

function useFirstMove(isWanted: boolean | undefined): boolean {
  const [isHere, setIsHere] = useState(isWanted || hasMoved);
  useEffect(() => {
    const note = () => setIsHere((hasMoved = true));
    for (const move of moves) addEventListener(move, note, { once: true });
    return () => moves.forEach((move) => removeEventListener(move, note));
  }, []);
  return isHere;
}

type Props = {
  card: FormCard;
  /** counted from 1 */ number: number;
  dispatch: Dispatch<EditorStep>;
  /** all cards of the form */ allCards: () => readonly FormCard[];
  /** the student pressed a button to see them: that was the first move */ isWanted?: boolean;
};

/** Options of a card besides its two sides: asked both ways, typed, tags, a note shown with the answer, and masks over its picture. */
export function CardOptions({ card, number, dispatch, allCards, isWanted }: Props) {
  const { key, extra = "", tags = [], bothWays = false } = card;
  const [isOpen, setIsOpen] = useState(extra !== "");
  const [hasTags, setHasTags] = useState(tags.length > 0);
  const [addition, setAddition] = useState<"tags" | "note" | null>(null);
  // A sentence with gaps has only one way.
  const hasWays = gapsOf(card.term).length === 0;

  function add(what: "tags" | "note"): void {
    setAddition(what);
    if (what === "tags") setHasTags(true);
    else setIsOpen(true);
  }

  const addTags = (
    <button type="button" className={styles.more} aria-label={texts.addTagsTo(number)} onClick={() => add("tags")}>
      <Plus size={16} aria-hidden /> {texts.add}
    </button>
  );
  return (
    <div className={styles.options}>
      {hasWays && (
        <div className={styles.line}>
          <button
            type="button"
            className={styles.ways}
            aria-pressed={bothWays}
            aria-label={texts.askBothWays(number)}
            title={texts.bothWaysHint}
            onClick={() => dispatch({ type: "options", key, change: { bothWays: !bothWays } })}
          >
            {texts.bothWays} <span className={styles.switch} />
          </button>
        </div>
      )}
      <div className={styles.line}>
        <span className={styles.name}>{texts.tags}</span>
        {hasTags ? (
          <tagsField.Part
            isWanted
            // The button keeps the focus until there is a field.
            fallback={addition === "tags" ? addTags : null}
            props={{
              number,
              isAdded: addition === "tags",
              tags,
              onTags: (next) => dispatch({ type: "options", key, change: { tags: next } }),
              cards: allCards,
            }}
            onFailure={({ message }) => {
              setHasTags(false);
              toast.error(message);
            }}
          />
        ) : (
          addTags
        )}
      </div>
      <cardMarks.Part isWanted={useFirstMove(isWanted)} props={{ card, number, dispatch }} onFailure={() => undefined} />
      <div className={styles.line}>
        {isOpen ? (
          <GrowingField
            label={texts.note}
            autoFocus={addition === "note"}
            accessibleName={texts.fieldOfCard(texts.note, number)}
            placeholder={texts.noteHint}
            value={extra}
            onText={(text, isComposing) => dispatch({ type: "options", key, change: { extra: text }, isComposing })}
          />
        ) : (
          <>
            <span className={styles.name}>{texts.note}</span>
            <button type="button" className={styles.more} aria-label={texts.addNoteTo(number)} onClick={() => add("note")}>
              <Plus size={16} aria-hidden /> {texts.add}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
