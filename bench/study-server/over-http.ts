import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openPostgres } from "@recollect/server/store/postgres/postgres.ts";
import { openSqlite } from "@recollect/server/store/sqlite/sqlite.ts";
import { sql } from "kysely";

import { startServer } from "../../e2e/kit/servers/server.ts";
import { asBrowsers } from "../kit/load.ts";
import { knownRow, percentile, type Row } from "../kit/row.ts";
import { aStudentOf } from "../kit/student.ts";
import { addManyCards, cardIdOf, deckIdOf } from "./many-cards.ts";

const rounds = 100;

/** The same student of 50,000 cards over HTTP, like a browser: the first request after a start, which counts too, and a hundred after it. */
export async function studyOverHttp(database: string, settings: Record<string, string>): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "recollect-bench-"));
  const server = await startServer({ ...settings, DATA_DIR: folder });
  try {
    const { uid, cookie } = await aStudentOf(server.origin);
    await server.stop();
    await fill(uid, { folder, url: settings["DATABASE_URL"] });
    await server.start();
    const ask = async (path: string, entries?: readonly object[]) => {
      const headers = { cookie, ...asBrowsers, ...(entries ? { "content-type": "application/json" } : {}) };
      const reply = await fetch(
        `${server.origin}/api/study/${path}`,
        entries ? { method: "POST", headers, body: JSON.stringify({ entries }) } : { headers },
      );
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path} was answered ${reply.status}`);
    };
    const answer = (round: number) => ({ id: randomUUID(), deckKey: `${uid}/${deckIdOf(round)}`, cardId: cardIdOf(1), at: Date.now() });
    const rated = { kind: "answer", source: "study", rating: "good", tookMs: 2000 };
    return [
      ...(await rowsOf(`${database}, over HTTP: what is due`, () => ask("summary"))),
      ...(await rowsOf(`${database}, over HTTP: the next card of all decks`, () => ask("queue"))),
      ...(await rowsOf(`${database}, over HTTP: an answer kept`, (round) => ask("entries", [{ ...answer(round), ...rated }]))),
    ];
  } finally {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(uid: string, { folder, url }: { folder: string; url: string | undefined }): Promise<void> {
  const store = url === undefined ? await openSqlite(folder) : await openPostgres(url);
  await store.write(({ db }) => addManyCards(db, uid, Date.now()));
  if (store.kind === "postgres") await sql`vacuum analyze`.execute(store.read);
  await store.close();
}

async function rowsOf(what: string, ask: (round: number) => Promise<void>): Promise<Row[]> {
  const samples: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const begin = performance.now();
    await ask(round);
    samples.push(performance.now() - begin);
  }
  const [first = Number.NaN, ...rest] = samples;
  return [
    knownRow(`${what}, the first call`, first, "ms"),
    knownRow(`${what}, p50`, percentile(rest, 0.5), "ms"),
    knownRow(`${what}, p95`, percentile(rest, 0.95), "ms"),
  ];
}
