import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { aTemporaryFolder, describeEachDatabase } from "../../../../test/databases.ts";
import { createExports } from "./exports.service.ts";
import type { DeckToPack } from "./write-package.store.ts";
import { writeInThread } from "./write-in-thread.ts";

const aDeckToPack = (id: number): DeckToPack => ({
  id,
  title: `Deck ${id}`,
  updatedAt: 0,
  cards: [],
  standings: [],
  answers: [],
  media: [],
});

test("a package has a limit of time for all of its decks together, not only for each", async () => {
  const path = join(await aTemporaryFolder(), "decks.apkg");
  async function* endlessDecks() {
    for (let id = 1; ; id += 1) {
      await pause(20);
      yield aDeckToPack(id);
    }
  }
  const { signal } = new AbortController();
  const writing = writeInThread(endlessDecks(), path, { signal, deckMs: 10_000, packageMs: 1_500 });
  await expect(writing).rejects.toMatchObject({ code: "export/too-large" });
});

describeEachDatabase("packages that students export at the same time", (openStore) => {
  test("are made in turns, of which a limited number waits; each student has one", async () => {
    const [store, folder] = [await openStore(), await aTemporaryFolder()];
    const nothing = {
      standings: async () => ({ standings: [], answers: [] }),
      versionsOf: async function* () {},
      linksOf: async () => [],
      givenTo: async function* () {},
    };
    const files = { read: async () => null } as never;
    const limits = { packagesAtOnce: 1, mostWaiting: 1, maxFilesBytes: 1_000_000 };
    const exports = createExports({ store, files, folder, clock: Date.now, limits, ...nothing });
    const order: string[] = [];
    const first = Promise.withResolvers<void>();
    const of = (uid: string, before: Promise<void> = Promise.resolve()) => {
      const read = async () => {
        order.push(uid);
        await before;
        return { ownerId: uid, id: 5, title: uid, description: "", updatedAt: 0, cards: "[]" };
      };
      const wanted = { format: "apkg", withProgress: false, signal: new AbortController().signal } as const;
      return exports.deck(uid, { ownerId: uid, id: 5, read }, wanted);
    };
    const adas = of("ada", first.promise);
    await expect.poll(() => order).toEqual(["ada"]);
    const bobs = of("bob");
    await expect.poll(() => of("ada").catch((error: AppError) => error.code)).toBe("export/one-at-a-time");
    await pause(50);
    await expect(of("eve")).rejects.toMatchObject({ code: "request/too-many-at-once" });
    expect(order).toEqual(["ada"]);
    first.resolve();
    for (const { body } of [await adas, await bobs]) for await (const bytes of body as ReadableStream) expect(bytes).toBeDefined();
    expect(new Set(order)).toEqual(new Set(["ada", "bob"]));
    await expect.poll(() => readdir(folder)).toEqual([]);
  });
});
