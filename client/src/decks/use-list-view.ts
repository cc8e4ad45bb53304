import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { DeckSort } from "@recollect/domain/decks/sort.ts";
import { useDeckSort, type SortRules } from "./use-deck-sort.ts";

/** The search is in the address when typing has paused this long. */
export const searchPauseMs = 250;

/** Characters of a search in the address: a server refuses long ones, so that the page could not be reloaded. */
const mostInAddress = 1000;

/** What a list of decks shows; `search` is part of a title (in the Library also of an author), empty for all decks. */
export type ListView<Sort extends string = DeckSort> = { search: string; sort: Sort };

type ViewControls<Sort extends string> = {
  /** the search and order in the address */
  view: ListView<Sort>;
  /** the text of the search field; the address follows */
  text: string;
  setText: (text: string) => void;
  setSort: (sort: Sort) => void;
  clearSearch: () => void;
};

/** Search and order of a list of decks are in the address, so that a link, a reload and Back show the same. */
export function useListView<Sort extends string>(sorts: SortRules<Sort>): ViewControls<Sort> {
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const [sort, setSort] = useDeckSort(sorts);
  const search = (address.get("search") ?? "").trim();
  const [field, setField] = useState<Field>({ text: search, search, pending: [] });
  if (field.search !== search) setField(followAddress(field, search));

  const newSearch = field.text.trim().slice(0, mostInAddress).toWellFormed().trim();
  useEffect(() => {
    if (newSearch === search) return;
    const timer = setTimeout(() => {
      if (isLeaving(key)) return;
      setField((before) => ({ ...before, pending: [...before.pending, newSearch] }));
      setAddress((before) => withSearch(before, newSearch), { replace: true });
    }, searchPauseMs);
    return () => clearTimeout(timer);
  }, [newSearch, search, setAddress, key]);

  return {
    view: { search, sort },
    text: field.text,
    setText: (text) => setField((before) => ({ ...before, text })),
    setSort,
    clearSearch() {
      setField({ text: "", search, pending: [""] });
      setAddress((before) => withSearch(before, ""), { replace: true });
    },
  };
}

/** The search field. `asked` are the searches that it has requested and that are not in the address yet. */
type Field = { text: string; search: string; pending: readonly string[] };

/**
 * The field after the address changed to another search. The field's own request may arrive while the student types on: the typed text
 * stays. Any other search came from a link or Back, and the field shows it.
 */
function followAddress({ text, pending }: Field, search: string): Field {
  const at = pending.indexOf(search);
  if (at < 0) return { text: text.trim() === search ? text : search, search, pending: [] };
  return { text, search, pending: pending.slice(at + 1) };
}

/** Whether the address is already another page's, which is still loading: a search would navigate back. */
function isLeaving(key: string): boolean {
  const now = (history.state as { key?: string } | null)?.key;
  return now !== undefined && now !== key;
}

function withSearch(before: URLSearchParams, search: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (search === "") next.delete("search");
  else next.set("search", search);
  return next;
}
