import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { ConflictList } from "./conflict-list.tsx";
import { ImportResult } from "./import-result.tsx";
import { PackageChoices } from "./package-choices.tsx";
import { isRunning, usePackageImport, type PackageSource } from "./use-package-import.ts";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

type Props = { source: PackageSource; /** an own deck to offer first */ into: number | null; onStartAgain: () => void };

/** The import of a package: progress, content, choices, and the result. */
export function PackageImport({ source, into, onStartAgain }: Props) {
  const { sent, import: known, problem, tryAgain, confirm, remove } = usePackageImport(source);

  async function cancel() {
    await remove().catch(() => {});
    onStartAgain();
  }

  if (known?.state === "done") {
    return (
      <ImportResult decks={known.decks ?? []} onUndo={remove} onStartAgain={onStartAgain}>
        <ConflictList decks={known.decks ?? []} />
      </ImportResult>
    );
  }
  const hasWritten = known?.state === "failed" && known.decks !== null;
  return (
    <>
      {problem && known?.state !== "ready" && <ErrorBanner message={problem} />}
      {hasWritten && <ImportResult decks={known.decks ?? []} onUndo={remove} onStartAgain={onStartAgain} />}
      {!problem && (!known || isRunning(known)) && (
        <Waiting
          label={
            known === null && "file" in source
              ? texts.sendingTheFile
              : known?.state === "writing"
                ? texts.savingYourDecks
                : texts.readingThePackage
          }
          share={known?.progress ?? sent}
          onCancel={() => void cancel()}
        />
      )}
      {known?.state === "ready" && known.report && (
        <PackageChoices
          id={known.id}
          report={known.report}
          into={into}
          problem={problem}
          onConfirm={confirm}
          onCancel={() => void cancel()}
        />
      )}
      {problem && !hasWritten && known?.state !== "ready" && (
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

function Waiting({ label, share, onCancel }: { label: string; share: number; onCancel: () => void }) {
  const percent = Math.round(share * 100);
  return (
    <>
      <p className={styles.waiting}>
        <span role="status">{label}</span> <span>{percent}%</span>
      </p>
      <ProgressBar label={label} value={percent} max={100} />
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}
