import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { LoadFailed } from "../ui/messages/load-failed.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { ActForm, type ActOption } from "./act-form.tsx";
import type { LogEntry } from "./desk-api.ts";
import styles from "./desk.module.css";
import { texts } from "./desk.texts.ts";
import { LogLines } from "./log-lines.tsx";

type Loading<T> = {
  kind: "deck" | "account";
  id: string | number;
  read: (signal: AbortSignal) => Promise<T>;
  /** the title shown when it can't be read */
  failed: string;
  children: (found: T) => ReactNode;
};

/** A deck or an account at the desk, once it is loaded. */
export function Case<T>({ kind, id, read, failed, children }: Loading<T>) {
  const { data, error, isFetching, refetch } = useQuery<T, AppError>({
    queryKey: queryKeys.desk(kind, id),
    queryFn: ({ signal }) => read(signal),
  });
  if (data === undefined && error)
    return <LoadFailed title={failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  return data === undefined ? <Spinner label={texts.loading} /> : children(data);
}

/** For each action: its name, its effect, and the message when it is done. */
export type ActTexts<Act extends string> = Readonly<Record<Act, Omit<ActOption<Act>, "value"> & { said: string }>>;

type Acts<Act extends string> = {
  title: string;
  acts: readonly Act[];
  words: ActTexts<Act>;
  act: (act: Act, why: string) => Promise<void>;
  log: readonly LogEntry[];
  /** below the form */
  children?: ReactNode;
};

/** The possible actions, and the log of past ones. */
export function CaseActs<Act extends string>({ title, acts, words, act, log, children }: Acts<Act>) {
  return (
    <>
      <section aria-labelledby="desk-act" className={styles.part}>
        <h2 id="desk-act">{title}</h2>
        <ActForm<Act>
          options={acts.map((value) => ({ value, label: words[value].label, hint: words[value].hint }))}
          act={async (chosen, why) => {
            await act(chosen, why);
            return words[chosen].said;
          }}
        />
        {children}
      </section>
      <section aria-labelledby="desk-done" className={styles.part}>
        <h2 id="desk-done">{texts.whatWasDone}</h2>
        <LogLines entries={log} />
      </section>
    </>
  );
}
