import type { Log } from "../../process/log/log.ts";
import type { Store } from "../../store/store.ts";
import { accountsToDelete } from "./ask-deletion.store.ts";
import { deleteAccount } from "./delete-account.store.ts";
import { findEmail } from "../names/emails.store.ts";
import { createSecurityLog } from "../attempts/security-log.ts";

/** How often accounts to delete are looked for, in ms. */
const everyMs = 10 * 60 * 1000;

type HousekeepingDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  log: Log;
  secret: string;
  /** Removes the files that belonged to deleted accounts only; their rows are gone. */
  removeFiles: () => Promise<void>;
};

export type Housekeeping = ReturnType<typeof createHousekeeping>;

/** Deletes accounts whose week is over: at the start, then every few minutes. Another process continues an unfinished deletion. */
export function createHousekeeping({ store, clock, log, secret, removeFiles }: HousekeepingDeps) {
  const security = createSecurityLog(log, secret);
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isStopped = false;

  async function endAccounts(): Promise<void> {
    const dueIds = await accountsToDelete(store, clock());
    for (const uid of dueIds) {
      if (isStopped) return;
      const email = await findEmail(store.read, uid);
      // No email means that another process was faster.
      if (email !== null && (await deleteAccount(store, uid, { now: clock() }))) security("account-deleted", { email });
    }
    if (dueIds.length > 0) await removeFiles();
  }

  function look(): void {
    round ??= endAccounts()
      .catch((failure: unknown) =>
        log({ level: "error", message: "accounts could not be deleted; it is tried again", reason: String(failure) }),
      )
      .finally(() => (round = undefined));
  }

  return {
    endAccounts,
    start(): void {
      timer = setInterval(look, everyMs).unref();
      look();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
