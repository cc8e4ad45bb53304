import { AppError } from "@recollect/domain/errors/failure.ts";
import { extensionOfType, extensions, mediaTypes, type Media, type MediaExtension } from "@recollect/domain/media/media.ts";
import { MEDIA } from "@recollect/domain/limits/limits.ts";

import { sendFile, type Sending } from "../lib/requests/send-file.ts";
import { smallerPicture } from "./smaller-picture.ts";

/**
 * Sends a picture or a sound of the student: a picture made smaller first. Sent again after a failure it is one file. Throws `media/heic`,
 * `media/type-not-taken`, `media/too-large` before anything is sent, what the server says of the file, and an AbortError when it was stopped.
 */
export async function uploadMedia(file: File, sending: Sending = {}): Promise<Media> {
  const kind = kindOf(file);
  if (kind === null || kind === "svg") throw new AppError("media/type-not-taken");
  const sent = await smallerPicture(file, kind);
  if (sent.size > MEDIA.maxBytes) throw new AppError("media/too-large");
  sending.signal?.throwIfAborted();
  const type = sent === file && kind !== "heic" ? mediaTypes[kind].mime : sent.type;
  return sendFile<Media>("/api/media", sent, type, sending);
}

/** What a file says that it is: by its type, which systems do not know of every kind, else by its name's ending. */
export function kindOf({ type, name }: Pick<File, "type" | "name">): MediaExtension | "heic" | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (/^image\/hei[cf]/.test(type) || ending === "heic" || ending === "heif") return "heic";
  const aliases: Readonly<Record<string, MediaExtension>> = { jpeg: "jpg", opus: "ogg", oga: "ogg", mp4: "m4a" };
  return extensionOfType(type) ?? extensions.find((one) => one === ending) ?? aliases[ending] ?? null;
}

/** Whether something is a picture or a sound by what it says itself: what is pasted or dropped else stays what it was. */
export function isMediaFile(file: File): boolean {
  return /^(image|audio)\//.test(file.type) || kindOf(file) !== null;
}

/** What a full storage says: how much is used by what. */
export function failureWords(failure: unknown): string {
  const error = failure instanceof AppError ? failure : new AppError("media/upload-failed");
  if (error.code !== "storage/full") return error.message;
  const { share, used } = (error.details ?? {}) as { share?: number; used?: Partial<Record<"decks" | "versions" | "media", number>> };
  if (share === undefined || used === undefined) return error.message;
  const parts = [
    [used.media, "pictures and sounds"],
    [used.decks, "decks"],
    [used.versions, "earlier versions"],
  ] as const;
  const told = parts.flatMap(([bytes, what]) => (bytes ? [`${megabytes(bytes)} ${what}`] : []));
  return `${error.message} Of ${megabytes(share)} are used: ${told.join(", ")}.`;
}

function megabytes(bytes: number): string {
  const count = bytes / 1024 / 1024;
  return `${count < 10 ? count.toFixed(1) : Math.round(count)} MB`;
}
