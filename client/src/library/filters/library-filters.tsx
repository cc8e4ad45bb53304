import { X } from "lucide-react";
import { filterNames, FILTER_ON, hasFilters, type FilterName, type LibraryFilters } from "@recollect/domain/library/filters.ts";
import { levels, type Level } from "@recollect/domain/decks/topic/topic.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { countedName, FilterSelect } from "./filter-select.tsx";
import { filterName } from "./filter-names.ts";
import styles from "./library-filters.module.css";
import { texts } from "./filters.texts.ts";
import { useFacets } from "./use-facets.ts";

export type LibraryFiltersProps = {
  id: string;
  isOpen: boolean;
  search: string;
  filters: LibraryFilters;
  onFilter: (name: FilterName, value: string | null) => void;
  onClear: () => void;
};

/** All filters, or, while they are closed, those that are chosen. */
export function LibraryFiltersPanel({ id, isOpen, ...props }: LibraryFiltersProps) {
  return (
    <div id={id} role="group" aria-label={texts.filters} className={styles.panel}>
      {isOpen ? <AllFilters {...props} /> : <ChosenFilters {...props} />}
    </div>
  );
}

type PanelProps = Omit<LibraryFiltersProps, "id" | "isOpen">;

function AllFilters({ search, filters, onFilter, onClear }: PanelProps) {
  const { facets, isFailed } = useFacets(search, filters);
  const field = (name: FilterName, label: string, all: string) => (
    <FilterSelect
      {...{ name, label, all }}
      value={filters[name] ?? null}
      counts={facets?.[name]}
      onChange={(value) => onFilter(name, value)}
    />
  );
  const box = (name: "pictures" | "sound") => (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={filters[name] === FILTER_ON}
        onChange={({ target }) => onFilter(name, target.checked ? FILTER_ON : null)}
      />
      {countedName(name, FILTER_ON, facets?.[name])}
    </label>
  );
  return (
    <>
      <div className={styles.fields}>
        {field("subject", texts.subject, texts.allSubjects)}
        {field("level", texts.level, texts.allLevels)}
        {field("terms", texts.terms, texts.allLanguages)}
        {field("definitions", texts.definitions, texts.allLanguages)}
        {field("cards", texts.cards, texts.anyNumber)}
      </div>
      <div className={styles.boxes}>
        {box("pictures")}
        {box("sound")}
        {hasFilters(filters) && (
          <Button variant="ghost" size="small" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {isFailed && <p role="status">{texts.countsFailed}</p>}
    </>
  );
}

function ChosenFilters({ search, filters, onFilter }: PanelProps) {
  return (
    <>
      <div className={styles.chosen}>
        {filterNames.map((name) => {
          const value = filters[name];
          if (value === undefined) return null;
          const label = filterName(name, value);
          return (
            <Button key={name} variant="ghost" size="small" aria-label={texts.remove(label)} onClick={() => onFilter(name, null)}>
              {label}
              <X size={16} aria-hidden />
            </Button>
          );
        })}
      </div>
      {filters.subject !== undefined && filters.level === undefined && <LevelsOfSubject {...{ search, filters, onFilter }} />}
    </>
  );
}

/** For whom the decks of a subject are, with their numbers, each a click away. Nothing where there is only one choice. */
function LevelsOfSubject({ search, filters, onFilter }: Omit<PanelProps, "onClear">) {
  const { facets } = useFacets(search, filters);
  const counts = facets?.level;
  const offered = levels.filter((level) => (counts?.decks[level] ?? 0) > 0);
  if (offered.length < 2) return null;

  /** The levels go with the choice, so the focus moves to the page's heading. */
  function choose(level: Level): void {
    onFilter("level", level);
    document.querySelector("h1")?.focus();
  }

  return (
    <div role="group" aria-label={texts.level} className={styles.levels}>
      {offered.map((level) => (
        <Button key={level} variant="ghost" size="small" onClick={() => choose(level)}>
          {countedName("level", level, counts)}
        </Button>
      ))}
    </div>
  );
}
