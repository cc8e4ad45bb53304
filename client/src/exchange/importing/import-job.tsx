import { useEffect, useRef } from "react";
import { percent } from "../../lib/language/formats.ts";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { ConflictList } from "./conflict-list.tsx";
import type { Import, ImportChoices } from "./import-api.ts";
import { ImportChoicesForm } from "./import-choices.tsx";
import { ImportResult } from "./import-result.tsx";
import { isRunning, useImportJob, type JobSource } from "./use-import-job.ts";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

type Props = {
  source: JobSource;
  /** an own deck to offer first */ into: number | null;
  /** What was chosen in a preview before the file was sent. It is confirmed at once, unless an own deck with the same cards is found. */
  choices?: ImportChoices;
  onCancel: () => void;
  onStartAgain: () => void;
  onDone?: () => void;
  /** Replaces the message of a failure that wrote nothing; `isSent` is whether the server had accepted the file. */
  onFailed?: (message: string, isSent: boolean) => void;
};

/** The import of a file by the server: progress, content, choices, and the result. */
export function ImportJob({ source, into, choices, onCancel, onStartAgain, onDone, onFailed }: Props) {
  const job = useImportJob(source);
  const { sent: sentShare, import: current, problem, tryAgain, confirm, remove, isSent } = job;
  const isDone = current?.state === "done";
  const hasWritten = current?.state === "failed" && current.decks !== null;
  const isOver = problem !== null && !hasWritten && (current === null ? !isSent : current.state === "failed");
  const isChosen = choices !== undefined && current?.state === "ready" && problem === null && !needsAnswer(current, choices);

  const isConfirmed = useRef(false);
  useEffect(() => {
    if (!isChosen || isConfirmed.current) return;
    isConfirmed.current = true;
    void confirm(choices);
  });
  useEffect(() => {
    if (isDone) onDone?.();
    // Only the change matters, not another function.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone]);
  useEffect(() => {
    if (isOver) onFailed?.(problem, isSent);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver, problem, isSent]);

  async function cancel() {
    await remove().catch(() => {});
    onCancel();
  }

  if (isDone) {
    return (
      <ImportResult decks={current.decks ?? []} onUndo={remove} onStartAgain={onStartAgain}>
        <ConflictList decks={current.decks ?? []} />
      </ImportResult>
    );
  }
  // What comes in its place shows the message.
  if (isOver && onFailed) return null;
  return (
    <>
      {problem && current?.state !== "ready" && <ErrorBanner message={problem} />}
      {hasWritten && <ImportResult decks={current.decks ?? []} onUndo={remove} onStartAgain={onStartAgain} />}
      {!problem && (!current || isRunning(current) || isChosen) && (
        <Waiting
          label={labelOf(current, isChosen, "file" in source)}
          share={isChosen ? 0 : (current?.progress ?? sentShare)}
          onCancel={() => void cancel()}
        />
      )}
      {current?.state === "ready" && current.report && !isChosen && (
        <ImportChoicesForm
          id={current.id}
          report={current.report}
          into={into}
          choices={choices}
          problem={problem}
          onConfirm={confirm}
          onCancel={() => void cancel()}
        />
      )}
      {problem && !hasWritten && current?.state !== "ready" && (
        <div className={styles.actions}>
          {tryAgain && <Button onClick={tryAgain}>{texts.tryAgain}</Button>}
          <Button variant="ghost" onClick={onStartAgain}>
            {texts.chooseSomethingElse}
          </Button>
        </div>
      )}
    </>
  );
}

/** Whether the student has to say first whether cards join an own deck that has many of them. */
function needsAnswer({ report }: Import, { into, merge }: ImportChoices): boolean {
  return into === undefined && merge === undefined && (report?.decks ?? []).some(({ sameDeck }) => sameDeck !== undefined);
}

function labelOf(current: Import | null, isChosen: boolean, hasFile: boolean): string {
  if (current === null && hasFile) return texts.sendingTheFile;
  return isChosen || current?.state === "writing" ? texts.savingYourDecks : texts.readingTheFile;
}

function Waiting({ label, share, onCancel }: { label: string; share: number; onCancel: () => void }) {
  const percents = Math.round(share * 100);
  return (
    <>
      <p className={styles.waiting}>
        <span role="status">{label}</span> <span>{percent(percents / 100)}</span>
      </p>
      <ProgressBar label={label} value={percents} max={100} />
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}
