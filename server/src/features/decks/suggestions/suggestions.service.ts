import { createDecide } from "./decide.ts";
import { createSuggest } from "./suggest.ts";
import { createSuggestionReports } from "./suggestion-reports.ts";
import type { SuggestionsDeps } from "./suggestions-deps.ts";

export type Suggestions = ReturnType<typeof createSuggestions>;

/** Suggested corrections: readers make them, and the deck's author decides, or reports them. */
export function createSuggestions(deps: SuggestionsDeps) {
  return { ...createSuggest(deps), ...createDecide(deps), ...createSuggestionReports(deps) };
}
