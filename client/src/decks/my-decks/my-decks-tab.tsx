import { useDeferredValue, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { titleMatches } from "@recollect/domain/decks/search.ts";
import { sortedDecks } from "@recollect/domain/decks/sort.ts";
import { catalogue } from "@recollect/domain/errors/catalogue.ts";
import { paths } from "../../lib/paths.ts";
import type { LiveStatus } from "../live-list.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { useLiveDecks } from "../use-live-decks.ts";
import { useStudySummary } from "../../study/use-study-summary.ts";
import { useTimeZone } from "../../study/use-time-zone.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorBanner } from "../../ui/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { DeckGrid } from "./deck-grid.tsx";
import { DecksToolbar } from "../decks-toolbar.tsx";
import { DeleteDeckDialog } from "../delete-deck-dialog.tsx";
import { dueOfOwnDecks } from "./due-of-decks.ts";
import { LoadingDecks } from "../loading-decks.tsx";
import { StudyNow } from "./study-now.tsx";
import { useDeckSort } from "../use-deck-sort.ts";
import { useDeleteDeck } from "./use-delete-deck.ts";
import styles from "../decks.module.css";

type DecksView =
  { state: "loading" } | { state: "failed" } | { state: "empty"; searchedFor: string | null } | { state: "ready"; decks: DeckSummary[] };

/** A student's own decks, live, sorted and searched. */
export function MyDecksTab() {
  const { uid } = useSignedIn();
  const { summary, isMissing, refresh } = useStudySummary();
  useTimeZone();
  const { decks, status } = useLiveDecks(uid, { onStudy: refresh });
  const [sort, setSort] = useDeckSort();
  const [search, setSearch] = useState("");
  const deferredSearch = useDeferredValue(search);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const deletion = useDeleteDeck(uid, () => heading.current?.focus());

  const view = useMemo<DecksView>(() => {
    if (!decks) return { state: status.state === "failed" ? "failed" : "loading" };
    const found = decks.filter((deck) => titleMatches(deck, deferredSearch));
    if (found.length > 0) return { state: "ready", decks: sortedDecks(found, sort) };
    return { state: "empty", searchedFor: deferredSearch.trim() === "" ? null : deferredSearch.trim() };
  }, [decks, status.state, deferredSearch, sort]);

  const summedUp = summary?.decks;
  const due = useMemo(() => dueOfOwnDecks(summedUp ?? [], uid), [summedUp, uid]);

  return (
    <Page>
      <header className={styles.top}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          My Decks
        </h1>
        <Link to={paths.progress} className={styles.progress}>
          Progress
        </Link>
        <StudyNow summary={summary} isMissing={isMissing} hasDecks={decks?.length !== 0} />
      </header>
      <DecksToolbar sort={sort} onSort={setSort} search={search} onSearch={setSearch} placeholder="Search decks" />
      {decks && <LiveNotice status={status} />}
      {view.state === "loading" && <LoadingDecks label="Loading your decks..." />}
      {view.state === "failed" && <ErrorBanner message={catalogue["deck/list-failed"].message} />}
      {view.state === "empty" && <NoDecks searchedFor={view.searchedFor} onClear={() => setSearch("")} />}
      {view.state === "ready" && (
        <DeckGrid decks={view.decks} due={due} leaving={deletion.leaving} onDelete={deletion.ask} onLeft={deletion.left} />
      )}
      <DeleteDeckDialog deck={deletion.asked} onConfirm={deletion.confirm} onCancel={deletion.cancel} />
    </Page>
  );
}

function NoDecks({ searchedFor, onClear }: { searchedFor: string | null; onClear: () => void }) {
  if (searchedFor !== null) {
    return (
      <EmptyState
        title="No decks found"
        text={
          <>
            No decks match your search for <bdi>“{searchedFor}”</bdi>
          </>
        }
        action={
          <Button variant="ghost" onClick={onClear}>
            Clear search
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No decks yet"
      text="Create your first flashcard deck to get started"
      action={<ButtonLink to={paths.createDeck}>Create deck</ButtonLink>}
    />
  );
}

/** Never a stale list without a word: while the connection is down, the list says so. */
function LiveNotice({ status }: { status: LiveStatus }) {
  return (
    <p role="status" className={styles.notice}>
      {status.state === "failed" && "No connection to the server. These decks may be out of date; trying again…"}
    </p>
  );
}
