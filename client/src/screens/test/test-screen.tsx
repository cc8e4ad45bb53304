import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { AppError } from "@recollect/domain/errors/app-error.ts";
import { catalogue } from "@recollect/domain/errors/catalogue.ts";
import { paths } from "../../app/paths.ts";
import { readDeck } from "../../lib/decks-api.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { useSignedIn } from "../../lib/session.tsx";
import { useDeckId } from "../../lib/use-deck-id.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import styles from "./test-screen.module.css";

/** Where practice tests will be chosen; until they are here it says so. */
export function TestScreen() {
  const deckId = useDeckId();
  const { uid } = useSignedIn();
  const { data, error, refetch, isFetching } = useQuery<Deck, AppError>({
    queryKey: queryKeys.deck(uid, deckId),
    queryFn: ({ signal }) => readDeck(uid, deckId, signal),
    structuralSharing: false,
  });
  usePageTitle(data ? `Practice test: ${data.title}` : "Practice test", "Practise with a test made from your own cards.");

  if (data) return <TestChooser deck={data} />;
  if (error?.status === 404) return <Navigate to={paths.notFound} replace />;
  return (
    <Page narrow>
      {error ? (
        <EmptyState
          headingLevel={1}
          title={catalogue["deck/load-failed"].message}
          text={error.message}
          action={
            <Button busy={isFetching} busyLabel="Loading..." onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        <Spinner label="Loading..." />
      )}
    </Page>
  );
}

function TestChooser({ deck }: { deck: Deck }) {
  return (
    <Page narrow>
      <h1 className={styles.title} dir="auto">
        {deck.title}
      </h1>
      <p className={styles.count}>
        {deck.cardCount.toLocaleString("en")} {deck.cardCount === 1 ? "card" : "cards"} available
      </p>
      <EmptyState
        title="Practice tests are not here yet"
        text="They arrive soon. Until then, flip through your cards."
        action={<ButtonLink to={paths.deck(deck.id)}>Back to Deck</ButtonLink>}
      />
    </Page>
  );
}
