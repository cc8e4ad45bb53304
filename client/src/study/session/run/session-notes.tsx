import { CloudOff, TriangleAlert } from "lucide-react";
import { useSyncExternalStore } from "react";
import { cutOffOf } from "../../../lib/requests/cut-off.ts";
import { useOutbox } from "../../outbox/use-outbox.ts";
import { ErrorBanner } from "../../../ui/messages/error-banner.tsx";
import { noteTexts } from "./session-notes.texts.ts";
import styles from "./session-notes.module.css";
import type { RunState } from "./run-state.ts";
import type { StudyRun } from "./study-run.ts";

/** Notes beside the card: the server can't be reached, or the last step could not be stored. */
export function SessionNotes({ run, state }: { run: StudyRun; state: RunState }) {
  const outbox = useOutbox();
  const { waiting, unstored, cutOff: outboxCutOff } = useSyncExternalStore(outbox.onState, outbox.state);
  const cutOff = outboxCutOff ?? cutOffOf(state.readFailure);
  return (
    <>
      {state.problem && (
        <div className={styles.problem}>
          <ErrorBanner message={noteTexts.notSaved(state.problem.message)} onDismiss={run.dismissProblem} />
        </div>
      )}
      <div role="status">
        {unstored > 0 && (
          <p className={styles.offline}>
            <TriangleAlert size={18} aria-hidden /> <span>{noteTexts.unstored(unstored)}</span>
          </p>
        )}
        {cutOff && (
          <p className={styles.offline}>
            <CloudOff size={18} aria-hidden /> <span>{noteTexts.cutOff[cutOff](waiting)}</span>
          </p>
        )}
      </div>
    </>
  );
}
