import { get, Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

import { startServer, type TestServer } from "../../e2e/kit/servers/server.ts";
import { load } from "../kit/load.ts";
import { residentMb } from "../kit/memory.ts";
import { atMost, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck } from "../kit/student.ts";

const subscribers = 1000;
/** long enough for a garbage collection that is due */
const restMs = 3000;

/** The server's start-up time on an existing database, and its memory idle, after load and with 1,000 open lists. Linux only. */
export async function footprint(): Promise<Row[]> {
  const server = await startServer();
  try {
    const startedMs = await restart(server);
    await pause(restMs);
    const idle = residentMb(server.pid);
    const student = await aStudentOf(server.origin);
    const deck = await createdDeck(student, 100);
    const path = `/api/users/${student.uid}/decks/${deck.id}`;
    await load(server.origin, { connections: 32, seconds: 8, requests: [{ path, headers: { cookie: student.cookie } }] });
    await pause(restMs);
    const afterLoad = residentMb(server.pid);
    const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    const headers = { cookie: student.cookie, accept: "text/event-stream" };
    await Promise.all(Array.from({ length: subscribers }, () => opened(`${server.origin}/api/users/${student.uid}/decks`, headers, agent)));
    await pause(restMs);
    const withSubscribers = residentMb(server.pid);
    agent.destroy();
    return [
      atMost("Server start on an existing database", startedMs, 500, "ms"),
      atMost("Server memory, idle", idle, 110, "MB"),
      atMost("Server memory, after load", afterLoad, 250, "MB"),
      atMost("Server memory, with 1,000 open lists", withSubscribers, 300, "MB"),
    ];
  } finally {
    await server.end();
  }
}

/** The median of five starts, in ms until the server prints that it is running. */
async function restart(server: TestServer): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await server.stop();
    const start = performance.now();
    await server.start();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
}

function opened(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (reply) => {
      reply.once("data", () => resolve());
      reply.on("error", () => {});
    }).on("error", reject);
  });
}
