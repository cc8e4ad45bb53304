import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import type { NamingOptions } from "../../lib/requests/device-replies.ts";
import { numberOf } from "./entries-of-new-decks.ts";
import { waitingSaves } from "./store/waiting-saves.ts";

/**
 * The options of a request with the server's numbers of decks that were made on this device, in the address and in the body. A deck that waits is sent
 * first. Throws the network's error while the server does not have it.
 */
export async function withNumbersIn<Options extends NamingOptions>(uid: string, options: Options): Promise<Options> {
  const { params, query, body } = options;
  return {
    ...options,
    ...(params && { params: await numberedIn(uid, params) }),
    ...(query && { query: await numberedIn(uid, query) }),
    ...(typeof body === "object" && body !== null && !Array.isArray(body) && { body: await numberedIn(uid, body) }),
  };
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
    if (await waitingSaves.get(uid, deckId)) throw new AppError("database/network-error", { cause });
    return deckId;
  }
}
