import { expect, type Page } from "@playwright/test";

/** Resolves when the device has the deck, and the fill that brought it is whole. */
export async function deviceHas(page: Page, uid: string, deckId: number): Promise<void> {
  const find = async ([name, id]: [string, number]) => {
    // Opening it would make it, without its stores.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return false;
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => resolve(false);
      opening.onsuccess = () => {
        const database = opening.result;
        if (!database.objectStoreNames.contains("decks")) {
          database.close();
          return resolve(false);
        }
        const both = database.transaction(["decks", "meta"]);
        const reading = both.objectStore("decks").get(id);
        const ending = both.objectStore("meta").get("filledAt");
        both.oncomplete = () => {
          database.close();
          resolve(reading.result !== undefined && ending.result !== undefined);
        };
      };
    });
  };
  await expect.poll(() => page.evaluate(find, [`recollect-device-${uid}`, deckId] as [string, number]), { timeout: 60_000 }).toBe(true);
}
