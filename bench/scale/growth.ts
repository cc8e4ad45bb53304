import { randomUUID } from "node:crypto";

import { dayMs } from "@recollect/domain/time/units.ts";
import pg from "pg";

import { startServer } from "../../e2e/kit/servers/server.ts";
import type { SignedUp } from "../../server/test/signed-up.ts";
import { aStudentOf, createdDeck, deckOf } from "../kit/student.ts";

/** What an eager student does in a year. Answers older than 90 days are refused, so they stand on fewer days here. */
export const year = { decks: 12, cards: 60, saves: 60, studyDays: 80, answersADay: 100 };

const students = 1;
const entriesAtOnce = 500;

export type TableGrowth = {
  table: string;
  /** of all its rows and indexes, a student and year */
  bytes: number;
  rows: number;
};

/** How much each table grows by the year of a student: the year is lived through a server, and the tables are measured before and after it. */
export async function tableGrowth(url: string): Promise<TableGrowth[]> {
  const server = await startServer({ DATABASE_URL: url, AUTH_SECRET: "a secret of a server for measuring only" });
  const client = new pg.Client(url);
  await client.connect();
  try {
    const before = await sizes(client);
    for (let count = 0; count < students; count += 1) await aYearOf(await aStudentOf(server.origin));
    const after = await sizes(client);
    const grown = [...after].map(([table, { bytes, rows }]) => {
      const old = before.get(table) ?? { bytes: 0, rows: 0 };
      return { table, bytes: (bytes - old.bytes) / students, rows: (rows - old.rows) / students };
    });
    return grown.filter(({ rows }) => rows > 0).toSorted((a, b) => b.bytes - a.bytes);
  } finally {
    await client.end();
    await server.end();
  }
}

/** Without the room of rows that were replaced, which vacuuming gives back. */
async function sizes(client: pg.Client): Promise<Map<string, { bytes: number; rows: number }>> {
  await client.query("analyze");
  const filled = await client.query<{ table: string }>(
    `select format('%I', relname) as "table" from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0`,
  );
  for (const { table } of filled.rows) await client.query(`vacuum (full, analyze) ${table}`);
  const { rows } = await client.query<{ table: string; bytes: string; rows: string }>(
    `select relname as "table", pg_total_relation_size(oid) as bytes, greatest(reltuples, 0) as rows
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ table, bytes, rows: count }) => [table, { bytes: Number(bytes), rows: Number(count) }]));
}

async function aYearOf(student: SignedUp): Promise<void> {
  const decks = [];
  for (let count = 0; count < year.decks; count += 1) decks.push(await createdDeck(student, year.cards));
  const own = `/api/users/${student.uid}/decks`;
  const done = async (reply: Response) => {
    const text = await reply.text();
    if (!reply.ok) throw new Error(`A request of the year was refused: ${reply.status} ${text.slice(0, 300)}`);
    return reply;
  };
  const etags = new Map<number, string>();
  for (let count = 0; count < year.saves; count += 1) {
    const id = oneOf(decks, count).id;
    const etag = etags.get(id) ?? (await done(await student.get(`${own}/${id}`))).headers.get("etag") ?? "";
    const saved = await done(
      await student.send("PUT", `${own}/${id}`, deckOf(year.cards, `Cell biology, as of ${count}`), { "if-match": etag }),
    );
    etags.set(id, saved.headers.get("etag") ?? "");
  }
  const cards: { deckId: number; cardId: string }[] = [];
  for (const { id } of decks) {
    const deck = (await (await student.get(`${own}/${id}`)).json()) as { cards: { id: string }[] };
    cards.push(...deck.cards.map((card) => ({ deckId: id, cardId: card.id })));
  }
  const entries = Array.from({ length: year.studyDays * year.answersADay }, (_, at) => {
    const { deckId, cardId } = oneOf(cards, at);
    const day = Math.floor(at / year.answersADay);
    const moment = Date.now() - (year.studyDays - day) * dayMs + (at % year.answersADay) * 6_000 - 60_000;
    return {
      id: randomUUID(),
      deckKey: `${student.uid}/${deckId}`,
      cardId,
      at: moment,
      kind: "answer",
      source: "study",
      rating: "good",
      tookMs: 4_000,
    };
  });
  for (let from = 0; from < entries.length; from += entriesAtOnce)
    await done(await student.send("POST", "/api/study/entries", { entries: entries.slice(from, from + entriesAtOnce) }));
}

function oneOf<T>(list: readonly T[], at: number): T {
  const one = list[at % list.length];
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
}
