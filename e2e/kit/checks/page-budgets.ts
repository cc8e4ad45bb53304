export type PageBudget = {
  /** `{deckId}` and `{username}` are a student's; `{roundId}` is a live round of the deck, `{code}` its code */
  path: string;
  /** the design's budget, in kB (1,000 bytes) as gzip; with `forLanguages` and `forOffline` on screens that have no room left */
  kb: number;
  signedOut?: boolean;
};

/** What messages in every language may cost a screen beyond the design's budget. */
const forLanguages = 3;
/** What working without a network may cost a screen of decks and cards beyond it: answers and edits that wait, and a save that merges. */
const forOffline = 4;
const more = forLanguages + forOffline;
/** What cards written as they look may cost the editor's pages, of the twenty that the design has for it. */
const forWriting = 2;
/** What the table of further screens costs those in it: so the others load no word of them. */
const forFurtherScreens = 2;

/** The maximum JavaScript of each screen at a first visit. */
export const pageBudgets: readonly PageBudget[] = [
  { path: "/", kb: 105 + forLanguages, signedOut: true },
  { path: "/404", kb: 150, signedOut: true },
  { path: "/decks", kb: 150 + more },
  { path: "/decks?tab=library", kb: 150 },
  { path: "/create-deck", kb: 180 + forWriting },
  { path: "/{deckId}", kb: 150 + more },
  { path: "/{deckId}/edit", kb: 180 + more + forWriting },
  { path: "/{deckId}/learn", kb: 150 + more + forFurtherScreens },
  { path: "/{deckId}/learn/match", kb: 150 + more + forFurtherScreens },
  { path: "/{deckId}/learn/round", kb: 150 },
  { path: "/rounds/{roundId}", kb: 165 },
  { path: "/join", kb: 150, signedOut: true },
  { path: "/play/{code}", kb: 160, signedOut: true },
  { path: "/{deckId}/print", kb: 172 },
  { path: "/{deckId}/learn/test", kb: 150 },
  { path: "/{deckId}/learn/test/multiple-choice", kb: 150 + more },
  { path: "/{deckId}/learn/test/open-ended", kb: 150 + more },
  { path: "/{deckId}/learn/test/mixed", kb: 150 + more },
  { path: "/{deckId}/learn/study", kb: 150 + more },
  { path: "/study", kb: 150 + more },
  { path: "/progress", kb: 150 + forLanguages },
  { path: "/users/{username}", kb: 150 },
];

/** The address of a screen, with what stands in the places of its path. */
export function budgetAddress(path: string, places: Record<"deckId" | "username" | "roundId" | "code", string>): string {
  return Object.entries(places).reduce((address, [name, value]) => address.replace(`{${name}}`, value), path);
}
