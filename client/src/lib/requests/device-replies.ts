import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import type { AnyAddressOptions } from "./address.ts";

/** A second source of replies: what a device keeps of them. Its rules are in `shown-copies.ts`, which loads for those alone who keep something. */
export type DeviceReplies = {
  /** the server's reply to a read, or the one that this device keeps */
  answer: (path: string, options: AnyAddressOptions, reading: Promise<unknown>) => Promise<unknown>;
  /** the options with the server's numbers of decks that were made on this device */
  numbered: <Options extends NamingOptions>(options: Options) => Promise<Options>;
  /** called with every reply of the server to a change */
  keepChange: (change: DeviceChange) => void;
};

/** A change that the server has made, with its reply. */
export type DeviceChange = { method: string; path: string; options: AnyAddressOptions; reply: unknown };

let source: Promise<DeviceReplies> | null = null;

/** Gives reads a second source, for when the server can't be reached. Without one they fail. Its code may still be loading: no read waits for it. */
export function answerFromDevice(replies: Promise<DeviceReplies> | null): void {
  source = replies;
  replies?.catch(() => {});
}

/** The replies that were the device's. */
export const copiedReplies = new WeakSet<object>();

/** Whether this reply, the very object, was the device's. */
export function isDeviceCopy(reply: object): boolean {
  return copiedReplies.has(reply);
}

/** What of a request may name decks, and the signal that ends its wait for their numbers. */
export type NamingOptions = AnyAddressOptions & { body?: unknown; signal?: AbortSignal | undefined };

/**
 * Sends a request with the server's numbers of decks that were made on this device: a screen may still have the temporary one. Nearly every request names
 * none, and is sent at once. Throws the network's error for a deck that the server can't have yet.
 */
export function withServerNumbers<Options extends NamingOptions, Sent>(
  options: Options,
  sendWith: (options: Options) => Promise<Sent>,
): Promise<Sent> {
  const values = [options.params, options.query, options.body].flatMap((part) => Object.values(part ?? {}).flat());
  if (!source || !values.some(isTemporary)) return sendWith(options);
  return source.then(({ numbered }) => numbered(options)).then(sendWith);
}

function isTemporary(value: unknown): boolean {
  return typeof value === "number" && isTemporaryDeckId(value);
}

type LateReply = (path: string, reply: unknown) => void;
export const lateListeners = new Set<LateReply>();

/** Called with the server's reply to a read that was answered from the device already. Returns the function that unsubscribes. */
export function onLateReply(listener: LateReply): () => void {
  lateListeners.add(listener);
  return () => void lateListeners.delete(listener);
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
  // Its failure is handled where it is awaited; after the copy was shown, it is ignored.
  reading.catch(() => {});
  const replies = await source.catch(() => null);
  return replies ? replies.answer(path, options, reading) : reading;
}
