import { useEffect } from "react";
import { useLocation, useNavigate, useNavigationType, NavigationType } from "react-router";
import { isDecksPage, isListPage, pageAbove } from "../page-levels.ts";
import { paths } from "../paths.ts";

/** A list as it was left: its address with the search and the filters, and the key of its entry in the browser's history. */
type ListPlace = { address: string; key: string };

/** What a link to a place sends along: the scroll position of that entry is restored (app/scroll-restoration.ts). */
export type PlaceState = { scrollOf: string };

const last: Record<"list" | "decks", ListPlace | null> = { list: null, decks: null };
/** the key of the entry from which the current page was opened, if the browser's Back leads there */
let cameFrom: string | null = null;
let currentKey: string | null = null;

/** Remembers the lists that the student sees. */
export function useLastLists(): void {
  const { pathname, search, key } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (key !== currentKey) {
      if (kind !== NavigationType.Replace) cameFrom = kind === NavigationType.Push ? currentKey : null;
      currentKey = key;
    }
    if (isListPage(pathname)) last.list = { address: pathname + search, key };
    if (isDecksPage(pathname)) last.decks = { address: pathname + search, key };
  }, [pathname, search, key, kind]);
  // The next student at this browser is not led to the lists of this one.
  useEffect(() => () => void ((last.list = last.decks = null), (cameFrom = currentKey = null)), []);
}

/** Leads to the page above this one: a list as it was left, with its search, its filters and where it was scrolled to. Null at the top. */
export function useWayUp(): (() => void) | null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const above = pageAbove(pathname);
  if (above === null) return null;
  return () => {
    if ("to" in above) return void navigate(above.to);
    const place = last[above.last];
    if (place === null) return void navigate(paths.decks);
    // A step back leaves no second entry of the same list behind.
    if (place.key === cameFrom) return void navigate(-1);
    return void navigate(place.address, { state: { scrollOf: place.key } satisfies PlaceState });
  };
}
