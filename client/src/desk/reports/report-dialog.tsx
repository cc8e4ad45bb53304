import { isReportReason, reasonWords, reportProblem, reportReasons, type ReportReason } from "@recollect/domain/desk/report.ts";
import { messageFor } from "@recollect/domain/errors/lookup.ts";
import { REPORT } from "@recollect/domain/limits/limits.ts";
import { useState, type FormEvent } from "react";
import type { Body, Routes } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";
import { refusalWords } from "../../lib/requests/refusal-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import styles from "./report-dialog.module.css";

export type ReportProps = { deckId: number; deckTitle: string; onClose: () => void };

const options = reportReasons.map((reason) => ({ value: reason, label: reasonWords[reason] }));

function sendReport(body: Body<Routes["reports"]["$post"]>): Promise<void> {
  return request("POST", "/api/reports", { body });
}

/** What is wrong with a deck of another student, for the caretakers. The words stay in the form when it can't be sent. */
export function ReportDialog({ deckId, deckTitle, onClose }: ReportProps) {
  const [reason, setReason] = useState<ReportReason>("harmful");
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problem = reportProblem({ reason, text });
    if (problem) return setError(messageFor(problem));
    setBusy(true);
    setError(null);
    try {
      await sendReport({ deckId, reason, text });
      toast.success("Thank you. The people who look after this site will see to it.");
      onClose();
    } catch (failure) {
      setError(refusalWords(failure, "report/failed"));
      setBusy(false);
    }
  }

  return (
    <Dialog title="Report this deck" subtitle={deckTitle} onClose={busy ? undefined : onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {error && <ErrorBanner message={error} />}
        <SelectField
          label="What is wrong with it?"
          options={options}
          value={reason}
          data-autofocus
          onChange={({ target }) => isReportReason(target.value) && setReason(target.value)}
        />
        <TextArea
          label="In your words"
          hint="The author does not learn who reported the deck. Do not write a password or an address here."
          rows={4}
          maxLength={REPORT.textMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <DialogActions>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Sending...">
            Send report
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
