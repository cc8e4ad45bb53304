import type { AccountAction } from "@recollect/domain/moderation/actions.ts";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../lib/paths.ts";
import { Case, CaseActs, type ActTexts } from "./case.tsx";
import styles from "./desk.module.css";
import { actOnAccount, readAccount, type AccountView } from "./desk-api.ts";
import { HandedLink } from "./handed-link.tsx";
import { momentText } from "../lib/moment-text.ts";
import { megabytes } from "./megabytes.ts";
import { texts } from "./desk.texts.ts";

const words: ActTexts<AccountAction> = {
  warn: { label: texts.warn, hint: texts.nothingChangesBut, said: "The student is warned." },
  "reset-link": {
    label: texts.makeALink,
    hint: texts.itWorksOnceWithin,
    said: "The link is made. The student is told.",
  },
  "end-sessions": {
    label: texts.endAllSessions,
    hint: texts.theStudentIsLogged,
    said: "All sessions are ended. The student is told.",
  },
  suspend: {
    label: texts.suspend,
    hint: texts.theStudentCantLog,
    said: "The account is suspended. The student is told.",
  },
  unsuspend: {
    label: texts.endTheSuspension,
    hint: texts.theStudentCanLog,
    said: "The suspension is over. The student is told.",
  },
};

/** One account, with the caretaker's actions. */
export function AccountCase({ uid }: { uid: string }) {
  return (
    <Case kind="account" id={uid} read={(signal) => readAccount(uid, signal)} failed={texts.theAccountCould}>
      {(account) => <Found account={account} />}
    </Case>
  );
}

function Found({ account }: { account: AccountView }) {
  const { uid, label, displayName, username, role, suspendedAt, createdAt, decks, bytes, sessions, log, seen } = account;
  const [link, setLink] = useState<string | null>(null);
  const acts: readonly AccountAction[] = ["warn", "reset-link", "end-sessions", suspendedAt === null ? "suspend" : "unsuspend"];
  return (
    <>
      <section aria-labelledby="desk-account" className={styles.part}>
        <h2 id="desk-account">{label}</h2>
        <dl className={styles.facts}>
          <Fact name={texts.displayName} value={displayName ?? "None"} />
          <Fact name={texts.since} value={momentText(createdAt)} />
          <Fact name={texts.standing} value={suspendedAt === null ? "Not suspended" : `Suspended since ${momentText(suspendedAt)}`} />
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
      <CaseActs
        title={texts.actOnThisAccount}
        acts={acts}
        words={words}
        log={log}
        act={async (act, why) => {
          setLink(null);
          setLink((await actOnAccount(uid, { act, why, seen })).link);
        }}
      >
        {link && <HandedLink link={link} text={texts.withThisLink} />}
      </CaseActs>
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
