import type { Page } from "@playwright/test";
import { aStudent } from "../kit/students/student.ts";
import type { State } from "./state.ts";

const longText =
  "Die Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft fährt von Passau bis zur Mündung ins Schwarze Meer.";

/** Puts what waits into the browser's own database, as the app does where it keeps decks on the device. */
async function keepSaves(page: Page, uid: string, saves: readonly object[]): Promise<void> {
  await page.route("**/api/users/*/decks**", (route) => (route.request().method() === "GET" ? route.fallback() : route.abort()));
  await page.goto("/404");
  await page.evaluate(
    ([owner, items]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("waiting-saves", 1);
        opening.onupgradeneeded = () => void opening.result.createObjectStore("waiting-saves", { keyPath: ["uid", "deckId"] });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction("waiting-saves", "readwrite");
          for (const item of items) change.objectStore("waiting-saves").put({ uid: owner, ...item });
          change.oncomplete = () => {
            opening.result.close();
            localStorage.setItem(`recollect:waiting-saves:${owner}`, "1");
            resolve();
          };
        };
      }),
    [uid, saves] as const,
  );
}

const noPatch = { base: 1, cards: [], added: [], removed: [], order: null };

/** Decks of which something waits on this device. */
export const waitingStates: State[] = [
  {
    name: "waiting-changes",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Rivers of Europe", [["Danube", "Black Sea"]]);
      const content = { title: deck.title, description: "", cards: deck.cards };
      const [card] = deck.cards;
      const of = (field: string, mine: unknown, theirs: unknown) => ({
        conflict: { kind: "card", id: card!.id, field, mine, theirs },
        card,
      });
      const title = {
        conflict: { kind: "text", field: "title", mine: "Rivers that reach the sea", theirs: "Rivers of Europe" },
        card: null,
      };
      const choices = [
        title,
        of("definition", longText, "Black Sea, by a delta"),
        of("tags", ["rivers", "sea"], ["water"]),
        of("bothWays", true, null),
      ];
      const waits = { sent: null, next: { ...noPatch, title: { from: "x", to: "y" } }, content, choices: [] };
      await keepSaves(page, student.uid, [
        { deckId: deck.id, edit: { sent: null, next: null, content, choices }, creation: null, refusal: null, savedAt: 1 },
        {
          deckId: 2 ** 52,
          edit: { ...waits, next: null, content: { ...content, title: "A deck made on the train" } },
          creation: { key: "k", sent: null },
          refusal: null,
          savedAt: 2,
        },
        {
          deckId: 3,
          edit: { ...waits, content: { ...content, title: longText } },
          creation: null,
          refusal: { message: "A title has at most 300 characters.", isGone: false },
          savedAt: 3,
        },
        {
          deckId: 4,
          edit: { ...waits, content: { ...content, title: "Lakes" } },
          creation: null,
          refusal: { message: "", isGone: true },
          savedAt: 4,
        },
      ]);
      await page.goto("/waiting");
      await page.getByText("This deck was deleted in the meantime").waitFor();
      await page.getByRole("radio", { name: /^Both/ }).first().check();
    },
  },
  {
    name: "waiting-deck",
    reach: async (page) => {
      const student = await aStudent(page.request);
      const deck = await student.createDeck("Rivers of Europe", [["Danube", "Black Sea"]]);
      const content = { title: "Rivers that reach the sea", description: "", cards: deck.cards };
      const next = { ...noPatch, title: { from: deck.title, to: content.title } };
      await keepSaves(page, student.uid, [
        { deckId: deck.id, edit: { sent: null, next, content, choices: [] }, creation: null, refusal: null, savedAt: 1 },
      ]);
      await page.goto(`/${deck.id}`);
      await page.getByText("Saved on this device, waiting for a network.").waitFor();
    },
  },
];
