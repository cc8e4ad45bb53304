export type PageBudget = {
  /** `{deckId}` and `{username}` are a student's */
  path: string;
  /** the design's budget, in kB (1,000 bytes) as gzip */
  kb: number;
  signedOut?: boolean;
};

/** The maximum JavaScript of each screen at a first visit. */
export const pageBudgets: readonly PageBudget[] = [
  { path: "/", kb: 100, signedOut: true },
  { path: "/404", kb: 140, signedOut: true },
  { path: "/decks", kb: 140 },
  { path: "/decks?tab=library", kb: 140 },
  { path: "/create-deck", kb: 170 },
  { path: "/{deckId}", kb: 140 },
  { path: "/{deckId}/edit", kb: 170 },
  { path: "/{deckId}/learn/test", kb: 140 },
  { path: "/{deckId}/learn/test/multiple-choice", kb: 140 },
  { path: "/{deckId}/learn/test/open-ended", kb: 140 },
  { path: "/{deckId}/learn/study", kb: 140 },
  { path: "/study", kb: 140 },
  { path: "/progress", kb: 140 },
  { path: "/users/{username}", kb: 140 },
];
