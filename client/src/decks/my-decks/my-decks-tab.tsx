import { useDeferredValue, useMemo, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { titleMatches } from "@recollect/domain/decks/search.ts";
import { sortedDecks } from "@recollect/domain/decks/sort.ts";
import { catalogue } from "@recollect/domain/errors/catalogue.ts";
import { paths } from "../../lib/paths.ts";
import type { LiveStatus } from "../../lib/live/events.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { useLiveDecks } from "../use-live-decks.ts";
import { useStudySummary } from "../../study/use-study-summary.ts";
import { useTimeZone } from "../../study/use-time-zone.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { ExportAll } from "./export-all.tsx";
import { DeckGrid } from "./deck-grid.tsx";
import { DecksToolbar } from "../decks-toolbar.tsx";
import { DeleteDeckDialog } from "../delete-deck-dialog.tsx";
import { TagFilter } from "../folders/tag-filter.tsx";
import { FolderPath } from "../folders/folder-path.tsx";
import { SharedInFolder } from "../folders/shared-in-folder.tsx";
import { useFolders } from "../folders/use-folders.ts";
import { dueOfOwnDecks } from "./due-of-decks.ts";
import { LoadingDecks } from "../loading-decks.tsx";
import { StudyNow } from "./study-now.tsx";
import { useDeckSort } from "../use-deck-sort.ts";
import { useDeleteDeck } from "./use-delete-deck.ts";
import styles from "../decks.module.css";

type DecksView =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "empty"; searchedFor: string | null }
  | { state: "nothing-here"; folder: string | null; isGone: boolean }
  | { state: "ready"; decks: DeckSummary[] };

/** A student's own decks, live, sorted and searched. A folder shows what lies in it; a search looks through all of them. */
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
  const known = useFolders(uid);
  const { folders, shared, folderOf, tagsOf, allTags } = known;
  const navigate = useNavigate();
  const address = useSearchParams()[0];
  const open = address.get("folder");
  const tag = address.get("tag");
  const isSearching = deferredSearch.trim() !== "";

  const view = useMemo<DecksView>(() => {
    if (!decks) return { state: status.state === "failed" ? "failed" : "loading" };
    const tagged = tag === null ? decks : decks.filter((deck) => tagsOf(deck.id, true).includes(tag));
    const found = tagged.filter((deck) =>
      isSearching ? titleMatches(deck, deferredSearch) : tag !== null || folderOf(deck.id, true) === open,
    );
    if (found.length > 0) return { state: "ready", decks: sortedDecks(found, sort) };
    if (isSearching) return { state: "empty", searchedFor: deferredSearch.trim() };
    if (tag !== null) return { state: "empty", searchedFor: tag };
    if (open === null && decks.length === 0) return { state: "empty", searchedFor: null };
    return { state: "nothing-here", folder: open, isGone: open !== null && folders?.includes(open) === false };
  }, [decks, status.state, deferredSearch, isSearching, sort, open, tag, folders, folderOf, tagsOf]);

  const others = useMemo(
    () =>
      shared
        .filter((deck) => tag === null || tagsOf(deck.id, false).includes(tag))
        .filter((deck) =>
          isSearching ? titleMatches(deck, deferredSearch) : tag !== null || (folderOf(deck.id, false) === open && open !== null),
        ),
    [shared, isSearching, deferredSearch, folderOf, tagsOf, open, tag],
  );

  const summedUp = summary?.decks;
  const due = useMemo(() => dueOfOwnDecks(summedUp ?? [], uid), [summedUp, uid]);

  return (
    <Page>
      <header className={styles.top}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          My Decks
        </h1>
        <Link to={paths.import} className={styles.progress}>
          Import
        </Link>
        {decks !== undefined && decks.length > 0 && <ExportAll uid={uid} />}
        <Link to={paths.progress} className={styles.progress}>
          Progress
        </Link>
        <StudyNow summary={summary} isMissing={isMissing} hasDecks={decks?.length !== 0} />
      </header>
      <DecksToolbar sort={sort} onSort={setSort} search={search} onSearch={setSearch} placeholder="Search decks">
        {(allTags.length > 0 || tag !== null) && (
          <TagFilter tags={allTags} tag={tag} onTag={(next) => void navigate(next === null ? paths.decks : paths.tag(next))} />
        )}
      </DecksToolbar>
      {decks && <LiveNotice status={status} />}
      {folders && !isSearching && tag === null && (decks?.length !== 0 || folders.length > 0) && (
        <FolderPath known={known} open={open} onOpen={(folder) => void navigate(folder === null ? paths.decks : paths.folder(folder))} />
      )}
      {view.state === "loading" && <LoadingDecks label="Loading your decks..." />}
      {view.state === "failed" && <ErrorBanner message={catalogue["deck/list-failed"].message} />}
      {view.state === "empty" && (
        <NoDecks
          searchedFor={view.searchedFor}
          onClear={() => {
            setSearch("");
            if (tag !== null) void navigate(paths.decks);
          }}
        />
      )}
      {view.state === "nothing-here" && others.length === 0 && <NothingHere {...view} />}
      {view.state === "ready" && (
        <DeckGrid
          uid={uid}
          decks={view.decks}
          due={due}
          tagsOf={tagsOf}
          leaving={deletion.leaving}
          onDelete={deletion.ask}
          onLeft={deletion.left}
        />
      )}
      {others.length > 0 && <SharedInFolder decks={others} />}
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
      action={
        <>
          <ButtonLink to={paths.createDeck}>Create deck</ButtonLink>
          <ButtonLink variant="ghost" to={paths.import}>
            Import a deck
          </ButtonLink>
        </>
      }
    />
  );
}

/** A folder without decks; at the top, decks that all lie in folders. */
function NothingHere({ folder, isGone }: { folder: string | null; isGone: boolean }) {
  if (isGone) {
    return (
      <EmptyState
        title={catalogue["folder/not-found"].message}
        action={
          <ButtonLink variant="ghost" to={paths.decks}>
            All decks
          </ButtonLink>
        }
      />
    );
  }
  return folder === null ? (
    <EmptyState title="Every deck lies in a folder" text="Open one of them, or search through all." />
  ) : (
    <EmptyState title="This folder is empty" text="Drag a deck onto it, or choose “Move to folder” on the deck." />
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
