import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";

import type { Deck } from "@recollect/domain/decks/deck.ts";
import { cursorIn, cursorText, type DeviceCursor, type DeviceLine } from "@recollect/domain/device/device-lines.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { describe, expect, test } from "vitest";

import { aGroup, putIntoGroup } from "../../../test/a-group.ts";
import { aCampus, jsonOf, type Campus, type CampusStudent } from "../../../test/a-campus.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { longestFillMs } from "./device.service.ts";
import { changedStates, type StateRow } from "./device.store.ts";

type Kind = DeviceLine["kind"];
type LineOf<K extends Kind> = Extract<DeviceLine, { kind: K }>;

/** What a device gets. */
async function fill(student: CampusStudent, since?: string, bytes?: number) {
  const query = new URLSearchParams({ ...(since === undefined ? {} : { since }), ...(bytes === undefined ? {} : { bytes: `${bytes}` }) });
  const reply = await student.get(`/api/device?${query.toString()}`);
  expect([reply.status, reply.headers.get("Content-Type"), reply.headers.get("Cache-Control")]).toEqual([
    200,
    "application/x-ndjson",
    "no-store",
  ]);
  const lines = (await reply.text())
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as DeviceLine);
  const of = <K extends Kind>(kind: K) => lines.filter((line): line is LineOf<K> => line.kind === kind);
  const decks = of("deck").map(({ deck }) => deck);
  const states = of("states").flatMap(({ deckId, cards }) => cards.map((card) => ({ deckId, ...card })));
  return { lines, kinds: lines.map(({ kind }) => kind), of, decks, states, cursor: of("cursor")[0]?.cursor ?? "" };
}

const pathOf = (student: CampusStudent, { id }: { id: number }) => `/api/users/${student.uid}/decks/${id}`;
const read = (student: CampusStudent, deck: { id: number }) => jsonOf<Deck>(student.get(pathOf(student, deck)));
const rename = async (student: CampusStudent, deck: Deck, title: string) =>
  jsonOf<Deck>(student.send("PUT", pathOf(student, deck), { ...deck, title }, { "If-Match": `"${deck.revision}"` }));

type Place = { ownerId: string; deckId: number; cardId: string };

/** An entry of now. */
const anEntry = (campus: Campus, { ownerId, deckId, cardId }: Place, kind: "suspend" | "answer") => ({
  id: randomUUID(),
  deckKey: deckKeyOf(ownerId, deckId),
  cardId,
  at: campus.clock.now(),
  kind,
  ...(kind === "answer" ? { source: "study", rating: "good", tookMs: 1200 } : {}),
});

/** The student answers cards or suspends them. */
async function send(student: CampusStudent, entries: readonly object[]): Promise<void> {
  await jsonOf(student.send("POST", "/api/study/entries", { entries }));
}

