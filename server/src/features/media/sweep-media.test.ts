import { readdir } from "node:fs/promises";
import { join } from "node:path";

import type { Deck } from "@recollect/domain/decks/deck.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { inText, sentPicture } from "../../../test/a-picture.ts";
import { aTemporaryFolder, describeEachDatabase } from "../../../test/databases.ts";
import { openMediaFiles } from "../../media/files/open-media-files.ts";
import { storageUseOf } from "../../media/storage.store.ts";
import type { Store } from "../../store/store.ts";
import { sweepMedia } from "./sweep-media.ts";

async function aSweptSchool(store: Store) {
  const dataDir = await aTemporaryFolder();
  const media = { kind: "folder", path: join(dataDir, "media") } as const;
  const campus = aCampus(store, { config: { dataDir, media } });
  const files = openMediaFiles(media);
  let now = Date.now();
  return {
    campus,
    ada: await campus.student(),
    /** The nightly sweep after this many days. */
    sweptAfter: (days: number) => {
      now += days * dayMs;
      return sweepMedia({ store, files, clock: () => now });
    },
    kept: async () => (await readdir(media.path, { recursive: true }).catch(() => [])).filter((name) => name.length > 3).length,
    sees: async (id: string) => (await store.read.selectFrom("media").select("id").where("id", "=", id).execute()).length === 1,
  };
}

describeEachDatabase("the sweep", (openStore) => {
  test("removes files that were unused for 30 days", async () => {
    const store = await openStore();
    const { campus, ada, sweptAfter, kept, sees } = await aSweptSchool(store);
    const picture = await sentPicture(campus, ada);
    expect([await sweptAfter(1), await sweptAfter(29), await sees(picture.id)]).toEqual([0, 0, true]);
    expect([await sweptAfter(1), await sees(picture.id), await kept()]).toEqual([1, false, 0]);
    expect((await storageUseOf(store.read, ada.uid)).media).toBe(0);
  });

  test("counts the days since the last use, and keeps files in use", async () => {
    const { campus, ada, sweptAfter, sees } = await aSweptSchool(await openStore());
    const [used, dropped] = [await sentPicture(campus, ada), await sentPicture(campus, ada, { colour: "red" })];
    await ada.deck({ cards: [{ term: inText(used), definition: "1" }] });
    const deck = await ada.deck({ cards: [{ term: inText(dropped), definition: "2" }] });
    await sweptAfter(100);
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    await sweptAfter(1);
    await sweptAfter(29);
    expect([await sees(used.id), await sees(dropped.id)]).toEqual([true, true]);
    await sweptAfter(1);
    expect([await sees(used.id), await sees(dropped.id)]).toEqual([true, false]);
  });

  test("restarts the count when a file is used again, or sent again", async () => {
    const { campus, ada, sweptAfter, sees } = await aSweptSchool(await openStore());
    const [named, sent] = [await sentPicture(campus, ada), await sentPicture(campus, ada, { colour: "red" })];
    await sweptAfter(1);
    await sweptAfter(29);
    await ada.deck({ cards: [{ term: inText(named), definition: "1" }] });
    expect((await sentPicture(campus, ada, { colour: "red" })).id).toBe(sent.id);
    expect(await sweptAfter(2)).toBe(0);
    expect([await sees(named.id), await sees(sent.id)]).toEqual([true, true]);
  });

  test("keeps the file as long as another student has it, and a picture as long as a copy uses it", async () => {
    const { campus, ada, sweptAfter, kept, sees } = await aSweptSchool(await openStore());
    const bob = await campus.student();
    const [adas, bobs] = [await sentPicture(campus, ada), await sentPicture(campus, bob)];
    const [copied] = [await sentPicture(campus, ada, { colour: "red" })];
    await bob.deck({ cards: [{ term: inText(bobs), definition: "1" }] });
    const deck = await ada.deck({ cards: [{ term: inText(copied), definition: "2" }], visibility: "Public" });
    await jsonOf<Deck>(bob.send("POST", `/api/library/${deck.id}/copies`), 201);
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    await sweptAfter(1);
    await sweptAfter(31);
    expect([await sees(adas.id), await sees(bobs.id), await sees(copied.id), await kept()]).toEqual([false, true, true, 2]);
  });
});
