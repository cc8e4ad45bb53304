import { request } from "../../lib/requests/http.ts";
import { ReportForm } from "./report-form.tsx";
import { texts } from "./reports.texts.ts";

export type ReportProps = { deckId: number; deckTitle: string; onClose: () => void };

/** Reports another student's deck to the moderators. */
export function ReportDialog({ deckId, deckTitle, onClose }: ReportProps) {
  return (
    <ReportForm
      title={texts.reportThisDeck}
      subtitle={<bdi translate="no">{deckTitle}</bdi>}
      hint={texts.theAuthorDoes}
      send={async (report) => void (await request("POST", "/api/reports", { body: { deckId, ...report } }))}
      onClose={onClose}
    />
  );
}
