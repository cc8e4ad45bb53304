import { textDatabase } from "../../lib/browser/text-database.ts";

/** What a device keeps of tests until the server can be reached; every key names its student. */
export const marksDatabase = textDatabase(() => indexedDB, "marks");

/** Whether anything of a student's tests waits for the server: answers to mark, wordings, or whole tests. */
export async function doTestsWait(uid: string): Promise<boolean> {
  const all = await marksDatabase.read().catch(() => []);
  return all.some(([key]) => key.includes(uid));
}
