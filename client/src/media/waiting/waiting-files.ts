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
const begin = lastingDatabase(() => indexedDB, waitingFilesName, make, 2);

/** The sizes of a student's files, by which they are counted without their bytes. */
const sizeIndex = "size";

function make(database: IDBDatabase, change: IDBTransaction | null): void {
  const isThere = database.objectStoreNames.contains(waitingFilesName);
  const store = isThere ? change?.objectStore(waitingFilesName) : database.createObjectStore(waitingFilesName, { keyPath: waitingFileKey });
  store?.createIndex(sizeIndex, ["uid", "size"]);
  // Version 1 left its size to a file whose bytes are gone.
  const reading = store?.openCursor();
  reading?.addEventListener("success", () => {
    const cursor = reading.result;
    if (!cursor) return;
    const file = cursor.value as WaitingFile;
    if (file.bytes === null) cursor.update({ ...file, size: 0 } satisfies WaitingFile);
    cursor.continue();
  });
}

/** Pictures and sounds that wait on this device to be sent. Each student sees only their own. Every call rejects when the browser refuses storage. */
export const waitingFiles = {
  /** Returns the name by which a text shows it; null where they are too many. */
  async keep(uid: string, file: Blob, extension: string): Promise<string | null> {
    const bytes = await file.arrayBuffer();
    // Set before the file is there: a page that is closed in between looks for it in vain, instead of never.
    hasWaitingFiles.set(uid, true);
    const name = newWaitingName(extension);
    const store = await begin("readwrite", "strict");
    if ((await bytesIn(store, uid)) + file.size > mostWaitingBytes) return null;
    await whenWritten(
      store.put({ uid, name, type: file.type, size: file.size, bytes, keptAt: Date.now(), sent: null } satisfies WaitingFile),
    );
    return name;
  },

  /** Those that a text names. */
  async namedIn(uid: string, text: string): Promise<WaitingFile[]> {
    const store = await begin("readonly");
    const named = (await keysOf(store, uid)).filter(([, name]) => text.includes(`](media/${name}`));
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
    const keys = await keysOf(store, uid);
    const unnamed = keys.filter(([, name]) => !texts.includes(name));
    let left = keys.length;
    for (const key of unnamed) {
      // The bytes of one file at a time.
      const file = await answer<WaitingFile>(store.get(key));
      if (now - (file.sent?.at ?? file.keptAt) >= (file.sent ? sentNameMs : unnamedMs)) {
        store.delete(key);
        left -= 1;
      } else if (file.sent && file.bytes) store.put({ ...file, size: 0, bytes: null } satisfies WaitingFile);
    }
    await whenDone(store.transaction);
    hasWaitingFiles.set(uid, left > 0);
  },

  async bytes(uid: string): Promise<number> {
    return hasWaitingFiles.get(uid) ? bytesIn(await begin("readonly"), uid) : 0;
  },

  async discardAll(uid: string): Promise<void> {
    await whenWritten((await begin("readwrite")).delete(allOf(uid)));
    hasWaitingFiles.set(uid, false);
  },
};

async function keysOf(store: IDBObjectStore, uid: string): Promise<[uid: string, name: string][]> {
  return (await answer(store.getAllKeys(allOf(uid)))) as [string, string][];
}

/** What a student's files take together, in bytes: read from the index, which has no more than their sizes. */
function bytesIn(store: IDBObjectStore, uid: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let sum = 0;
    const reading = store.index(sizeIndex).openKeyCursor(allOf(uid));
    reading.addEventListener("error", () => reject(reading.error ?? new Error("The browser's storage failed.")));
    reading.addEventListener("success", () => {
      const cursor = reading.result;
      if (!cursor) return resolve(sum);
      const [, size] = cursor.key as [uid: string, size: number];
      sum += size;
      cursor.continue();
    });
  });
}

/** The key range of a student's files, by name or by size: an array sorts after every string and number. */
function allOf(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []]);
}
