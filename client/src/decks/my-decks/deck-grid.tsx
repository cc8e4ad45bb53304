import { useRef } from "react";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { useGridWindow } from "../../lib/browser/use-grid-window.ts";
import type { TagsOf } from "../folders/use-folders.ts";
import { DeckCard } from "./deck-card.tsx";
import type { At, StudiedDeck } from "../card/deck-words.ts";
import { rowPxOf, type DeckView } from "../card/use-deck-view.ts";
import styles from "../card/deck-card.module.css";
import { texts } from "./my-decks.texts.ts";

/** Up to this many decks are all rendered, so that the browser's search finds them; of more only those near the view are. */
const decksAlwaysDrawn = 120;

type Props = {
  uid: string;
  decks: readonly DeckSummary[];
  view: DeckView;
  /** how many cards are due in each deck, by its id */
  due: ReadonlyMap<number, number>;
  /** how far the student is with each deck, by its id */
  studied: ReadonlyMap<number, StudiedDeck>;
  at: At | undefined;
  tagsOf: TagsOf;
  starred: ReadonlySet<number>;
  onStar: (deckId: number, isStarred: boolean) => void;
  leaving: ReadonlySet<number>;
  onDelete: (deck: DeckSummary) => void;
  /** a leaving card's transition has ended */
  onLeft: (deckId: number) => void;
};

/** The decks as a grid of cards or as a list; as fast with 5,000 as with five. */
export function DeckGrid({ decks, view, due, studied, tagsOf, starred, leaving, ...rest }: Props) {
  const grid = useRef<HTMLUListElement | null>(null);
  const { first, end, style } = useGridWindow(grid, { count: decks.length, rowPx: rowPxOf[view], alwaysDrawn: decksAlwaysDrawn });
  return (
    <ul ref={grid} className={styles.grid} data-view={view} aria-label={texts.decks} style={style}>
      {decks.slice(first, end).map((deck, place) => (
        <DeckCard
          key={deck.id}
          {...rest}
          deck={deck}
          due={due.get(deck.id) ?? 0}
          studied={studied.get(deck.id)}
          tags={tagsOf(deck.id, true)}
          isStarred={starred.has(deck.id)}
          position={first + place + 1}
          count={decks.length}
          isLeaving={leaving.has(deck.id)}
        />
      ))}
    </ul>
  );
}
