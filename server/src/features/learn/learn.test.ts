import type { LearnSitting } from "@recollect/domain/practice/learn/sitting.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { cards } from "../../../test/a-deck.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { mostSittings } from "./learn.store.ts";

const [one, two] = ["card00000001", "card00000002_r"];
const aSitting = (more: Partial<LearnSitting> = {}): LearnSitting => ({ id: "first", begunAt: 1000, keys: [one, two], marks: {}, ...more });
const read = async (student: CampusStudent, deck: { id: number }) =>
  (await jsonOf<{ sitting: LearnSitting | null }>(student.get(`/api/learn/${deck.id}`))).sitting;
const send = (student: CampusStudent, deck: { id: number }, sitting: unknown) => student.send("PUT", `/api/learn/${deck.id}`, sitting);

describeEachDatabase("a sitting of Learn", (openStore) => {
  async function twoStudents() {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    return { store, campus, ada, bob, deck: await ada.deck({ cards: cards(3), visibility: "Public" }) };
  }

  test("goes on on another device: each adds what it knows, in any order", async () => {
    const { ada, deck } = await twoStudents();
    expect(await read(ada, deck)).toBeNull();
    const laptop = aSitting({ marks: { [one]: { stage: "write", turn: 1, misses: 0 } } });
    const phone = aSitting({ marks: { [one]: { stage: "recall", turn: 2, misses: 0 }, [two]: { stage: "choose", turn: 3, misses: 1 } } });
    expect(await jsonOf(send(ada, deck, phone))).toEqual({ sitting: phone });
    expect(await jsonOf(send(ada, deck, laptop))).toEqual({ sitting: phone });
    expect(await read(ada, deck)).toEqual(phone);
  });

  test("is replaced by one that was begun later, and not by a clock that is ahead", async () => {
    const { ada, deck, campus } = await twoStudents();
    const now = campus.clock.now();
    await send(ada, deck, aSitting({ id: "ahead", begunAt: now + 1e10 }));
    const begunAt = (await read(ada, deck))?.begunAt ?? 0;
    expect(begunAt - now).toBeLessThan(60_000);
    await send(ada, deck, aSitting({ id: "earlier", begunAt: now - 5 }));
    expect((await read(ada, deck))?.id).toBe("ahead");
    campus.clock.forward(100_000);
    await send(ada, deck, aSitting({ id: "later", begunAt: begunAt + 1000 }));
    expect((await read(ada, deck))?.id).toBe("later");
  });

  test("is each student's own, and only with decks that the student may open", async () => {
    const { ada, bob, deck } = await twoStudents();
    await send(ada, deck, aSitting());
    expect(await read(bob, deck)).toBeNull();
    await send(bob, deck, aSitting({ id: "bobs" }));
    expect((await read(ada, deck))?.id).toBe("first");
    await ada.show(deck, "Private");
    for (const reply of [bob.get(`/api/learn/${deck.id}`), send(bob, deck, aSitting())])
      expect(await refusal(reply)).toMatchObject({ status: 404, code: "deck/not-found" });
    expect(await refusal(ada.get("/api/learn/x"))).toMatchObject({ code: "deck/bad-id" });
  });

  test("ends with its deck, when that leaves the trash for good", async () => {
    const { store, ada, deck } = await twoStudents();
    await send(ada, deck, aSitting());
    const count = async () => (await store.read.selectFrom("learnSittings").select("deckId").execute()).length;
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    expect(await count()).toBe(1);
    await jsonOf(ada.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`), 200);
    expect((await read(ada, deck))?.id).toBe("first");
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    await ada.send("DELETE", `/api/users/${ada.uid}/trash/${deck.id}`);
    expect(await count()).toBe(0);
  });

  test.each([
    ["no prompts", { keys: [] }],
    ["too many", { keys: Array.from({ length: 141 }, (_, at) => `card${String(at).padStart(8, "0")}`) }],
    ["one twice", { keys: [one, one] }],
    ["a mark of another prompt", { keys: [one], marks: { [two]: { stage: "write", turn: 1, misses: 0 } } }],
    ["a stage that there is not", { marks: { [one]: { stage: "guess", turn: 1, misses: 0 } } }],
    ["a turn without bounds", { marks: { [one]: { stage: "write", turn: 1e12, misses: 0 } } }],
    ["a key of another form", { keys: ["__proto__"] }],
    ["more than a sitting has", { surprise: true }],
  ])("with %s is refused", async (_, wrong) => {
    const { ada, deck } = await twoStudents();
    expect(await refusal(send(ada, deck, { ...aSitting(), ...wrong }))).toMatchObject({ status: 422, code: "request/invalid" });
    expect(await read(ada, deck)).toBeNull();
  });

  test("of the longest kind is stored whole", async () => {
    const { ada, deck } = await twoStudents();
    const keys = Array.from({ length: 140 }, (_, at) => `card${String(at).padStart(8, "0")}_c100`);
    const marks = Object.fromEntries(keys.map((key) => [key, { stage: "recall" as const, turn: 1_000_000, misses: 1_000_000 }]));
    const whole = aSitting({ keys, marks });
    expect(await jsonOf(send(ada, deck, whole))).toEqual({ sitting: whole });
  });

  test("is one of the last that a student keeps", async () => {
    const { store, ada, deck } = await twoStudents();
    const sitting = JSON.stringify(aSitting());
    const rows = Array.from({ length: mostSittings }, (_, at) => ({
      userId: ada.uid,
      deckOwnerId: "x",
      deckId: at,
      sitting,
      changedAt: at,
    }));
    await store.write(async ({ db }) => void (await db.insertInto("learnSittings").values(rows).execute()));
    await send(ada, deck, aSitting());
    const kept = await store.read.selectFrom("learnSittings").select("deckId").orderBy("changedAt").execute();
    expect(kept).toHaveLength(mostSittings);
    expect([kept[0]?.deckId, kept.at(-1)?.deckId]).toEqual([1, deck.id]);
  });
});
