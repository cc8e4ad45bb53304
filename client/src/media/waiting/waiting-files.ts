import { dayMs } from "@recollect/domain/time/units.ts";
import { newWaitingName, waitingFileKey, waitingFilesName, type WaitingFile } from "../../../worker/waiting-files.ts";
import { answer, lastingDatabase, whenDone, whenWritten } from "../../lib/browser/lasting-database.ts";
import { hasWaitingFiles } from "./has-waiting-files.ts";

/** Files of one student that wait on this device, together. */
export const mostWaitingBytes = 50 * 1024 * 1024;

/** A file that no text names was put into a form that has been given up; one that the server has is only a name by then. */
const unnamedMs = 7 * dayMs;
const sentNameMs = 60 * dayMs;

/*
 * A database of its own, as that of the saves that wait: these files exist nowhere else. The bytes are stored, not the file: some browsers store a file as
 * a reference to the disk.
 */
const begin = lastingDatabase(
  () => indexedDB,
  waitingFilesName,
  (database) => void database.createObjectStore(waitingFilesName, { keyPath: waitingFileKey }),
);

/** Pictures and sounds that wait on this device to be sent. Each student sees only their own. Every call rejects when the browser refuses storage. */
export const waitingFiles = {
  /** Returns the name by which a text shows it; null where they are too many. */
  async keep(uid: string, file: Blob, extension: string): Promise<string | null> {
    const bytes = await file.arrayBuffer();
    // Set before the file is there: a page that is closed in between looks for it in vain, instead of never.
    hasWaitingFiles.set(uid, true);
    const name = newWaitingName(extension);
    const store = await begin("readwrite", "strict");
    const all = await answer<WaitingFile[]>(store.getAll(allOf(uid)));
    if (sizeOf(all) + file.size > mostWaitingBytes) return null;
    await whenWritten(
      store.put({ uid, name, type: file.type, size: file.size, bytes, keptAt: Date.now(), sent: null } satisfies WaitingFile),
    );
    return name;
  },

  /** Those that a text names. */
  async namedIn(uid: string, text: string): Promise<WaitingFile[]> {
    const store = await begin("readonly");
    const keys = (await answer<IDBValidKey[]>(store.getAllKeys(allOf(uid)))) as [string, string][];
    const named = keys.filter(([, name]) => text.includes(`](media/${name}`));
    const files = await Promise.all(named.map((key) => answer<WaitingFile | undefined>(store.get(key))));
    return files.filter((file) => file !== undefined);
  },

  /** The server has it under a name of its own. */
  async noteSent(uid: string, name: string, sentAs: string): Promise<void> {
    const store = await begin("readwrite", "strict");
    const file = await answer<WaitingFile | undefined>(store.get([uid, name]));
    if (file) await whenWritten(store.put({ ...file, sent: { name: sentAs, at: Date.now() } } satisfies WaitingFile));
  },

  /** Gives up what no text of this device names any more. A form that is still open may name a file that was sent: that name stays. */
  async forgetUnnamed(uid: string, texts: string, now: number): Promise<void> {
    const store = await begin("readwrite");
    const all = await answer<WaitingFile[]>(store.getAll(allOf(uid)));
    const left = all.flatMap((file) => {
      if (texts.includes(file.name)) return [file];
      if (!file.sent) return now - file.keptAt < unnamedMs ? [file] : [];
      return now - file.sent.at < sentNameMs ? [{ ...file, bytes: null }] : [];
    });
    const kept = new Set(left.map(({ name }) => name));
    for (const { name } of all) if (!kept.has(name)) store.delete([uid, name]);
    for (const file of left) if (file.bytes === null) store.put(file);
    await whenDone(store.transaction);
    hasWaitingFiles.set(uid, left.length > 0);
  },

  async bytes(uid: string): Promise<number> {
    return hasWaitingFiles.get(uid) ? sizeOf(await answer<WaitingFile[]>((await begin("readonly")).getAll(allOf(uid)))) : 0;
  },

  async discardAll(uid: string): Promise<void> {
    await whenWritten((await begin("readwrite")).delete(allOf(uid)));
    hasWaitingFiles.set(uid, false);
  },
};

function sizeOf(files: readonly WaitingFile[]): number {
  return files.reduce((sum, { bytes, size }) => sum + (bytes === null ? 0 : size), 0);
}

/** The key range of a student's files: an array sorts after every string. */
function allOf(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []]);
}
