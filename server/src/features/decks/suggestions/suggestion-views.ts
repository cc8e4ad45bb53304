import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { Suggestion } from "@recollect/domain/decks/suggestions/suggestion.ts";
import { SUGGESTION } from "@recollect/domain/limits/limits.ts";

import type { NamedSuggestionRow } from "./suggestions.store.ts";

/** The open suggestions as the deck's author sees them: the same words for a side are one, however many people suggest them. */
export function suggestionsOf(rows: readonly NamedSuggestionRow[]): Suggestion[] {
  const alike = Map.groupBy(rows, ({ cardId, field, wording }) => JSON.stringify([cardId, field, wording]));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const shown = group.slice(0, SUGGESTION.shownProposers);
    return {
      id: first.id,
      cardId: first.cardId,
      field: first.field,
      text: first.text,
      bases: [...new Set(group.map(({ base }) => base))],
      readers: group.length,
      names: shown.map((row) => (row.isNamed === 1 ? authorLabel(row) : null)),
      sentences: shown.flatMap(({ sentence }) => (sentence === "" ? [] : [sentence])),
      at: first.suggestedAt,
    };
  });
}
