import { startServer } from "../../e2e/kit/server.ts";
import { onEachDatabase } from "../kit/databases.ts";
import { load } from "../kit/load.ts";
import { atLeast, atMost, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck, deckOf } from "../kit/student.ts";

const seconds = 8;
/** A student may have 5,000 decks; so many students take what is written in the time. */
const writers = 16;

/** Decks of 100 cards read and written over HTTP, signed in, with the load generator on the same machine. */
export async function decks(): Promise<Row[]> {
  const rows: Row[] = [];
  await onEachDatabase(async (database, settings) => {
    const server = await startServer(settings);
    try {
      rows.push(...(await reads(server.origin, database)), ...(await writes(server.origin, database)));
    } finally {
      await server.end();
    }
  });
  return rows;
}

async function reads(origin: string, database: string): Promise<Row[]> {
  const student = await aStudentOf(origin);
  const deck = await createdDeck(student, 100);
  const requests = [{ path: `/api/users/${student.uid}/decks/${deck.id}`, headers: { cookie: student.cookie } }];
  await load(origin, { connections: 32, seconds: 2, requests });
  const { perSecond, p99Ms } = await load(origin, { connections: 32, seconds, requests });
  return [
    atLeast(`${database}: a deck of 100 cards read, 32 connections`, perSecond, 10_000, "/s"),
    atMost(`${database}: the same, p99`, p99Ms, 15, "ms"),
  ];
}

async function writes(origin: string, database: string): Promise<Row[]> {
  const students = await Promise.all(Array.from({ length: writers }, () => aStudentOf(origin)));
  const body = JSON.stringify(deckOf(100));
  const requests = students.map(({ uid, cookie }) => ({
    method: "POST",
    path: `/api/users/${uid}/decks`,
    headers: { cookie, "content-type": "application/json" },
    body,
  }));
  const { perSecond, p99Ms } = await load(origin, { connections: 16, seconds, requests });
  return [
    atLeast(`${database}: a deck of 100 cards written, durable, 16 connections`, perSecond, 3000, "/s"),
    atMost(`${database}: the same, p99`, p99Ms, 30, "ms"),
  ];
}
