import "fake-indexeddb/auto";
import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import type { DeviceLine } from "@recollect/domain/device/device-lines.ts";
import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { deckChoices } from "./deck-choices.ts";
import { deviceAccount } from "./device-account.ts";
import { deviceDatabase, forgetDevice, readMeta } from "./device-store.ts";
import { fillDevice, keepDeck, linesOf } from "./fill-device.ts";

const aDeck = (id: number, revision = 1): Deck => ({
  id,
  title: `Deck ${id}`,
  description: "",
  cards: [{ id: "c1", term: "France", definition: "Paris" }],
  cardCount: 1,
  visibility: "Private",
  updatedAt: revision,
  revision,
});
const summaryOf = ({ cards: _cards, ...summary }: Deck): DeckSummary => summary;
const list = (...decks: Deck[]): DeviceLine => ({ kind: "list", decks: decks.map(summaryOf) });
const deck = (one: Deck): DeviceLine => ({ kind: "deck", deck: one });
const progress = { card: newCard, isSuspended: true, buriedUntil: null };
const states = (...cards: string[]): DeviceLine => ({
  kind: "states",
  deckOwnerId: "ada",
  deckId: 5,
  cards: cards.map((cardId) => ({ cardId, progress })),
});
const cursor = (text: string): DeviceLine => ({ kind: "cursor", cursor: text });

/** A server that sends these lines, in pieces of a few bytes. Returns the addresses that were asked for. */
function aServer(...lines: (DeviceLine | string)[]): string[] {
  const bytes = new TextEncoder().encode(lines.map((line) => (typeof line === "string" ? line : `${JSON.stringify(line)}\n`)).join(""));
  const asked: string[] = [];
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async (address) => {
      asked.push(address as string);
      return new Response(inPieces(bytes, 7));
    }),
  );
  return asked;
}

function inPieces(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, (at += size)));
    },
  });
}

const open = () => deviceDatabase("ada");
const fill = async (at = 100) => fillDevice(await open(), { uid: "ada", clock: () => at });

afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetDevice("ada");
});

