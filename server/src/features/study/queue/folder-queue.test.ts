import { expect, test } from "vitest";

import { aDeck, cards } from "../../../../test/a-deck.ts";
import { created, refusal } from "../../../../test/school/a-school.ts";
import { anApp, type TestApp } from "../../../../test/an-app.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { zoneAtNoon } from "@recollect/domain/test/zone-at-noon.ts";
import type { SignedUp } from "../../../../test/signed-up.ts";
import type { StudyQueue } from "./study-queue.ts";

async function adaAndBob(openStore: OpenStore) {
  const app = anApp(await openStore());
  return { ada: await aClient(app), bob: await aClient(app) };
}

/** A student whose learned cards are due again today. */
async function aClient(app: TestApp) {
  const student = await app.aStudent();
  await student.send("PATCH", "/api/study/settings", { timeZone: zoneAtNoon() });
  return clientOf(student);
}

function clientOf(student: SignedUp) {
  const own = `/api/users/${student.uid}`;
  return {
    ...student,
    aDeck: async (title: string, folder: string | null = null) => {
      const deck = await created(student.send("POST", `${own}/decks`, aDeck({ title, cards: cards(2) })));
      if (folder !== null) await file(deck.id, folder);
      return deck;
    },
    file,
    queue: async (folder: string) =>
      (await (await student.get(`/api/study/queue?folder=${encodeURIComponent(folder)}`)).json()) as StudyQueue,
    answer: (deckKey: string, cardId: string, id: string) =>
      student.send("POST", "/api/study/entries", {
        entries: [{ kind: "answer", id, deckKey, cardId, at: Date.now(), tookMs: 900, source: "study", rating: "good" }],
      }),
  };

  async function file(deckId: number, folder: string) {
    await student.send("POST", `${own}/folders`, { path: folder });
    expect((await student.send("PUT", `${own}/folders/decks`, { deckIds: [deckId], folder })).status).toBe(200);
  }
}

const titlesOf = ({ learning, reviews, newCards }: StudyQueue) =>
  [...new Set([...learning, ...reviews, ...newCards].map(({ deckTitle }) => deckTitle))].sort();

describeEachDatabase("the queue of a folder", (openStore) => {
  test("has the cards of the decks in it, at any depth, and no others", async () => {
    const { ada } = await adaAndBob(openStore);
    await ada.aDeck("Torts", "Law");
    await ada.aDeck("Cases", "Law/English");
    await ada.aDeck("Lawn care", "Lawn");
    await ada.aDeck("Biology");
    const queue = await ada.queue("Law");
    expect(titlesOf(queue)).toEqual(["Cases", "Torts"]);
    expect(queue.counts).toEqual({ newCards: 4, learning: 0, due: 0 });
    expect(titlesOf(await ada.queue("Law/English"))).toEqual(["Cases"]);
  });

  test("counts and sends the cards that are being learned there only", async () => {
    const { ada } = await adaAndBob(openStore);
    const torts = await ada.aDeck("Torts", "Law");
    const biology = await ada.aDeck("Biology");
    await ada.answer(`${ada.uid}/${torts.id}`, torts.cards[0]?.id ?? "", "one");
    await ada.answer(`${ada.uid}/${biology.id}`, biology.cards[0]?.id ?? "", "two");
    const queue = await ada.queue("Law");
    expect(queue.counts).toEqual({ newCards: 1, learning: 1, due: 0 });
    expect(queue.learning.map(({ deckTitle }) => deckTitle)).toEqual(["Torts"]);
  });

  test("includes decks of others that were filed there, with or without progress, until their authors withdraw them", async () => {
    const { ada, bob } = await adaAndBob(openStore);
    const shared = await bob.aDeck("Compilers");
    const show = (visibility: string) => bob.send("PUT", `/api/users/${bob.uid}/decks/${shared.id}/visibility`, { visibility });
    await show("Public");
    await ada.file(shared.id, "Computing");
    expect(titlesOf(await ada.queue("Computing"))).toEqual(["Compilers"]);
    await ada.answer(`${bob.uid}/${shared.id}`, shared.cards[0]?.id ?? "", "one");
    expect((await ada.queue("Computing")).counts).toEqual({ newCards: 1, learning: 1, due: 0 });
    await show("Private");
    expect(titlesOf(await ada.queue("Computing"))).toEqual([]);
  });

  test("is empty for an empty folder; a folder that is missing, or another student's, is an error", async () => {
    const { ada, bob } = await adaAndBob(openStore);
    await ada.send("POST", `/api/users/${ada.uid}/folders`, { path: "Empty" });
    expect((await ada.queue("Empty")).counts).toEqual({ newCards: 0, learning: 0, due: 0 });
    expect(await refusal(bob.get("/api/study/queue?folder=Empty"))).toEqual({ status: 404, code: "folder/not-found" });
  });
});
