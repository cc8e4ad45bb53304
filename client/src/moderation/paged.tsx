import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { Button } from "../ui/buttons/button.tsx";
import { LoadFailed } from "../ui/messages/load-failed.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import styles from "./moderation.module.css";
import { texts } from "./moderation.texts.ts";

type Page<Row, Next> = { rows: readonly Row[]; next: Next | null };

type Props<Row, Next> = {
  /** the list's key in the query cache */
  name: string;
  read: (from: Next | null, signal: AbortSignal) => Promise<Page<Row, Next>>;
  /** shown for an empty list */
  empty: string;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list of moderation, page by page. */
export function Paged<Row, Next>({ name, read, empty, children }: Props<Row, Next>) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery<Page<Row, Next>, AppError>({
    queryKey: queryKeys.moderation(name),
    queryFn: ({ pageParam, signal }) => read(pageParam as Next | null, signal),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });
  if (!data && error)
    return <LoadFailed title={texts.theListCould} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  if (!data) return <Spinner label={texts.loading} />;
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <p className={styles.quiet}>{empty}</p>;
  return (
    <>
      {children(rows)}
      {hasNextPage && (
        <Button variant="ghost" className={styles.more} busy={isFetching} busyLabel={texts.loading} onClick={() => void fetchNextPage()}>
          {texts.showMore}
        </Button>
      )}
    </>
  );
}
