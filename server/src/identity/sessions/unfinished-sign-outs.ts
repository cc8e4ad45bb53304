import type { Log } from "../../process/log/log.ts";

/** How often the database is tried again, in ms. */
const tryAgainMs = 10_000;

/** Enough for a school whose disk is full for an afternoon. */
const most = 10_000;

type UnfinishedSignOutsDeps = { end: (token: string) => Promise<void>; log: Log };

/**
 * Sessions of students who signed out while the database could not write: the browser has dropped them, this process rejects them, and they
 * are ended as soon as possible.
 */
export function createUnfinishedSignOuts({ end, log }: UnfinishedSignOutsDeps) {
  const tokens = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function tryAgain(): Promise<void> {
    for (const token of tokens) {
      await end(token);
      tokens.delete(token);
    }
  }

  function later(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      tryAgain().catch(later);
    }, tryAgainMs).unref();
  }

  return {
    has: (token: string): boolean => tokens.size > 0 && tokens.has(token),

    add(token: string, failure: unknown): void {
      log({ level: "error", message: "a session could not be ended; it is tried again", reason: String(failure) });
      if (tokens.size < most) tokens.add(token);
      later();
    },
  };
}
