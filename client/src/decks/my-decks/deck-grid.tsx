import { useRef } from "react";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { useGridWindow } from "../../lib/browser/use-grid-window.ts";
import type { TagsOf } from "../folders/use-folders.ts";
import { DeckCard } from "./deck-card.tsx";
import styles from "../decks.module.css";

/** Up to this many decks are all in the page, so that the browser's own search finds them; of more only those near the view are. */
const decksAlwaysDrawn = 120;
/** A card's height and the gap below it, in px, as in decks.module.css. */
const rowPx = 168 + 20;

type Props = {
  uid: string;
  decks: readonly DeckSummary[];
  /** how many cards wait in each deck, by its id */
  due: ReadonlyMap<number, number>;
  tagsOf: TagsOf;
  leaving: ReadonlySet<number>;
  onDelete: (deck: DeckSummary) => void;
  /** a leaving card's transition has ended */
  onLeft: (deckId: number) => void;
};

/** The decks as cards, as many side by side as fit; as quick with 5,000 as with five. */
export function DeckGrid({ uid, decks, due, tagsOf, leaving, onDelete, onLeft }: Props) {
  const grid = useRef<HTMLUListElement | null>(null);
  const { first, end, style } = useGridWindow(grid, {
    count: decks.length,
    rowPx,
    alwaysDrawn: decksAlwaysDrawn,
  });
  return (
    <ul ref={grid} className={styles.grid} aria-label="Decks" style={style}>
      {decks.slice(first, end).map((deck, place) => (
        <DeckCard
          key={deck.id}
          uid={uid}
          deck={deck}
          due={due.get(deck.id) ?? 0}
          tags={tagsOf(deck.id, true)}
          position={first + place + 1}
          count={decks.length}
          isLeaving={leaving.has(deck.id)}
          onDelete={onDelete}
          onLeft={onLeft}
        />
      ))}
    </ul>
  );
}
