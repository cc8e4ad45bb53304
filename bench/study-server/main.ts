import { rebuildStudy } from "@recollect/server/features/study/log/rebuild-study.store.ts";
import { createStudy } from "@recollect/server/features/study/study.service.ts";
import type { Store } from "@recollect/server/store/store.ts";

import { onEachDatabase } from "../kit/databases.ts";
import { atMost, knownRow, percentile, type Row } from "../kit/row.ts";
import { addLongLog, answersInAll, cardsInAll } from "./long-log.ts";
import { studyOverHttp } from "./over-http.ts";
import { addStudent, learnedByTheDatabase, now, timed, waits } from "./waits.ts";
import { withStore } from "./with-store.ts";

/** How long a student with 50,000 cards in 500 decks waits, and how long rebuilding takes for one with a million answers. */
export async function studyServer(): Promise<Row[]> {
  const rows: Row[] = [];
  await onEachDatabase(async (name, settings) => {
    rows.push(...(await studyOverHttp(name, settings)));
    await withStore(settings, async (store) => {
      rows.push(...(await waits(name, store, "one way")), ...(await waits(name, store, "both ways")), ...(await years(name, store)));
    });
  });
  return rows;
}

/** The waits alone, for cards in one direction and in both: a minute, where all of it takes ten. */
export async function studyWaits(): Promise<Row[]> {
  const rows: Row[] = [];
  await onEachDatabase((name, settings) =>
    withStore(settings, async (store) => {
      rows.push(...(await waits(name, store, "one way")), ...(await waits(name, store, "both ways")));
    }),
  );
  return rows;
}

/** A student with a million answers: how long rebuilding takes, and the progress page. */
async function years(name: string, store: Store): Promise<Row[]> {
  const uid = "diligent";
  await store.write(async ({ db }) => {
    await addStudent(store, db, uid);
    await addLongLog(db, uid);
  });
  await learnedByTheDatabase(store);
  const begin = performance.now();
  const { entries, cards } = await rebuildStudy(store, uid);
  const seconds = (performance.now() - begin) / 1000;
  if (entries !== answersInAll || cards !== cardsInAll) throw new Error(`rebuilt ${cards} cards from ${entries} entries`);
  const progress = await timed(() => createStudy({ store, clock: () => now }).progress({ uid }, null));
  return [
    atMost(`${name}: a log of 1,000,000 answers rebuilt`, seconds, 60, "s"),
    knownRow(`${name}: the progress of 1,000,000 answers in 1,000 decks, p95`, percentile(progress, 0.95), "ms"),
  ];
}
