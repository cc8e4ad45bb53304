import { memo, use, useState, type Dispatch, type KeyboardEvent } from "react";
import { Eye, GripHorizontal, Trash2 } from "lucide-react";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import type { FormCard, Side } from "@recollect/domain/decks/deck-form.ts";
import { RowMark } from "../set-aside/row-mark.ts";
import type { EditorStep } from "./state/editor-state.ts";
import { useIsNarrow } from "./state/use-is-narrow.ts";
import { CardOptions } from "./writing/card-options.tsx";
import { PreviewedCard } from "./writing/previewed-card.tsx";
import type { ManyCards } from "./writing/many-cards.ts";
import { RowPicture } from "./writing/row-picture.tsx";
import { SideField } from "./writing/side-field.tsx";
import styles from "./card-row.module.css";
import { texts } from "./deck-editor.texts.ts";

type Props = {
  card: FormCard;
  /** counted from 0 */
  index: number;
  count: number;
  dispatch: Dispatch<EditorStep>;
  onDelete: (index: number, key: string) => void;
  onManyCards: (many: ManyCards) => void;
  /** all cards of the form */
  allCards: () => readonly FormCard[];
  /** a file upload into a side of the row started, which keeps the row rendered, or ended */
  onBusy: (key: string, isBusy: boolean) => void;
  /** px from the top of the list */
  top: number;
  /** px by which the row moves to make space for a dragged one */
  shift: number;
  isLifted: boolean;
  /** null while no rows are being chosen */
  isChosen: boolean | null;
  onChoose: (key: string, isRange: boolean) => void;
  /** what may be better on the card */
  hint: string | undefined;
  /** the id of the instructions for moving cards by keyboard */
  instructions: string;
  measure: (element: Element | null) => void;
};

/**
 * The card editor row: number, drag handle, delete, term, definition and picture. It renders again only when the card or its position
 * changes.
 */
export const CardRow = memo(function CardRow({
  card,
  index,
  count,
  dispatch,
  onDelete,
  onManyCards,
  allCards,
  onBusy,
  top,
  shift,
  isLifted,
  isChosen,
  onChoose,
  hint,
  instructions,
  measure,
}: Props) {
  const number = index + 1;
  const markOf = use(RowMark);
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const isSeen = isOpen && isNarrow;
  return (
    <li
      ref={measure}
      style={{ top, translate: shift === 0 ? undefined : `0 ${shift}px` }}
      className={styles.slot}
      data-index={index}
      data-key={card.key}
      data-card={card.id}
      data-lifted={isLifted || undefined}
      data-chosen={isChosen || undefined}
      aria-setsize={count}
      aria-posinset={number}
    >
      {isChosen !== null && (
        <label className={styles.choose}>
          <input
            type="checkbox"
            data-choose
            aria-label={texts.chooseCard(number)}
            checked={isChosen}
            onChange={({ nativeEvent }) => onChoose(card.key, (nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      )}
      <div className={styles.row} inert={isChosen !== null}>
        <span className={styles.number} data-number title={hint} data-hint={hint && true}>
          {number}
          {hint && <span className="visually-hidden">{hint}</span>}
        </span>
        <button
          type="button"
          className={styles.grip}
          aria-label={texts.moveCard(number)}
          aria-describedby={instructions}
          title={texts.dragToReorder}
          data-grip
        >
          <GripHorizontal size={18} aria-hidden />
        </button>
        {isNarrow && (
          <button
            type="button"
            className={styles.look}
            title={texts.seeTheCard}
            aria-label={texts.seeCard(number)}
            aria-expanded={isSeen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Eye size={18} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className={styles.delete}
          title={texts.deleteCardHint}
          aria-label={texts.deleteCard(number)}
          onClick={() => onDelete(index, card.key)}
        >
          <Trash2 size={18} aria-hidden />
        </button>
        <RowPicture card={card} number={number} />
        {card.id !== undefined && markOf?.(card.id, number)}
        {/* Before the sides for the keys: Tab goes from a definition to the next card. */}
        {isSeen && (
          <div className={styles.seen}>
            <PreviewedCard term={card.term} definition={card.definition} />
            <CardOptions {...{ card, number, dispatch, allCards }} isWanted />
          </div>
        )}
        <div className={styles.sides}>
          {sides.map((side) => (
            <SideField
              key={side}
              side={side}
              number={number}
              placeholder={placeholderOf(card, side)}
              value={card[side]}
              onText={(text, isComposing = false) => dispatch({ type: "card", key: card.key, side, text, isComposing })}
              onBusy={(isBusy) => onBusy(card.key, isBusy)}
              onManyCards={(pasted, instead) => onManyCards({ pasted, after: card.key, instead })}
              onOtherKey={tabToNextSide}
            />
          ))}
        </div>
      </div>
    </li>
  );
});

const sides = ["term", "definition"] as const;

function placeholderOf(card: FormCard, side: Side): string {
  if (side === "term") return texts.enterTerm;
  return gapsOf(card.term).length > 0 ? texts.optionalDefinition : texts.enterDefinition;
}

/**
 * From a side, Tab moves to the next one, past what is offered below it. (Shift+Tab from a term reaches its card's drag handle and its bin.)
 */
function tabToNextSide(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Tab" || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...document.querySelectorAll<HTMLElement>("[data-side]")];
  const next = all[all.indexOf(event.target as HTMLElement) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
