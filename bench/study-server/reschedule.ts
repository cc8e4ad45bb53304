import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";
import { rebuildStudy } from "@recollect/server/features/study/log/rebuild-study.store.ts";
import { addMemory } from "@recollect/server/features/study/memory/memories.store.ts";
import { rescheduleAll, previewOfReschedule } from "@recollect/server/features/study/memory/reschedule.store.ts";
import { openSqlite } from "@recollect/server/store/sqlite/sqlite.ts";

import { percentile } from "../kit/row.ts";
import { addLongLog, cardsInAll } from "./long-log.ts";
import { addStudent } from "./waits.ts";

/** 50,000 cards rescheduled, and how long another student's writes wait in the meantime: `node bench/study-server/reschedule.ts`. */
const now = Date.UTC(2026, 5, 1, 18);
const folder = await mkdtemp(join(tmpdir(), "recollect-bench-"));
const store = await openSqlite(folder);
const uid = "diligent";
await store.write(async ({ db }) => {
  await addStudent(store, db, uid);
  await addLongLog(db, uid, { answersACard: 4 });
});
await rebuildStudy(store, uid);
const weights = averageWeights.map((weight, at) => (at < 4 ? weight / 3 : weight));
await store.write(({ db }) => addMemory(db, uid, { deckKey: null, learnedAt: now, weights, figures: {} as never }));

for (const [name, work] of [
  ["nothing", () => wait(5000)],
  ["the preview", () => previewOfReschedule(store.read, { uid, now })],
  ["rescheduling", () => rescheduleAll(store, { uid, now })],
] as const) {
  const state = { isDone: false };
  const waits: number[] = [];
  const begin = performance.now();
  const done = Promise.resolve(work()).then((result) => ((state.isDone = true), result));
  while (!state.isDone) {
    const startedAt = performance.now();
    await store.write(({ db }) =>
      db
        .updateTable("users")
        .set({ bio: String(startedAt) })
        .where("id", "=", uid)
        .execute()
        .then(() => undefined),
    );
    waits.push(performance.now() - startedAt);
    await wait(5);
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const ms = (share: number) => percentile(waits, share).toFixed(0);
  console.log(
    `${name} of ${cardsInAll} cards in ${seconds} s; another's write p50 ${ms(0.5)}, p99 ${ms(0.99)}, longest ${Math.max(...waits).toFixed(0)} ms`,
    await done,
  );
}
await store.close();
await rm(folder, { recursive: true });
