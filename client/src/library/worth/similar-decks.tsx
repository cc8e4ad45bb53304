import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { LibraryCard } from "../library-card.tsx";
import cards from "../library-card.module.css";
import { readSimilar } from "./worth-api.ts";
import styles from "./deck-worth.module.css";
import { texts } from "./worth.texts.ts";

/** Public decks like a Public one. There may be none. */
export function SimilarDecks({ uid, deckId }: { uid: string; deckId: number }) {
  const heading = useId();
  const { data: decks = [] } = useQuery({
    queryKey: queryKeys.similar(deckId),
    queryFn: ({ signal }) => readSimilar(deckId, signal),
    retry: false,
  });
  if (decks.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.similar}>
      <h2 id={heading}>{texts.similar}</h2>
      <ul className={cards.grid} aria-labelledby={heading}>
        {decks.map((deck, at) => (
          <LibraryCard
            key={`${deck.authorId}/${deck.id}`}
            deck={deck}
            position={at + 1}
            total={decks.length}
            isOwn={deck.authorId === uid}
          />
        ))}
      </ul>
    </section>
  );
}
