import type { AccountAct } from "@recollect/domain/desk/acts.ts";
import type { AppError } from "@recollect/domain/errors/app-error.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../lib/paths.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { LoadFailed } from "../ui/messages/load-failed.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { ActForm, type ActOption } from "./act-form.tsx";
import styles from "./desk.module.css";
import { actOnAccount, readAccount, type AccountView } from "./desk-api.ts";
import { HandedLink } from "./handed-link.tsx";
import { LogLines } from "./log-lines.tsx";
import { megabytes, momentWords } from "./moment-words.ts";
import { texts } from "./desk.texts.ts";

const words: Readonly<Record<AccountAct, Omit<ActOption<AccountAct>, "value"> & { said: string }>> = {
  warn: { label: texts.warn, hint: texts.nothingChangesBut, said: "The student is warned." },
  "reset-link": {
    label: texts.makeALink,
    hint: texts.itWorksOnceWithin,
    said: "The link is made. The student is told.",
  },
  "end-sessions": {
    label: texts.endAllSessions,
    hint: texts.theStudentIsSigned,
    said: "All sessions are ended. The student is told.",
  },
  suspend: {
    label: texts.suspend,
    hint: texts.theStudentCantSign,
    said: "The account is suspended. The student is told.",
  },
  unsuspend: {
    label: texts.endTheSuspension,
    hint: texts.theStudentCanSign,
    said: "The suspension is over. The student is told.",
  },
};

/** One account with what can be done about it. */
export function AccountCase({ uid }: { uid: string }) {
  const { data, error, isFetching, refetch } = useQuery<AccountView, AppError>({
    queryKey: queryKeys.desk("account", uid),
    queryFn: ({ signal }) => readAccount(uid, signal),
  });
  if (!data && error)
    return <LoadFailed title={texts.theAccountCould} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  return data ? <Found account={data} /> : <Spinner label={texts.loading} />;
}

function Found({ account }: { account: AccountView }) {
  const { uid, label, displayName, username, role, suspendedAt, createdAt, decks, bytes, sessions, log, seen } = account;
  const [link, setLink] = useState<string | null>(null);
  const acts: readonly AccountAct[] = ["warn", "reset-link", "end-sessions", suspendedAt === null ? "suspend" : "unsuspend"];
  return (
    <>
      <section aria-labelledby="desk-account" className={styles.part}>
        <h2 id="desk-account">{label}</h2>
        <dl className={styles.facts}>
          <Fact name={texts.displayName} value={displayName ?? "None"} />
          <Fact name={texts.since} value={momentWords(createdAt)} />
          <Fact name={texts.standing} value={suspendedAt === null ? "Not suspended" : `Suspended since ${momentWords(suspendedAt)}`} />
          <Fact name={texts.role} value={role === "caretaker" ? "Caretaker" : "None"} />
          <Fact name={texts.decks} value={decks.toLocaleString("en")} />
          <Fact name={texts.storage} value={megabytes(bytes)} />
          <Fact name={texts.sessions} value={sessions.toLocaleString("en")} />
        </dl>
        {username !== null && (
          <p>
            <Link to={paths.profile(username)}>{texts.openTheProfile}</Link>
          </p>
        )}
      </section>
      <section aria-labelledby="desk-act" className={styles.part}>
        <h2 id="desk-act">{texts.actOnThisAccount}</h2>
        <ActForm<AccountAct>
          options={acts.map((act) => ({ value: act, label: words[act].label, hint: words[act].hint }))}
          act={async (act, why) => {
            setLink(null);
            const acted = await actOnAccount(uid, { act, why, seen });
            setLink(acted.link);
            return words[act].said;
          }}
        />
        {link && <HandedLink link={link} text={texts.withThisLink} />}
      </section>
      <section aria-labelledby="desk-done" className={styles.part}>
        <h2 id="desk-done">{texts.whatWasDone}</h2>
        <LogLines entries={log} />
      </section>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}
