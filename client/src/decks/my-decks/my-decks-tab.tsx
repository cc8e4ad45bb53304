import { useCallback, useDeferredValue, useMemo, useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { errorText } from "../../lib/language/error-text.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { paths } from "../../lib/paths.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import type { LiveStatus } from "../../lib/live/events.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { useLiveDecks } from "../use-live-decks.ts";
import { useStudyRefresh } from "../../study/use-study-refresh.ts";
import { useStudiedDecks } from "../../study/use-studied-decks.ts";
import { useStudySummary } from "../../study/use-study-summary.ts";
import { useTimeZone } from "../../study/use-time-zone.ts";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { Page } from "../../ui/page.tsx";
import { useSaved } from "../saved/use-saved.ts";
import { ExportAll } from "./export-all.tsx";
import { DeckGrid } from "./deck-grid.tsx";
import { decksOfOthers, withFilter, isNarrowed, ownDecks, type DeckFilters } from "./decks-in-view.ts";
import { DecksToolbar } from "../decks-toolbar.tsx";
import type { DeleteDeckProps } from "../delete-deck-dialog.tsx";
import { TagFilter } from "../folders/tag-filter.tsx";
import { FolderPath } from "../folders/folder-path.tsx";
import { useFolders } from "../folders/use-folders.ts";
import { dueOfOwnDecks, studiedOwnDecks } from "../card/due-of-decks.ts";
import { LoadingDecks } from "../loading-decks.tsx";
import { NoDecks, NothingHere } from "./nothing-here.tsx";
import type { FromOthersProps } from "../others/from-others.tsx";
import { Today } from "../today/today.tsx";
import { useListView } from "../use-list-view.ts";
import { useDeckView } from "../card/use-deck-view.ts";
import { useDeleteDeck } from "./use-delete-deck.ts";
import { OnlyStarred, ViewSwitch } from "./view-switch.tsx";
import styles from "../decks.module.css";
import cards from "../card/deck-card.module.css";
import { texts } from "./my-decks.texts.ts";

const deleteDialog = onDemand<DeleteDeckProps>(() => import("../delete-deck-dialog.tsx").then((module) => module.DeleteDeckDialog));

const fromOthers = onDemand<FromOthersProps>(() => import("../others/from-others.tsx").then((module) => module.FromOthers));

/** Everything that a study event may change: due cards, progress of each deck, the day, saved decks. */
const studyKey = queryKeys.study();

type DecksView =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "empty"; searchedFor: string | null }
  | { state: "nothing-here"; folder: string | null; isGone: boolean }
  | { state: "ready"; decks: DeckSummary[] };

