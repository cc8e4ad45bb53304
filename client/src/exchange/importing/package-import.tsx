import { useState } from "react";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { ConflictList } from "./conflict-list.tsx";
import { DeckPreview } from "./deck-preview.tsx";
import type { ImportReport } from "./import-api.ts";
import { ImportResult } from "./import-result.tsx";
import { ReportLists } from "./report-lists.tsx";
import { isRunning, usePackageImport } from "./use-package-import.ts";
import styles from "./import.module.css";

/** A package: how far the server is with it, what it holds, what becomes of it, and the result. */
export function PackageImport({ file, onStartAgain }: { file: File; onStartAgain: () => void }) {
  const { import: known, failure, confirm, remove } = usePackageImport(file);

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
  const problem = failure ?? known?.error?.message ?? null;
  const hasWritten = known?.state === "failed" && known.decks !== null;
  return (
    <>
      {problem && <ErrorBanner message={problem} />}
      {hasWritten && <ImportResult decks={known.decks ?? []} onUndo={remove} onStartAgain={onStartAgain} />}
      {!problem && (!known || isRunning(known)) && (
        <Waiting
          label={known?.state === "writing" ? "Saving your decks..." : "Reading the package..."}
          share={known?.progress ?? 0}
          onCancel={() => void cancel()}
        />
      )}
      {known?.state === "ready" && known.report && <Ready report={known.report} onConfirm={confirm} onCancel={() => void cancel()} />}
      {problem && !hasWritten && known?.state !== "ready" && (
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onStartAgain}>
            Choose something else
          </Button>
        </div>
      )}
    </>
  );
}

function Waiting({ label, share, onCancel }: { label: string; share: number; onCancel: () => void }) {
  return (
    <>
      <p role="status">{label}</p>
      <ProgressBar label={label} value={Math.round(share * 100)} max={100} />
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

type ReadyProps = {
  report: ImportReport;
  onConfirm: (choices: { decks: number[]; tags: boolean; progress: boolean }) => Promise<void>;
  onCancel: () => void;
};

function Ready({ report, onConfirm, onCancel }: ReadyProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [progress, setProgress] = useState(true);
  const [tags, setTags] = useState(true);
  const [isSending, setSending] = useState(false);
  const chosen = report.decks.map((_, index) => index).filter((index) => !left.has(index));
  const hasProgress = report.decks.some((deck) => deck.withProgress > 0);

  async function confirm() {
    setSending(true);
    await onConfirm({ decks: chosen, tags, progress });
    setSending(false);
  }

  return (
    <>
      <h2 className={styles.subheading}>What comes in</h2>
      <p className={styles.hint}>{report.format}</p>
      {report.decks.map((deck, index) => (
        <DeckPreview
          key={`${index} ${deck.name}`}
          name={deck.name}
          folder={deck.folder}
          cards={deck.cards}
          more={moreOf(deck)}
          sample={deck.sample}
          choice={
            report.decks.length > 1
              ? { isChosen: !left.has(index), onChoose: (isChosen) => setLeft(withChoice(left, index, !isChosen)) }
              : undefined
          }
        />
      ))}
      <ReportLists changed={report.changed} leftOut={report.leftOut} />
      <fieldset className={styles.choices}>
        <legend>What to take over</legend>
        {hasProgress && <Switch label="Progress: due dates and the days you studied" isOn={progress} onChange={setProgress} />}
        <Switch label="Tags" isOn={tags} onChange={setTags} />
      </fieldset>
      <div className={styles.actions}>
        <Button busy={isSending} busyLabel="Importing..." disabled={chosen.length === 0} onClick={() => void confirm()}>
          Import
        </Button>
        <Button variant="ghost" disabled={isSending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

function moreOf({ prompts, cards, media, withProgress }: ImportReport["decks"][number]): string {
  const parts = [
    prompts > cards ? `${prompts.toLocaleString("en-US")} questions` : null,
    media > 0 ? `${media.toLocaleString("en-US")} ${media === 1 ? "picture or sound" : "pictures and sounds"}` : null,
    withProgress > 0 ? `${withProgress.toLocaleString("en-US")} with progress` : null,
  ].filter((part) => part !== null);
  return parts.map((part) => `, ${part}`).join("");
}

function withChoice(set: ReadonlySet<number>, value: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}
