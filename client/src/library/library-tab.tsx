import { AppError } from "@recollect/domain/errors/failure.ts";
import { errorText } from "../lib/language/error-text.ts";
import { Button, ButtonLink } from "../ui/buttons/button.tsx";
import { toast } from "../ui/toast/toast.ts";
import { EmptyState } from "../ui/messages/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { ClearSearch } from "../decks/clear-search.tsx";
import { DecksToolbar } from "../decks/decks-toolbar.tsx";
import { LoadingDecks } from "../decks/loading-decks.tsx";
import { browsingSorts, isLibrarySort, librarySorts, usualLibrarySort, type LibrarySort } from "@recollect/domain/library/library-sort.ts";
import type { SortRules } from "../decks/use-deck-sort.ts";
import { useListView } from "../decks/use-list-view.ts";
import decks from "../decks/decks.module.css";
import { useId, useState } from "react";
import { filterNames, hasFilters } from "@recollect/domain/library/filters.ts";
import { onDemand } from "../lib/on-demand.ts";
import type { LibraryFiltersProps } from "./filters/library-filters.tsx";
import { useLibraryFilters } from "./filters/use-library-filters.ts";
import { LibraryGrid } from "./library-grid.tsx";
import { MoreDecks } from "./more-decks.tsx";
import styles from "./library.module.css";
import cards from "./library-card.module.css";
import { useLibrary } from "./use-library.ts";
import { isSubject } from "@recollect/domain/decks/topic/topic.ts";
import { topicNames } from "../decks/topic/topic-names.texts.ts";
import { texts as deckTexts } from "../decks/decks.texts.ts";
import { usePageTitle } from "../lib/browser/page-title.ts";
import { paths } from "../lib/paths.ts";
import { texts } from "./library.texts.ts";

/** By relevance only what was searched for is sorted, and usually it is. */
const sortRules: SortRules<LibrarySort> = {
  isSort: (value, search): value is LibrarySort => isLibrarySort(value) && (value !== "relevance" || search !== ""),
  usualSort: usualLibrarySort,
};

const subjectLinks = onDemand<object>(() => import("./filters/subject-links.tsx").then((module) => module.SubjectLinks));

const panel = onDemand<LibraryFiltersProps>(() => import("./filters/library-filters.tsx").then((module) => module.LibraryFiltersPanel));

/** The Public decks: searched, filtered and sorted by the server, page by page. With a subject in its address it is the page of that subject. */
export function LibraryTab() {
  const { view, text, setText: setTyped, setSort, clearSearch } = useListView(sortRules);
  const { filters, setFilter, clearFilters } = useLibraryFilters();
  const [isFiltering, setFiltering] = useState(false);
  const panelId = useId();
  const library = useLibrary({ ...view, filters });
  const filterCount = filterNames.filter((name) => filters[name] !== undefined).length;
  const subject = isSubject(filters.subject) ? topicNames.subjects[filters.subject] : null;
  usePageTitle(subject === null ? texts.library : `${subject} - ${texts.library}`, deckTexts.aboutLibrary);
  return (
    <Page wide>
      <div className={styles.top}>
        <h1 className={decks.heading} tabIndex={-1}>
          {subject ?? texts.library}
        </h1>
        {subject !== null && (
          // The link goes with the subject, so the focus moves to the heading.
          <ButtonLink
            variant="ghost"
            size="small"
            to={paths.library}
            onClick={(event) => !event.ctrlKey && !event.metaKey && !event.shiftKey && document.querySelector("h1")?.focus()}
          >
            {texts.library}
          </ButtonLink>
        )}
        <p role="status" className={styles.count}>
          {library.state === "ready" && deckCountText(library)}
        </p>
      </div>
      <DecksToolbar
        sorts={view.search === "" ? browsingSorts : librarySorts}
        sort={view.sort}
        onSort={setSort}
        search={text}
        onSearch={setTyped}
        placeholder={texts.search}
        hasOrderRow
      >
        <Button
          variant="ghost"
          className={styles.filters}
          aria-expanded={isFiltering}
          aria-controls={panelId}
          onPointerEnter={() => void panel.prefetch()}
          onClick={() => setFiltering(!isFiltering)}
        >
          {filterCount === 0 ? texts.filters : texts.filtersOn(filterCount)}
        </Button>
      </DecksToolbar>
      {(isFiltering || filterCount > 0) && (
        <panel.Part
          isWanted
          props={{ id: panelId, isOpen: isFiltering, search: view.search, filters, onFilter: setFilter, onClear: clearFilters }}
          onFailure={({ message }) => {
            setFiltering(false);
            toast.error(message);
          }}
        />
      )}
      {view.search === "" && filterCount === 0 && !isFiltering && <subjectLinks.Part isWanted props={{}} />}
      {library.state === "loading" && <LoadingDecks label={texts.loadingLibrary} className={cards.grid} heightPx={322} />}
      {library.state === "failed" && (
        <Failed error={library.error} isRetrying={library.isRetrying} onRetry={library.retry} onClear={clearSearch} />
      )}
      {library.state === "empty" && (
        <NoDecks searchedFor={view.search} onClear={clearSearch} onClearFilters={hasFilters(filters) ? clearFilters : null} />
      )}
      {library.state === "ready" && (
        <div className={styles.found} data-old={library.isOld || undefined}>
          <LibraryGrid decks={library.decks} total={library.totalIsExact ? library.total : null} />
          <MoreDecks more={library.more} shownCount={library.decks.length} />
        </div>
      )}
    </Page>
  );
}

type NoDecksProps = { searchedFor: string; onClear: () => void; /** null if there are no filters */ onClearFilters: (() => void) | null };

function NoDecks({ searchedFor, onClear, onClearFilters }: NoDecksProps) {
  if (onClearFilters) {
    const text = searchedFor === "" ? texts.noneFiltered : texts.noneHasFiltered(<bdi key="search">{searchedFor}</bdi>);
    const action = (
      <Button variant="ghost" onClick={onClearFilters}>
        {texts.clearFilters}
      </Button>
    );
    return <EmptyState title={texts.noResults} text={text} action={action} />;
  }
  if (searchedFor === "") return <EmptyState title={texts.isEmpty} text={texts.noneYet} />;
  return (
    <EmptyState
      title={texts.noResults}
      text={texts.noneHas(<bdi key="search">{searchedFor}</bdi>)}
      action={<ClearSearch onClear={onClear} />}
    />
  );
}

type FailedProps = { error: Error; isRetrying: boolean; onRetry: () => void; onClear: () => void };

/** A refusal would be repeated; a search that is too long can be cleared. */
function Failed({ error, isRetrying, onRetry, onClear }: FailedProps) {
  const isRefused = error instanceof AppError && error.code.startsWith("library/");
  const isTooLong = error instanceof AppError && error.code === "library/search-too-long";
  return (
    <div role="alert">
      <EmptyState
        title={isRefused ? error.message : errorText("deck/list-failed")}
        text={isRefused ? undefined : error.message}
        action={
          isTooLong ? (
            <ClearSearch onClear={onClear} />
          ) : (
            !isRefused && (
              <Button busy={isRetrying} busyLabel={texts.loading} onClick={onRetry}>
                {texts.tryAgain}
              </Button>
            )
          )
        }
      />
    </div>
  );
}

/** The number of decks, such as '1 deck' or '12,345 decks'; where there are more than were counted, that is said. */
function deckCountText({ total, totalIsExact }: { total: number; totalIsExact: boolean }): string {
  return totalIsExact ? texts.decks(total) : texts.moreDecks(total);
}
