import { useRef } from "react";
import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { useSignedIn } from "../accounts/session/session.tsx";
import { useIsPhone } from "../lib/browser/use-phone.ts";
import { useGridWindow } from "../lib/browser/use-grid-window.ts";
import { LibraryCard } from "./library-card.tsx";
import styles from "./library-card.module.css";
import { texts } from "./library.texts.ts";

/** Up to this many decks are all rendered; of more only those near the view are. */
const decksAlwaysDrawn = 144;
/** A card's height and the gap below it, in px, as in library-card.module.css; on a phone they are rows. */
const rowPx = 322 + 20;
const rowPxOnPhone = 108 + 8;

type Props = {
  decks: readonly LibraryDeckSummary[];
  /** the total number, if it is known */
  total: number | null;
};

/** The Library's decks as a grid of cards. */
export function LibraryGrid({ decks, total }: Props) {
  const { uid } = useSignedIn();
  const grid = useRef<HTMLUListElement | null>(null);
  const isPhone = useIsPhone();
  const { first, end, style } = useGridWindow(grid, {
    count: decks.length,
    rowPx: isPhone ? rowPxOnPhone : rowPx,
    alwaysDrawn: decksAlwaysDrawn,
  });
  return (
    <ul ref={grid} className={styles.grid} aria-label={texts.publicDecks} style={style}>
      {decks.slice(first, end).map((deck, place) => (
        <LibraryCard
          key={`${deck.authorId}/${deck.id}`}
          deck={deck}
          position={first + place + 1}
          total={total}
          isOwn={deck.authorId === uid}
        />
      ))}
    </ul>
  );
}
