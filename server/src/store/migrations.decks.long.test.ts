import { env } from "node:process";

import { sql } from "kysely";
import { expect, test } from "vitest";

import { aCampus } from "../../test/a-campus.ts";
import { cards } from "../../test/a-deck.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import { migrate } from "./migrate.ts";
import type { Store } from "./store.ts";

const decks = Number(env["MIGRATED_DECKS"] ?? 10_000);
/** Copies made by one statement. */
const atOnce = 1000;

/** Copies the deck many times, with the title's index and triggers as for any other. */
async function fill(store: Store, uid: string, id: number): Promise<void> {
  const row = await store.read.selectFrom("decks").selectAll().where("ownerId", "=", uid).where("id", "=", id).executeTakeFirstOrThrow();
  for (let made = 1; made < decks; made += atOnce) {
    const copies = Array.from({ length: Math.min(atOnce, decks - made) }, (_, at) => ({ ...row, id: id + made + at }));
    await store.write(({ db }) => db.insertInto("decks").values(copies).execute());
  }
}

async function countOf(store: Store): Promise<unknown> {
  const { rows } =
    await sql`select count(*) as "decks", sum("cardCount") as "cards", sum(length("cards")) as "characters" from "decks"`.execute(
      store.read,
    );
  return rows[0];
}

describeEachDatabase(`migrations with ${decks} decks`, (openStore, kind) => {
  test("migrate down to the first and up again, with every deck in them", { timeout: 300_000 }, async () => {
    const store = await openStore();
    const ada = await aCampus(store).student("ada");
    const made = await ada.deck({
      cards: [...cards(2), { term: "The {{c1::cell}}", definition: "", bothWays: true }],
      visibility: "Public",
    });
    await fill(store, ada.uid, made.id);
    const before = await countOf(store);
    expect(Number((before as { decks: number | string }).decks)).toBeGreaterThanOrEqual(decks);
    await migrate({ db: store.identity, kind, target: 1 });
    await migrate({ db: store.identity, kind });
    expect(await countOf(store)).toEqual(before);
    const listed = await store.read
      .selectFrom("library")
      .select(({ fn }) => fn.countAll().as("decks"))
      .executeTakeFirstOrThrow();
    expect(Number(listed.decks)).toBeGreaterThanOrEqual(decks);
    expect(await (await ada.get(`/api/users/${ada.uid}/decks/${made.id}`)).json()).toMatchObject({ cards: made.cards });
  });
});
