import { setTimeout as pause } from "node:timers/promises";

import { aDeck } from "../a-deck.ts";
import type { RunningServer } from "../a-server.ts";
import { signedUp, type SignedUp } from "../signed-up.ts";
import { killed } from "./broken-connection.ts";

/** The acknowledged writes: each student's decks, by id, with the last acknowledged title; null for a deleted one. */
export type Acknowledged = Map<string, Written>;

type Written = { student: SignedUp; decks: Map<number, string | null> };

export type Round = {
  /** writes that were acknowledged in this round */
  writes: number;
  acknowledged: Acknowledged;
};

type DeckReply = { id: number; title: string; revision: number };

/**
 * So many clients write decks on the server as fast as it replies. Once each has an acknowledged write, the server gets a SIGKILL after
 * `killAfterMs`. Returns the writes acknowledged before. A write in progress may be stored or not, so its deck is left out.
 */
export async function killWhileWriting(server: RunningServer, clients: number, killAfterMs: number): Promise<Round> {
  const students = await Promise.all(Array.from({ length: clients }, () => signedUp(server.request)));
  const acknowledged: Acknowledged = new Map(students.map((student) => [student.uid, { student, decks: new Map() }]));
  const { unlessKilled, kill } = killed(server);
  let writes = 0;
  const write = async ({ student, decks }: Written): Promise<boolean> => {
    const isAcknowledged = (await unlessKilled(writeOne(student, decks, writes))) !== null;
    if (isAcknowledged) writes += 1;
    return isAcknowledged;
  };
  const writeAll = async (written: Written) => {
    while (await write(written));
  };
  await Promise.all([...acknowledged.values()].map(write));
  await Promise.all([...[...acknowledged.values()].map(writeAll), pause(killAfterMs).then(kill)]);
  return { writes, acknowledged };
}

/** Alternately a new deck, a change to it, and sometimes its deletion. A deck whose write gets no reply may have it or not, so it is not checked. */
async function writeOne(student: SignedUp, decks: Map<number, string | null>, count: number): Promise<true> {
  const path = `/api/users/${student.uid}/decks`;
  const title = `Write ${count} of ${student.uid}`;
  const last = [...decks].at(-1);
  const id = count % 2 === 1 && last && last[1] !== null ? last[0] : null;
  if (id === null) {
    const reply = await answered(student.send("POST", path, aDeck({ title })), 201);
    decks.set((reply as DeckReply).id, title);
    return true;
  }
  decks.delete(id);
  if (count % 5 === 0) {
    await answered(student.send("DELETE", `${path}/${id}`), 204);
    decks.set(id, null);
  } else {
    const { revision } = (await answered(student.get(`${path}/${id}`), 200)) as DeckReply;
    await answered(student.send("PUT", `${path}/${id}`, aDeck({ title }), { "if-match": `"${revision}"` }), 200);
    decks.set(id, title);
  }
  return true;
}

/** The reply's JSON; throws for a reply that a client must never get. */
async function answered(reply: Promise<Response>, status: number): Promise<unknown> {
  const { status: statusCode, ...rest } = await reply.then(async (response) => ({ status: response.status, text: await response.text() }));
  if (statusCode !== status) throw new Error(`a write was answered ${statusCode}: ${rest.text}`);
  return rest.text === "" ? null : JSON.parse(rest.text);
}

/** Every acknowledged write that the server has lost. */
export async function lostWrites(server: RunningServer, acknowledged: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  for (const { student, decks } of acknowledged.values()) {
    const reply = await server.request(`/api/users/${student.uid}/decks`, { headers: { cookie: student.cookie } });
    if (reply.status !== 200) {
      lost.push(`the account ${student.uid}`);
      continue;
    }
    const found = new Map(((await reply.json()) as DeckReply[]).map(({ id, title }) => [id, title]));
    for (const [id, title] of decks) {
      if ((found.get(id) ?? null) !== title)
        lost.push(`deck ${id} is ${found.get(id) ?? "gone"}, but was acknowledged as ${title ?? "deleted"}`);
    }
  }
  return lost;
}
