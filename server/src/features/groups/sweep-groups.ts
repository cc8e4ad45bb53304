import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { endOldGroups } from "./end-group.ts";
import { forgetEndedSlips } from "./places.store.ts";
import { forgetCodeMails } from "./code-mails.store.ts";
import { deleteQuestionsWithoutDeck } from "./remove-questions.store.ts";

/** Rows changed in one transaction: on SQLite other writers wait for it. */
const rowsAtOnce = 200;

/** What groups no longer need, every night: groups whose last day is over, codes of slips that have ended, mails of the day before, questions on decks that are gone for good. */
export async function sweepGroups({ store, clock, signal }: { store: Store; clock: () => number; signal?: AbortSignal }): Promise<void> {
  await endOldGroups({ store, clock, ...(signal ? { signal } : {}) });
  const now = clock();
  await inPortions(store, (db) => forgetEndedSlips(db, { now, most: rowsAtOnce }));
  await inPortions(store, (db) => forgetCodeMails(db, { now, most: rowsAtOnce }));
  await inPortions(store, (db) => deleteQuestionsWithoutDeck(db, rowsAtOnce));
}

/** Runs the work, which returns how many rows it changed, until fewer than a portion are left. */
async function inPortions(store: Store, work: (db: Db) => Promise<number>): Promise<void> {
  while ((await store.write(({ db }) => work(db))) === rowsAtOnce);
}
