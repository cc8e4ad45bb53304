import { hasNoEmail } from "@recollect/domain/accounts/no-email.ts";
import { isReminded, isReminderTime, nextReminderAt } from "@recollect/domain/reminders/reminders.ts";
import type { Day } from "@recollect/domain/study/day.ts";

import { addMail } from "../../mail/outgoing-mail.store.ts";
import type { Log } from "../../process/log/log.ts";
import type { Store } from "../../store/store.ts";
import { dueReminders, hasStudiedOn, takeReminder, type DueReminder } from "./reminders.store.ts";

type DigestsDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  /** the clock by which waiting mails are sent */
  mailClock?: () => number;
  log: Log;
  /** the study day and the time zone of somebody with these settings (JSON text) */
  dayOf: (settings: string | null) => { today: Day; timeZone: string };
  /** sends new mails soon */
  wake: () => void;
};

/** How often due mails are looked for, in ms, and how many are taken in one go. */
const lookEveryMs = 10_000;
const atOnce = 100;

export type Digests = ReturnType<typeof createDigests>;

/**
 * Hands the daily mails over to the postman, at the hour that each student chose. Every process looks; each mail is taken by one of them, in the
 * transaction that stores it. Its text is written when it is sent, from what is due then.
 */
export function createDigests({ store, clock, mailClock = clock, log, dayOf, wake }: DigestsDeps) {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isStopped = false;

  async function takeOne(due: DueReminder): Promise<void> {
    const now = clock();
    const { today, timeZone } = dayOf(due.settings);
    const { hour } = due.reminders;
    const isOn = isReminded(due.reminders);
    const isWanted =
      isOn && !hasNoEmail(due.email) && isReminderTime(now, hour, timeZone) && !(await hasStudiedOn(store.read, due.uid, today));
    await store.write(async (tx) => {
      const isTaken = await takeReminder(tx, due, isOn ? nextReminderAt(now, hour, timeZone) : null);
      if (isTaken && isWanted)
        await addMail(tx, { kind: "digest", recipient: due.email, details: { uid: due.uid, day: today, hour } }, mailClock());
    });
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const due = await dueReminders(store, clock(), atOnce);
      for (const one of due) {
        if (isStopped) return;
        // One at a time, so that nobody waits for them.
        await takeOne(one);
      }
      if (due.length > 0) wake();
      if (due.length < atOnce) return;
    }
  }

  function look(): Promise<void> {
    return (round ??= sendDue()
      .catch((failure: unknown) => log({ level: "error", message: "daily mails could not be prepared", reason: String(failure) }))
      .finally(() => (round = undefined)));
  }

  return {
    look,
    start(): void {
      timer = setInterval(() => void look(), lookEveryMs).unref();
      void look();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
