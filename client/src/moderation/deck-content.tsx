import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { FormattedText } from "../cards/text/formatted-text.tsx";
import { paths } from "../lib/paths.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { request } from "../lib/requests/http.ts";
import styles from "./moderation.module.css";
import { texts } from "./moderation.texts.ts";

/** Cards shown here; the deck's page has all of them. */
const cardsShown = 50;

/** The content of a shared deck, as students see it. */
export function DeckContent({ deckId }: { deckId: number }) {
  const { data } = useQuery<LibraryDeck>({
    queryKey: queryKeys.moderation("content", deckId),
    queryFn: ({ signal }) => request("GET", "/api/library/:id", { params: { id: deckId }, signal }),
  });
  if (!data) return null;
  return (
    <>
      {data.description !== "" && <p dir="auto">{data.description}</p>}
      <details className={styles.cards}>
        <summary>{texts.cards(data.cardCount)}</summary>
        <dl>
          {data.cards.slice(0, cardsShown).map(({ id, term, definition }) => (
            <div key={id}>
              <dt dir="auto">
                <FormattedText text={term} gaps="filled" />
              </dt>
              <dd dir="auto">
                <FormattedText text={definition} />
              </dd>
            </div>
          ))}
        </dl>
        {data.cardCount > cardsShown && <p className={styles.quiet}>{texts.theFirstCards(cardsShown)}</p>}
      </details>
      <p>
        <Link to={paths.deck(deckId)}>{texts.openTheDeck}</Link>
      </p>
    </>
  );
}
