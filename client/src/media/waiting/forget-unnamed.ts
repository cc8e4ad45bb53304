import { drafts } from "../../decks/editor/drafts/draft-storage.ts";
import { waitingSaves } from "../../decks/waiting/store/waiting-saves.ts";
import { markAccount } from "../../device/store/media-of-account.ts";
import { hasWaitingFiles } from "./has-waiting-files.ts";
import { waitingFiles } from "./waiting-files.ts";

/** Gives up files that neither a save that waits nor a draft of this device names any more. Of the others the worker learns again whose they are. */
export async function forgetUnnamedFiles(uid: string): Promise<void> {
  if (!hasWaitingFiles.get(uid)) return;
  const texts = JSON.stringify([await waitingSaves.list(uid), await drafts.all(uid)]);
  await waitingFiles.forgetUnnamed(uid, texts, Date.now());
  if (hasWaitingFiles.get(uid)) await markAccount(uid);
}
