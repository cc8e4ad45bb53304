import { countTexts } from "../../cards/counts.texts.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { HISTORY, type VersionSummary } from "@recollect/domain/decks/history/version.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { Names } from "../../lib/names.tsx";
import { paths } from "../../lib/paths.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { authorText } from "../author.texts.ts";
import { readDeck } from "../decks-api.ts";
import { useDeckId } from "../use-deck-id.ts";
import { useLiveDecks } from "../use-live-decks.ts";
import { listVersions } from "./history-api.ts";
import { momentText } from "../../lib/moment-text.ts";
import { changesText } from "./history-words.ts";
import styles from "./history.module.css";
import { VersionView } from "./version-view.tsx";
import { texts } from "./history.texts.ts";

/** The history of an own deck: all kept versions, and (`?version=`) one of them beside the deck as it is now. */
export function HistoryScreen() {
  const deckId = useDeckId();
  const { uid } = useSignedIn();
  // After a save in another tab the deck and its versions are read again.
  useLiveDecks(uid);
  const deck = useQuery<Deck, AppError>({
    queryKey: queryKeys.deck(uid, deckId),
    queryFn: ({ signal }) => readDeck(uid, deckId, signal),
    structuralSharing: false,
  });
  const revision = deck.data?.revision;
  const versions = useQuery<readonly VersionSummary[], AppError>({
    queryKey: queryKeys.versions(uid, deckId, revision),
    queryFn: ({ signal }) => listVersions(uid, deckId, signal),
    enabled: revision !== undefined,
    placeholderData: (before) => before,
  });
  const [search] = useSearchParams();
  const openRevision = Number(search.get("version") ?? Number.NaN);
  usePageTitle(texts.history, texts.earlierVersions, { noindex: true });

  const failedQuery = deck.error ? deck : versions.error ? versions : null;
  return (
    <Page narrow>
      {deck.data && versions.data && !failedQuery ? (
        Number.isInteger(openRevision) ? (
          <VersionView key={openRevision} uid={uid} deck={deck.data} revision={openRevision} />
        ) : (
          <Versions deck={deck.data} versions={versions.data} />
        )
      ) : failedQuery ? (
        <LoadFailed
          title={texts.theHistoryCould}
          message={failedQuery.error?.message ?? ""}
          isRetrying={failedQuery.isFetching}
          retry={() => void failedQuery.refetch()}
        />
      ) : (
        <Spinner isScreen label={texts.loadingTheHistory} />
      )}
    </Page>
  );
}

function Versions({ deck, versions }: { deck: Deck; versions: readonly VersionSummary[] }) {
  const isWrittenByMany = versions.some(({ savedBy }) => savedBy !== undefined);
  return (
    <>
      <h1 className={styles.heading}>{texts.historyOf(<bdi key="title">{deck.title}</bdi>)}</h1>
      <p className={styles.note}>{texts.eachSaveKeeps(HISTORY.days)}</p>
      {versions.length === 0 ? (
        <EmptyState
          title={texts.noEarlierVersionYet}
          text={texts.whenYouNextSave}
          action={
            <ButtonLink variant="ghost" to={paths.deck(deck.id)}>
              {texts.backToTheDeck}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ol className={styles.list} aria-label={texts.earlierVersionsLabel}>
            {versions.map((version) => (
              <li key={version.revision} className={styles.row}>
                <div className={styles.names}>
                  <h2 className={styles.when}>{momentText(version.savedAt)}</h2>
                  <p className={styles.about}>
                    {version.title !== deck.title && (
                      <>
                        <bdi>{version.title}</bdi> ·{" "}
                      </>
                    )}
                    {texts.nextSave(countTexts.cards(version.cardCount), changesText(version))}
                    {isWrittenByMany && (
                      <>
                        {" · "}
                        {version.savedBy === undefined
                          ? texts.byYou
                          : texts.by(
                              <bdi key="name" translate="no">
                                {authorText(version.savedBy)}
                              </bdi>,
                            )}
                      </>
                    )}
                    {version.wordsOf && (
                      <>
                        {" · "}
                        {texts.wordsOf(<Names key="names" of={version.wordsOf} />)}
                      </>
                    )}
                  </p>
                </div>
                <ButtonLink
                  size="small"
                  variant="ghost"
                  to={paths.deckVersion(deck.id, version.revision)}
                  aria-label={texts.compareWithNowThe(momentText(version.savedAt))}
                >
                  {texts.compareWithNow}
                </ButtonLink>
              </li>
            ))}
          </ol>
          <ButtonLink variant="ghost" to={paths.deck(deck.id)}>
            {texts.backToTheDeck}
          </ButtonLink>
        </>
      )}
    </>
  );
}
