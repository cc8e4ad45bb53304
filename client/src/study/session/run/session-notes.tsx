import { counted } from "@recollect/domain/words/number-words.ts";
import { CloudOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useOutbox } from "../../outbox/use-outbox.ts";
import { ErrorBanner } from "../../../ui/messages/error-banner.tsx";
import styles from "./session-notes.module.css";
import type { RunState } from "./run-state.ts";
import type { StudyRun } from "./study-run.ts";

/** What a student should know beside the card: that the server can't be reached, or that the last step could not be written down. */
export function SessionNotes({ run, state }: { run: StudyRun; state: RunState }) {
  const outbox = useOutbox();
  const { waiting, isOffline } = useSyncExternalStore(outbox.onState, outbox.state);
  const isCutOff = isOffline || state.readFailure?.code === "database/network-error";
  return (
    <>
      {state.problem && (
        <div className={styles.problem}>
          <ErrorBanner
            message={`That could not be saved, so nothing has changed. ${state.problem.message}`}
            onDismiss={run.dismissProblem}
          />
        </div>
      )}
      <div role="status">
        {isCutOff && (
          <p className={styles.offline}>
            <CloudOff size={18} aria-hidden /> <span>{offlineWords(waiting)}</span>
          </p>
        )}
      </div>
    </>
  );
}

function offlineWords(waiting: number): string {
  if (waiting === 0) return "You are offline. What you answer is kept on this device and sent when you are back.";
  const answers = counted(waiting, "answer is", "answers are");
  return `You are offline. ${answers} kept on this device and sent when you are back.`;
}
