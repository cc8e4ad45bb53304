/** Whether a deck's title holds the search term, in any case. An empty term finds everything. */
export function titleMatches(deck: { title: string }, term: string): boolean {
  return folded(deck.title).includes(folded(term.trim()));
}

/** Text as searches compare it: canonical Unicode, lower case. */
export function folded(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
