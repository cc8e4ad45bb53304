import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { LoadFailed } from "../ui/messages/load-failed.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import styles from "./moderation.module.css";
import { readBackups, type Backups } from "./moderation-api.ts";
import { momentText } from "../lib/moment-text.ts";
import { megabytes } from "./megabytes.ts";
import { texts } from "./moderation.texts.ts";

/** The times of the last backups. */
export function BackupsView() {
  const { data, error, isFetching, refetch } = useQuery<Backups, AppError>({
    queryKey: queryKeys.moderation("backups"),
    queryFn: ({ signal }) => readBackups(signal),
  });
  if (!data && error)
    return <LoadFailed title={texts.theBackupsCould} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  if (!data) return <Spinner label={texts.loading} />;
  const { areMade, failedAt, rows } = data;
  return (
    <section aria-labelledby="desk-backups" className={styles.part}>
      <h2 id="desk-backups">{texts.backups}</h2>
      {failedAt !== null && <ErrorBanner message={texts.noBackupCould(momentText(failedAt))} />}
      {rows.length === 0 && <p className={styles.quiet}>{areMade ? texts.noBackupWasMade : texts.thisServerMakes}</p>}
      <ul className={styles.rows}>
        {rows.map(({ at, bytes, media }) => (
          <li key={at}>
            <b>{momentText(at)}</b>
            <span>
              {megabytes(bytes)} · {texts.picturesAndSounds(media)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
