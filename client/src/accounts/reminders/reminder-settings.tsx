import { hasNoEmail } from "@recollect/domain/accounts/no-email.ts";
import { isReminded, reminderKinds, type Reminders } from "@recollect/domain/reminders/reminders.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isFocusFree } from "../../lib/browser/free-focus.ts";
import { timeText } from "../../lib/moment-text.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { copyLink } from "../../ui/toast/copy-link.ts";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import styles from "./reminder-settings.module.css";
import { useSignedIn } from "../session/session.tsx";
import { signInOptions } from "../auth/sign-in-options.ts";
import { askConfirmation, closeCalendar, makeCalendar, readReminders, saveReminders, type RemindersReply } from "./reminders-api.ts";
import { texts } from "./reminders.texts.ts";

const queryKey = ["reminders"];

/** The mails that remind a student, and the address of the calendar. */
export function ReminderSettings() {
  const { email } = useSignedIn();
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => readReminders(signal) });
  if (error && !data) return <ErrorBanner message={messageFor(error)} />;
  if (!data) return <Spinner label={texts.loading} />;
  return (
    <>
      {!signInOptions().mail && <p>{texts.noMail}</p>}
      {signInOptions().mail && (hasNoEmail(email) ? <p>{texts.noAddress}</p> : <Mails reminders={data} email={email} />)}
      <Calendar path={data.calendar} />
    </>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: timeText(new Date(2026, 0, 1, hour).getTime()) }));

/** Each change is saved at once. */
function Mails({ reminders, email }: { reminders: RemindersReply; email: string }) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);

  async function change(part: Partial<Reminders>): Promise<void> {
    const next = { ...reminders, ...part };
    client.setQueryData(queryKey, next);
    setFailure(null);
    try {
      await saveReminders({ hour: next.hour, cards: next.cards, assignments: next.assignments });
    } catch (problem) {
      client.setQueryData(queryKey, reminders);
      setFailure(messageFor(problem));
    }
  }

  return (
    <div className={styles.mails}>
      <p>{texts.about}</p>
      {failure && <ErrorBanner message={failure} />}
      {reminderKinds.map((kind) => (
        <Switch key={kind} label={texts[kind]} isOn={reminders[kind]} onChange={(isOn) => change({ [kind]: isOn })} />
      ))}
      {isReminded(reminders) && !reminders.isConfirmed && <Confirmation email={email} />}
      <SelectField
        label={texts.hour}
        options={hours}
        value={String(reminders.hour)}
        onChange={({ target }) => void change({ hour: Number(target.value) })}
      />
    </div>
  );
}

/** Mails that are switched on wait for this: an address that nobody has confirmed may belong to somebody else. */
function Confirmation({ email }: { email: string }) {
  const [state, setState] = useState<"waiting" | "sending" | "sent">("waiting");
  const [failure, setFailure] = useState<string | null>(null);

  async function send(): Promise<void> {
    setState("sending");
    setFailure(null);
    try {
      await askConfirmation();
      setState("sent");
    } catch (problem) {
      setFailure(messageFor(problem));
      setState("waiting");
    }
  }

  return (
    <div className={styles.mails}>
      {failure && <ErrorBanner message={failure} />}
      <p role="status">
        {state === "sent"
          ? texts.linkSent
          : texts.unconfirmed(
              <bdi key="address" translate="no">
                {email}
              </bdi>,
            )}
      </p>
      {state !== "sent" && (
        <Button variant="ghost" size="small" busy={state === "sending"} busyLabel={texts.working} onClick={() => void send()}>
          {texts.sendLink}
        </Button>
      )}
    </div>
  );
}

/** The secret address that a calendar reads; it can be renewed and closed. */
function Calendar({ path }: { path: string | null }) {
  const client = useQueryClient();
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null; done: string | null }>({
    isBusy: false,
    failure: null,
    done: null,
  });
  const place = useRef<HTMLDivElement>(null);
  const address = path === null ? null : location.origin + path;

  async function act(work: () => Promise<string | null>, done: string | null): Promise<void> {
    setState({ isBusy: true, failure: null, done: null });
    try {
      const calendar = await work();
      // The button that was pressed goes with the state that it was for.
      if ((calendar === null) !== (path === null) && isFocusFree(place.current)) place.current?.focus();
      client.setQueryData<RemindersReply>(queryKey, (now) => now && { ...now, calendar });
      setState({ isBusy: false, failure: null, done });
    } catch (problem) {
      setState({ isBusy: false, failure: messageFor(problem), done: null });
    }
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.calendar} role="group" aria-label={texts.calendar}>
      <h3>{texts.calendar}</h3>
      <p>{texts.aboutCalendar}</p>
      {state.failure && <ErrorBanner message={state.failure} />}
      {address !== null && (
        <p className={styles.address} translate="no">
          {address}
        </p>
      )}
      <div className={styles.actions}>
        {address === null ? (
          <Button variant="ghost" busy={state.isBusy} busyLabel={texts.working} onClick={() => void act(makeCalendar, null)}>
            {texts.makeAddress}
          </Button>
        ) : (
          <>
            <Button variant="ghost" onClick={() => void copyLink(address)}>
              {texts.copy}
            </Button>
            <Button variant="ghost" disabled={state.isBusy} onClick={() => void act(makeCalendar, texts.renewed)}>
              {texts.renew}
            </Button>
            <Button variant="ghost" disabled={state.isBusy} onClick={() => void act(() => closeCalendar().then(() => null), texts.closed)}>
              {texts.close}
            </Button>
          </>
        )}
      </div>
      <p role="status" className={styles.done}>
        {state.done}
      </p>
    </div>
  );
}
