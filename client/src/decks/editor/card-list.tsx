import { useCallback, useEffect, useRef, useState, type Dispatch, type FocusEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { DragDropContext, Droppable, type DropResult, type DragStart, type DragUpdate } from "@hello-pangea/dnd";
import { defaultRangeExtractor, observeElementRect, useVirtualizer, type Range, type Virtualizer } from "@tanstack/react-virtual";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { CardRow, PlacedCardRow } from "./card-row.tsx";
import type { EditorStep } from "./state/editor-state.ts";
import type { ManyCards } from "./writing/many-cards.ts";
import { useBusyRows } from "./state/use-busy-rows.ts";
import { passTouchesOn } from "./pass-touches-on.ts";
import styles from "./card-list.module.css";

/** Up to this many rows are all in the page, so that the browser's own search finds them; of a longer list only those near the view are. */
const rowsAlwaysDrawn = 100;
const rowsBeyondView = 4;
const rowHeightGuess = 172;

type Props = {
  /** those that are shown */
  cards: readonly FormCard[];
  /** all cards of the form */
  allCards: () => readonly FormCard[];
  dispatch: Dispatch<EditorStep>;
  onDelete: (index: number, key: string) => void;
  onManyCards: (many: ManyCards) => void;
  /** the row whose fields have the focus */
  onRow: (index: number) => void;
  /** what scrolls the list; dragging through a long list needs one of its own, the page will not do */
  scroller: RefObject<HTMLElement | null>;
};

/** The cards of a deck being written: reorderable by mouse, touch and keyboard, and as quick with 10,000 rows as with three. */
export function CardList({ cards, allCards, dispatch, onDelete, onManyCards, onRow, scroller }: Props) {
  const list = useRef<HTMLOListElement | null>(null);
  const top = useTopIn(scroller, list);
  const [focused, setFocused] = useState(-1);
  const [isDragging, setIsDragging] = useState(false);
  const count = cards.length;
  const { rows: busyRows, onBusy } = useBusyRows(cards);
  const isDragDisabled = busyRows.length > 0 && count > rowsAlwaysDrawn;

  // While a card is dragged the rows drawn are consecutive, as the drag needs them.
  const rangeExtractor = useCallback(
    (range: Range) => (isDragging ? defaultRangeExtractor(range) : drawnRows(range, focused, busyRows)),
    [focused, isDragging, busyRows],
  );
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: window.innerHeight },
    observeElementRect: observeHeight,
    estimateSize: () => rowHeightGuess,
    getItemKey: (index) => cards[index]?.key ?? index,
    overscan: rowsBeyondView,
    rangeExtractor,
    scrollMargin: top,
  });

  function focus(event: FocusEvent) {
    const row = rowOf(event);
    setFocused(row);
    if (row >= 0) onRow(row);
  }

  function drop({ source, destination }: DropResult) {
    if (!destination) return;
    const [from, to] = [source, destination].map(({ index }) => allCards().findIndex(({ key }) => key === cards[index]?.key));
    if (from !== undefined && to !== undefined) dispatch({ type: "move", from, to });
  }

  return (
    <div role="presentation" onFocus={focus} onTouchStartCapture={passTouchesOn}>
      <DragDropContext
        dragHandleUsageInstructions={dragInstructions}
        onBeforeCapture={() => flushSync(() => setIsDragging(true))}
        onDragStart={(start, { announce }) => announce(lifted(start, count))}
        onDragUpdate={(update, { announce }) => announce(movedOver(update, count))}
        onDragEnd={(result, { announce }) => {
          announce(dropped(result, count));
          setIsDragging(false);
          drop(result);
        }}
      >
        <Droppable
          droppableId="cards"
          mode="virtual"
          renderClone={(provided, _, { source }) => {
            const card = cards[source.index] as FormCard;
            return (
              <CardRow
                {...{ card, count, dispatch, onDelete, onManyCards, allCards, onBusy, isDragDisabled, provided }}
                index={source.index}
                elementRef={provided.innerRef}
                isLifted
              />
            );
          }}
        >
          {(provided) => (
            <ol
              {...provided.droppableProps}
              ref={(element) => {
                list.current = element;
                provided.innerRef(element);
              }}
              className={styles.list}
              style={{ height: rows.getTotalSize() }}
              aria-label="Cards"
            >
              {rows.getVirtualItems().map(({ key, index, start }) => (
                <PlacedCardRow
                  key={key}
                  card={cards[index] as FormCard}
                  {...{ index, count, dispatch, onDelete, onManyCards, allCards, onBusy, isDragDisabled }}
                  top={start - top}
                  measure={rows.measureElement}
                />
              ))}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
    </div>
  );
}

/** The rows near the view, and always the one that has the focus with its neighbours, so that Tab finds them, the last, where new ones appear, and those into which a file is on its way. */
function drawnRows(range: Range, focused: number, busy: readonly number[]): number[] {
  if (range.count <= rowsAlwaysDrawn) return Array.from({ length: range.count }, (_, row) => row);
  const besideFocus = focused < 0 ? [] : [focused - 1, focused, focused + 1];
  const kept = [...besideFocus, ...busy, range.count - 1].filter((row) => row >= 0 && row < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b);
}

function rowOf(event: FocusEvent): number {
  return Number(event.target.closest<HTMLElement>("[data-index]")?.dataset["index"] ?? -1);
}

/** px from the top of what scrolls to the element; it changes when something above appears or goes. */
function useTopIn(scroller: RefObject<HTMLElement | null>, element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const outer = scroller.current;
    const measure = () => {
      if (!outer || !element.current) return;
      setTop(Math.round(element.current.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    if (outer?.firstElementChild) watcher.observe(outer.firstElementChild);
    return () => watcher.disconnect();
  }, [scroller, element]);
  return top;
}

/** The height rows are drawn for; where nothing is laid out (yet) it is the window's. */
function observeHeight(rows: Virtualizer<HTMLElement, Element>, report: (rect: { width: number; height: number }) => void) {
  return observeElementRect(rows, ({ width, height }) => report({ width, height: height || window.innerHeight }));
}

/** What a screen reader says while a card is moved by keyboard. */
const dragInstructions =
  "Press Space to lift the card. While it is lifted, move it with the arrow keys, press Space to put it down, or Escape to leave it where it was.";

function lifted({ source }: DragStart, count: number): string {
  return `You have lifted card ${source.index + 1} of ${count}.`;
}

function movedOver({ source, destination }: DragUpdate, count: number): string {
  if (!destination) return "The card is not over the list.";
  return `Card ${source.index + 1} is now at position ${destination.index + 1} of ${count}.`;
}

function dropped({ source, destination, reason }: DropResult, count: number): string {
  if (reason === "CANCEL") return `Nothing was moved. The card is back at position ${source.index + 1}.`;
  if (!destination) return `The card was put down outside the list and is back at position ${source.index + 1}.`;
  return `The card was moved from position ${source.index + 1} to position ${destination.index + 1} of ${count}.`;
}
