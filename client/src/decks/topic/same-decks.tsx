import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { paths } from "../../lib/paths.ts";
import { request } from "../../lib/requests/http.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { authorText } from "../author.texts.ts";
import styles from "./topic-fields.module.css";
import { texts } from "./topic-fields.texts.ts";

/** For an author who is about to publish a deck: Public decks of others with most of its cards. There may be none. */
export function SameDecks({ uid, deckId }: { uid: string; deckId: number }) {
  const { data: decks = [] } = useQuery({
    queryKey: queryKeys.sameDecks(uid, deckId),
    queryFn: ({ signal }): Promise<LibraryDeckSummary[]> =>
      request("GET", "/api/users/:uid/decks/:id/same", { params: { uid, id: deckId }, signal }),
    retry: false,
  });
  if (decks.length === 0) return null;
  return (
    <div className={styles.same}>
      <p>{texts.same}</p>
      <ul>
        {decks.map(({ id, authorId, title, author }) => (
          <li key={`${authorId}/${id}`}>
            {texts.sameDeck(
              <Link key="title" to={paths.deck(id)} dir="auto" translate="no">
                {title}
              </Link>,
              <bdi key="author" translate="no">
                {authorText(author)}
              </bdi>,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
