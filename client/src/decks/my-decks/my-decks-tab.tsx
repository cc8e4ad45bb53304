import { useCallback, useRef } from "react";
import { Link } from "react-router";
import { useSignedIn } from "../../accounts/session/session.tsx";
import type { LiveStatus } from "../../lib/live/events.ts";
import { paths } from "../../lib/paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { Page } from "../../ui/page.tsx";
import { useDeckView } from "../card/use-deck-view.ts";
import { FolderPath } from "../folders/folder-path.tsx";
import { Today } from "../today/today.tsx";
import { AssignedTodayLater, OwnTestsTodayLater } from "../today/assigned-later.tsx";
import styles from "../decks.module.css";
import { DeckLists } from "./deck-lists.tsx";
import { isNarrowed } from "./decks-in-view.ts";
import { ExportAll } from "./export-all.tsx";
import { MyDecksToolbar } from "./my-decks-toolbar.tsx";
import { texts } from "./my-decks.texts.ts";
import { useDeckFilters } from "./use-deck-filters.ts";
import { useMyDecks } from "./use-my-decks.ts";

/** A student's own decks and saved decks of others, live, sorted and searched. A folder shows its decks; a search looks through all. */
export function MyDecksTab() {
  const { uid } = useSignedIn();
  const controls = useDeckFilters();
  const { filters } = controls;
  const decks = useMyDecks(uid, controls);
  const [deckView, setDeckView] = useDeckView();
  const heading = useRef<HTMLHeadingElement | null>(null);
  const focusHeading = useCallback((options?: FocusOptions) => heading.current?.focus(options), []);

  return (
    <Page wide>
      <header className={styles.top}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {texts.myDecks}
        </h1>
        <Link to={paths.import} className={styles.progress}>
          {texts.import}
        </Link>
        {decks.isLoaded && decks.hasDecks && <ExportAll uid={uid} />}
        <Link to={paths.progress} className={classNames(styles.progress, styles.notOnPhone)}>
          {texts.progress}
        </Link>
      </header>
      {decks.hasSomethingToStudy && (
        <Today folder={decks.folderToStudy} summary={decks.summary} isMissing={decks.isSummaryMissing} hasBegun={decks.hasBegun} />
      )}
      {decks.summary?.hasClassTests && <OwnTestsTodayLater />}
      {decks.summary?.hasAssignments && <AssignedTodayLater />}
      <MyDecksToolbar controls={controls} decks={decks} deckView={deckView} onDeckView={setDeckView} />
      {decks.isLoaded && <LiveNotice status={decks.status} />}
      {!isNarrowed(filters) && (decks.hasDecks || decks.ownFolders.folders?.length) ? (
        <FolderPath folders={decks.ownFolders} open={filters.folder} onOpen={controls.openFolder} />
      ) : null}
      <DeckLists
        uid={uid}
        decks={decks}
        text={controls.text}
        cardSearch={controls.cardSearch}
        deckView={deckView}
        isOnlyStarred={filters.isStarred}
        onClear={controls.clear}
        onFocusLost={focusHeading}
      />
    </Page>
  );
}

/** While the connection is down, or no events come through, the list says that it may be outdated. */
function LiveNotice({ status }: { status: LiveStatus }) {
  return (
    <p role="status" className={status.state === "polling" ? styles.quietNotice : styles.notice}>
      {status.state === "failed" && texts.noConnection}
      {status.state === "polling" && texts.noLiveUpdates}
    </p>
  );
}
