import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { errorText } from "../../lib/language/error-text.ts";
import { useSearchParams } from "react-router";
import { paths } from "../../lib/paths.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { useLiveDecks } from "../../decks/use-live-decks.ts";
import type { StudyProgress } from "../requests/study-api.ts";
import { useStudyRefresh } from "../use-study-refresh.ts";
import { useStudyProgress } from "../use-study-progress.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { DeckChoice } from "./deck-choice.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { LoadedProgress } from "./loaded-progress.tsx";
import { SetAsidePart } from "./set-aside-part.tsx";
import styles from "./progress-screen.module.css";
import { Skeleton } from "../../ui/waiting/skeleton.tsx";
import loadingProgressStyles from "./loaded-progress.module.css";
import { texts } from "./progress.texts.ts";

const progressKey = queryKeys.studyProgresses();

/** The student's progress, over all decks or for the one in the address. */
export function ProgressScreen() {
  usePageTitle(texts.progress, texts.yourReviewsHowWell);
  const deckParameter = useSearchParams()[0].get("deck");
  if (deckParameter === null) return <ProgressOf deckId={null} />;
  const deckId = deckIdIn(deckParameter);
  return deckId === null ? <UnknownDeck /> : <ProgressOf deckId={deckId} />;
}

function ProgressOf({ deckId }: { deckId: number | null }) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useStudyProgress(deckId);
  // An answer in another tab or on another device shows here too.
  useLiveDecks(useSignedIn().uid, { onStudy: useStudyRefresh(progressKey) });
  if (error?.status === 404) return <UnknownDeck />;
  if (error && !data) {
    const title = errorText("study/progress-failed");
    return <LoadFailed title={title} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  }
  // When the deck changes only the list of decks is kept, so that the choice does not move.
  const progress = isPlaceholderData ? undefined : data;
  return (
    <Page narrow>
      <header className={styles.header}>
        <h1 className={styles.title}>{texts.progress}</h1>
        {data && <DeckChoice decks={data.decks} deckId={deckId} />}
      </header>
      {error && <ErrorBanner message={error.message} />}
      {progress ? <Loaded progress={progress} deckId={deckId} /> : <LoadingProgress />}
    </Page>
  );
}

function Loaded({ progress, deckId }: { progress: StudyProgress; deckId: number | null }) {
  const deck = progress.decks.find((one) => one.deckId === deckId) ?? null;
  if (progress.streak.longest === 0) {
    const hasCards = Object.values(progress.cards).some((count) => count > 0);
    return (
      <>
        <NothingYet deck={deck} exam={progress.exam} hasCards={hasCards} />
        <SetAsidePart deckId={deckId} />
      </>
    );
  }
  return <LoadedProgress progress={progress} deck={deck} />;
}

function UnknownDeck() {
  return (
    <EmptyState
      headingLevel={1}
      title={errorText("deck/not-found")}
      text={texts.thisDeckWasDeleted}
      action={<ButtonLink to={paths.progress}>{texts.progressOfAllDecks}</ButtonLink>}
    />
  );
}

/** As high as the content, so nothing jumps when it arrives. */
function LoadingProgress() {
  return (
    <div className={loadingProgressStyles.parts} aria-busy="true">
      <span className="visually-hidden" role="status">
        {texts.loadingProgress}
      </span>
      {["150px", "240px", "260px", "260px"].map((height, at) => (
        <div key={at} className={loadingProgressStyles.loading}>
          <Skeleton width="180px" height="24px" />
          <Skeleton height={height} radius="14px" />
        </div>
      ))}
    </div>
  );
}
