import { minuteMs } from "@recollect/domain/time/units.ts";

import type { Log } from "../process/log/log.ts";
import type { Store, Transaction } from "../store/store.ts";
import type { Letter } from "./letter.ts";
import { removeMail, takeMail, tryAgainAt, type Waiting } from "./outgoing-mail.store.ts";

/** The delay after each failed attempt; after the last the mail is given up, a day later in all. */
const waitsMs = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minuteMs);

/** How often due retries are looked for, in ms: new mails are sent at once. */
const lookEveryMs = 20_000;

type PostmanDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  log: Log;
  /** passes a mail to the mail server; throws when it is refused */
  send: (letter: Letter) => Promise<void>;
  /** the text of a mail; null when it is obsolete */
  compose: (mail: Waiting) => Promise<Letter | null>;
  /** undoes what a mail that is given up left, in the transaction that removes it */
  giveUp?: (tx: Transaction, mail: Waiting) => Promise<void>;
};

export type Postman = ReturnType<typeof createPostman>;

/** Sends stored mails one after the other, and retries failed ones. */
export function createPostman({ store, clock, log, send, compose, giveUp }: PostmanDeps) {
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Sends all due mails, after the previous run: a mail may have come too late for that one. */
  function deliver(): Promise<void> {
    const next = last.catch(() => {}).then(sendAllDue);
    last = next;
    return next;
  }

  async function sendAllDue(): Promise<void> {
    for (;;) {
      const mail = isStopped ? null : await store.write((tx) => takeMail(tx, clock()));
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
      await store.write(async (tx) => {
        if (waitMs !== undefined) return tryAgainAt(tx, mail.id, clock() + waitMs);
        await giveUp?.(tx, mail);
        return removeMail(tx, mail.id);
      });
    }
  }

  const complain = (failure: unknown) => log({ level: "error", message: "mails that wait could not be read", reason: reasonOf(failure) });

  return {
    deliver,

    /** Sends new mails soon, without being awaited. */
    wake: (): void => void deliver().catch(complain),

    start(): void {
      timer = setInterval(() => void deliver().catch(complain), lookEveryMs).unref();
      void deliver().catch(complain);
    },

    /** Waits for the mail that is being sent, and starts no other. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await last.catch(() => {});
    },
  };
}

/** The mail server's error, without an address in it. */
function reasonOf(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : String(failure);
  return text
    .slice(0, 1000)
    .split(/([\s<>])/)
    .map((word) => (word.includes("@") ? "…" : word))
    .join("")
    .slice(0, 300);
}
