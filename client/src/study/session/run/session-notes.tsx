import { counted } from "@recollect/domain/words/number-words.ts";
import { CloudOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { cutOffOf, type CutOff } from "../../../lib/requests/cut-off.ts";
import { useOutbox } from "../../outbox/use-outbox.ts";
import { ErrorBanner } from "../../../ui/messages/error-banner.tsx";
import styles from "./session-notes.module.css";
import type { RunState } from "./run-state.ts";
import type { StudyRun } from "./study-run.ts";

/** Notes beside the card: the server can't be reached, or the last step could not be stored. */
export function SessionNotes({ run, state }: { run: StudyRun; state: RunState }) {
  const outbox = useOutbox();
  const { waiting, cutOff: outboxCutOff } = useSyncExternalStore(outbox.onState, outbox.state);
  const cutOff = outboxCutOff ?? cutOffOf(state.readFailure);
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
        {cutOff && (
          <p className={styles.offline}>
            <CloudOff size={18} aria-hidden /> <span>{cutOffWords(cutOff, waiting)}</span>
          </p>
        )}
      </div>
    </>
  );
}

function cutOffWords(cutOff: CutOff, waiting: number): string {
  const subject = waiting === 0 ? "What you answer is" : counted(waiting, "answer is", "answers are");
  return cutOff === "network"
    ? `You are offline. ${subject} kept on this device and sent when you are back.`
    : `The server is not available just now. ${subject} kept on this device and sent when it is.`;
}
