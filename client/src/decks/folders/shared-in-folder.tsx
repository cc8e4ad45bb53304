import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { counted } from "@recollect/domain/words/number-words.ts";
import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import decksStyles from "../decks.module.css";
import { draggedDeck } from "./dragged-deck.ts";
import styles from "./folders.module.css";

/** The decks of others that lie in a folder, as long as their authors share them. */
export function SharedInFolder({ decks }: { decks: readonly LibraryDeckSummary[] }) {
  return (
    <section aria-labelledby="from-others">
      <h2 id="from-others" className={styles.others}>
        From others
      </h2>
      <ul className={decksStyles.grid} aria-label="Decks of others">
        {decks.map((deck) => (
          <li key={`${deck.authorId}/${deck.id}`} className={decksStyles.card}>
            <p className={decksStyles.cardCount}>{counted(deck.cardCount, "card")}</p>
            <h3 className={decksStyles.title} dir="auto">
              <Link
                to={paths.deck(deck.id)}
                className={decksStyles.open}
                onDragStart={({ dataTransfer }) => draggedDeck.write(dataTransfer, deck.id)}
              >
                {deck.title}
              </Link>
            </h3>
            <p className={decksStyles.visibility}>
              by <bdi>{deck.author}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