/** A student's own decks and saved decks of others, live, sorted and searched. A folder shows its decks; a search looks through all. */
export function MyDecksTab() {
  const { uid } = useSignedIn();
  const studied = useStudiedDecks();
  useTimeZone();
  const { decks, status } = useLiveDecks(uid, { onStudy: useStudyRefresh(studyKey) });
  const { view: listView, text: search, setTyped, setSort, clearSearch } = useListView();
  const { sort } = listView;
  const [deckView, setDeckView] = useDeckView();
  const deferredSearch = useDeferredValue(search);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const deletion = useDeleteDeck(uid, () => heading.current?.focus());
  const ownFolders = useFolders(uid);
  const { folders, shared, folderOf, tagsOf, allTags } = ownFolders;
  const { others, starred, save, star } = useSaved(uid);
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const open = address.get("folder");
  const tag = address.get("tag");
  const onlyStarred = address.get("starred") === "1";
  const filters = useMemo<DeckFilters>(
    () => ({ search: deferredSearch, tag, isStarred: onlyStarred, folder: open }),
    [deferredSearch, tag, onlyStarred, open],
  );

  // A search looks through all decks, and a folder that is gone shows none.
  const folderToStudy = isNarrowed(filters) || (open !== null && folders?.includes(open) === false) ? null : open;
  const { summary, isMissing } = useStudySummary(folderToStudy);

  const view = useMemo<DecksView>(() => {
    if (!decks) return { state: status.state === "failed" ? "failed" : "loading" };
    const ownMatches = ownDecks(decks, sort, filters, { folderOf, tagsOf, starred });
    if (ownMatches.length > 0) return { state: "ready", decks: ownMatches };
    const { search: text, folder } = filters;
    if (isNarrowed(filters)) return { state: "empty", searchedFor: text.trim() || (filters.tag ?? "★") };
    if (folder === null && decks.length === 0) return { state: "empty", searchedFor: null };
    return { state: "nothing-here", folder, isGone: folder !== null && folders?.includes(folder) === false };
  }, [decks, status.state, sort, filters, starred, folders, folderOf, tagsOf]);

  const ofOthers = useMemo(
    () => decksOfOthers(others ?? [], shared, filters, { folderOf, tagsOf }),
    [others, shared, filters, folderOf, tagsOf],
  );
  /** a deck that leaves the list takes the focus with it; the list stays where it was scrolled to */
  const onLeft = useCallback(() => heading.current?.focus({ preventScroll: true }), []);
  const onStar = useCallback((...what: Parameters<typeof star>) => (star(...what), onlyStarred && onLeft()), [star, onlyStarred, onLeft]);
  const due = useMemo(() => dueOfOwnDecks(summary?.decks ?? [], uid), [summary, uid]);
  const standing = useMemo(() => studiedOwnDecks(studied?.decks ?? [], uid), [studied, uid]);
  const hasStars = starred.size > 0 || others?.some(({ isStarred }) => isStarred) === true;
  const hasDecks = decks?.length !== 0;
  const hasBegun = hasDecks || studied?.decks.length !== 0;
  /** no own decks, but some of others: their list is first, with a link to create one */
  const isOneOpen = ofOthers.some(({ deck }) => deck !== null);
  const hasOnlyOthers = view.state === "empty" && view.searchedFor === null && isOneOpen;
  /** no deck to study: none at all, or only withdrawn ones that were never studied */
  const isHidden = !hasDecks && !hasWork(summary) && (!others?.length || (!hasBegun && !isOneOpen));

  return (
    <Page wide>
      <header className={styles.top}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {texts.myDecks}
        </h1>
        <Link to={paths.import} className={styles.progress}>
          {texts.import}
        </Link>
        {decks !== undefined && hasDecks && <ExportAll uid={uid} />}
        <Link to={paths.progress} className={styles.progress}>
          {texts.progress}
        </Link>
      </header>
      {!isHidden && <Today folder={folderToStudy} summary={summary} isMissing={isMissing} hasBegun={hasBegun} />}
      <DecksToolbar
        {...{ sort, search }}
        onSort={setSort}
        onSearch={setTyped}
        placeholder={texts.searchDecks}
        // Without decks there is no pile above either.
        isWaiting={view.state === "loading"}
      >
        {(allTags.length > 0 || tag !== null) && (
          <div className={styles.sort}>
            <TagFilter tags={allTags} tag={tag} onTag={(next) => setAddress((before) => withFilter(before, "tag", next))} />
          </div>
        )}
        {(hasStars || onlyStarred) && (
          <OnlyStarred
            isOn={onlyStarred}
            onChange={(isOn) => setAddress((before) => withFilter(before, "starred", isOn ? "1" : null), { replace: true })}
          />
        )}
        {(hasDecks || ofOthers.length > 0) && <ViewSwitch view={deckView} onView={setDeckView} />}
      </DecksToolbar>
      {decks && <LiveNotice status={status} />}
      {!isNarrowed(filters) && (hasDecks || folders?.length) ? (
        <FolderPath
          folders={ownFolders}
          open={open}
          onOpen={(folder) => void navigate(folder === null ? paths.decks : paths.folder(folder))}
        />
      ) : null}
      {view.state === "loading" && <LoadingDecks label={texts.loading} className={cards.grid} heightPx={216} />}
      {view.state === "failed" && <ErrorBanner message={errorText("deck/list-failed")} />}
      {view.state === "empty" && !hasOnlyOthers && (view.searchedFor === null || ofOthers.length === 0) && (
        <NoDecks
          searchedFor={view.searchedFor}
          onClear={() => {
            clearSearch();
            if (tag !== null || onlyStarred) void navigate(paths.decks);
          }}
        />
      )}
      {view.state === "nothing-here" && ofOthers.length === 0 && <NothingHere {...view} />}
      {view.state === "ready" && (
        <DeckGrid
          uid={uid}
          decks={view.decks}
          view={deckView}
          due={due}
          studied={standing}
          at={studied}
          tagsOf={tagsOf}
          starred={starred}
          onStar={onStar}
          leaving={deletion.leaving}
          onDelete={deletion.ask}
          onLeft={deletion.left}
        />
      )}
      {decks && ofOthers.length > 0 && (
        <fromOthers.Part
          isWanted
          props={{
            uid,
            decks: ofOthers,
            view: deckView,
            due: summary?.decks ?? [],
            studied: studied?.decks ?? [],
            at: studied,
            tagsOf,
            onStar,
            onRemove: (deckId) => void save(deckId, false).then((isGone) => isGone && onLeft()),
            isAlone: hasOnlyOthers,
          }}
          onFailure={() => undefined}
        />
      )}
      <deleteDialog.Part
        isWanted={deletion.asked !== null}
        props={{ deck: deletion.asked, onConfirm: deletion.confirm, onCancel: deletion.cancel }}
        onFailure={({ message }) => {
          deletion.cancel();
          toast.error(message);
        }}
      />
    </Page>
  );
}

function hasWork(summary: ReturnType<typeof useStudySummary>["summary"]): boolean {
  return summary !== undefined && Object.values(summary.counts).some((count) => count > 0);
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
