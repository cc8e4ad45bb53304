/** Whether a deck's title contains the search term, ignoring case. An empty term matches everything. */
export function titleMatches(deck: { title: string }, term: string): boolean {
  return folded(deck.title).includes(folded(term.trim()));
}

/** Text as searches compare it: canonical Unicode, lower case. */
export function folded(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
