import type { ReactNode } from "react";
import { deckSorts, isDeckSort, type DeckSort } from "@recollect/domain/decks/sort.ts";
import { SelectField } from "../ui/fields/select-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import styles from "./decks.module.css";
import { texts } from "./decks-toolbar.texts.ts";

const sortOptions = deckSorts.map(({ key }) => ({ value: key, label: texts.sorts[key] }));

type Props = {
  sort: DeckSort;
  onSort: (sort: DeckSort) => void;
  search: string;
  onSearch: (term: string) => void;
  placeholder: string;
  /** invisible, but keeps its place until the layout is known */
  isWaiting?: boolean;
  /** other filters */
  children?: ReactNode;
};

/** The sort dropdown and the search field of both tabs. */
export function DecksToolbar({ sort, onSort, search, onSearch, placeholder, isWaiting = false, children }: Props) {
  return (
    <div className={styles.toolbar} role="search" style={isWaiting ? { visibility: "hidden" } : undefined}>
      <div className={styles.sort}>
        <SelectField
          label={texts.sort}
          hideLabel
          options={sortOptions}
          value={sort}
          onChange={({ target }) => isDeckSort(target.value) && onSort(target.value)}
        />
      </div>

      <div className={styles.search}>
        <TextField
          type="search"
          label={placeholder}
          hideLabel
          placeholder={placeholder}
          dir="auto"
          autoComplete="off"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      {children}
    </div>
  );
}
