/**
 * The addresses of a deck's ways to learn besides studying and tests. Not in the table of all paths, which every page loads: they are linked from menus and from
 * the ends of sessions alone.
 */
export const waysPaths = {
  /** `begin` begins at once; `tag` and `starred` choose cards */
  learn: (deckId: number, options: { begin?: ""; tag?: string } = {}) => `/${deckId}/learn${queryOf(options)}`,
  match: (deckId: number) => `/${deckId}/learn/match`,
} as const;

function queryOf(options: Record<string, string>): string {
  const query = new URLSearchParams(options).toString();
  return query && `?${query}`;
}
