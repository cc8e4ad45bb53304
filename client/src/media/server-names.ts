import { AppError } from "@recollect/domain/errors/failure.ts";
import { MEDIA } from "@recollect/domain/limits/limits.ts";
import { mediaName } from "@recollect/domain/media/media.ts";
import { mayNameWaiting, type WaitingFile } from "../../worker/waiting-files.ts";
import { cutOffOf } from "../lib/requests/cut-off.ts";
import { failureWords, sendPrepared } from "./upload.ts";
import { waitingFiles } from "./waiting/waiting-files.ts";

/** Names of files in a change: as this device has them, and as the server has them. */
export type FileNames = { toServer: <T>(value: T) => T; toDevice: <T>(value: T) => T };

/** The server keeps a file that no deck uses for longer than this. */
const isSurelyThereMs = MEDIA.graceMs / 2;

/**
 * The server's names of all files that a change names and that were chosen without a network. Those that it does not have are sent first. A file that it
 * refuses fails with the reason, and so does one that can't be sent now; the change goes later.
 */
export async function serverNames(uid: string, change: unknown): Promise<FileNames> {
  const text = JSON.stringify(change);
  const names: [string, string][] = [];
  // One after the other, as a form sends them.
  for (const file of mayNameWaiting(text) ? await filesNamedIn(uid, text) : []) names.push([file.name, await nameOf(file)]);
  const renamed = <T>(value: T, pairs: readonly (readonly [string, string])[]): T => {
    if (pairs.length === 0) return value;
    return JSON.parse(pairs.reduce((all, [from, to]) => all.replaceAll(`](media/${from}`, `](media/${to}`), JSON.stringify(value))) as T;
  };
  return {
    toServer: (value) => renamed(value, names),
    toDevice: (value) =>
      renamed(
        value,
        names.map(([here, there]) => [there, here]),
      ),
  };
}

/** Storage that does not answer, such as while a tab of another build has it open, passes: the change waits with its files. */
function filesNamedIn(uid: string, text: string): Promise<WaitingFile[]> {
  return waitingFiles.namedIn(uid, text).catch((cause: unknown) => {
    throw new AppError("database/network-error", { cause });
  });
}

async function nameOf({ uid, name, type, bytes, sent }: WaitingFile): Promise<string> {
  // A time to come says nothing: the clock was ahead when it was sent.
  const age = sent ? Math.abs(Date.now() - sent.at) : Infinity;
  if (sent && (bytes === null || age < isSurelyThereMs)) return sent.name;
  if (bytes === null) return name;
  const media = await sendPrepared({ blob: new Blob([bytes], { type }), type }).catch((failure: unknown) => {
    if (!(failure instanceof AppError) || cutOffOf(failure) !== null) throw failure;
    const { code, details, status } = failure;
    throw new AppError(code, { message: failureWords(failure), details, status, cause: failure });
  });
  const sentAs = mediaName(media).slice("media/".length);
  await waitingFiles.noteSent(uid, name, sentAs);
  return sentAs;
}
