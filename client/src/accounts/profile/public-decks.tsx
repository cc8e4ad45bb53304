import { countTexts } from "../../cards/counts.texts.ts";
import { ChevronRight } from "lucide-react";
import { paths } from "../../lib/paths.ts";
import type { ProfileDeck } from "./profiles-api.ts";
import { EntryWords } from "../../ui/entry-words.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import styles from "./public-decks.module.css";
import { texts } from "./profile.texts.ts";

/** The user's Public decks. */
export function PublicDecks({ decks, isOwner }: { decks: readonly ProfileDeck[]; isOwner: boolean }) {
  if (decks.length === 0) {
    const text = isOwner ? texts.noneOfYours : texts.noneOfTheirs;
    return <EmptyState title={texts.noPublicDecks} text={text} />;
  }
  return (
    <ul className={styles.list} aria-label={texts.publicDecks}>
      {decks.map((deck) => (
        <li key={deck.id} className={styles.deck}>
          <div className={styles.texts}>
            <EntryWords to={paths.deck(deck.id)} title={deck.title} description={deck.description} />
            <p className={styles.count}>{countTexts.cards(deck.cardCount)}</p>
          </div>
          <ChevronRight data-mirrors size={20} aria-hidden className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
