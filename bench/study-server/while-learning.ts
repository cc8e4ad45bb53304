import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { rebuildStudy } from "@recollect/server/features/study/log/rebuild-study.store.ts";
import { openPostgres } from "@recollect/server/store/postgres/postgres.ts";
import { openSqlite } from "@recollect/server/store/sqlite/sqlite.ts";
import { sql } from "kysely";

import { startServer } from "../../e2e/kit/servers/server.ts";
import { onEachDatabase } from "../kit/databases.ts";
import { percentile } from "../kit/row.ts";
import { aStudentOf, createdDeck, deckOf } from "../kit/student.ts";
import { addLongLog } from "./long-log.ts";

/**
 * How long others wait while the model of a student with 200,000 answers is learned: `node bench/study-server/while-learning.ts`. Twice, each time
 * compared with the wait at rest: the difference between the two is chance.
 */
const restMs = 10;
const atRestMs = 10_000;

type Student = Awaited<ReturnType<typeof aStudentOf>>;

type Memory = { isLearning: boolean; latest: object | null };

await onEachDatabase(async (database, settings) => {
  const folder = await mkdtemp(join(tmpdir(), "recollect-bench-"));
  const server = await startServer({ ...settings, DATA_DIR: folder });
  try {
    const diligent = [await aStudentOf(server.origin), await aStudentOf(server.origin)];
    const other = await aStudentOf(server.origin);
    const deck = await createdDeck(other, 100);
    await server.stop();
    await fill(
      diligent.map(({ uid }) => uid),
      { folder, url: settings["DATABASE_URL"] },
    );
    await server.start();
    const path = `/api/users/${other.uid}/decks/${deck.id}`;
    let { revision } = deck;
    const read = async () => expectOk(await other.get(path));
    const save = async () => {
      const body = {
        ...deckOf(0),
        cards: deck.cards.map((card, at) => (at === revision % 100 ? { ...card, term: `Save ${revision}` } : card)),
      };
      await expectOk(await other.send("PUT", path, body, { "if-match": `"${revision}"` }));
      revision += 1;
    };

    for (let round = 0; round < 50; round += 1) await Promise.all([read(), save()]);
    const atRest = async () => {
      const begin = performance.now();
      return waitsUntil(() => performance.now() - begin > atRestMs, { read, save });
    };
    const whileLearning = async (one: Student) => {
      const memory = async () => (await (await one.get("/api/study/memory")).json()) as Memory;
      await expectOk(await one.send("POST", "/api/study/memory/learning"));
      const state = { isDone: false };
      const learned = (async () => {
        while ((await memory()).isLearning) await wait(500);
        state.isDone = true;
      })();
      const waits = await waitsUntil(() => state.isDone, { read, save });
      await learned;
      if ((await memory()).latest === null) throw new Error("Nothing was learned");
      return waits;
    };
    for (const one of diligent) {
      say(`${database}, while nothing is learned`, await atRest());
      say(`${database}, while 200,000 answers are learned`, await whileLearning(one));
    }
  } finally {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
});

async function fill(uids: readonly string[], { folder, url }: { folder: string; url: string | undefined }): Promise<void> {
  const store = url === undefined ? await openSqlite(folder) : await openPostgres(url);
  for (const uid of uids) {
    await store.write(({ db }) => addLongLog(db, uid, { answersACard: 4 }));
    await rebuildStudy(store, uid);
  }
  if (store.kind === "postgres") await sql`vacuum analyze`.execute(store.read);
  await store.close();
}

async function expectOk(reply: Response): Promise<void> {
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${reply.status} ${text}`);
}

type Work = Record<"read" | "save", () => Promise<void>>;

async function waitsUntil(isOver: () => boolean, { read, save }: Work) {
  const begin = performance.now();
  const waits = { read: [] as number[], save: [] as number[] };
  while (!isOver()) {
    waits.read.push(await timed(read));
    waits.save.push(await timed(save));
    await wait(restMs);
  }
  return { ...waits, seconds: (performance.now() - begin) / 1000 };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function say(what: string, { read, save, seconds }: Awaited<ReturnType<typeof waitsUntil>>): void {
  const summary = (waits: number[]) =>
    `p50 ${percentile(waits, 0.5).toFixed(1)}, p99 ${percentile(waits, 0.99).toFixed(1)}, longest ${Math.max(...waits).toFixed(0)} ms`;
  console.log(`${what} (${seconds.toFixed(1)} s): another's deck read ${summary(read)}; saved ${summary(save)}`);
}
