import { extensionOfType } from "@recollect/domain/media/media.ts";
import { markAccount } from "../device/store/media-of-account.ts";
import { preparedFile } from "./upload.ts";
import { forgetUnnamedFiles } from "./waiting/forget-unnamed.ts";
import { waitingFiles } from "./waiting/waiting-files.ts";

/**
 * Keeps a picture or a sound on this device until it can be sent. Returns the name by which a text shows it; null where the device has no room for it, or
 * its browser refuses storage. Throws what `preparedFile` throws.
 */
export async function keepFile(uid: string, file: File, signal?: AbortSignal): Promise<string | null> {
  const { blob, type } = await preparedFile(file, signal);
  // The worker shows files only of whom it knows to be signed in.
  await markAccount(uid).catch(() => {});
  const keep = async () => waitingFiles.keep(uid, new Blob([blob], { type }), extensionOfType(type) ?? "bin");
  const name = await keep().catch(() => null);
  if (name !== null) return name;
  await forgetUnnamedFiles(uid).catch(() => {});
  return keep().catch(() => null);
}
