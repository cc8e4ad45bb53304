import { counted } from "@recollect/domain/words/number-words.ts";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import type { ProfileDeck } from "./profiles-api.ts";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import styles from "./public-decks.module.css";
import { texts } from "./profile.texts.ts";

/** The user's Public decks. */
export function PublicDecks({ decks, isOwner }: { decks: readonly ProfileDeck[]; isOwner: boolean }) {
  if (decks.length === 0) {
    const text = isOwner ? "You haven't made any decks public yet" : "This user hasn't shared any decks publicly";
    return <EmptyState title={texts.noPublicDecks} text={text} />;
  }
  return (
    <ul className={styles.list} aria-label={texts.publicDecks}>
      {decks.map((deck) => (
        <li key={deck.id} className={styles.deck}>
          <div className={styles.texts}>
            <h2 className={styles.title} dir="auto">
              <Link to={paths.deck(deck.id)} className={styles.open}>
                {deck.title}
              </Link>
            </h2>
            {deck.description.trim() !== "" && (
              <p className={styles.description} dir="auto">
                {deck.description}
              </p>
            )}
            <p className={styles.count}>{counted(deck.cardCount, "card")}</p>
          </div>
          <ChevronRight data-mirrors size={20} aria-hidden className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
