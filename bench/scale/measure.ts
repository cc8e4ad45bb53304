import { randomUUID } from "node:crypto";

import { startServer } from "../../e2e/kit/servers/server.ts";
import { cpuSeconds, postgresSeconds } from "../kit/cpu.ts";
import { asBrowsers, load, type LoadRequest } from "../kit/load.ts";
import { aStudentOf, createdDeck, deckOf } from "../kit/student.ts";
import type { Demand } from "./model.ts";

const connections = 16;

/** One step of the network between a process and its database, in the same building, in ms. */
const network = 0.3;

/** The CPU time of the server and of the database for a read and a write of a deck of 100 cards, measured with two processes on one PostgreSQL. */
export async function measuredDemands(url: string, seconds: number): Promise<{ read: Demand; write: Demand }> {
  const settings = { DATABASE_URL: url, LIMITS: "on", AUTH_SECRET: "a secret that two processes share for measuring only" };
  const servers = [await startServer(settings), await startServer(settings)];
  try {
    const [first] = servers;
    if (!first) throw new Error("no server was started");
    const students = await Promise.all(Array.from({ length: connections }, () => aStudentOf(first.origin)));
    const ids = await Promise.all(students.map(async (student) => (await createdDeck(student, 100)).id));
    const body = JSON.stringify(deckOf(100));
    const studentAt = (at: number) => students[at % connections] ?? { uid: "", cookie: "" };
    const read = (at: number): LoadRequest => {
      const { uid, cookie } = studentAt(at);
      return { path: `/api/users/${uid}/decks/${ids[at % connections]}`, headers: { cookie, ...asBrowsers } };
    };
    const write = (at: number): LoadRequest => {
      const { uid, cookie } = studentAt(at);
      const headers = { cookie, "content-type": "application/json", "idempotency-key": randomUUID(), ...asBrowsers };
      return { method: "POST", path: `/api/users/${uid}/decks`, headers, body };
    };
    const demandOf = async (next: (at: number) => LoadRequest): Promise<Demand> => {
      const cpu = () => ({ servers: servers.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0), database: postgresSeconds() });
      await Promise.all(servers.map(({ origin }) => load(origin, { connections: connections / 2, seconds: 1, next })));
      const before = cpu();
      const loaded = await Promise.all(servers.map(({ origin }) => load(origin, { connections: connections / 2, seconds, next })));
      const after = cpu();
      const requests = loaded.reduce((sum, { perSecond }) => sum + perSecond * seconds, 0);
      const ms = (from: number, to: number) => ((to - from) / requests) * 1000;
      return { server: ms(before.servers, after.servers), database: ms(before.database, after.database), network };
    };
    return { read: await demandOf(read), write: await demandOf(write) };
  } finally {
    await Promise.all(servers.map((server) => server.end()));
  }
}
