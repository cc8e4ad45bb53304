import { isReportReason, reportProblem, reportReasons, type ReportReason } from "@recollect/domain/moderation/report.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { REPORT } from "@recollect/domain/limits/limits.ts";
import { useState, type FormEvent, type ReactNode } from "react";
import { refusalWords } from "../../lib/requests/refusal-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import styles from "./report-dialog.module.css";
import { texts } from "./reports.texts.ts";

type Props = {
  title: string;
  subtitle?: ReactNode;
  /** who reads the report */
  hint: string;
  send: (report: { reason: ReportReason; text: string }) => Promise<void>;
  onClose: () => void;
};

const options = reportReasons.map((reason) => ({ value: reason, label: texts.reasons[reason] }));

/** Reports something to the moderators. The text stays in the form if sending fails. */
export function ReportForm({ title, subtitle, hint, send, onClose }: Props) {
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
      await send({ reason, text });
      toast.success(texts.thankYouThePeople);
      onClose();
    } catch (failure) {
      setError(refusalWords(failure, "report/failed"));
      setBusy(false);
    }
  }

  return (
    <Dialog title={title} subtitle={subtitle} onClose={busy ? undefined : onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {error && <ErrorBanner message={error} />}
        <SelectField
          label={texts.whatIsWrong}
          options={options}
          value={reason}
          data-autofocus
          onChange={({ target }) => isReportReason(target.value) && setReason(target.value)}
        />
        <TextArea
          label={texts.inYourWords}
          hint={hint}
          rows={4}
          maxLength={REPORT.textMaxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <DialogActions>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={busy} busyLabel={texts.sending}>
            {texts.sendReport}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