describe("a fill", () => {
  test("keeps decks, states, the day and the cursor, and the next one asks for what came after", async () => {
    const asked = aServer({ kind: "reset" }, list(aDeck(5)), deck(aDeck(5)), states("c1", "c2"), cursor("7.1"));
    await fill();
    const database = await open();
    expect(await database.getAll("decks")).toEqual([aDeck(5)]);
    expect(await database.get("states", ["ada", 5])).toMatchObject({ states: { c1: progress, c2: progress } });
    expect([await readMeta(database, "cursor"), await readMeta(database, "filledAt")]).toEqual(["7.1", 100]);
    await fill();
    expect(asked).toEqual(["/api/device?uid=ada", "/api/device?uid=ada&since=7.1"]);
  });

  test("replaces a changed deck and removes a deleted one; decks that did not change stay", async () => {
    aServer({ kind: "reset" }, list(aDeck(5), aDeck(6), aDeck(7)), deck(aDeck(5)), deck(aDeck(6)), deck(aDeck(7)), cursor("1.1"));
    await fill();
    aServer(list(aDeck(5, 2), aDeck(7)), deck(aDeck(5, 2)), cursor("2.1"));
    await fill();
    expect(await (await open()).getAll("decks")).toEqual([aDeck(5, 2), aDeck(7)]);
  });

  test("adds states to those that are there, and forgets the forgotten", async () => {
    aServer(states("c1", "c2"), cursor("1.1"));
    await fill();
    aServer({ kind: "states", deckOwnerId: "ada", deckId: 5, cards: [{ cardId: "c1", progress: null }] }, states("c3"), cursor("2.1"));
    await fill();
    expect(Object.keys((await (await open()).get("states", ["ada", 5]))?.states ?? {})).toEqual(["c2", "c3"]);
  });

  test("that begins anew forgets everything else", async () => {
    aServer(list(aDeck(5)), deck(aDeck(5)), states("c1"), cursor("9.1"));
    await fill();
    aServer({ kind: "reset" }, list(aDeck(6)), deck(aDeck(6)), cursor("1.2"));
    await fill();
    const database = await open();
    expect([await database.getAllKeys("decks"), await database.getAllKeys("states")]).toEqual([[6], []]);
  });

  test("that begins anew and breaks off leaves everything as it was studied, and is done again from the same place", async () => {
    const asked = aServer(
      { kind: "reset" },
      list(aDeck(5, 3), aDeck(6)),
      deck(aDeck(5, 3)),
      deck(aDeck(6)),
      states("c1", "c2"),
      cursor("9.1"),
    );
    await fill();
    aServer({ kind: "reset" });
    await fill();
    const database = await open();
    const kept = async () => [await database.getAllKeys("decks"), Object.keys((await database.get("states", ["ada", 5]))?.states ?? {})];
    expect(await kept()).toEqual([
      [5, 6],
      ["c1", "c2"],
    ]);
    // An older state of the server, as a restored backup has it.
    aServer({ kind: "reset" }, list(aDeck(5, 2), aDeck(6)), deck(aDeck(5, 2)), states("c2"));
    await fill();
    expect([await kept(), await readMeta(database, "cursor"), await readMeta(database, "filledAt")]).toEqual([
      [
        [5, 6],
        ["c1", "c2"],
      ],
      "9.1",
      100,
    ]);
    const askedAgain = aServer(
      { kind: "reset" },
      list(aDeck(5, 2), aDeck(6)),
      deck(aDeck(5, 2)),
      states("c2"),
      states("c3"),
      cursor("1.2"),
    );
    await fill(200);
    expect([await kept(), await readMeta(database, "cursor"), await readMeta(database, "filledAt")]).toEqual([
      [[5], ["c2", "c3"]],
      "1.2",
      200,
    ]);
    expect([await database.get("decks", 5), asked, askedAgain]).toEqual([
      aDeck(5, 2),
      ["/api/device?uid=ada"],
      ["/api/device?uid=ada&since=9.1"],
    ]);
  });

  test("that begins anew leaves what was saved here meanwhile, and a chosen deck until its own reading has come", async () => {
    aServer({ kind: "reset" }, list(aDeck(5), aDeck(6, 4)), deck(aDeck(5)), deck(aDeck(6, 4)), cursor("9.1"));
    await fill();
    deckChoices.set("ada", { isOff: false, kept: [6], dropped: [] });
    const lines = [{ kind: "reset" }, list(aDeck(5), aDeck(6, 3)), deck(aDeck(5)), cursor("1.2")].map(
      (line) => `${JSON.stringify(line)}\n`,
    );
    const database = await open();
    let isOnline = false;
    vi.stubGlobal(
      "fetch",
      vi.fn<typeof fetch>(async (address) => {
        if (!(address as string).startsWith("/api/device")) {
          if (isOnline) return Response.json(aDeck(6, 3));
          throw new TypeError("Failed to fetch");
        }
        return new Response(
          new ReadableStream<Uint8Array>({
            async pull(controller) {
              const line = lines.shift();
              if (line === undefined) return controller.close();
              // The deck is saved after the fill has begun, and before its line comes.
              if (lines.length === 1) {
                await vi.waitFor(async () => expect((await readMeta(database, "list"))?.[1]?.revision).toBe(3));
                await keepDeck(database, aDeck(5, 2));
              }
              controller.enqueue(new TextEncoder().encode(line));
            },
          }),
        );
      }),
    );
    await expect(fill()).rejects.toMatchObject({ code: "database/network-error" });
    expect(await database.getAll("decks")).toEqual([aDeck(5, 2), aDeck(6, 4)]);
    isOnline = true;
    await fill();
    expect(await database.getAll("decks")).toEqual([aDeck(5, 2), aDeck(6, 3)]);
  });

  test("that breaks off keeps what came, and is done again from where the last whole one ended", async () => {
    aServer(list(aDeck(5)), deck(aDeck(5)), cursor("1.1"));
    await fill();
    aServer(list(aDeck(5), aDeck(6)), deck(aDeck(6)), '{"kind":"cursor","cursor":"2.1"}');
    await fill();
    const database = await open();
    expect([await database.getAllKeys("decks"), await readMeta(database, "cursor")]).toEqual([[5, 6], "1.1"]);
  });

  test("that the disk has no room for fails, and leaves the cursor and what was there", async () => {
    aServer(list(aDeck(5)), deck(aDeck(5)), cursor("1.1"));
    await fill();
    aServer(list(aDeck(5), aDeck(6)), deck(aDeck(6)), cursor("2.1"));
    const full = new DOMException("The disk is full.", "QuotaExceededError");
    const database = await open();
    const { put } = IDBObjectStore.prototype;
    const spy = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function putOrFail(this: IDBObjectStore, ...what) {
      if (this.name === "decks") throw full;
      return put.apply(this, what);
    });
    await expect(fill()).rejects.toBe(full);
    spy.mockRestore();
    expect([await database.getAllKeys("decks"), await readMeta(database, "cursor")]).toEqual([[5], "1.1"]);
  });

  test("leaves a deck that was saved here meanwhile: the line is of an older revision", async () => {
    aServer(list(aDeck(5, 2)), deck(aDeck(5, 2)), cursor("1.1"));
    const database = await open();
    await keepDeck(database, aDeck(5, 3));
    await fill();
    expect((await database.get("decks", 5))?.revision).toBe(3);
  });

  test("whose line can't be kept ends the stream, so that no connection stays open", async () => {
    const cancel = vi.fn<() => void>();
    const bytes = new TextEncoder().encode(`${JSON.stringify(deck(aDeck(5)))}\n`);
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytes), cancel });
    const keepFirst = async () => {
      for await (const line of linesOf(body)) throw new Error(`no room for a ${line.kind}`);
    };
    await expect(keepFirst()).rejects.toThrow("no room for a deck");
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  test("passes over a deck that the student switched off here, and keeps the others", async () => {
    deckChoices.set("ada", { isOff: false, kept: [], dropped: [6] });
    aServer(list(aDeck(5), aDeck(6)), deck(aDeck(5)), deck(aDeck(6)), cursor("1.1"));
    await fill();
    expect(await (await open()).getAllKeys("decks")).toEqual([5]);
  });

  test("after 'Remove all' asks for no decks, and reads the chosen ones by themselves while they are older than the list says", async () => {
    deckChoices.set("ada", { isOff: true, kept: [6, 9], dropped: [] });
    const asked: string[] = [];
    const lines = [list(aDeck(5), aDeck(6, 2)), cursor("1.1")].map((line) => JSON.stringify(line)).join("\n");
    vi.stubGlobal(
      "fetch",
      vi.fn<typeof fetch>(async (address) => {
        asked.push(address as string);
        return (address as string).startsWith("/api/device") ? new Response(`${lines}\n`) : Response.json(aDeck(6, 2));
      }),
    );
    await fill();
    await fill();
    expect(await (await open()).getAll("decks")).toEqual([aDeck(6, 2)]);
    expect(asked).toEqual(["/api/device?uid=ada&bytes=0", "/api/users/ada/decks/6", "/api/device?uid=ada&since=1.1&bytes=0"]);
  });

  test("removes a deck that has grown beyond the size, but a chosen one only gives way to its newer revision", async () => {
    aServer(list(aDeck(5), aDeck(6)), deck(aDeck(5)), deck(aDeck(6)), cursor("1.1"));
    await fill();
    deckChoices.set("ada", { isOff: false, kept: [6], dropped: [] });
    const lines = [list(aDeck(5, 2), aDeck(6, 2)), { kind: "left-out", ids: [5, 6] }, cursor("2.1")];
    const stream = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    let isOnline = false;
    vi.stubGlobal(
      "fetch",
      vi.fn<typeof fetch>(async (address) => {
        if ((address as string).startsWith("/api/device")) return new Response(stream);
        if (!isOnline) throw new TypeError("Failed to fetch");
        return Response.json(aDeck(6, 2));
      }),
    );
    await expect(fill()).rejects.toMatchObject({ code: "database/network-error" });
    expect(await (await open()).getAll("decks")).toEqual([aDeck(6)]);
    isOnline = true;
    await fill();
    expect(await (await open()).getAll("decks")).toEqual([aDeck(6, 2)]);
  });

  test("passes over lines of a newer server", async () => {
    aServer('{"kind":"hologram","of":5}\n', list(aDeck(5)), deck(aDeck(5)), cursor("1.1"));
    await fill();
    expect(await (await open()).getAllKeys("decks")).toEqual([5]);
  });
});

