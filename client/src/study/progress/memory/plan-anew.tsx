import { messageFor } from "@recollect/domain/errors/lookup.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { wholeNumber } from "@recollect/domain/words/number-words.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../../ui/messages/error-banner.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { Spinner } from "../../../ui/waiting/spinner.tsx";
import { planAnew, previewPlan, type PlanPreview } from "../../requests/memory-api.ts";
import styles from "./memory-part.module.css";
import { memoryTexts as texts } from "./memory.texts.ts";

/** Moves all cards at once to where the model puts them, after a look at what that brings. */
export function PlanAnew() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        {texts.plan}
      </Button>
      {isOpen && <PlanDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function PlanDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [isPlanning, setPlanning] = useState(false);
  const { data, error } = useQuery<PlanPreview, AppError>({
    queryKey: queryKeys.studyPlan(),
    queryFn: ({ signal }) => previewPlan(signal),
    gcTime: 0,
    staleTime: 0,
  });

  async function plan(): Promise<void> {
    setPlanning(true);
    try {
      const { cards } = await planAnew();
      toast.success(texts.planned(cards));
      onClose();
      await queryClient.invalidateQueries({ queryKey: queryKeys.study() });
    } catch (failure) {
      toast.error(messageFor(failure));
      setPlanning(false);
    }
  }

  return (
    <Dialog title={texts.planTitle} subtitle={texts.planText} size="medium" onClose={isPlanning ? undefined : onClose}>
      {error ? <ErrorBanner message={error.message} /> : data ? <Preview preview={data} /> : <Spinner label={texts.planning} />}
      <DialogActions>
        <Button variant="ghost" disabled={isPlanning} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button disabled={!data} busy={isPlanning} busyLabel={texts.planning} onClick={() => void plan()}>
          {texts.doPlan}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Preview({ preview: { before, after } }: { preview: PlanPreview }) {
  const rows = ["today", "week", "later"] as const;
  return (
    <>
      <p className={styles.words}>{texts.moved(after.today, before.today)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.planWhen}</th>
            <th scope="col">{texts.planNow}</th>
            <th scope="col">{texts.planThen}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{texts.planRows[row]}</th>
              <td>{wholeNumber(before[row])}</td>
              <td>{wholeNumber(after[row])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