describeEachDatabase("what a device keeps", (openStore) => {
  async function begun() {
    const campus = aCampus(await openStore());
    const ada = await campus.student("ada");
    const { id } = await ada.deck({ cards: ["One", "Two"].map((term) => ({ term, definition: "1" })) });
    return { campus, ada, deck: await read(ada, { id }) };
  }

  test("is everything of the student at first: the list, each deck as its owner reads it, states, the day, and the cursor at the end", async () => {
    const { ada, deck } = await begun();
    const other = await read(ada, await ada.deck({ title: "Other" }));
    const first = await fill(ada);
    expect(first.kinds).toEqual(["reset", "list", "deck", "deck", "shared", "day", "cursor"]);
    expect(first.decks).toEqual([other, deck]);
    expect(first.of("list")[0]?.decks).toEqual(await jsonOf(ada.get(`/api/users/${ada.uid}/decks`)));
    expect(first.of("day")[0]?.day).toMatchObject({ settings: { newPerDay: 20 }, left: { newCards: 20 }, exams: [], newToday: [] });
  });

  test("is only the day if nothing changed since the cursor", async () => {
    const { ada } = await begun();
    const { cursor } = await fill(ada);
    const again = await fill(ada, cursor);
    expect([again.kinds, again.cursor]).toEqual([["shared", "day", "cursor"], cursor]);
  });

  test("gets the decks that changed, were added or deleted, and no others", async () => {
    const { ada, deck } = await begun();
    const untouched = await ada.deck({ title: "Untouched" });
    const { cursor } = await fill(ada);
    const renamed = await rename(ada, deck, "Renamed");
    const after = await fill(ada, cursor);
    expect([after.kinds, after.decks]).toEqual([["list", "deck", "shared", "day", "cursor"], [renamed]]);

    await ada.send("PUT", `${pathOf(ada, deck)}/visibility`, { visibility: "Public" });
    const shown = await fill(ada, after.cursor);
    expect(shown.decks).toEqual([{ ...renamed, visibility: "Public", updatedAt: expect.any(Number) as number }]);

    await ada.send("DELETE", pathOf(ada, deck));
    const gone = await fill(ada, shown.cursor);
    expect([gone.kinds, gone.of("list")[0]?.decks.map(({ id }) => id)]).toEqual([["list", "shared", "day", "cursor"], [untouched.id]]);
    expect((await fill(ada, gone.cursor)).kinds).toEqual(["shared", "day", "cursor"]);
  });

  test("gets the states of the cards that were answered or suspended, as the queue would have them", async () => {
    const { campus, ada, deck } = await begun();
    const [one, two] = deck.cards.map(({ id }) => id) as [string, string];
    const { cursor } = await fill(ada);
    await send(ada, [anEntry(campus, { ownerId: ada.uid, deckId: deck.id, cardId: one }, "answer")]);
    const answered = await fill(ada, cursor);
    expect(answered.states).toEqual([
      {
        deckId: deck.id,
        cardId: one,
        progress: {
          card: expect.objectContaining({ stage: expect.any(String) as string }) as object,
          isSuspended: false,
          buriedUntil: null,
        },
      },
    ]);
    expect(answered.of("day")[0]?.day.left.newCards).toBe(19);
    await send(ada, [anEntry(campus, { ownerId: ada.uid, deckId: deck.id, cardId: two }, "suspend")]);
    const suspended = await fill(ada, answered.cursor);
    expect(suspended.states).toMatchObject([{ cardId: two, progress: { isSuspended: true } }]);
    expect((await fill(ada)).states.map(({ cardId }) => cardId).toSorted()).toEqual([one, two].toSorted());
  });

  test("gets no state again because a deck was edited or withdrawn: the device sees that from the deck", async () => {
    const { campus, ada, deck } = await begun();
    await send(ada, [anEntry(campus, { ownerId: ada.uid, deckId: deck.id, cardId: deck.cards[0]?.id ?? "" }, "answer")]);
    const { cursor } = await fill(ada);
    await ada.send("PUT", pathOf(ada, deck), { ...deck, cards: deck.cards.slice(1) }, { "If-Match": '"1"' });
    expect((await fill(ada, cursor)).states).toEqual([]);
  });

  test("is each student's own", async () => {
    const { campus, ada, deck } = await begun();
    await ada.send("PUT", `${pathOf(ada, deck)}/visibility`, { visibility: "Public" });
    const bob = await campus.student("bob");
    await send(bob, [anEntry(campus, { ownerId: ada.uid, deckId: deck.id, cardId: deck.cards[0]?.id ?? "" }, "answer")]);
    const [mine, his] = [await fill(ada), await fill(bob)];
    expect([mine.decks.length, mine.states]).toEqual([1, []]);
    expect([his.decks, his.states.map(({ deckId }) => deckId), his.of("states")[0]?.deckOwnerId]).toEqual([[], [deck.id], ada.uid]);
  });

  test("has each state once, however few are read at a time", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const ada = await campus.student("ada");
    const cards = Array.from({ length: 5 }, (_, at) => ({ term: `${at}`, definition: "1" }));
    const decks = [await ada.deck({ cards }), await ada.deck({ cards, title: "Other" })];
    const { cursor } = await fill(ada);
    const places = decks.flatMap(({ id, cards: own }) => own.map((card) => ({ ownerId: ada.uid, deckId: id, cardId: card.id })));
    await send(
      ada,
      places.map((place) => anEntry(campus, place, "suspend")),
    );
    for (const since of [null, Number(cursor.split(".")[0])])
      for (const atOnce of [1, 2, 3, 5, 10, 11]) {
        const portions: StateRow[] = [];
        for await (const portion of changedStates(store.read, ada.uid, since, atOnce)) portions.push(...portion);
        const found = portions.map(({ deckId, cardId }) => `${deckId} ${cardId}`);
        expect(found.toSorted(), `${since}, ${atOnce} at once`).toEqual(
          places.map(({ deckId, cardId }) => `${deckId} ${cardId}`).toSorted(),
        );
      }
  });

  test("leaves out decks beyond the size that the device takes, oldest first; they stay in the list", async () => {
    const { ada, deck } = await begun();
    const newer = await ada.deck({ title: "Newer" });
    const small = await fill(ada, undefined, JSON.stringify(deck.cards).length);
    expect([small.decks.map(({ id }) => id), small.of("list")[0]?.decks.length]).toEqual([[newer.id], 2]);
    expect((await fill(ada, undefined, 0)).decks).toEqual([]);
  });

  describe("begins anew", () => {
    test.each([
      ["with a cursor that is none", () => "yesterday"],
      ["with a cursor of a build that gave numbers alone", ({ change, filledAt }: DeviceCursor) => `${change}.${filledAt}`],
      ["with a cursor of another database", (given: DeviceCursor) => cursorText({ ...given, id: "another" })],
      ["with a cursor that was given for other numbers", (given: DeviceCursor) => cursorText({ ...given, change: given.change + 1 })],
    ])("%s", async (_when, cursorFor) => {
      const { ada } = await begun();
      const { cursor } = await fill(ada);
      const given = cursorIn(cursor);
      if (!given) throw new Error("a fill has a cursor");
      const again = await fill(ada, cursorFor(given));
      expect([again.kinds, again.cursor.split(".")[0]]).toEqual([
        ["reset", "list", "deck", "shared", "day", "cursor"],
        cursor.split(".")[0],
      ]);
    });
  });

  test("begins anew after a month", async () => {
    const { campus, ada } = await begun();
    const { cursor } = await fill(ada);
    campus.clock.forward(longestFillMs - 3_600_000);
    expect((await fill(ada, cursor)).kinds).toEqual(["shared", "day", "cursor"]);
    campus.clock.forward(3_600_000);
    expect((await fill(ada, cursor)).kinds[0]).toBe("reset");
  });

  test("begins anew with a cursor of after the backup that was restored, however many changes came since", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const ada = await campus.student("ada");
    const deck = await read(ada, await ada.deck({ cards: [{ term: "One", definition: "1" }] }));
    const before = await fill(ada);
    await ada.send("PUT", `${pathOf(ada, deck)}/visibility`, { visibility: "Public" });
    const lost = await fill(ada, before.cursor);
    // The backup has no cursor that was given after it.
    await store.write(({ db }) =>
      db
        .deleteFrom("deviceCursors")
        .where("id", "=", cursorIn(lost.cursor)?.id ?? "")
        .execute(),
    );
    for (const title of ["Third", "Fourth"]) await ada.deck({ title });
    const again = await fill(ada, lost.cursor);
    expect([again.kinds[0], again.decks.length]).toEqual(["reset", 3]);
    expect((await fill(ada, before.cursor)).kinds).not.toContain("reset");
  });

  test("names the decks that have grown beyond the size: the device's copies are old", async () => {
    const { ada, deck } = await begun();
    const small = await ada.deck({ title: "Small" });
    const { cursor } = await fill(ada);
    await rename(ada, deck, "Renamed");
    await ada.send("PUT", `${pathOf(ada, small)}/visibility`, { visibility: "Public" });
    const after = await fill(ada, cursor, 1);
    expect([after.decks, after.of("left-out")]).toEqual([[], [{ kind: "left-out", ids: [small.id, deck.id] }]]);
  });

  test("knows the cursors of many devices, and forgets the oldest", async () => {
    const { campus, ada } = await begun();
    const { cursor: first } = await fill(ada);
    const fillOthers = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        campus.clock.forward(1000);
        await fill(ada, "");
      }
    };
    await fillOthers(99);
    expect((await fill(ada, first)).kinds[0]).toBe("shared");
    await fillOthers(1);
    expect((await fill(ada, first)).kinds[0]).toBe("reset");
  });

  test("is compressed for whoever takes it, and refused to strangers", async () => {
    const { campus, ada } = await begun();
    const zipped = await ada.get("/api/device", { "accept-encoding": "gzip" });
    expect(zipped.headers.get("Content-Encoding")).toBe("gzip");
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toContain('{"kind":"reset"}\n');
    expect(await refusal(campus.app.request("/api/device"))).toMatchObject({ status: 401 });
    expect(await refusal(ada.get("/api/device?bytes=-1"))).toMatchObject({ code: "request/invalid" });
  });

  test("is refused while another student is signed in: the browser may have changed its student since it began to keep", async () => {
    const { campus, ada } = await begun();
    const bob = await campus.student("bob");
    expect(await refusal(bob.get(`/api/device?uid=${ada.uid}`))).toMatchObject({ code: "auth/required", status: 401 });
    expect((await bob.get(`/api/device?uid=${bob.uid}`)).status).toBe(200);
  });

  test("two answers at the same time take two numbers: a device that has the second has the first", async () => {
    const { campus, ada, deck } = await begun();
    const { cursor } = await fill(ada);
    await Promise.all(
      deck.cards.map(({ id }) => send(ada, [anEntry(campus, { ownerId: ada.uid, deckId: deck.id, cardId: id }, "answer")])),
    );
    expect((await fill(ada, cursor)).states).toHaveLength(deck.cards.length);
  });
});

