import { expect, type Page } from "@playwright/test";

/** Resolves when the device has the deck, and the fill that brought it is whole. */
export async function deviceHas(page: Pick<Page, "evaluate">, uid: string, deckId: number): Promise<void> {
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

type KeptDeck = { cards: readonly unknown[]; states: Record<string, unknown> };

/** A deck's cards and the states of its prompts, as this device keeps them. */
export function keptDeck(page: Page, uid: string, deckId: number): Promise<KeptDeck> {
  return page.evaluate(
    ([owner, id]) =>
      new Promise<KeptDeck>((resolve, reject) => {
        const opening = indexedDB.open(`recollect-device-${owner}`);
        opening.addEventListener("error", () => reject(new Error("The browser does not open what the device keeps.")));
        opening.addEventListener("success", () => {
          const database = opening.result;
          const both = database.transaction(["decks", "states"]);
          const deck = both.objectStore("decks").get(id) as IDBRequest<{ cards: unknown[] } | undefined>;
          const studied = both.objectStore("states").get([owner, id]) as IDBRequest<{ states: Record<string, unknown> } | undefined>;
          both.addEventListener("complete", () => {
            database.close();
            resolve({ cards: deck.result?.cards ?? [], states: studied.result?.states ?? {} });
          });
        });
      }),
    [uid, deckId] as [string, number],
  );
}
