import { get, Agent, type IncomingMessage } from "node:http";

import { startServer } from "../../e2e/kit/servers/server.ts";
import type { SignedUp } from "../../server/test/signed-up.ts";
import { onEachDatabase } from "../kit/databases.ts";
import { atMost, percentile, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck } from "../kit/student.ts";

const budgets = [
  { subscribers: 1, p50Ms: 2 },
  { subscribers: 100, p50Ms: 10 },
  { subscribers: 1000, p50Ms: 60 },
];
/** The number of measured changes, after the first ones, which run uncompiled code. */
const changes = 35;
const coldChanges = 5;

/** After so many changes the server's code is compiled as in one that has run for a while. */
const manyChanges = 200;

/** The time from sending a change to its delivery, with so many open lists of the student who makes it. */
export async function live(): Promise<Row[]> {
  const rows: Row[] = [];
  await onEachDatabase(async (database, settings) => {
    const writer = await startServer(settings);
    const reader = database === "PostgreSQL" ? await startServer({ ...settings, AUTH_SECRET: secret }) : null;
    try {
      rows.push(...(await delivered(`${database}, one process`, writer.origin, writer.origin)));
    } finally {
      await writer.end();
    }
    if (reader === null) return;
    const another = await startServer({ ...settings, AUTH_SECRET: secret });
    try {
      rows.push(...(await delivered(`${database}, across two processes`, another.origin, reader.origin)));
    } finally {
      await Promise.all([another.end(), reader.end()]);
    }
  });
  return rows;
}

const secret = "a secret that two processes share for measuring only";

async function delivered(where: string, writeTo: string, listenAt: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { subscribers, p50Ms } of budgets) {
    const times = await latencies(writeTo, listenAt, subscribers);
    rows.push(atMost(`${where}: a change to ${subscribers} open lists, p50`, percentile(times, 0.5), p50Ms, "ms"));
    if (subscribers === 1) {
      const later = await latencies(writeTo, listenAt, subscribers, manyChanges);
      rows.push(atMost(`${where}: the same, after ${manyChanges} others`, percentile(later, 0.5), p50Ms, "ms"));
    }
    if (subscribers === 1000) rows.push(atMost(`${where}: the same, p99`, percentile(times, 0.99), 250, "ms"));
  }
  return rows;
}

/** ms from sending each change to its arrival at each subscriber, after so many others were made. */
async function latencies(writeTo: string, listenAt: string, subscribers: number, others = coldChanges): Promise<number[]> {
  const student = await aStudentOf(writeTo);
  const deck = await createdDeck(student, 10);
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const times: number[] = [];
  let arrived = 0;
  let sentAt = 0;
  let everybodyHeard = () => {};
  const onPut = () => {
    times.push(performance.now() - sentAt);
    if (++arrived === subscribers) everybodyHeard();
  };
  const streams = await Promise.all(Array.from({ length: subscribers }, () => subscribe(listenAt, student, agent, onPut)));
  try {
    for (let change = 0; change < others + changes; change += 1) {
      const heard = new Promise<void>((resolve) => (everybodyHeard = resolve));
      arrived = 0;
      sentAt = performance.now();
      const visibility = change % 2 === 0 ? "Unlisted" : "Private";
      const reply = await student.send("PUT", `/api/users/${student.uid}/decks/${deck.id}/visibility`, { visibility });
      if (!reply.ok) throw new Error(`The change was refused: ${reply.status}`);
      await heard;
    }
  } finally {
    for (const stream of streams) stream.destroy();
    agent.destroy();
  }
  return times.slice(subscribers * others);
}

/** Resolves when the snapshot has arrived; `onPut` is called for each change after it. */
function subscribe(origin: string, { uid, cookie }: SignedUp, agent: Agent, onPut: () => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}/api/users/${uid}/decks`, { agent, headers: { cookie, accept: "text/event-stream" } }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`No stream: ${reply.statusCode}`));
      let unread = "";
      reply.setEncoding("utf8");
      reply.on("data", (chunk: string) => {
        const events = (unread + chunk).split("\n\n");
        unread = events.pop() ?? "";
        for (const event of events) {
          if (event.includes("event: snapshot")) resolve(reply);
          if (event.includes("event: put")) onPut();
        }
      });
      reply.on("error", () => {});
    });
    request.on("error", reject);
  });
}