test("letters of several bytes survive a stream that cuts them", async () => {
  const line = { ...aDeck(5), title: "東京 👩🏽‍🎓 é" };
  const bytes = new TextEncoder().encode(`${JSON.stringify(deck(line))}\n`);
  for (const size of [1, 2, 3, 5]) for await (const read of linesOf(inPieces(bytes, size))) expect(read).toEqual(deck(line));
  expect.assertions(4);
});

test("a deck that was saved here is never replaced by an older one", async () => {
  const database = await open();
  await keepDeck(database, aDeck(5, 3));
  await keepDeck(database, aDeck(5, 2));
  expect((await database.get("decks", 5))?.revision).toBe(3);
  await keepDeck(database, aDeck(5, 4));
  expect((await database.get("decks", 5))?.revision).toBe(4);
});

test("forgetting a student removes their store and account, and another's stays", async () => {
  deviceAccount.set({ uid: "ada", email: "ada@example.com", sessionId: "s" });
  await keepDeck(await open(), aDeck(5));
  await keepDeck(await deviceDatabase("bob"), aDeck(6));
  await forgetDevice("ada");
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect([deviceAccount.get(), names.includes("recollect-device-ada"), names.includes("recollect-device-bob")]).toEqual([
    null,
    false,
    true,
  ]);
  expect(await (await open()).getAllKeys("decks")).toEqual([]);
  await forgetDevice("bob");
});
