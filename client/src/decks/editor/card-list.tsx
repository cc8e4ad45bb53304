import {
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type FocusEvent,
  type Ref,
  type RefObject,
} from "react";
import { useVirtualizer, type Range } from "@tanstack/react-virtual";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { CardRow } from "./card-row.tsx";
import type { ChosenRows } from "./many/use-chosen.ts";
import type { EditorStep } from "./state/editor-state.ts";
import type { ManyCards } from "./writing/many-cards.ts";
import { dragWords } from "./dragging/drag.texts.ts";
import { shiftOf } from "./dragging/slots.ts";
import { useRowDrag } from "./dragging/use-row-drag.ts";
import { drawnRows, observeHeight, useTopIn } from "./list-view.ts";
import { useBusyRows, type BusyCards } from "./state/use-busy-cards.ts";
import styles from "./card-list.module.css";
import { texts } from "./deck-editor.texts.ts";

const rowsBeyondView = 4;
const rowHeightGuess = 64;

/** What other parts call on the list. */
export type CardListHandle = { /** brings a row into view */ reveal: (index: number) => void };

type Props = {
  ref?: Ref<CardListHandle>;
  /** the visible cards */
  cards: readonly FormCard[];
  /** all cards of the form */
  allCards: () => readonly FormCard[];
  busy: BusyCards;
  dispatch: Dispatch<EditorStep>;
  onDelete: (index: number, key: string) => void;
  onManyCards: (many: ManyCards) => void;
  chosen: ChosenRows;
  /** what may be better on a card, by the key of its row */
  hints: ReadonlyMap<string, string>;
  /** the row whose fields have the focus */
  onRow: (index: number) => void;
  /** the element that scrolls the list */
  scroller: RefObject<HTMLElement | null>;
};

/** The cards of a deck in the editor: reorderable by mouse, touch and keyboard, and as fast with 10,000 rows as with three. */
export function CardList({ ref, cards, allCards, busy, dispatch, onDelete, onManyCards, chosen, hints, onRow, scroller }: Props) {
  const list = useRef<HTMLOListElement | null>(null);
  const instructions = useId();
  const top = useTopIn(scroller, list);
  const [focused, setFocused] = useState(-1);
  const count = cards.length;
  const busyRows = useBusyRows(busy, cards);
  const { drag, announcement, handlers } = useRowDrag({ list, scroller, rows: placed, onDrop: drop });
  const from = drag?.from ?? -1;
  const staying = useMemo(() => (from < 0 ? busyRows : [...busyRows, from]), [busyRows, from]);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: window.innerHeight },
    observeElementRect: observeHeight,
    estimateSize: () => rowHeightGuess,
    getItemKey: (index) => cards[index]?.key ?? index,
    overscan: rowsBeyondView,
    rangeExtractor: useCallback((range: Range) => drawnRows(range, focused, staying), [focused, staying]),
    scrollMargin: top,
  });

  useImperativeHandle(ref, () => ({
    reveal(index) {
      const row = list.current?.querySelector(`[data-index="${index}"]`);
      if (row) row.scrollIntoView({ block: "nearest" });
      else rows.scrollToIndex(index, { align: "center" });
    },
  }));

  function placed() {
    return rows.measurementsCache.map(({ start, end }) => ({ start: start - top, end: end - top }));
  }

  function focus(event: FocusEvent) {
    const row = rowOf(event);
    setFocused(row);
    if (row >= 0) onRow(row);
  }

  function drop(shownFrom: number, shownTo: number) {
    const [before, after] = [shownFrom, shownTo].map((row) => allCards().findIndex(({ key }) => key === cards[row]?.key));
    if (before !== undefined && after !== undefined) dispatch({ type: "move", from: before, to: after });
    if (focused === shownFrom) setFocused(shownTo);
  }

  return (
    <div role="presentation" onFocus={focus} {...handlers}>
      <ol
        ref={list}
        className={styles.list}
        data-dragging={drag ? true : undefined}
        style={{ height: rows.getTotalSize() }}
        aria-label={texts.cards}
      >
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <CardRow
            key={key}
            card={cards[index] as FormCard}
            isChosen={chosen.keys && chosen.keys.has(key as string)}
            onChoose={chosen.choose}
            hint={hints.get(key as string)}
            {...{ index, count, dispatch, onDelete, onManyCards, allCards, instructions }}
            onBusy={busy.onBusy}
            top={start - top}
            shift={shiftOf(index, drag)}
            isLifted={index === from}
            measure={rows.measureElement}
          />
        ))}
      </ol>
      <p id={instructions} hidden>
        {dragWords.instructions}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {announcement}
      </p>
    </div>
  );
}

function rowOf(event: FocusEvent): number {
  return Number(event.target.closest<HTMLElement>("[data-index]")?.dataset["index"] ?? -1);
}
