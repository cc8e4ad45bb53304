import type { AppError } from "@recollect/domain/errors/app-error.ts";
import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { LoadFailed } from "../ui/messages/load-failed.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import styles from "./desk.module.css";
import { readBackups, type Backups } from "./desk-api.ts";
import { megabytes, momentWords } from "./moment-words.ts";

/** When the last backups were made. */
export function BackupsView() {
  const { data, error, isFetching, refetch } = useQuery<Backups, AppError>({
    queryKey: queryKeys.desk("backups"),
    queryFn: ({ signal }) => readBackups(signal),
  });
  if (!data && error)
    return (
      <LoadFailed title="The backups could not be listed" message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
    );
  if (!data) return <Spinner label="Loading..." />;
  const { areMade, failedAt, rows } = data;
  return (
    <section aria-labelledby="desk-backups" className={styles.part}>
      <h2 id="desk-backups">Backups</h2>
      {failedAt !== null && (
        <ErrorBanner message={`No backup could be made on ${momentWords(failedAt)}. Please tell the people who run this server.`} />
      )}
      {rows.length === 0 && (
        <p className={styles.quiet}>{areMade ? "No backup was made yet." : "This server makes no backups by itself."}</p>
      )}
      <ul className={styles.rows}>
        {rows.map(({ at, bytes, media }) => (
          <li key={at}>
            <b>{momentWords(at)}</b>
            <span>
              {megabytes(bytes)} · {media === 1 ? "1 picture or sound" : `${media} pictures and sounds`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
