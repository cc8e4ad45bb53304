import { useQuery } from "@tanstack/react-query";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { errorText } from "../../lib/language/error-text.ts";
import { paths } from "../../lib/paths.ts";
import { showSessionOver } from "../editor/saving/show-session-over.ts";
import { readDeck } from "../decks-api.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { useDeckId } from "../use-deck-id.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { lazily } from "../../ui/waiting/lazily.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import type { EditAsCoAuthorProps } from "./edit-as-co-author.tsx";
import { EditDeckForm } from "./edit-deck-form.tsx";
import { texts } from "./edit.texts.ts";

/** Loads for decks of others alone. */
const EditAsCoAuthor = lazily<EditAsCoAuthorProps>(() => import("./edit-as-co-author.tsx").then((module) => module.EditAsCoAuthor));

/** Edits an own deck, or one of somebody else that the student writes too. The form starts from what the server has now, not from the cache. */
export function EditDeckScreen() {
  const deckId = useDeckId();
  const { uid } = useSignedIn();
  const { data, error, isFetchedAfterMount, refetch, isFetching } = useQuery<Deck, AppError>({
    queryKey: queryKeys.deck(uid, deckId),
    queryFn: ({ signal }) =>
      readDeck(uid, deckId, signal).catch((failure: unknown) => {
        showSessionOver(failure, "deck/sign-in-to-edit");
        throw failure;
      }),
    refetchOnMount: "always",
    // A form that is open keeps what it began with.
    staleTime: Infinity,
    structuralSharing: false,
  });
  usePageTitle(data ? texts.headingOf(data.title) : texts.heading, texts.about);

  if (data && isFetchedAfterMount && !error) return <EditDeckForm key={uid} uid={uid} deck={data} />;
  if (!error) {
    return (
      <Page narrow>
        <Spinner isScreen label={texts.loading} />
      </Page>
    );
  }
  if (isNotMine(error)) return <EditAsCoAuthor uid={uid} deckId={deckId} denied={<AccessDenied />} />;
  return (
    <Page narrow>
      <EmptyState
        headingLevel={1}
        title={errorText("deck/load-failed")}
        text={error.message}
        action={
          <Button busy={isFetching} busyLabel={texts.loading} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        }
      />
    </Page>
  );
}

/** A deck that is not the student's own may belong to someone else; either way it can't be edited here. */
function isNotMine({ code }: AppError): boolean {
  return (
    code === "deck/not-found" ||
    code === "deck/not-in-collection" ||
    code === "deck/not-yours-to-edit" ||
    code === "database/permission-denied"
  );
}

function AccessDenied() {
  return (
    <Page narrow>
      <EmptyState
        headingLevel={1}
        title={texts.accessDenied}
        text={errorText("deck/not-yours-to-edit")}
        action={<ButtonLink to={paths.decks}>{texts.backToDecks}</ButtonLink>}
      />
    </Page>
  );
}
