import { isComplete, type CardContent } from "../../cards/card.ts";
import { mediaWritten } from "../../cards/card-media.ts";
import { readableTerm } from "../../cards/text/readable.ts";
import { addErrorRows } from "../../errors/error-messages.ts";
import { suggestionRows } from "../../errors/suggestion-errors.ts";
import { SUGGESTION } from "../../limits/limits.ts";
import { looksEmpty } from "../../words/drawn.ts";

addErrorRows(suggestionRows);

/** The texts of a card for which other words can be suggested: its sides and its note. */
export const suggestedFields = ["term", "definition", "extra"] as const;
export type SuggestedField = (typeof suggestedFields)[number];

/** Who may suggest corrections of a deck's cards, besides being allowed to open it: all, members of the deck's groups, or nobody. */
export const suggestionAudiences = ["everyone", "groups", "nobody"] as const;
export type SuggestionAudience = (typeof suggestionAudiences)[number];

/** Until the author chooses. */
export const defaultAudience: SuggestionAudience = "everyone";

/** A side as it is written on the card, or its note, which is empty if there is none. */
export function suggestedText(card: Partial<Pick<CardContent, SuggestedField>>, field: SuggestedField): string {
  return card[field] ?? "";
}

/** Other words for a side; `base` is the side as the proposer saw it. */
export type SuggestedChange = { field: SuggestedField; base: string; text: string };

/** A suggestion as typed: for one side or several, and a sentence to the author, which may be empty. */
export type SuggestionInput = { changes: readonly SuggestedChange[]; sentence: string };

/** A suggestion that its proposer made and that is not decided yet. */
export type OwnSuggestion = { id: string; field: SuggestedField; text: string; /** ms since 1970 */ at: number };

/** What the form of a suggestion begins with: the card as it is now. */
export type CardToCorrect = {
  /** whether the reader may suggest anything for this deck now */
  isOpen: boolean;
  /** whether the author will see the reader's name */
  isNamed: boolean;
  term: string;
  definition: string;
  /** the note; empty if there is none */
  extra: string;
  own: OwnSuggestion[];
};

/** A wording that one or several readers suggest, as the deck's author sees it. */
export type Suggestion = {
  /** of the first of them; a decision about it is one about all */
  id: string;
  cardId: string;
  field: SuggestedField;
  text: string;
  /** the texts that it was written for, each once, the newest last; null stands for one that is not known any more */
  bases: (string | null)[];
  /** how many readers suggest it */
  readers: number;
  /** the names of the first of them; null for one whose name the author may not see */
  names: (string | null)[];
  /** what the first of them wrote beside it */
  sentences: string[];
  /** ms since 1970: the first one */
  at: number;
};

/** A deck's open suggestions for its author, those that wait longest first. */
export type DeckSuggestions = {
  audience: SuggestionAudience;
  suggestions: Suggestion[];
  /** of all of them, also of those that are not in the list */
  count: number;
};

type SuggestionProblem = Extract<
  keyof typeof suggestionRows,
  | "suggestion/text-needed"
  | "suggestion/too-long"
  | "suggestion/side-too-long"
  | "suggestion/sentence-too-long"
  | "suggestion/same-text"
  | "suggestion/new-media"
  | "suggestion/incomplete"
>;

/** The first rule that a suggestion for this card breaks; null if it is fine. */
export function suggestionProblem({ changes, sentence }: SuggestionInput, card: CardContent): SuggestionProblem | null {
  if (changes.length === 0) return "suggestion/same-text";
  for (const { field, text } of changes) {
    const problem = textProblem(text);
    if (problem) return problem;
    const side = suggestedText(card, field);
    if (side.length > SUGGESTION.sideMaxLength) return "suggestion/side-too-long";
    if (sameText(text, side)) return "suggestion/same-text";
  }
  if (isSentenceTooLong(sentence)) return "suggestion/sentence-too-long";
  const onCard = new Set([card.term, card.definition, card.extra ?? ""].flatMap(mediaWritten));
  if (changes.some(({ text }) => mediaWritten(text).some((id) => !onCard.has(id)))) return "suggestion/new-media";
  return isComplete(corrected(card, changes)) ? null : "suggestion/incomplete";
}

/** The first rule that the wording itself breaks. */
export function textProblem(text: string): "suggestion/text-needed" | "suggestion/too-long" | null {
  if (looksEmpty(text)) return "suggestion/text-needed";
  return text.trim().length > SUGGESTION.textMaxLength ? "suggestion/too-long" : null;
}

export function isSentenceTooLong(sentence: string): boolean {
  return sentence.trim().length > SUGGESTION.sentenceMaxLength;
}

/** The card with the suggested words. */
function corrected<T extends CardContent>(card: T, changes: readonly Pick<SuggestedChange, "field" | "text">[]): T {
  return { ...card, ...Object.fromEntries(changes.map(({ field, text }) => [field, text.trim()])) };
}

/** Two wordings are the same if they differ in nothing but whitespace at their ends. */
export function sameText(a: string, b: string): boolean {
  return a.trim() === b.trim();
}

/** The beginning of a wording for a notice, as plain text; of one that shows nothing as text, such as a picture, the source. */
export function suggestionStart(text: string): string {
  const whole = readableTerm(text, { inLine: true }) || text.trim();
  return whole.length > SUGGESTION.startLength ? `${whole.slice(0, SUGGESTION.startLength).trimEnd()}…` : whole;
}
