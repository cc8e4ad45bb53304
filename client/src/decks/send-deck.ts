import type { Deck, DeckInput } from "@recollect/domain/decks/deck.ts";
import type { DeckPatch, PatchConflict } from "@recollect/domain/decks/deck-patch.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { mayNameWaiting } from "../../worker/waiting-files.ts";
import { deviceAccount } from "../device/store/device-account.ts";
import { isDeviceKept } from "../device/store/is-device-kept.ts";
import { request } from "../lib/requests/http.ts";
import { rememberLost } from "../lib/lost-parts.ts";
import type { FileNames } from "../media/server-names.ts";
import { conflictsIn } from "./conflicts-in.ts";

/** A change that can wait on this device is not waited for as long as others, in ms. Sent again it does no harm. */
const patienceMs = 10_000;
const patience = () => (isDeviceKept() ? { replyMs: patienceMs } : {});

/** What changes the cards of a deck. Pictures and sounds that were chosen without a network are sent before it. Every call throws AppError. */
/** Repeated with the same `formId`, it returns the deck that the first request created. */
export async function createDeck(uid: string, input: DeckInput, formId: string): Promise<Deck> {
  const body = (await fileNames(input))?.toServer(input) ?? input;
  return request("POST", "/api/users/:uid/decks", { params: { uid }, body, headers: { "idempotency-key": formId }, ...patience() });
}

/** Saves changes of the deck. If a field was changed elsewhere too, throws deck/fields-changed-meanwhile. */
export async function patchDeck(uid: string, deckId: number, patch: DeckPatch): Promise<Deck> {
  const names = await fileNames(patch);
  const sending = request("PATCH", "/api/users/:uid/decks/:id", {
    params: { uid, id: deckId },
    body: names?.toServer(patch) ?? patch,
    ...patience(),
  });
  return names ? sending.catch((failure: unknown) => throwAsHere(failure, names)) : sending;
}

/** Null if it names no file of this device, as nearly always. */
async function fileNames(change: DeckInput | DeckPatch): Promise<FileNames | null> {
  const uid = deviceAccount.get()?.uid;
  if (uid === undefined || !mayNameWaiting(JSON.stringify(change))) return null;
  const { serverNames } = await import("../media/server-names.ts").catch((cause: unknown) => {
    rememberLost(cause);
    throw new AppError("database/network-error", { cause });
  });
  return serverNames(uid, change);
}

/** The texts of both sides with the names that this device has, by which they are compared and shown here. */
function throwAsHere(failure: unknown, names: FileNames): never {
  const conflicts = conflictsIn(failure);
  if (!conflicts) throw failure;
  const { code, message, details, status } = failure as AppError;
  const here: readonly PatchConflict[] = names.toDevice(conflicts);
  throw new AppError(code, { message, status, cause: failure, details: { ...(details as object), conflicts: here } });
}
