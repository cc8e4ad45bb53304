import { minuteMs } from "@recollect/domain/time/units.ts";

import type { Log } from "../process/log/log.ts";
import type { Store } from "../store/store.ts";
import type { Letter } from "./letter.ts";
import { removeMail, takeMail, tryAgainAt, type Waiting } from "./outgoing-mail.store.ts";

/** How long after each failed try the next one comes; after the last the mail is given up, a day later in all. */
const waitsMs = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minuteMs);

/** How often mails whose next try is due are looked for, in ms: what is new is sent at once. */
const lookEveryMs = 20_000;

type Parts = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  log: Log;
  /** hands a letter to the mail server; throws when that does not take it */
  send: (letter: Letter) => Promise<void>;
  /** the words of a mail; null when there is nothing to say any more */
  compose: (mail: Waiting) => Promise<Letter | null>;
};

export type Postman = ReturnType<typeof createPostman>;

/** Sends what was written down, one mail after the other, and tries again what the mail server did not take. */
export function createPostman({ store, clock, log, send, compose }: Parts) {
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** Sends all that is due, after the round before it: a mail may have come too late for that one. */
  function deliver(): Promise<void> {
    const next = last.catch(() => {}).then(sendAllDue);
    last = next;
    return next;
  }

  async function sendAllDue(): Promise<void> {
    for (;;) {
      const mail = stopped ? null : await store.write((tx) => takeMail(tx, clock()));
      if (!mail) return;
      await sendOne(mail);
    }
  }

  async function sendOne(mail: Waiting): Promise<void> {
    try {
      const letter = await compose(mail);
      if (letter) await send(letter);
      await store.write((tx) => removeMail(tx, mail.id));
    } catch (failure) {
      const waitMs = waitsMs[mail.tries - 1];
      const message =
        waitMs === undefined ? "a mail was given up: it could not be sent for a day" : "a mail could not be sent; it is tried again";
      log({ level: "error", message, mail: mail.kind, mailId: mail.id, tries: mail.tries, reason: reasonOf(failure) });
      await store.write((tx) => (waitMs === undefined ? removeMail(tx, mail.id) : tryAgainAt(tx, mail.id, clock() + waitMs)));
    }
  }

  const complain = (failure: unknown) => log({ level: "error", message: "mails that wait could not be read", reason: reasonOf(failure) });

  return {
    deliver,

    /** Sends soon what was just written down; without being waited for. */
    wake: (): void => void deliver().catch(complain),

    start(): void {
      timer = setInterval(() => void deliver().catch(complain), lookEveryMs).unref();
      void deliver().catch(complain);
    },

    /** Ends the mail that is being sent, and begins no other. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await last.catch(() => {});
    },
  };
}

/** What the mail server said, without an address in it. */
function reasonOf(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : String(failure);
  return text.replace(/[^\s<>]+@[^\s<>]+/g, "…").slice(0, 300);
}