describeEachDatabase("the decks of others that a fill names", (openStore) => {
  /** A teacher's Private deck in a group of which Bob is a member. */
  async function aClass() {
    const store = await openStore();
    const campus = aCampus(store);
    const [teacher, bob] = [await campus.student("teacher"), await campus.student("bob")];
    const deck = await read(teacher, await teacher.deck({ title: "Cells", cards: [{ term: "Cell", definition: "Small" }] }));
    const group = await aGroup(store, { teachers: [teacher], students: [bob] });
    await putIntoGroup(store, group, { id: deck.id, owner: teacher });
    return { store, campus, teacher, bob, deck, group };
  }
  const shared = async (student: CampusStudent, since?: string) => (await fill(student, since)).of("shared")[0];
  const line = ({ id, title, updatedAt, cards }: Deck) => ({ id, title, updatedAt, bytes: JSON.stringify(cards).length });

  test("are those of the student's groups, as long as the student is a member; the cards are read as by any reader", async () => {
    const { teacher, bob, deck, group } = await aClass();
    expect(await shared(bob)).toEqual({ kind: "shared", decks: [line(deck)], groups: [group.id] });
    expect(await shared(teacher)).toEqual({ kind: "shared", decks: [], groups: [group.id] });
    expect((await bob.get(`/api/library/${deck.id}`)).status).toBe(200);
    await bob.send("DELETE", `/api/groups/${group.id}/members/${bob.uid}`);
    expect(await shared(bob)).toEqual({ kind: "shared", decks: [], groups: [] });
  });

  test("are named with each fill, also when nothing of the student's own changed", async () => {
    const { teacher, bob, deck } = await aClass();
    const { cursor } = await fill(bob);
    const renamed = await rename(teacher, deck, "Cells, again");
    expect((await shared(bob, cursor))?.decks).toEqual([line(renamed)]);
  });

  test("are saved, starred and begun ones, unless their author withdrew them or the student removed them", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const decks: Deck[] = [];
    for (const title of ["Saved", "Starred", "Begun", "Only looked at"]) {
      const deck = await read(ada, await ada.deck({ title, cards: [{ term: "One", definition: "1" }] }));
      await ada.send("PUT", `${pathOf(ada, deck)}/visibility`, { visibility: "Public" });
      decks.push(deck);
    }
    const [saved, starred, begun] = decks as [Deck, Deck, Deck];
    await bob.send("PUT", `/api/users/${bob.uid}/saved/${saved.id}`);
    await bob.send("PUT", `/api/users/${bob.uid}/saved/${starred.id}/star`);
    await send(bob, [anEntry(campus, { ownerId: ada.uid, deckId: begun.id, cardId: begun.cards[0]?.id ?? "" }, "answer")]);
    const titles = async () => ((await shared(bob))?.decks ?? []).map(({ title }) => title).toSorted();
    expect(await titles()).toEqual(["Begun", "Saved", "Starred"]);
    await ada.send("PUT", `${pathOf(ada, saved)}/visibility`, { visibility: "Private" });
    await bob.send("DELETE", `/api/users/${bob.uid}/saved/${begun.id}`);
    expect(await titles()).toEqual(["Starred"]);
    campus.clock.forward(60_000);
    await send(bob, [anEntry(campus, { ownerId: ada.uid, deckId: begun.id, cardId: begun.cards[0]?.id ?? "" }, "answer")]);
    expect(await titles()).toEqual(["Begun", "Starred"]);
  });
});
