import { sql } from "kysely";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";

import { aCampus } from "../../test/a-campus.ts";
import { aMigratedDatabase, describeEachDatabase, testDatabaseUrl } from "../../test/databases.ts";
import { duringTransaction } from "../../test/during-transaction.ts";
import { silent } from "../process/log/log.ts";
import { openPostgres } from "../store/postgres/postgres.ts";
import type { Store } from "../store/store.ts";
import { countWaiting, indexWaitingDecks } from "./index-decks.store.ts";
import { createIndexing } from "./indexing.ts";

/** A store whose word "narwhal" no deck has any more, and a deck with that word which waits for being indexed. */
async function anUnusedWord(store: Store): Promise<void> {
  const ada = await aCampus(store).student("ada");
  const former = await ada.deck({ title: "Former", cards: [{ term: "narwhal", definition: "whale" }], visibility: "Public" });
  await indexWaitingDecks({ store, log: silent });
  await ada.show(former, "Private");
  await ada.deck({ title: "Present", cards: [{ term: "narwhal", definition: "whale" }], visibility: "Public" });
}

const wordsOf = async (store: Store) =>
  (await store.read.selectFrom("libraryVocabulary").select("word").orderBy("word").execute()).map(({ word }) => word);

describeEachDatabase("the nightly tidying of the Library's words", (openStore) => {
  test("keeps a word that is written meanwhile, and forgets the others", async () => {
    const store = await openStore();
    await anUnusedWord(store);
    let isWritten = false;
    const tidiesBeforeCommit: Store = {
      ...store,
      async write(work) {
        if (isWritten) return store.write(work);
        isWritten = true;
        const result = Promise.withResolvers<Awaited<ReturnType<typeof work>>>();
        await duringTransaction(
          store,
          () => createIndexing({ store, log: silent }).tidy(),
          async (tx, send) => {
            result.resolve(await work(tx));
            await send();
          },
        );
        return result.promise;
      },
    };
    await indexWaitingDecks({ store: tidiesBeforeCommit, log: silent });
    expect(await countWaiting(store.read)).toBe(0);
    expect(await wordsOf(store)).toEqual(["narwhal", "present", "whale"]);
  });
});

describe.skipIf(!testDatabaseUrl)("the nightly tidying on PostgreSQL", () => {
  test("lets one who writes a word wait when it has already seen that nobody has it", async () => {
    const url = await aMigratedDatabase();
    const store = await openPostgres(url);
    onTestFinished(() => store.close());
    await anUnusedWord(store);
    const holder = new pg.Client(url);
    await holder.connect();
    onTestFinished(() => holder.end());
    const waiting = async () =>
      (await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(store.read)).rows;
    // The deletion waits for whoever holds the word, so the tidying stands right before it.
    await holder.query(`begin; select from "libraryVocabulary" where "word" = 'narwhal' for key share`);
    const tidied = createIndexing({ store, log: silent }).tidy();
    await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(1);
    const indexed = indexWaitingDecks({ store, log: silent });
    await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(2);
    await holder.query("rollback");
    await Promise.all([tidied, indexed]);
    expect(await wordsOf(store)).toEqual(["narwhal", "present", "whale"]);
  });
});
