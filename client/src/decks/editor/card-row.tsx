import { memo, useState, type Dispatch, type KeyboardEvent } from "react";
import { Draggable, type DraggableProvided } from "@hello-pangea/dnd";
import { Eye, GripHorizontal, Trash2 } from "lucide-react";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import type { FormCard, Side } from "@recollect/domain/decks/deck-form.ts";
import type { EditorStep } from "./state/editor-state.ts";
import { CardBesides } from "./writing/card-besides.tsx";
import { PreviewedCard } from "./writing/previewed-card.tsx";
import type { ManyCards } from "./writing/many-cards.ts";
import { SideField } from "./writing/side-field.tsx";
import styles from "./card-row.module.css";

type RowProps = {
  card: FormCard;
  /** counted from 0 */
  index: number;
  count: number;
  dispatch: Dispatch<EditorStep>;
  onDelete: (index: number, key: string) => void;
  onManyCards: (many: ManyCards) => void;
  /** all cards of the form */
  allCards: () => readonly FormCard[];
  /** a file is on its way into a side of the row, which has to stay drawn until then; or no longer */
  onBusy: (key: string, isBusy: boolean) => void;
  /** nothing is dragged while rows have to stay where they are not seen */
  isDragDisabled: boolean;
};

type PlacedRowProps = RowProps & {
  /** px from the top of the list */
  top: number;
  measure: (element: Element | null) => void;
};

/** A card's row at its place in the list, to be dragged by its dots. It is drawn again only when the card or its place changes. */
export const PlacedCardRow = memo(function PlacedCardRow({ top, measure, ...row }: PlacedRowProps) {
  return (
    <Draggable draggableId={row.card.key} index={row.index} isDragDisabled={row.isDragDisabled}>
      {(provided) => (
        <CardRow
          {...row}
          provided={provided}
          place={{ position: "absolute", insetInline: 0, top }}
          elementRef={(element) => {
            provided.innerRef(element);
            measure(element);
          }}
        />
      )}
    </Draggable>
  );
});

type Props = RowProps & {
  provided: DraggableProvided;
  place?: { position: "absolute"; insetInline: number; top: number };
  elementRef: (element: HTMLElement | null) => void;
  isLifted?: boolean;
};

/** The card editor row: number, drag dots, delete, term and definition. */
export function CardRow({
  card,
  index,
  count,
  dispatch,
  onDelete,
  onManyCards,
  allCards,
  onBusy,
  provided,
  place,
  elementRef,
  isLifted = false,
}: Props) {
  const number = index + 1;
  const [isSeen, setIsSeen] = useState(false);
  return (
    <li
      {...provided.draggableProps}
      ref={elementRef}
      style={{ ...place, ...provided.draggableProps.style }}
      className={styles.slot}
      data-index={index}
      aria-setsize={count}
      aria-posinset={number}
    >
      <div className={styles.row} data-lifted={isLifted || undefined}>
        <span className={styles.number}>{number}</span>
        <span {...provided.dragHandleProps} className={styles.handle} aria-label={`Move card ${number}`} title="Drag to reorder">
          <GripHorizontal size={20} aria-hidden />
        </span>
        <button
          type="button"
          className={styles.look}
          title="See the card"
          aria-label={`See card ${number}`}
          aria-expanded={isSeen}
          onClick={() => setIsSeen(!isSeen)}
        >
          <Eye size={18} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.delete}
          title="Delete card"
          aria-label={`Delete card ${number}`}
          onClick={() => onDelete(index, card.key)}
        >
          <Trash2 size={18} aria-hidden />
        </button>
        {/* Before the sides for the keys: Tab goes from a definition to the next card. */}
        <CardBesides {...{ card, number, dispatch, allCards }} />
        <div className={styles.sides}>
          {sides.map((side) => (
            <SideField
              key={side}
              side={side}
              number={number}
              placeholder={placeholderOf(card, side)}
              value={card[side]}
              onText={(text) => dispatch({ type: "card", key: card.key, side, text })}
              onBusy={(isBusy) => onBusy(card.key, isBusy)}
              onManyCards={(pasted, instead) => onManyCards({ pasted, after: card.key, instead })}
              {...(side === "definition" && { onOtherKey: tabToNextTerm })}
            />
          ))}
        </div>
        {isSeen && (
          <div className={styles.seen}>
            <PreviewedCard term={card.term} definition={card.definition} />
          </div>
        )}
      </div>
    </li>
  );
}

const sides = ["term", "definition"] as const;

function placeholderOf(card: FormCard, side: Side): string {
  if (side === "term") return "Enter term";
  return gapsOf(card.term).length > 0 ? "Optional: a card with gaps needs no definition" : "Enter definition";
}

/** From a definition, Tab goes on to the next card's term. (Shift+Tab from a term reaches its card's dots and its bin.) */
function tabToNextTerm(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Tab" || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const row = event.currentTarget.closest<HTMLElement>("[data-index]");
  const next = row?.parentElement?.querySelector<HTMLElement>(`[data-index="${Number(row.dataset["index"]) + 1}"] [data-side="term"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
