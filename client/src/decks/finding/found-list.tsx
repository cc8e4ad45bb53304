import type { FoundDeck } from "@recollect/domain/decks/finding/found-decks.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MatchText } from "../../cards/match-text.tsx";
import { paths } from "../../lib/paths.ts";
import { authorText } from "../author.texts.ts";
import type { CardState } from "../viewer/place/stored-place.ts";
import styles from "./found-list.module.css";
import { texts } from "./found-list.texts.ts";
import { useFoundDecks } from "./use-found-decks.ts";

export type FoundListProps = {
  uid: string;
  /** the text in the field, and what of it is searched since typing has paused */
  text: string;
  search: string;
  /** decks that the page lists already: of them only cards are shown */
  listedIds: ReadonlySet<number>;
  /** the filters of the page */
  isShown: (deckId: number, isOwn: boolean) => boolean;
  /** shown when nothing was found, here nor above */
  whenNothing: ReactNode;
};

/** What a search finds on cards, and decks that the lists above lack: with a wrong letter in the title, or of a group. Each card opens its deck at that card. */
export function FoundList({ uid, text, search, listedIds, isShown, whenNothing }: FoundListProps) {
  const { found, isSearching, problem } = useFoundDecks(uid, search);
  const decks = (found?.decks ?? []).filter(
    ({ deckId, author, cards }) => isShown(deckId, author === null) && (cards.length > 0 || !listedIds.has(deckId)),
  );
  const isSettled = !isSearching && text.trim() === search;
  const note = problem ?? (found?.isOfDevice && isSettled ? texts.onlyOfDevice : null);
  return (
    <>
      <p role="status" className={note === null ? "visually-hidden" : styles.note}>
        {note ?? (isSettled ? texts.count(decks.length + listedIds.size) : texts.searching)}
      </p>
      {isSettled && decks.length === 0 && whenNothing}
      {decks.length > 0 && (
        <section aria-labelledby="also-found" className={styles.section} aria-busy={!isSettled}>
          <h2 id="also-found">{texts.alsoFound}</h2>
          <ul className={styles.list}>
            {decks.map((deck) => (
              <FoundItem key={`${deck.author} ${deck.deckId}`} deck={deck} />
            ))}
          </ul>
          {found?.hasMore && <p className={styles.note}>{texts.hasMore}</p>}
        </section>
      )}
    </>
  );
}

function FoundItem({ deck: { deckId, title, author, cards } }: { deck: FoundDeck }) {
  return (
    <li className={styles.deck}>
      <h3 className={styles.title}>
        <Link to={paths.deck(deckId)} translate="no" dir="auto">
          {title}
        </Link>
        {author !== null && <small dir="auto">{authorText(author)}</small>}
      </h3>
      {cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((match) => (
            <li key={match.cardId}>
              <Link
                to={paths.deck(deckId)}
                state={{ showCard: match.cardId } satisfies CardState}
                className={styles.card}
                translate="no"
                dir="auto"
              >
                <MatchText {...match} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
