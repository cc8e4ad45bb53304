import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import { expect } from "vitest";

import type { Store } from "../../src/store/store.ts";
import { aStudent } from "../a-student.ts";
import { decksApp } from "../decks-app.ts";

export const NOW = 1_800_000_000_000;

/** Ada, her own client, and another student's. */
export async function school(store: Store, clock = () => NOW) {
  const { as, decks } = decksApp(store, { clock });
  const [ada, bob] = [await aStudent(store), await aStudent(store)];
  const own = as(ada);
  return {
    ada,
    bob,
    decks,
    own: {
      list: () => own.request("GET", `${ada}/decks`),
      create: (body: unknown) => own.request("POST", `${ada}/decks`, { body }),
      read: (id: number | string) => own.request("GET", `${ada}/decks/${id}`),
      save: (id: number | string, body: unknown, ifMatch?: string) =>
        own.request("PUT", `${ada}/decks/${id}`, { body, headers: ifMatch === undefined ? {} : { "If-Match": ifMatch } }),
      show: (id: number | string, visibility: unknown) => own.request("PUT", `${ada}/decks/${id}/visibility`, { body: { visibility } }),
      remove: (id: number | string) => own.request("DELETE", `${ada}/decks/${id}`),
    },
    others: as(bob),
  };
}

export async function created(reply: Response | Promise<Response>): Promise<Deck> {
  const response = await reply;
  expect(response.status).toBe(201);
  return (await response.json()) as Deck;
}

export function summaryOf(deck: Deck): DeckSummary {
  const { cards, ...summary } = deck;
  return cards[0] ? { ...summary, firstCard: cards[0].term } : summary;
}

export async function refusal(reply: Response | Promise<Response>): Promise<{ status: number; code: string; details?: unknown }> {
  const response = await reply;
  const { error } = (await response.json()) as { error: { code: string; details?: unknown } };
  return { status: response.status, code: error.code, ...(error.details === null ? {} : { details: error.details }) };
}
