import { paths } from "./paths.ts";

/** Pages that list decks: a deck that is opened from one of them leads back to it. */
const listPages = [/^\/decks\/?$/, /^\/users\/[^/]+\/?$/, /^\/groups\/[^/]+\/?$/];

/** The page above another: one with an address, or the list that was last seen. Null for the top, where there is nothing above. */
export type PageAbove = { to: string } | { last: "list" | "decks" } | null;

export function isListPage(pathname: string): boolean {
  return listPages.some((page) => page.test(pathname));
}

export function isDecksPage(pathname: string): boolean {
  return listPages[0]?.test(pathname) === true;
}

export function pageAbove(pathname: string): PageAbove {
  if (isDecksPage(pathname) || pathname === paths.home || pathname === paths.notFound) return null;
  const [, first = "", second] = pathname.split("/");
  if (!second) return { last: isListPage(pathname) || !/^\d+$/.test(first) ? "decks" : "list" };
  if (/^\d+$/.test(first)) return { to: `/${first}` };
  if (first === "groups") return { to: pathname.split("/").length > 3 ? `/groups/${second}` : "/groups" };
  return { last: "decks" };
}
