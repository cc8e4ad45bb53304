import type { SuggestedField, SuggestionAudience } from "@recollect/domain/decks/suggestions/suggestion.ts";
import type { ReportReason } from "@recollect/domain/moderation/report.ts";
import type { Generated } from "kysely";

declare module "../../../store/tables.ts" {
  interface Tables {
    cardSuggestions: CardSuggestionsTable;
    deckSuggestions: DeckSuggestionsTable;
    suggestionReports: SuggestionReportsTable;
  }
}

/** Suggested corrections: a row for each person and wording. Times are ms since 1970. */
export type CardSuggestionsTable = {
  id: string;
  deckOwnerId: string;
  deckId: number;
  /** the deck's title when it was suggested: the proposer may not open the deck any more when it is decided */
  deckTitle: string;
  cardId: string;
  field: SuggestedField;
  /** the side for which it was written; null if that is not known */
  base: string | null;
  text: string;
  /** a hash of the text, by which the same words of several people are found */
  wording: string;
  sentence: string;
  byId: string;
  /** 1 if the deck's author may know who suggests it */
  isNamed: 0 | 1;
  suggestedAt: number;
  /** null while it is open */
  decidedAt: Generated<number | null>;
  decision: Generated<"accepted" | "declined" | "withdrawn" | null>;
  /** the author's sentence when declining */
  answer: Generated<string>;
  /** the deck's revision before the save that took it; null if nothing had to be saved */
  savedRevision: Generated<number | null>;
};

/** Who may suggest corrections, for decks whose author chose it. Keyed by (ownerId, deckId). */
type DeckSuggestionsTable = { ownerId: string; deckId: number; audience: SuggestionAudience };

/** Reports of suggestions by authors of decks. Keyed by (suggestionId, reporterId). */
type SuggestionReportsTable = {
  suggestionId: string;
  reporterId: string;
  reason: ReportReason;
  text: string;
  createdAt: number;
  /** when a moderator decided; null before */
  settledAt: number | null;
};
