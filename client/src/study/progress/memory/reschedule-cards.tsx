import type { AppError } from "@recollect/domain/errors/failure.ts";
import { wholeNumber } from "../../../lib/language/formats.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../../ui/messages/error-banner.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { Spinner } from "../../../ui/waiting/spinner.tsx";
import { rescheduleAll, previewReschedule, type ReschedulePreview } from "../../requests/memory-api.ts";
import styles from "./memory-part.module.css";
import { memoryTexts as texts } from "./memory.texts.ts";
import { useStudyChange } from "./use-study-change.ts";

/** Moves all cards to where the model schedules them, after a preview of what that changes. */
export function RescheduleCards() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        {texts.reschedule}
      </Button>
      {isOpen && <RescheduleDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RescheduleDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery<ReschedulePreview, AppError>({
    queryKey: queryKeys.studyReschedule(),
    queryFn: ({ signal }) => previewReschedule(signal),
    gcTime: 0,
    staleTime: 0,
  });

  const { isBusy, run } = useStudyChange(async () => {
    const { cards } = await rescheduleAll();
    toast.success(texts.rescheduled(cards));
    onClose();
  });

  return (
    <Dialog title={texts.rescheduleTitle} subtitle={texts.rescheduleText} size="medium" onClose={isBusy ? undefined : onClose}>
      {error ? <ErrorBanner message={error.message} /> : data ? <Preview preview={data} /> : <Spinner label={texts.rescheduling} />}
      <DialogActions>
        <Button variant="ghost" disabled={isBusy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button disabled={!data} busy={isBusy} busyLabel={texts.rescheduling} onClick={run}>
          {texts.doReschedule}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Preview({ preview: { before, after } }: { preview: ReschedulePreview }) {
  const rows = ["today", "week", "later"] as const;
  return (
    <>
      <p className={styles.words}>{texts.moved(after.today, before.today)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.rescheduleWhen}</th>
            <th scope="col">{texts.rescheduleNow}</th>
            <th scope="col">{texts.rescheduleThen}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{texts.rescheduleRows[row]}</th>
              <td>{wholeNumber(before[row])}</td>
              <td>{wholeNumber(after[row])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
