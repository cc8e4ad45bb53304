import type { AnyAddressOptions } from "./address.ts";
import { cutOffOf } from "./cut-off.ts";
import { copiedReplies, lateListeners, type DeviceReplies } from "./device-replies.ts";

/** How long the server is waited for before the device's own copy is shown, in ms. */
export const patienceMs = 3_000;

/** What a device keeps of the server's replies. */
export type KeptReplies = Omit<DeviceReplies, "answer"> & {
  /** whose replies are kept now; null: nobody's */
  owner: () => string | null;
  /** whether this route's replies are kept: then the server is waited for no longer than `patienceMs` */
  isKept: (path: string) => boolean;
  /** the kept reply, and when it was true (ms since 1970); null: there is none */
  find: (path: string, options: AnyAddressOptions) => Promise<{ reply: unknown; asOf: number } | null>;
  /** called with every reply of the server to a read */
  keep: (path: string, options: AnyAddressOptions, reply: unknown) => void;
  /** called with every failure of a read whose replies are kept */
  refused: (path: string, options: AnyAddressOptions, failure: unknown) => void;
};

/** A copy that a screen shows; `asOf` is when it was true, in ms since 1970. `isSlow`: the server can be reached, and has not answered yet. */
type ShownCopy = { readonly asOf: number; readonly isSlow: boolean };
/** those that the server has not replaced yet, by path and options */
const copies = new Map<string, ShownCopy>();
const listeners = new Set<() => void>();
const backListeners = new Set<() => void>();

/** Whether the screens show copies of this device, as of when (the oldest), and whether all of them only because the server is slow. */
export const deviceCopy = {
  get: (): number | null => (copies.size === 0 ? null : Math.min(...[...copies.values()].map(({ asOf }) => asOf))),
  isSlow: (): boolean => [...copies.values()].every(({ isSlow }) => isSlow),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

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

function changeCopies(change: () => void): void {
  const [asOf, isSlow] = [deviceCopy.get(), deviceCopy.isSlow()];
  change();
  if (deviceCopy.get() !== asOf || deviceCopy.isSlow() !== isSlow) for (const listener of listeners) listener();
}

function forgetCopies(oldCopies: readonly ShownCopy[]): void {
  changeCopies(() => {
    for (const [key, copy] of copies) if (oldCopies.includes(copy)) copies.delete(key);
  });
}

/** No screen shows a copy any more. */
export function forgetAllCopies(): void {
  forgetCopies([...copies.values()]);
}

/** A source of replies that answers from what a device keeps. */
export function answeringFrom(kept: KeptReplies): DeviceReplies {
  return { ...kept, answer: (path, options, reading) => replyOrCopyOf(kept, { path, options }, reading) };
}

async function replyOrCopyOf(
  replies: KeptReplies,
  { path, options }: { path: string; options: AnyAddressOptions },
  reading: Promise<unknown>,
): Promise<unknown> {
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
  storedReply.catch((failure: unknown) => {
    if (replies.owner() === owner) replies.refused(path, options, failure);
    const shown = copies.get(copyKey);
    // Not slow but gone.
    if (shown?.isSlow && cutOffOf(failure) !== null) changeCopies(() => copies.set(copyKey, { ...shown, isSlow: false }));
  });
  const copy = async (isSlow: boolean) => {
    const copied = await replies.find(path, options).catch(() => null);
    if (!copied) return null;
    changeCopies(() => copies.set(copyKey, { asOf: copied.asOf, isSlow }));
    if (typeof copied.reply === "object" && copied.reply !== null) copiedReplies.add(copied.reply);
    return copied;
  };
  // Whichever of the two is first; a late copy that is not there leaves the server to answer.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<unknown>((resolve) => {
    const resolveWithCopy = async () => {
      const found = await copy(navigator.onLine);
      if (!found) return;
      isAnsweredByCopy = true;
      resolve(found.reply);
    };
    timer = setTimeout(() => void resolveWithCopy(), patienceMs);
  });
  try {
    return await Promise.race([storedReply, late]);
  } catch (failure) {
    const found = cutOffOf(failure) === null ? null : await copy(false);
    if (!found) throw failure;
    return found.reply;
  } finally {
    clearTimeout(timer);
  }
}
