import type { AnyAddressOptions } from "./address.ts";
import { cutOffOf } from "./cut-off.ts";

/** How long the server is waited for before the device's own copy is shown, in ms. */
export const patienceMs = 3_000;

/** What a device keeps of the server's replies. */
export type DeviceReplies = {
  /** whose replies are kept now; null: nobody's */
  owner: () => string | null;
  /** whether this route's replies are kept: then the server is waited for no longer than `patienceMs` */
  isKept: (path: string) => boolean;
  /** the kept reply, and when it was true (ms since 1970); null: there is none */
  find: (path: string, options: AnyAddressOptions) => Promise<{ reply: unknown; asOf: number } | null>;
  /** called with every reply of the server to a read */
  keep: (path: string, options: AnyAddressOptions, reply: unknown) => void;
  /** called with every reply of the server to a change */
  keepChange: (change: DeviceChange) => void;
};

/** A change that the server has made, with its reply. */
type DeviceChange = { method: string; path: string; options: AnyAddressOptions; reply: unknown };

let source: Promise<DeviceReplies> | null = null;
/** A copy that a screen shows; `asOf` is when it was true, in ms since 1970. */
type ShownCopy = { readonly asOf: number };
/** those that the server has not replaced yet, by path and options */
const copies = new Map<string, ShownCopy>();
const listeners = new Set<() => void>();
const backListeners = new Set<() => void>();
const copiedReplies = new WeakSet<object>();

/** Gives reads a second source, for when the server can't be reached. Without one they fail. Its code may still be loading: no read waits for it. */
export function answerFromDevice(replies: Promise<DeviceReplies> | null): void {
  source = replies;
  if (replies) replies.catch(() => {});
  else forgetCopies([...copies.values()]);
}

/** Whether the screens show copies of this device, and as of when (the oldest). */
export const deviceCopy = {
  get: (): number | null => (copies.size === 0 ? null : Math.min(...[...copies.values()].map(({ asOf }) => asOf))),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Whether this reply, the very object, was the device's. */
export function isDeviceCopy(reply: object): boolean {
  return copiedReplies.has(reply);
}

/**
 * Called when the server answers while screens show copies: they should be read again. When they were, `forgetOldCopies` forgets those of screens that
 * were left. Returns the function that unsubscribes.
 */
export function onServerBack(listener: (forgetOldCopies: () => void) => void): () => void {
  const onBack = () => {
    const oldCopies = [...copies.values()];
    listener(() => forgetCopies(oldCopies));
  };
  backListeners.add(onBack);
  return () => void backListeners.delete(onBack);
}

type LateReply = (path: string, reply: unknown) => void;
const lateListeners = new Set<LateReply>();

/** Called with the server's reply to a read that was answered from the device already. Returns the function that unsubscribes. */
export function onLateReply(listener: LateReply): () => void {
  lateListeners.add(listener);
  return () => void lateListeners.delete(listener);
}

function changeCopies(change: () => void): void {
  const before = deviceCopy.get();
  change();
  if (deviceCopy.get() !== before) for (const listener of listeners) listener();
}

function forgetCopies(oldCopies: readonly ShownCopy[]): void {
  changeCopies(() => {
    for (const [key, copy] of copies) if (oldCopies.includes(copy)) copies.delete(key);
  });
}

/** Returns the reply to a change, which the device keeps too: what a student has saved is never shown as it was before. */
export function keepChange(change: DeviceChange): unknown {
  source?.then((replies) => replies.keepChange(change)).catch(() => {});
  return change.reply;
}

/**
 * The server's reply to a read or, if it can't be reached or takes longer than three seconds, the one that this device keeps. A refusal is a reply:
 * it is never replaced.
 */
export async function replyOrCopy(path: string, options: AnyAddressOptions, read: () => Promise<unknown>): Promise<unknown> {
  if (!source) return read();
  const reading = read();
  // Its failure is handled below; after the copy was shown, it is ignored.
  reading.catch(() => {});
  const replies = await source.catch(() => null);
  if (!replies) return reading;
  const owner = replies.owner();
  const copyKey = JSON.stringify([path, options.params, options.query]);
  let isAnsweredByCopy = false;
  const storedReply = reading.then((reply) => {
    // The copy that a late reply would replace is on the screen.
    if (!isAnsweredByCopy) changeCopies(() => copies.delete(copyKey));
    if (copies.size > 0) for (const onBack of backListeners) onBack();
    // A reply to a student who has left since is not the next one's.
    if (replies.owner() === owner) replies.keep(path, options, reply);
    if (isAnsweredByCopy) for (const listener of lateListeners) listener(path, reply);
    return reply;
  });
  if (!replies.isKept(path)) return storedReply;
  storedReply.catch(() => {});
  const copy = async () => {
    const copied = await replies.find(path, options).catch(() => null);
    if (!copied) return null;
    changeCopies(() => copies.set(copyKey, { asOf: copied.asOf }));
    if (typeof copied.reply === "object" && copied.reply !== null) copiedReplies.add(copied.reply);
    return copied;
  };
  // Whichever of the two is first; a late copy that is not there leaves the server to answer.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<unknown>((resolve) => {
    const resolveWithCopy = async () => {
      const found = await copy();
      if (!found) return;
      isAnsweredByCopy = true;
      resolve(found.reply);
    };
    timer = setTimeout(() => void resolveWithCopy(), patienceMs);
  });
  try {
    return await Promise.race([storedReply, late]);
  } catch (failure) {
    const found = cutOffOf(failure) === null ? null : await copy();
    if (!found) throw failure;
    return found.reply;
  } finally {
    clearTimeout(timer);
  }
}
