/** The addresses of live rounds. Not in lib/paths.ts, which the first page loads. */
export const roundPaths = {
  /** the page on which a host sets up a round */
  start: (deckId: number) => `/${deckId}/learn/round`,
  /** the big screen */
  host: (roundId: string) => `/rounds/${encodeURIComponent(roundId)}`,
  /** the page with the field for a code */
  join: "/join",
  play: (code: string) => `/play/${encodeURIComponent(code)}`,
} as const;
