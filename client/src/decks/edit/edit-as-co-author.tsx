import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorText } from "../../lib/language/error-text.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { readCoAuthors } from "../co-authors/co-authors-api.ts";
import { readDeck } from "../decks-api.ts";
import { EditDeckForm } from "./edit-deck-form.tsx";
import { texts } from "./edit.texts.ts";

type Written = { deck: Deck; ownerId: string };

export type EditAsCoAuthorProps = {
  uid: string;
  deckId: number;
  /** shown to somebody who does not write the deck */
  denied: ReactNode;
};

/** Edits a deck of somebody else, as one of its co-authors. */
export function EditAsCoAuthor({ uid, deckId, denied }: EditAsCoAuthorProps) {
  const { data, error, isFetchedAfterMount, refetch, isFetching } = useQuery<Written | null, AppError>({
    queryKey: ["edit-as-co-author", deckId],
    queryFn: async ({ signal }) => {
      const { role, ownerId } = await readCoAuthors(deckId, signal);
      return role === "co-author" ? { deck: await readDeck(ownerId, deckId, signal), ownerId } : null;
    },
    retry: (failures, { status }) => status !== 403 && status !== 404 && failures < 2,
    // A form that is open keeps what it began with: what others save reaches it in another way.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });
  usePageTitle(data ? texts.headingOf(data.deck.title) : texts.heading, texts.about);
  if (data && isFetchedAfterMount) return <EditDeckForm uid={uid} deck={data.deck} ownerId={data.ownerId} />;
  if (data === null || error?.status === 404 || error?.status === 403) return denied;
  return (
    <Page narrow>
      {error ? (
        <LoadFailed title={errorText("deck/load-failed")} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
      ) : (
        <Spinner isScreen label={texts.loading} />
      )}
    </Page>
  );
}
