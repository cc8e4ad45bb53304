import { ReportForm } from "../../moderation/reports/report-form.tsx";
import { reportSuggestion } from "./suggestions-api.ts";
import { reportSuggestionTexts as texts } from "./report-suggestion.texts.ts";

export type ReportSuggestionProps = { address: { uid: string; deckId: number }; suggestionId: string; onClose: () => void };

/** Reports a suggestion to the moderators. It stays in the list until it is decided. */
export function ReportSuggestion({ address, suggestionId, onClose }: ReportSuggestionProps) {
  return (
    <ReportForm
      title={texts.title}
      hint={texts.hint}
      send={(report) => reportSuggestion(address, suggestionId, report)}
      onClose={onClose}
    />
  );
}
