import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import type { NamingOptions } from "../../lib/requests/device-replies.ts";
import { numberOf } from "./entries-of-new-decks.ts";
import { waitingSaves } from "./store/waiting-saves.ts";
import { waitingTexts } from "./waiting.texts.ts";

/** A request waits this long for a deck that is being sent, the time that the server has for a read. */
const longestWaitMs = 30_000;

/**
 * The options of a request with the server's numbers of decks that were made on this device, in the address and in the body. A deck that waits is sent
 * first. Throws the network's error while the server does not have it, with the reason if it was refused. The wait ends with the request's signal or after
 * `patienceMs`; the sending goes on.
 */
export function withNumbersIn<Options extends NamingOptions>(uid: string, options: Options, patienceMs = longestWaitMs): Promise<Options> {
  return endingAt(numberedOptions(uid, options), { signal: options.signal, patienceMs });
}

async function numberedOptions<Options extends NamingOptions>(uid: string, options: Options): Promise<Options> {
  const { params, query, body } = options;
  return {
    ...options,
    ...(params && { params: await numberedIn(uid, params) }),
    ...(query && { query: await numberedIn(uid, query) }),
    ...(typeof body === "object" && body !== null && !Array.isArray(body) && { body: await numberedIn(uid, body) }),
  };
}

type WaitEnd = { signal: AbortSignal | undefined; patienceMs: number };

function endingAt<Result>(wait: Promise<Result>, { signal, patienceMs }: WaitEnd): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new DOMException("", "AbortError"));
    const onLate = () =>
      reject(new AppError("database/network-error", { cause: new DOMException("The deck is still being sent.", "TimeoutError") }));
    const timer = setTimeout(onLate, patienceMs);
    if (signal?.aborted) onAbort();
    signal?.addEventListener("abort", onAbort);
    void wait.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
    });
  });
}

async function numberedIn(uid: string, values: object): Promise<object> {
  const known = await Promise.all(
    Object.entries(values).map(async ([name, value]: [string, unknown]) => [name, await numbered(uid, value)] as const),
  );
  return Object.fromEntries(known);
}

async function numbered(uid: string, value: unknown): Promise<unknown> {
  if (Array.isArray(value) && value.some(isTemporary)) return Promise.all(value.map((one) => numbered(uid, one)));
  return isTemporary(value) ? serverNumber(uid, value) : value;
}

function isTemporary(value: unknown): value is number {
  return typeof value === "number" && isTemporaryDeckId(value);
}

/** `deckId` itself for a deck that is not there any more: the server says so. */
async function serverNumber(uid: string, deckId: number): Promise<number> {
  try {
    return await numberOf(uid, deckId);
  } catch (cause) {
    const save = await waitingSaves.get(uid, deckId);
    if (!save) return deckId;
    const reason = save.refusal && waitingTexts.refused(save.refusal.message);
    throw new AppError("database/network-error", { cause, ...(reason && { message: reason, details: { reason } }) });
  }
}
