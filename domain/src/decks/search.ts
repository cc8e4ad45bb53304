import { folded } from "../words/folded.ts";

/** Whether a deck's title contains the search term, as `folded` compares texts. An empty term matches everything. */
export function titleMatches(deck: { title: string }, term: string): boolean {
  return folded(deck.title).includes(folded(term.trim()));
}
