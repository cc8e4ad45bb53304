/**
 * Pictures and sounds that were chosen without a network: the page keeps them in a database of their own until the server has them, and the worker shows
 * them. Until then a text names them by a name that was made here.
 */
export type WaitingFile = {
  uid: string;
  /** `device-<9 characters>.<ending>` */
  name: string;
  /** the content type */
  type: string;
  /** of its bytes; 0 once they are gone */
  size: number;
  /** null once the server has it and nothing here names it any more */
  bytes: ArrayBuffer | null;
  /** ms since 1970 */
  keptAt: number;
  /** the name that the server gave it, and when, in ms since 1970 */
  sent: { name: string; at: number } | null;
};

/** The database, and its only store. */
export const waitingFilesName = "waiting-files";
export const waitingFileKey = ["uid", "name"];

const mark = "device-";

export const isWaitingName = (name: string): boolean => name.startsWith(mark);
/** Whether a text may name such a file. */
export const mayNameWaiting = (text: string): boolean => text.includes(`](media/${mark}`);

/** As long as the server's own names, which are 16 characters. */
export function newWaitingName(extension: string): string {
  const random = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9)))).slice(0, 9);
  return `${mark}${random.replaceAll("+", "-").replaceAll("/", "_")}.${extension}`;
}

/** A file of a student for the worker, which never makes the database: without its store the page could keep nothing in it. */
export function readWaitingFile(uid: string, name: string): Promise<WaitingFile | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(waitingFilesName);
    opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
    opening.addEventListener("error", () => resolve(null));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const end = (file: WaitingFile | null) => {
        database.close();
        resolve(file);
      };
      if (!database.objectStoreNames.contains(waitingFilesName)) return end(null);
      const reading = database.transaction(waitingFilesName).objectStore(waitingFilesName).get([uid, name]);
      reading.addEventListener("success", () => end((reading.result as WaitingFile | undefined) ?? null));
      reading.addEventListener("error", () => end(null));
    });
  });
}
