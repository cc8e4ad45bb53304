import type { Card } from "@recollect/domain/cards/card.ts";
import type { DeckStandings } from "@recollect/domain/study/progress/deck-standings.ts";
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, startTransition } from "react";
import type { Stars } from "../../../cards/stars/use-stars.ts";
import { useGridWindow } from "../../../lib/browser/use-grid-window.ts";
import { listTexts } from "./terms.texts.ts";
import { TermRow } from "./term-row.tsx";
import styles from "./terms.module.css";

export type RowsProps = {
  deckKey: string;
  cards: readonly Card[];
  /** the language in which terms are read aloud; null if the deck has none */
  language: string | null;
  currentId: string;
  onJump: (cardId: string) => void;
  standings: DeckStandings | null;
  stars: Stars;
};

/** Up to this many rows are all rendered, so that the browser's search finds them. */
export const rowsAlwaysDrawn = 2000;

/** The same as in the stylesheet. */
export const rowPx = 64;

/** The rows of the list, with one Tab stop; the arrow keys move between rows. */
export function TermRows({ cards, currentId, standings, stars, onJump, ...ofRows }: RowsProps) {
  const box = useRef<HTMLDivElement | null>(null);
  const list = useRef<HTMLUListElement | null>(null);
  const [reached, setReached] = useState<string | null>(null);
  const { first, end, style } = useGridWindow(list, { count: cards.length, rowPx, alwaysDrawn: rowsAlwaysDrawn });
  const drawnUpTo = useGrowing(cards.length <= rowsAlwaysDrawn ? cards.length : null);
  const currentAt = cards.findIndex(({ id }) => id === currentId);
  const isReachedThere = reached !== null && cards.some(({ id }) => id === reached);
  const stop = isReachedThere ? reached : currentAt >= 0 ? currentId : cards[0]?.id;
  useScrolledTo(box, currentAt);

  const focusAfterDrawing = useRef<string | null>(null);
  useEffect(() => {
    if (focusAfterDrawing.current === null) return;
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const button = rows.find(({ dataset }) => dataset["card"] === focusAfterDrawing.current)?.querySelector("button");
    focusAfterDrawing.current = null;
    button?.focus();
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const at = cards.findIndex(({ id }) => id === (event.target as Element).closest<HTMLElement>("[data-card]")?.dataset["card"]);
    const to = at < 0 ? undefined : cards[rowFor(event.key, at, cards.length)];
    if (!to) return;
    event.preventDefault();
    // A distant row is rendered when it is scrolled to.
    scrollTo(box.current, list.current, cards.indexOf(to));
    focusAfterDrawing.current = to.id;
    setReached(to.id);
  }

  const reach = useCallback((cardId: string) => setReached(cardId), []);
  const last = Math.min(end, Math.max(drawnUpTo, first + 1));
  return (
    <div ref={box} className={styles.box}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons in it */}
      <ul
        ref={list}
        className={styles.rows}
        aria-label={listTexts.title}
        style={cards.length > rowsAlwaysDrawn ? style : { minBlockSize: cards.length * rowPx }}
        onKeyDown={onKeyDown}
      >
        {cards.slice(first, last).map((card, at) => (
          <TermRow
            key={card.id}
            {...ofRows}
            card={card}
            place={cards.length > last - first ? { at: first + at + 1, of: cards.length } : null}
            isCurrent={card.id === currentId}
            isStop={card.id === stop}
            isStarred={stars.starred.has(card.id)}
            standings={standings}
            onStar={stars.setStar}
            onJump={onJump}
            onReach={reach}
          />
        ))}
      </ul>
    </div>
  );
}

function rowFor(key: string, at: number, count: number): number {
  if (key === "ArrowDown") return Math.min(count - 1, at + 1);
  if (key === "ArrowUp") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}

/** Scrolls the list to the row of the card in view, if the list has its own scroll area; the page stays in place. */
function useScrolledTo(box: { current: HTMLElement | null }, at: number): void {
  useLayoutEffect(() => {
    if (at >= 0) scrollInBox(box.current, at);
  }, [box, at]);
}

function scrollTo(box: HTMLElement | null, list: HTMLElement | null, at: number): void {
  if (!box || !list || scrollInBox(box, at)) return;
  const top = list.getBoundingClientRect().top + at * rowPx;
  if (top < 0 || top + rowPx > window.innerHeight) window.scrollBy({ top: top - window.innerHeight / 2 });
}

/** Returns whether the box has its own scroll area. */
function scrollInBox(box: HTMLElement | null, at: number): boolean {
  if (!box || box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === "visible") return false;
  const top = at * rowPx;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + rowPx > box.scrollTop + box.clientHeight) box.scrollTop = top + rowPx - box.clientHeight;
  return true;
}

/** Rows rendered at first, and in each later portion: each costs a few milliseconds. */
const [atOnce, portion] = [80, 240];

/** How many rows are rendered so far: the first at once, the others in portions, so that keys respond. Null turns it off. */
function useGrowing(count: number | null): number {
  const [drawnCount, setDrawnCount] = useState(atOnce);
  const isWhole = count === null || drawnCount >= count;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setDrawnCount((before) => before + portion)));
    return () => clearTimeout(timer);
  }, [isWhole, drawnCount]);
  return count === null ? Infinity : Math.min(drawnCount, count);
}
