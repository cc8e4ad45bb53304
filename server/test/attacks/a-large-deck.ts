import { expect } from "vitest";

import type { SignedUp } from "../signed-up.ts";

/** A deck of maximum size: 23 MB, and twice that in memory if it has a character outside Latin-1. */
export const largeDeck = (aCharacter = "") =>
  JSON.stringify({
    title: "Large",
    description: "",
    cards: Array.from({ length: 10_000 }, (_, at) => ({
      term: `Term ${at}${aCharacter}`,
      definition: `word${at} `.repeat(300).slice(0, 2300),
    })),
  });

/**
 * MB that the process may grow by while such a deck is written and read: the same build took 370 to 480 within an hour, since the allocator gives pages back
 * earlier or later. Two at once would take twice as much.
 */
export const mostMbOfLargeDeck = 550;

/** Gives the student such a deck, which others can open by its link; returns its id. */
export async function aLargeDeck(
  student: SignedUp,
  request: (path: string, init?: RequestInit) => Promise<Response>,
  aCharacter = "",
): Promise<number> {
  const headers = { "content-type": "application/json", cookie: student.cookie };
  const reply = await request(`/api/users/${student.uid}/decks`, { method: "POST", headers, body: largeDeck(aCharacter) });
  expect(reply.status).toBe(201);
  const id = Number(/^\{"id":(\d+)/.exec(await reply.text())?.[1]);
  expect((await student.send("PUT", `/api/users/${student.uid}/decks/${id}/visibility`, { visibility: "Unlisted" })).status).toBe(200);
  return id;
}

/** A reply's length, read and dropped, and its status. */
export async function swallowed(reply: Promise<Response>): Promise<{ status: number; bytes: number }> {
  const { status, body } = await reply;
  let bytes = 0;
  for await (const chunk of body ?? []) bytes += (chunk as Uint8Array).length;
  return { status, bytes };
}
