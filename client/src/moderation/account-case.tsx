import { wholeNumber } from "../lib/language/formats.ts";
import type { AccountAction } from "@recollect/domain/moderation/actions.ts";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../lib/paths.ts";
import { LoadedCase, CaseActions, type ActionTexts } from "./loaded-case.tsx";
import styles from "./moderation.module.css";
import { actOnAccount, readAccount, type AccountView } from "./moderation-api.ts";
import { HandedLink } from "./handed-link.tsx";
import { momentText } from "../lib/moment-text.ts";
import { megabytes } from "./megabytes.ts";
import { texts } from "./moderation.texts.ts";

const words: ActionTexts<AccountAction> = {
  warn: { label: texts.warn, hint: texts.nothingChangesBut, doneMessage: texts.studentWarned },
  "reset-link": {
    label: texts.makeALink,
    hint: texts.itWorksOnceWithin,
    doneMessage: texts.linkMade,
  },
  "end-sessions": {
    label: texts.endAllSessions,
    hint: texts.theStudentIsLogged,
    doneMessage: texts.sessionsEnded,
  },
  suspend: {
    label: texts.suspend,
    hint: texts.theStudentCantLog,
    doneMessage: texts.accountSuspended,
  },
  unsuspend: {
    label: texts.endTheSuspension,
    hint: texts.theStudentCanLog,
    doneMessage: texts.suspensionOver,
  },
};

/** One account, with what a moderator can do. */
export function AccountCase({ uid }: { uid: string }) {
  return (
    <LoadedCase kind="account" id={uid} read={(signal) => readAccount(uid, signal)} failureTitle={texts.theAccountCould}>
      {(account) => <LoadedAccount account={account} />}
    </LoadedCase>
  );
}

function LoadedAccount({ account }: { account: AccountView }) {
  const { uid, label, displayName, username, role, suspendedAt, createdAt, decks, bytes, sessions, log, seen } = account;
  const [link, setLink] = useState<string | null>(null);
  const actions: readonly AccountAction[] = ["warn", "reset-link", "end-sessions", suspendedAt === null ? "suspend" : "unsuspend"];
  return (
    <>
      <section aria-labelledby="desk-account" className={styles.part}>
        <h2 id="desk-account">{label}</h2>
        <dl className={styles.facts}>
          <Fact name={texts.displayName} value={displayName ?? texts.noName} />
          <Fact name={texts.since} value={momentText(createdAt)} />
          <Fact name={texts.standing} value={suspendedAt === null ? texts.notSuspended : texts.suspendedSince(momentText(suspendedAt))} />
          <Fact name={texts.role} value={role === "caretaker" ? texts.caretaker : texts.noRole} />
          <Fact name={texts.decks} value={wholeNumber(decks)} />
          <Fact name={texts.storage} value={megabytes(bytes)} />
          <Fact name={texts.sessions} value={wholeNumber(sessions)} />
        </dl>
        {username !== null && (
          <p>
            <Link to={paths.profile(username)}>{texts.openTheProfile}</Link>
          </p>
        )}
      </section>
      <CaseActions
        title={texts.actOnThisAccount}
        actions={actions}
        words={words}
        log={log}
        act={async (act, why) => {
          setLink(null);
          setLink((await actOnAccount(uid, { act, why, seen })).link);
        }}
      >
        {link && <HandedLink link={link} text={texts.withThisLink} />}
      </CaseActions>
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
