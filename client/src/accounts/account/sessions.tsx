import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { momentText } from "../../lib/moment-text.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import styles from "./account.module.css";
import { endOtherSessions, endSession, listSessions } from "./account-api.ts";
import { deviceWords } from "./device-words.ts";
import { texts } from "./account.texts.ts";

const queryKey = ["sessions"];

/** The student's sessions, the current one first and marked, each with a button to end it. */
export function Sessions() {
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => listSessions(signal) });
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  async function end(what: string, work: () => Promise<void>): Promise<void> {
    setBusy(what);
    setFailure(null);
    try {
      await work();
    } catch (problem) {
      setFailure(messageFor(problem));
    }
    await client.invalidateQueries({ queryKey });
    setBusy(null);
  }

  if (error && !data) return <ErrorBanner message={messageFor(error)} />;
  if (!data) return <Spinner label={texts.loading} />;
  return (
    <>
      {failure && <ErrorBanner message={failure} />}
      <ul className={styles.sessions}>
        {data.map(({ id, token, device, lastUsedAt, isCurrent }) => (
          <li key={id}>
            <div>
              <b>{deviceWords(device)}</b>
              <span>{isCurrent ? texts.thisBrowser : texts.lastUsed(momentText(lastUsedAt))}</span>
            </div>
            {!isCurrent && (
              <Button
                variant="ghost"
                size="small"
                aria-label={texts.logOutLastUsed(deviceWords(device), momentText(lastUsedAt))}
                disabled={busy !== null}
                onClick={() => void end(id, () => endSession(token))}
              >
                {texts.logOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <div className={styles.actions}>
          <Button
            variant="ghost"
            busy={busy === "others"}
            busyLabel={texts.loggingOut}
            disabled={busy !== null}
            onClick={() => void end("others", endOtherSessions)}
          >
            {texts.signOutEverywhereElse}
          </Button>
        </div>
      )}
    </>
  );
}
