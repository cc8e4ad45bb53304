import { answer } from "../src/lib/browser/lasting-database.ts";

/** Deletes a test's data from the browser's databases, which all files of a worker share. */
export async function emptyDatabases(): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames) await answer(database.transaction(store, "readwrite").objectStore(store).clear());
    database.close();
  }
}
