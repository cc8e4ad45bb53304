import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { expect, test, vi } from "vitest";

import { createNotices, type Notice } from "./postgres-notices.ts";
import type { Change, DeckChange } from "../store.ts";

const deck = (deckId: number): DeckChange => ({ kind: "deck", uid: "ada", deckId });

/** A connection that accepts notifications, or fails while `isBroken` is set. */
function aWire() {
  const said: (Change | null)[][] = [];
  const wire = { isBroken: false, tries: 0, said };
  const notices = createNotices({
    from: "here",
    async say(payloads) {
      wire.tries += 1;
      if (wire.isBroken) throw new Error("broken");
      const sent = payloads.map((payload) => JSON.parse(payload) as Notice);
      expect(new Set(sent.map(({ from }) => from))).toEqual(new Set(["here"]));
      said.push(sent.map(({ change }) => change));
    },
  });
  return { wire, notices };
}

test("a notice is sent at once; those that arrive during this are sent together, in order", async () => {
  const { wire, notices } = aWire();
  notices.send([deck(1)]);
  notices.send([deck(2), deck(3)]);
  notices.send([deck(4)]);
  await notices.close();
  expect(wire.said).toEqual([[deck(1)], [deck(2), deck(3), deck(4)]]);
});

test("a notice leaves before the write's reply is built, but after the queries of own lists", async () => {
  const [alone, beside] = [aWire(), aWire()];
  alone.notices.send([deck(1)]);
  beside.notices.send([deck(1)], { ownListsFirst: true });
  expect([alone.wire.tries, beside.wire.tries]).toEqual([1, 0]);
  await beside.notices.close();
  expect(beside.wire.said).toEqual([[deck(1)]]);
});

const summary = (title: string): DeckSummary => ({
  id: 7,
  title,
  description: "",
  cardCount: 1,
  visibility: "Private",
  updatedAt: 1,
  revision: 1,
});

test("a change whose moment is known tells what it left, unless PostgreSQL would refuse so long a notice", async () => {
  const { wire, notices } = aWire();
  const told = (title: string, moment?: number) => ({ ...deck(7), now: () => summary(title), ...(moment === undefined ? {} : { moment }) });
  notices.send([told("Short", 3), told("é".repeat(4000), 4), told("Unknown")]);
  await notices.close();
  expect(wire.said).toEqual([[{ ...deck(7), moment: 3, left: summary("Short") }, { ...deck(7), moment: 4 }, deck(7)]]);
});

test("after a pause the next notice is sent at once again", async () => {
  const { wire, notices } = aWire();
  for (const id of [1, 2]) {
    notices.send([deck(id)]);
    await vi.waitFor(() => expect(wire.said).toHaveLength(id));
  }
});

test("a write without announcements sends nothing", async () => {
  const { wire, notices } = aWire();
  notices.send([]);
  await notices.close();
  expect(wire.tries).toBe(0);
});

test("a notice that failed is sent again until it succeeds, before later ones", async () => {
  const { wire, notices } = aWire();
  wire.isBroken = true;
  notices.send([deck(1)]);
  await vi.waitFor(() => expect(wire.tries).toBeGreaterThan(2));
  notices.send([deck(2)]);
  wire.isBroken = false;
  await vi.waitFor(() => expect(wire.said.flat()).toEqual([deck(1), deck(2)]));
});

test("when too many wait, one notice to read everything replaces all", async () => {
  const { wire, notices } = aWire();
  wire.isBroken = true;
  notices.send(Array.from({ length: 5_001 }, (_, at) => deck(at)));
  await vi.waitFor(() => expect(wire.tries).toBeGreaterThan(1));
  wire.isBroken = false;
  await vi.waitFor(() => expect(wire.said).toEqual([[null]]));
});

test("closing waits for a notice in progress, and for no more than one failure", async () => {
  const { wire, notices } = aWire();
  wire.isBroken = true;
  notices.send([deck(1)]);
  await notices.close();
  expect(wire.said).toEqual([]);
  expect(wire.tries).toBeLessThanOrEqual(2);
});

test("a change that could not be sent at once does not tell what it left: the database may have lost it since", async () => {
  const { wire, notices } = aWire();
  wire.isBroken = true;
  notices.send([{ ...deck(7), now: () => summary("Lost"), moment: 3 }]);
  await vi.waitFor(() => expect(wire.tries).toBe(1));
  notices.send([{ ...deck(7), now: () => summary("Lost as well"), moment: 4 }]);
  wire.isBroken = false;
  await vi.waitFor(() =>
    expect(wire.said).toEqual([
      [
        { ...deck(7), moment: 3 },
        { ...deck(7), moment: 4 },
      ],
    ]),
  );
  await notices.close();
});
