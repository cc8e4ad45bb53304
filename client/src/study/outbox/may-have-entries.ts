/** The browser's database in which entries wait. */
export const entriesDatabase = "answers";

/** The key prefix under which a student's entries wait on the device. */
export function entryPrefix(uid: string): string {
  return `recollect:study:entry:${uid}:`;
}

/** How long the browser may take to say which databases it has, in ms. */
const patienceMs = 1_000;

/** Whether the database in which entries wait was ever made in this browser. In doubt it was. */
export async function mayHaveDatabase(): Promise<boolean> {
  try {
    const isThere = indexedDB.databases().then((all) => all.some(({ name }) => name === entriesDatabase));
    return await Promise.race([isThere, new Promise<boolean>((resolve) => void setTimeout(() => resolve(true), patienceMs))]);
  } catch {
    return true;
  }
}

/** Whether entries of a student may wait in this browser. Where none ever did, the code that reads and sends them is not loaded. In doubt they may. */
export async function mayHaveEntries(uid: string): Promise<boolean> {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(entryPrefix(uid))) || (await mayHaveDatabase());
  } catch {
    return true;
  }
}
