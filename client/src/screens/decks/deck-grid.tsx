import { useCallback, useEffect, useRef, useState } from "react";
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from "@tanstack/react-virtual";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { DeckCard } from "./deck-card.tsx";
import styles from "./decks.module.css";

/** Up to this many decks are all in the page, so that the browser's own search finds them; of more only those near the view are. */
const decksAlwaysDrawn = 120;
/** A card's height and the gap below it, in px, as in decks.module.css. */
const rowPx = 168 + 20;

type Props = {
  decks: readonly DeckSummary[];
  leaving: ReadonlySet<number>;
  onDelete: (deck: DeckSummary) => void;
  /** a leaving card's transition has ended */
  onLeft: (deckId: number) => void;
};

/** The decks as cards, as many side by side as fit; as quick with 5,000 as with five. */
export function DeckGrid({ decks, leaving, onDelete, onLeft }: Props) {
  const grid = useRef<HTMLUListElement | null>(null);
  const { columns, top } = useGridPlace(grid);
  const rowCount = Math.ceil(decks.length / columns);
  const drawAll = decks.length <= decksAlwaysDrawn;
  const rangeExtractor = useCallback(
    (range: Range) => (drawAll ? Array.from({ length: range.count }, (_, row) => row) : defaultRangeExtractor(range)),
    [drawAll],
  );
  const rows = useWindowVirtualizer({ count: rowCount, estimateSize: () => rowPx, overscan: 4, rangeExtractor, scrollMargin: top });
  const drawn = rows.getVirtualItems();
  const first = drawn[0]?.index ?? 0;
  const last = drawn.at(-1)?.index ?? -1;

  return (
    <ul
      ref={grid}
      className={styles.grid}
      aria-label="Decks"
      style={{ paddingTop: first * rowPx, paddingBottom: Math.max(0, rowCount - 1 - last) * rowPx }}
    >
      {decks.slice(first * columns, (last + 1) * columns).map((deck, place) => (
        <DeckCard
          key={deck.id}
          deck={deck}
          position={first * columns + place + 1}
          count={decks.length}
          isLeaving={leaving.has(deck.id)}
          onDelete={onDelete}
          onLeft={onLeft}
        />
      ))}
    </ul>
  );
}

/** How many columns the style sheet made, and the grid's place in the page in px. */
function useGridPlace(grid: { current: HTMLElement | null }): { columns: number; top: number } {
  const [place, setPlace] = useState({ columns: 1, top: 0 });
  useEffect(() => {
    const measure = () => {
      if (!grid.current) return;
      const columns = getComputedStyle(grid.current).gridTemplateColumns.split(" ").length;
      const top = Math.round(grid.current.getBoundingClientRect().top + window.scrollY);
      setPlace((before) => (before.columns === columns && before.top === top ? before : { columns, top }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [grid]);
  return place;
}
