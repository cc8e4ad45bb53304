import type { ReactNode } from "react";
import type { LibrarySort } from "@recollect/domain/library/library-sort.ts";
import { SelectField } from "../ui/fields/select-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import styles from "./decks.module.css";
import { texts } from "./decks-toolbar.texts.ts";

type Props<Sort extends LibrarySort> = {
  /** the orders that are offered */
  sorts: readonly Sort[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  search: string;
  onSearch: (term: string) => void;
  placeholder: string;
  /** on a phone the order has a row of its own: names of orders are longer than what is left beside the search */
  hasOrderRow?: boolean;
  /** invisible, but keeps its place until the layout is known */
  isWaiting?: boolean;
  /** other filters */
  children?: ReactNode;
};

/** The sort dropdown and the search field of both tabs. */
export function DecksToolbar<Sort extends LibrarySort>({
  sorts,
  sort,
  onSort,
  search,
  onSearch,
  placeholder,
  hasOrderRow = false,
  isWaiting = false,
  children,
}: Props<Sort>) {
  return (
    <div
      className={styles.toolbar}
      role="search"
      data-order-row={hasOrderRow || undefined}
      style={isWaiting ? { visibility: "hidden" } : undefined}
    >
      <div className={styles.sort}>
        <SelectField
          label={texts.sort}
          hideLabel
          options={sorts.map((key) => ({ value: key, label: texts.sorts[key] }))}
          value={sort}
          onChange={({ target }) => onSort(sorts.find((key) => key === target.value) ?? sort)}
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
