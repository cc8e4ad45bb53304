import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import type { SlipInvitation } from "@recollect/domain/groups/roster/class-list.ts";
import { readSlipCode, shownSlipCode } from "@recollect/domain/groups/roster/slip-code.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { destination } from "../../accounts/session/destination.ts";
import { useSession, useSessionStore } from "../../accounts/session/session.tsx";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { shortDate } from "../../lib/day-words.ts";
import { listText } from "../../lib/language/formats.ts";
import { paths } from "../../lib/paths.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { groupPaths } from "../group-paths.ts";
import { readGroup } from "../groups-api.ts";
import styles from "../groups.module.css";
import { JoiningTerms } from "../joining-terms.tsx";
import { joinBySlip, openSlipAccount, readSlip } from "./roster-api.ts";
import { SlipAccountForm } from "./slip-account-form.tsx";
import { texts } from "./slip.texts.ts";

/**
 * `/slip`: for whoever has a slip, with an account or without. The code is behind the `#` of the address: what stands there is sent to no server and
 * is in no log.
 */
export function SlipScreen() {
  usePageTitle(texts.title, texts.about);
  const code = readSlipCode(decodedHash(useLocation().hash));
  return <Page narrow>{code === null ? <CodeForm /> : <OneSlip key={code} code={code} />}</Page>;
}

/** What stands behind the `#`; an address that was typed wrong has no code. */
function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

function CodeForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const code = readSlipCode(typed);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code !== null) void navigate(groupPaths.slipOf(code));
  }

  return (
    <>
      <h1 className={styles.heading}>{texts.title}</h1>
      <p className={styles.about}>{texts.explain}</p>
      <form className={styles.code} onSubmit={submit}>
        <TextField
          label={texts.code}
          hint={code === null ? texts.codeHint : shownSlipCode(code)}
          good={code !== null}
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={code === null}>
          {texts.go}
        </Button>
      </form>
    </>
  );
}

function OneSlip({ code }: { code: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const { slip, error } = useSlip(code);
  if (error && !isDone)
    return (
      <EmptyState
        headingLevel={1}
        title={texts.failed}
        text={error}
        action={
          <Button variant="ghost" onClick={() => void navigate(groupPaths.slip)}>
            {texts.another}
          </Button>
        }
      />
    );
  if (!slip || isDone || (session.state === "unknown" && !session.problem)) return <Spinner label={texts.loading} />;
  return <Invitation code={code} slip={slip} onDone={() => setDone(true)} />;
}

/** What the slip is for. Not in the query cache, which is a student's: a visitor has none. */
function useSlip(code: string): { slip: SlipInvitation | null; error: string | null } {
  const [reading, setReading] = useState<{ slip: SlipInvitation | null; error: string | null }>({ slip: null, error: null });
  useEffect(() => {
    let isCurrent = true;
    readSlip(code).then(
      (slip) => isCurrent && setReading({ slip, error: null }),
      (failure: unknown) => isCurrent && setReading({ slip: null, error: messageFor(failure) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return reading;
}

function Invitation({ code, slip, onDone }: { code: string; slip: SlipInvitation; onDone: () => void }) {
  const session = useSession();
  const { id, name, about, teachers, keepUntil, pupil } = slip;
  return (
    <>
      <h1 className={styles.heading} dir="auto">
        {texts.join(name)}
      </h1>
      <p className={styles.groupName} dir="auto">
        {texts.isFor(pupil)}
      </p>
      <p className={styles.facts} dir="auto">
        {texts.by(listText(teachers))}
      </p>
      {about !== "" && (
        <p className={styles.about} dir="auto" translate="no">
          {about}
        </p>
      )}
      <JoiningTerms day={shortDate(keepUntil)} isListed />
      {session.state === "signed-in" ? (
        <WithAccount code={code} groupId={id} name={session.user?.username ? `@${session.user.username}` : session.email} onDone={onDone} />
      ) : (
        <Visitor code={code} slip={slip} onDone={onDone} />
      )}
    </>
  );
}

type WithAccountProps = { code: string; groupId: string; name: string; onDone: () => void };

/** Joining with the account that is logged in: it may be somebody else's, on a computer of the school. */
function WithAccount({ code, groupId, name, onDone }: WithAccountProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** The reply to an earlier attempt may have been lost: then the slip is used, by this student. */
  async function unlessJoined(failure: unknown): Promise<void> {
    const isUsed = failure instanceof AppError && failure.code === "slip/wrong";
    const isMember =
      isUsed &&
      (await readGroup(groupId).then(
        () => true,
        () => false,
      ));
    if (!isMember) throw failure;
  }

  async function join(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await joinBySlip(code).catch(unlessJoined);
      onDone();
      void client.invalidateQueries({ queryKey: queryKeys.groups() });
      void client.invalidateQueries({ queryKey: queryKeys.study() });
      void navigate(groupPaths.group(groupId), { replace: true });
    } catch (failure) {
      setProblem(messageFor(failure));
      setBusy(false);
    }
  }

  return (
    <section className={styles.section} aria-labelledby="with-account">
      <h2 id="with-account">{texts.loggedInAs(name)}</h2>
      <p className={styles.about}>{texts.notYou}</p>
      {problem && <ErrorBanner message={problem} />}
      <div className={styles.actions}>
        <Button size="large" busy={isBusy} busyLabel={texts.joining} onClick={() => void join()}>
          {texts.joinAs(name)}
        </Button>
      </div>
    </section>
  );
}

type VisitorProps = { code: string; slip: SlipInvitation; onDone: () => void };

function Visitor({ code, slip: { id, pupil, username, opensAccount }, onDone }: VisitorProps) {
  const store = useSessionStore();
  const navigate = useNavigate();

  function logIn(): void {
    destination.set({ path: groupPaths.slipOf(code), uid: null });
    void navigate(`${paths.home}?log-in`);
  }

  return (
    <>
      {opensAccount && (
        <section className={styles.section} aria-labelledby="new-account">
          <h2 id="new-account">{texts.newAccount}</h2>
          <p className={styles.about}>{texts.newAccountText}</p>
          <SlipAccountForm
            pupil={pupil}
            username={username}
            onSubmit={async (account) => {
              await store.enter(async () => {
                const entered = await openSlipAccount({ code, ...account });
                onDone();
                return entered;
              });
              void navigate(groupPaths.group(id), { replace: true });
            }}
          />
        </section>
      )}
      <section className={styles.section} aria-labelledby="own-account">
        <h2 id="own-account">{texts.haveAccount}</h2>
        <p className={styles.about}>{texts.haveAccountText}</p>
        <div className={styles.actions}>
          <Button variant={opensAccount ? "ghost" : "primary"} onClick={logIn}>
            {texts.logIn}
          </Button>
        </div>
      </section>
    </>
  );
}
