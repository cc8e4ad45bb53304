import { setImmediate as nextTurn } from "node:timers/promises";

import { sql } from "kysely";

import { drawLots } from "../../../library-index/new-decks.store.ts";
import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { renewHelpfulness } from "./helpfulness.store.ts";

type RenewDeps = { store: Pick<Store, "read" | "write">; /** ms since 1970 */ clock: () => number; signal: AbortSignal };
type Key = { ownerId: string; id: number };

/** Decks in one transaction: others write between two of them. */
const decksAtOnce = 10;

/**
 * The work of a night: whose thanks count changes with the days, as people study on, are suspended or leave. Then every author with a new deck draws another
 * lot.
 */
export async function renewWorth({ store, clock, signal }: RenewDeps): Promise<void> {
  const beganAt = clock();
  for (let after: Key | null = { ownerId: "", id: -1 }; after !== null && !signal.aborted; await nextTurn()) {
    const decks = await nextDecks(store.read, after);
    await store.write(async ({ db }) => {
      for (const deck of decks) await renewHelpfulness(db, deck, clock());
    });
    after = decks.length < decksAtOnce ? null : (decks.at(-1) ?? null);
  }
  for (let author: string | null = ""; author !== null && !signal.aborted; await nextTurn()) {
    const from: string = author;
    author = await store.write(({ db }) => drawLots(db, from, clock()));
  }
  if (signal.aborted) return;
  await store.write(({ db }) =>
    db
      .insertInto("worthRenewals")
      .values({ id: 1, doneAt: beganAt })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ doneAt: beganAt }))
      .execute(),
  );
}

/** Whether the work of the last night was not done: after an upgrade, or when no server ran. Then the orders are not known, and it is to be done at the start. */
export async function isWorthOverdue(db: Db, lastNight: number): Promise<boolean> {
  const row = await db.selectFrom("worthRenewals").select("doneAt").executeTakeFirst();
  return (row?.doneAt ?? 0) < lastNight;
}

/** The next decks that somebody found helpful, or that have a number. */
async function nextDecks(db: Db, { ownerId, id }: Key): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select "ownerId", "id" from (
      select * from (select distinct "deckOwnerId" as "ownerId", "deckId" as "id" from "deckMarks"
        where "thankedAt" is not null and ("deckOwnerId", "deckId") > (${ownerId}, ${id}) order by 1, 2 limit ${decksAtOnce}) as "thanked"
      union
      select * from (select "ownerId", "deckId" from "deckWorth"
        where ("ownerId", "deckId") > (${ownerId}, ${id}) order by 1, 2 limit ${decksAtOnce}) as "counted"
    ) as "all" order by "ownerId", "id" limit ${decksAtOnce}`.execute(db);
  return rows;
}
