import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { LoadFailed } from "../ui/messages/load-failed.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { ActionForm, type ActionOption } from "./action-form.tsx";
import type { LogEntry } from "./moderation-api.ts";
import styles from "./moderation.module.css";
import { texts } from "./moderation.texts.ts";
import { LogLines } from "./log-lines.tsx";

type Loading<T> = {
  kind: "deck" | "account";
  id: string | number;
  read: (signal: AbortSignal) => Promise<T>;
  /** the title shown when it can't be read */
  failureTitle: string;
  children: (data: T) => ReactNode;
};

/** A deck or an account that is moderated, once it is loaded. */
export function LoadedCase<T>({ kind, id, read, failureTitle, children }: Loading<T>) {
  const { data, error, isFetching, refetch } = useQuery<T, AppError>({
    queryKey: queryKeys.moderation(kind, id),
    queryFn: ({ signal }) => read(signal),
  });
  if (data === undefined && error)
    return <LoadFailed title={failureTitle} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  return data === undefined ? <Spinner label={texts.loading} /> : children(data);
}

/** For each action: its name, its effect, and the message when it is done. */
export type ActionTexts<Action extends string> = Readonly<Record<Action, Omit<ActionOption<Action>, "value"> & { doneMessage: string }>>;

type CaseActionsProps<Action extends string> = {
  title: string;
  actions: readonly Action[];
  words: ActionTexts<Action>;
  act: (act: Action, why: string) => Promise<void>;
  log: readonly LogEntry[];
  /** below the form */
  children?: ReactNode;
};

/** The possible actions, and the log of past ones. */
export function CaseActions<Action extends string>({ title, actions, words, act, log, children }: CaseActionsProps<Action>) {
  return (
    <>
      <section aria-labelledby="desk-act" className={styles.part}>
        <h2 id="desk-act">{title}</h2>
        <ActionForm<Action>
          options={actions.map((value) => ({ value, label: words[value].label, hint: words[value].hint }))}
          act={async (action, why) => {
            await act(action, why);
            return words[action].doneMessage;
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
