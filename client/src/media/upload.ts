import { decimal, listText } from "../lib/language/formats.ts";
import { t } from "../lib/language/t.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { addErrorRows } from "@recollect/domain/errors/error-messages.ts";
import { mediaRows } from "@recollect/domain/errors/media-errors.ts";
import { extensionOfType, extensions, mediaTypes, type Media, type MediaExtension } from "@recollect/domain/media/media.ts";
import { MEDIA } from "@recollect/domain/limits/limits.ts";

import { addressOf } from "../lib/requests/address.ts";
import { sendFile, type Sending } from "../lib/requests/send-file.ts";
import { smallerPicture } from "./smaller-picture.ts";

/** Uploads processed at a time when many files are dropped; the others wait. The server allows a few more for each student. */
const atOnce = 3;
let onTheirWay = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (onTheirWay >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else onTheirWay += 1;
  try {
    signal?.throwIfAborted();
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else onTheirWay -= 1;
  }
}

addErrorRows(mediaRows);

/** A file as it is sent, with its content type. */
export type PreparedFile = { blob: Blob; type: string };

/**
 * Uploads a picture or a sound; a picture is made smaller first. Repeated after a failure it is stored once. Throws `media/heic`,
 * `media/type-not-taken`, `media/too-large` before sending, the server's error about the file, and an AbortError when it was stopped.
 */
export async function uploadMedia(file: File, sending: Sending = {}): Promise<Media> {
  const kind = kindToSend(file);
  return inTurn(sending.signal, async () => sendPrepared(await prepared(file, kind, sending.signal), sending));
}

/** The file as it would be sent. Throws as `uploadMedia` does before sending. */
export async function preparedFile(file: File, signal?: AbortSignal): Promise<PreparedFile> {
  const kind = kindToSend(file);
  return inTurn(signal, () => prepared(file, kind, signal));
}

export function sendPrepared({ blob, type }: PreparedFile, sending: Sending = {}): Promise<Media> {
  return sendFile(addressOf("POST", "/api/media"), blob, type, sending);
}

type SentKind = Exclude<ReturnType<typeof kindOf>, null | "svg">;

function kindToSend(file: File): SentKind {
  const kind = kindOf(file);
  if (kind === null || kind === "svg") throw new AppError("media/type-not-taken");
  return kind;
}

async function prepared(file: File, kind: SentKind, signal: AbortSignal | undefined): Promise<PreparedFile> {
  const blob = await smallerPicture(file, kind);
  if (blob.size > MEDIA.maxBytes) throw new AppError("media/too-large");
  signal?.throwIfAborted();
  return { blob, type: blob === file && kind !== "heic" ? mediaTypes[kind].mime : blob.type };
}

/** Whether a retry may succeed: not if the file itself is refused. */
export function mayBeTakenLater(failure: unknown): boolean {
  const code = failure instanceof AppError ? failure.code : "media/upload-failed";
  return !code.startsWith("media/") || /upload-failed|store-unreachable|too-many-at-once/.test(code);
}

/** Why a file was refused; for a full storage, how much is used by what. */
export function failureWords(failure: unknown): string {
  // A failure of the network or of a database means that the file did not arrive.
  const isAnswered = failure instanceof AppError && failure.code !== "database/network-error";
  const error = isAnswered ? failure : new AppError("media/upload-failed");
  if (error.code !== "storage/full") return error.message;
  const { share, used } = (error.details ?? {}) as {
    share?: number;
    used?: Partial<Record<"decks" | "versions" | "media" | "imports", number>>;
  };
  if (share === undefined || used === undefined) return error.message;
  const parts = [
    ...(used.media ? [t("{size} pictures and sounds", { size: megabytes(used.media) })] : []),
    ...(used.decks ? [t("{size} decks", { size: megabytes(used.decks) })] : []),
    ...(used.versions ? [t("{size} earlier versions", { size: megabytes(used.versions) })] : []),
    ...(used.imports ? [t("{size} imports that wait to be confirmed", { size: megabytes(used.imports) })] : []),
  ];
  return t("{problem} Of {share} are used: {parts}.", { problem: error.message, share: megabytes(share), parts: listText(parts) });
}

function megabytes(bytes: number): string {
  const count = bytes / 1024 / 1024;
  return t("{count} MB", { count: decimal(count, count < 10 ? 1 : 0) });
}

/** A file's kind: by its type, which systems don't know for every kind, otherwise by its extension. */
export function kindOf({ type, name }: Pick<File, "type" | "name">): MediaExtension | "heic" | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (/^image\/hei[cf]/.test(type) || ending === "heic" || ending === "heif") return "heic";
  const aliases: Readonly<Record<string, MediaExtension>> = { jpeg: "jpg", opus: "ogg", oga: "ogg", mp4: "m4a" };
  return extensionOfType(type) ?? extensions.find((one) => one === ending) ?? aliases[ending] ?? null;
}
