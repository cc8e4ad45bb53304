import { setTimeout as pause } from "node:timers/promises";

import pg from "pg";

import type { DatabasePair } from "./database-pair.ts";
import type { Member, Site } from "./site.ts";

type FaultInput = { pair: DatabasePair; site: Site; member: Member; random: () => number };

/** How long something stays frozen or cut off, in ms, and how long the one who promotes takes to see that a database is gone. */
const awayMs = 6_000;
const noticedMs = 1_500;

/** What goes wrong. Each ends when everything is whole again, without anybody's help but a supervisor's and the database's own manager. */
export const faults: Readonly<Record<string, (input: FaultInput) => Promise<void>>> = {
  async "a process is killed"({ member }) {
    member.kill();
    await pause(awayMs);
  },
  async "a process freezes"({ member }) {
    member.freeze();
    await pause(awayMs);
    member.thaw();
  },
  async "a process loses the databases"({ member }) {
    await cutFor(member, [0, 1], awayMs);
  },
  async "the database is killed"({ pair }) {
    pair.kill();
    await pause(noticedMs);
    await pair.promote();
    await pause(noticedMs);
    await pair.rebuild();
  },
  async "the database freezes"({ pair }) {
    pair.freeze();
    await pause(noticedMs);
    await pair.promote();
    await pause(awayMs);
    // It believes for a moment that it is still the primary.
    pair.thaw();
    await pause(noticedMs);
    await pair.rebuild();
  },
  async "another database is promoted while the first still accepts writes"({ pair }) {
    await pair.promote();
    await pause(noticedMs);
    await pair.rebuild();
  },
  async "another database is promoted, and a process reaches only the first"({ pair, member }) {
    const [first] = [pair.ports.indexOf(pair.primaryPort())];
    const other = first === 0 ? 1 : 0;
    member.links[other]?.cut();
    await pair.promote();
    await pause(awayMs);
    member.links[other]?.mend();
    await pair.rebuild();
  },
  async "the database's connections are full"({ pair }) {
    const clients = await fill(pair.primaryUrl());
    await pause(awayMs);
    await Promise.all(clients.map((client) => client.end()));
  },
  async "a clock is wrong by seconds"({ member, random }) {
    await shiftFor(member, (random() < 0.5 ? -1 : 1) * 5_000);
  },
  async "a clock is wrong by minutes"({ member, random }) {
    await shiftFor(member, (random() < 0.5 ? -1 : 1) * 600_000);
  },
  async "a new version is deployed"({ site }) {
    for (const one of site.members) await one.deploy();
  },
};

async function cutFor(member: Member, which: readonly (0 | 1)[], ms: number): Promise<void> {
  for (const at of which) member.links[at].cut();
  await pause(ms);
  for (const at of which) member.links[at].mend();
}

async function shiftFor(member: Member, ms: number): Promise<void> {
  member.shiftClock(ms);
  await pause(awayMs);
  member.shiftClock(0);
}

/** Takes every connection that is left. */
async function fill(url: string): Promise<pg.Client[]> {
  const clients: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client(url);
    client.on("error", () => {});
    try {
      await client.connect();
      clients.push(client);
    } catch {
      return clients;
    }
  }
}
