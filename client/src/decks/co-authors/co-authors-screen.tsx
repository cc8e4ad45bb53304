import type { CoAuthor, CoAuthors } from "@recollect/domain/decks/co-authors/co-author.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { errorText } from "../../lib/language/error-text.ts";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { authorText } from "../author.texts.ts";
import { useDeckId } from "../use-deck-id.ts";
import { acceptInvitation, coAuthorsKey, endCoAuthor, readCoAuthors } from "./co-authors-api.ts";
import styles from "./co-authors.module.css";
import { texts } from "./co-authors.texts.ts";
import { InviteForm } from "./invite-form.tsx";
import { useCoAuthorAction } from "./use-co-author-action.ts";

/** Who writes a deck: its owner invites and removes, an invited person answers, and a co-author leaves. */
export function CoAuthorsScreen() {
  const deckId = useDeckId();
  const { uid } = useSignedIn();
  const query = useQuery<CoAuthors, AppError>({
    queryKey: coAuthorsKey(deckId),
    queryFn: ({ signal }) => readCoAuthors(deckId, signal),
    retry: (failures, { status }) => status !== 404 && failures < 2,
  });
  const { data, error } = query;
  usePageTitle(texts.coAuthors, texts.about, { noindex: true });
  return (
    <Page narrow>
      {error?.status === 404 ? (
        <EmptyState
          headingLevel={1}
          title={texts.coAuthors}
          text={errorText("deck/not-found")}
          action={<ButtonLink to={paths.decks}>{texts.backToDecks}</ButtonLink>}
        />
      ) : data ? (
        <People uid={uid} deck={data} />
      ) : error ? (
        <LoadFailed title={texts.failed} message={error.message} isRetrying={query.isFetching} retry={() => void query.refetch()} />
      ) : (
        <Spinner isScreen label={texts.loading} />
      )}
    </Page>
  );
}

function People({ uid, deck }: { uid: string; deck: CoAuthors }) {
  const { deckId, role, people } = deck;
  const navigate = useNavigate();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement | null>(null);
  const { busy, error, run } = useCoAuthorAction(uid, deckId);
  /** who is asked about: oneself, to leave */
  const [ending, setEnding] = useState<CoAuthor | null>(null);
  const isOwner = role === "owner";
  const author = (
    <bdi key="author" translate="no">
      {authorText(deck.author)}
    </bdi>
  );

  /** Without the deck there is nothing to see here: what is left is the own list. */
  async function leave(name: string): Promise<void> {
    if (!(await run(name, () => endCoAuthor(deckId, uid)))) return setEnding(null);
    client.removeQueries({ queryKey: coAuthorsKey(deckId) });
    await navigate(paths.decks);
  }

  async function remove(person: CoAuthor): Promise<void> {
    await run("end", () => endCoAuthor(deckId, person.uid));
    setEnding(null);
    heading.current?.focus();
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.of(
          <bdi key="title" translate="no">
            {deck.title}
          </bdi>,
        )}
      </h1>
      <p className={styles.about}>{isOwner ? texts.whatTheyMay : role === "invited" ? texts.invites(author) : texts.writesWith(author)}</p>
      {error !== null && <ErrorBanner message={error} />}
      {isOwner && <InviteForm deckId={deckId} busy={busy} run={run} />}
      {people.length > 0 && (
        <ul className={styles.list} aria-label={texts.coAuthors}>
          {people.map((person) => (
            <li key={person.uid} className={styles.row}>
              <p className={styles.name}>
                <bdi translate="no">{authorText(person.name)}</bdi>
                {person.acceptedAt === null && <span className={styles.facts}> · {texts.isInvited}</span>}
              </p>
              {isOwner && (
                <Button size="small" variant="ghost" disabled={busy !== null} onClick={() => setEnding(person)}>
                  {texts.remove(person.name)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {role === "invited" ? (
          <>
            <Button busy={busy === "accept"} busyLabel={texts.saving} onClick={() => void run("accept", () => acceptInvitation(deckId))}>
              {texts.accept}
            </Button>
            <Button variant="ghost" busy={busy === "decline"} busyLabel={texts.saving} onClick={() => void leave("decline")}>
              {texts.decline}
            </Button>
          </>
        ) : (
          <>
            {!isOwner && <ButtonLink to={paths.editDeck(deckId)}>{texts.editDeck}</ButtonLink>}
            <ButtonLink variant="ghost" to={paths.deck(deckId)}>
              {texts.backToDeck}
            </ButtonLink>
            {!isOwner && (
              <Button variant="ghost" disabled={busy !== null} onClick={() => setEnding({ uid, name: "", acceptedAt: null })}>
                {texts.leave}
              </Button>
            )}
          </>
        )}
      </div>
      <ConfirmDialog
        open={ending !== null}
        title={isOwner ? texts.removeQuestion(ending?.name ?? "") : texts.leaveQuestion}
        text={texts.whatStays}
        confirmLabel={isOwner ? texts.remove(ending?.name ?? "") : texts.leave}
        busyLabel={texts.saving}
        destructive
        busy={busy === "end"}
        onConfirm={() => ending && void (isOwner ? remove(ending) : leave("end"))}
        onCancel={() => setEnding(null)}
      />
    </>
  );
}
