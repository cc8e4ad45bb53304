import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import type { Deck } from "@recollect/domain/decks/deck.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { ratings } from "@recollect/domain/study/schedule/ratings.ts";

import { aDeck, cards } from "../a-deck.ts";
import type { RunningServer } from "../a-server.ts";
import { json, signedUp, type SignedUp } from "../signed-up.ts";
import { killed } from "./broken-connection.ts";

type SentEntry = { id: string; deckKey: string; cardId: string; at: number; kind: string };

/** Entries that were sent together, and whether the server acknowledged them. */
export type Batch = { entries: SentEntry[]; isAcknowledged: boolean };

/** A student who studies as fast as the server replies, and remembers what was sent. */
export type Studying = { student: SignedUp; batches: Batch[] };

/**
 * So many students study on the server, one entry after another and in batches. Once each has an acknowledged answer and batch, the server is killed
 * after `killAfterMs`. Each student's last batch is usually not acknowledged: the server may have it or not.
 */
export async function killWhileStudying(server: RunningServer, count: number, killAfterMs: number): Promise<Studying[]> {
  const studying = await Promise.all(Array.from({ length: count }, () => beginning(server)));
  const { unlessKilled, kill } = killed(server);
  const send = ({ student, deck, batches }: (typeof studying)[number]) => unlessKilled(sendOne(server, student, deck, batches));
  await Promise.all(studying.map(send));
  await Promise.all(studying.map(send));
  const sendAll = async (one: (typeof studying)[number]) => {
    while (await send(one));
  };
  await Promise.all([...studying.map(sendAll), pause(killAfterMs).then(kill)]);
  return studying;
}

/** Sends everything again, like a device that never got a reply; throws for a reply that a student must never get. */
export async function sendAllAgain(server: RunningServer, { student, batches }: Studying): Promise<void> {
  for (const { entries } of batches) {
    const reply = await post(server, student, entries);
    if (reply.status !== 200) throw new Error(`a repeated batch was answered ${reply.status}: ${reply.text}`);
    const { accepted } = JSON.parse(reply.text) as { accepted: string[] };
    if (accepted.length !== entries.length) throw new Error(`of ${entries.length} repeated entries ${accepted.length} were accepted`);
  }
}

async function beginning(server: RunningServer): Promise<Studying & { deck: Deck }> {
  const student = await signedUp(server.request);
  const reply = await student.send("POST", `/api/users/${student.uid}/decks`, aDeck({ cards: cards(6) }));
  return { student, deck: (await reply.json()) as Deck, batches: [] };
}

/** Sends one batch, which stays unacknowledged without a reply. */
async function sendOne(server: RunningServer, student: SignedUp, deck: Deck, batches: Batch[]): Promise<true> {
  const batch: Batch = { entries: nextEntries(student, deck, batches), isAcknowledged: false };
  batches.push(batch);
  const { status, text } = await post(server, student, batch.entries);
  if (status !== 200) throw new Error(`an answer was answered ${status}: ${text}`);
  batch.isAcknowledged = true;
  return true;
}

async function post(server: RunningServer, { cookie }: SignedUp, entries: readonly SentEntry[]): Promise<{ status: number; text: string }> {
  const reply = await server.request("/api/study/entries", json("POST", { entries }, { cookie }));
  return { status: reply.status, text: await reply.text() };
}

/** Alternately one answer and a batch with answered, buried and unburied cards, and an undo. */
function nextEntries(student: SignedUp, deck: Deck, batches: readonly Batch[]): SentEntry[] {
  const round = batches.length;
  const last = batches.at(-1)?.entries.at(-1)?.at ?? 0;
  const now = Math.max(Date.now(), last + 1);
  const entry = (nth: number, parts: object): SentEntry => ({
    id: randomUUID(),
    deckKey: deckKeyOf(student.uid, deck.id),
    cardId: deck.cards[(round + nth) % deck.cards.length]!.id,
    at: now + nth,
    kind: "answer",
    ...parts,
  });
  const answer = (nth: number) => entry(nth, { source: "study", rating: ratings[(round + nth) % 4], tookMs: 10 + nth });
  if (round % 2 === 0) return [answer(0)];
  const answers = [0, 1, 2, 3].map(answer);
  const takenBack = answers[round % 4]!;
  const undo = entry(6, { kind: "undo", undoes: takenBack.id, cardId: takenBack.cardId });
  const away = (["bury", "suspend", "unbury", "resume"] as const)[(round >> 1) % 4]!;
  return [...answers, entry(4, { kind: away }), ...(round % 3 === 0 ? [undo] : [])];
}
