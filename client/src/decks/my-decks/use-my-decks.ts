import { useCallback, useMemo } from "react";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { DeckSort } from "@recollect/domain/decks/sort.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { useStudyRefresh } from "../../study/use-study-refresh.ts";
import { useStudiedDecks } from "../../study/use-studied-decks.ts";
import { useStudySummary } from "../../study/use-study-summary.ts";
import { useTimeZone } from "../../study/use-time-zone.ts";
import { dueOfOwnDecks, studiedOwnDecks } from "../card/due-of-decks.ts";
import { useFolders } from "../folders/use-folders.ts";
import { useSaved } from "../saved/use-saved.ts";
import { useLiveDecks } from "../use-live-decks.ts";
import { decksOfOthers, isNarrowed, ownDecks, type DeckFilters } from "./decks-in-view.ts";

/** Everything that a study event may change: due cards, progress of each deck, the day, saved decks. */
const studyKey = queryKeys.study();

export type OwnDecksView =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "empty"; searchedFor: string | null }
  | { state: "nothing-here"; folder: string | null; isGone: boolean }
  | { state: "ready"; decks: DeckSummary[] };

export type MyDecks = ReturnType<typeof useMyDecks>;

/** What My Decks shows: the student's own decks and decks of others that match the filters, live, and what is to study in them. */
export function useMyDecks(uid: string, { filters, sort }: { filters: DeckFilters; sort: DeckSort }) {
  const studied = useStudiedDecks();
  useTimeZone();
  const { decks, status } = useLiveDecks(uid, { onStudy: useStudyRefresh(studyKey) });
  const ownFolders = useFolders(uid);
  const { folders, shared, folderOf, tagsOf, allTags } = ownFolders;
  const { others, starred, save, star } = useSaved(uid);

  // A search looks through all decks, and a folder that is gone shows none.
  const isFolderGone = filters.folder !== null && folders?.includes(filters.folder) === false;
  const folderToStudy = isNarrowed(filters) || isFolderGone ? null : filters.folder;
  const { summary, isMissing } = useStudySummary(folderToStudy);

  const ownView = useMemo<OwnDecksView>(() => {
    if (!decks) return { state: status.state === "failed" ? "failed" : "loading" };
    const matches = ownDecks(decks, sort, filters, { folderOf, tagsOf, starred });
    if (matches.length > 0) return { state: "ready", decks: matches };
    const { search, tag, folder } = filters;
    if (isNarrowed(filters)) return { state: "empty", searchedFor: search.trim() || (tag ?? "★") };
    if (folder === null && decks.length === 0) return { state: "empty", searchedFor: null };
    return { state: "nothing-here", folder, isGone: isFolderGone };
  }, [decks, status.state, sort, filters, starred, isFolderGone, folderOf, tagsOf]);
  const ofOthers = useMemo(
    () => decksOfOthers(others ?? [], shared, filters, { folderOf, tagsOf }),
    [others, shared, filters, folderOf, tagsOf],
  );
  /** Whether a deck that a search found has the tag and the star that the page shows alone. */
  const hasMarks = useCallback(
    (deckId: number, isOwn: boolean) => {
      const { tag, isStarred } = filters;
      if (tag !== null && !tagsOf(deckId, isOwn).includes(tag)) return false;
      return !isStarred || (isOwn ? starred.has(deckId) : others?.some((one) => one.deckId === deckId && one.isStarred) === true);
    },
    [filters, tagsOf, starred, others],
  );
  const due = useMemo(() => dueOfOwnDecks(summary?.decks ?? [], uid), [summary, uid]);
  const standing = useMemo(() => studiedOwnDecks(studied?.decks ?? [], uid), [studied, uid]);

  const hasDecks = decks?.length !== 0;
  const hasBegun = hasDecks || studied?.decks.length !== 0;
  const isOneOpen = ofOthers.some(({ deck }) => deck !== null);
  return {
    isLoaded: decks !== undefined,
    status,
    ownView,
    ofOthers,
    hasMarks,
    /** what is due in the own decks, and how far the student is with each */
    due,
    standing,
    studied,
    /** of the open folder, or of all decks */
    summary,
    isSummaryMissing: isMissing,
    folderToStudy,
    ownFolders,
    tagsOf,
    allTags,
    starred,
    save,
    star,
    hasDecks,
    hasBegun,
    hasStars: starred.size > 0 || others?.some(({ isStarred }) => isStarred) === true,
    /** no own decks, but some of others: their list is first, with a link to create one */
    hasOnlyOthers: ownView.state === "empty" && ownView.searchedFor === null && isOneOpen,
    /** there is a deck to study, not only withdrawn ones that were never studied */
    hasSomethingToStudy: hasDecks || hasWork(summary) || (Boolean(others?.length) && (hasBegun || isOneOpen)),
  };
}

function hasWork(summary: ReturnType<typeof useStudySummary>["summary"]): boolean {
  return summary !== undefined && Object.values(summary.counts).some((count) => count > 0);
}
