import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { TopicChoice } from "@recollect/domain/decks/topic/topic.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/school/a-school.ts";

const law = { subject: "law", level: "university" } as const;
const none = { subject: null, level: null };
const pathOf = (student: CampusStudent, { id }: { id: number }) => `/api/users/${student.uid}/decks/${id}`;
const read = (student: CampusStudent, deck: { id: number }) => jsonOf<TopicChoice>(student.get(`${pathOf(student, deck)}/topic`));
const set = (student: CampusStudent, deck: { id: number }, topic: unknown) => student.send("PUT", `${pathOf(student, deck)}/topic`, topic);

describeEachDatabase("the topic of a deck", (openStore) => {
  test("is chosen by its owner, without being an edit; until then its words suggest one", async () => {
    const ada = await aCampus(await openStore()).student("ada");
    const deck = await ada.deck({ title: "GCSE chemistry" });
    expect(await read(ada, deck)).toEqual({ topic: none, guess: { subject: "chemistry", level: "secondary" } });
    expect(await jsonOf(set(ada, deck, law))).toEqual(law);
    expect((await read(ada, deck)).topic).toEqual(law);
    expect(await jsonOf<Deck>(ada.get(pathOf(ada, deck)))).toEqual(deck);
    expect(await jsonOf(set(ada, deck, none))).toEqual(none);
    expect((await read(ada, deck)).topic).toEqual(none);
  });

  test("of a deck of ten thousand long cards is suggested by their beginning", async () => {
    const ada = await aCampus(await openStore()).student("ada");
    const words = "mitochondria ribosome organelle chromosome";
    const deck = await ada.deck({
      title: "Unit 3",
      cards: Array.from({ length: 2000 }, (_, at) => ({ term: `${words} 🧬 ${at}`, definition: "x".repeat(99) })),
    });
    expect((await read(ada, deck)).guess.subject).toBe("biology");
    const single = await ada.deck({
      title: "Unit 4",
      cards: [
        { term: "a", definition: "b ".repeat(20_000) },
        { term: "c", definition: "d" },
      ],
    });
    expect((await read(ada, single)).guess).toEqual(none);
  });

  test.each<[unknown, string]>([
    [{ subject: "magic", level: null }, "deck/bad-topic"],
    [{ subject: "law", level: "x".repeat(1000) }, "deck/bad-topic"],
    [{ subject: "__proto__", level: null }, "deck/bad-topic"],
    [{ subject: "law" }, "request/invalid"],
    [{ subject: "law", level: 1 }, "request/invalid"],
    [{ subject: ["law"], level: null }, "request/invalid"],
    [{ ...law, extra: "law" }, "request/invalid"],
  ])("%j is refused", async (topic, code) => {
    const ada = await aCampus(await openStore()).student("ada");
    const deck = await ada.deck();
    expect((await refusal(set(ada, deck, topic))).code).toBe(code);
    expect((await read(ada, deck)).topic).toEqual(none);
  });

  test("is neither read nor set by others, whether the deck exists or not", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ visibility: "Public" });
    for (const id of [deck.id, 12345]) {
      expect((await bob.send("PUT", `/api/users/${ada.uid}/decks/${id}/topic`, law)).status).toBe(403);
      expect((await bob.get(`/api/users/${ada.uid}/decks/${id}/topic`)).status).toBe(403);
    }
    expect((await set(ada, { id: 12345 }, law)).status).toBe(404);
    expect((await ada.get(`${pathOf(ada, { id: 12345 })}/topic`)).status).toBe(404);
  });

  test("goes along with a copy, and through the trash", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ visibility: "Public" });
    await set(ada, deck, law);
    const copy = await jsonOf<Deck>(bob.send("POST", `/api/library/${deck.id}/copies`), 201);
    expect((await read(bob, copy)).topic).toEqual(law);
    expect((await ada.send("DELETE", pathOf(ada, deck))).status).toBe(204);
    const restored = await jsonOf<Deck>(ada.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`));
    expect((await read(ada, restored)).topic).toEqual(law);
  });
});
