import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { aCard } from "../../../../test/a-deck.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { migrate } from "../../../store/migrate.ts";
import { migrations } from "../../../store/migrations/list.ts";

const spoken = { term: "ja", definition: "en" };

const say = (student: CampusStudent, { id }: { id: number }, languages: unknown) =>
  student.send("PUT", `/api/users/${student.uid}/decks/${id}/languages`, languages);
const read = (student: CampusStudent, { id }: { id: number }) => jsonOf<Deck>(student.get(`/api/users/${student.uid}/decks/${id}`));

describeEachDatabase("the languages of a deck's sides", (openStore, kind) => {
  test("are set by its owner and kept through edits, without being one", async () => {
    const ada = await aCampus(await openStore()).student("ada");
    const deck = await ada.deck();
    expect(deck).not.toHaveProperty("languages");
    const told = await jsonOf<Deck>(say(ada, deck, spoken));
    expect(told).toMatchObject({ languages: spoken, revision: 1 });
    const edited = { title: "Words", description: "", cards: deck.cards };
    expect(await jsonOf(ada.send("PUT", `/api/users/${ada.uid}/decks/${deck.id}`, edited, { "If-Match": '"1"' }))).toMatchObject({
      languages: spoken,
      revision: 2,
    });
    expect(await jsonOf(ada.get(`/api/users/${ada.uid}/decks`))).toMatchObject([{ id: deck.id, languages: spoken }]);
    const unchanged = await read(ada, deck);
    expect(await jsonOf(say(ada, deck, spoken))).toEqual(unchanged);
  });

  test("can be none, which is different from unset", async () => {
    const ada = await aCampus(await openStore()).student("ada");
    const deck = await ada.deck();
    expect(await jsonOf(say(ada, deck, { term: null, definition: null }))).toMatchObject({ languages: { term: null, definition: null } });
  });

  test.each<[unknown, string]>([
    [{ term: "Japanese", definition: null }, "deck/bad-language"],
    [{ term: "ja", definition: "x".repeat(1000) }, "deck/bad-language"],
    [{ term: "ja" }, "request/invalid"],
    [{ term: "ja", definition: 1 }, "request/invalid"],
    [{ ...spoken, extra: "ja" }, "request/invalid"],
  ])("%j is refused", async (languages, code) => {
    const ada = await aCampus(await openStore()).student("ada");
    const deck = await ada.deck();
    expect((await refusal(say(ada, deck, languages))).code).toBe(code);
    expect(await read(ada, deck)).toEqual(deck);
  });

  test("can't be set by others", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ visibility: "Public" });
    const reply = await bob.send("PUT", `/api/users/${ada.uid}/decks/${deck.id}/languages`, spoken);
    expect(reply.status).toBe(403);
    expect((await say(ada, { id: 12345 }, spoken)).status).toBe(404);
  });

  test("are kept in a shared deck, a copy, an export, the whole account, and in the trash", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ visibility: "Public", cards: [aCard({ term: "犬", definition: "dog", tags: ["tiere"] })] });
    await say(ada, deck, spoken);
    expect(await jsonOf(bob.get(`/api/library/${deck.id}`))).toMatchObject({ languages: spoken });
    const copy = await jsonOf<Deck>(bob.send("POST", `/api/library/${deck.id}/copies`), 201);
    expect(copy).toMatchObject({ languages: spoken, cards: [{ tags: ["tiere"] }] });
    const exported = await jsonOf<{ decks: { languages: DeckLanguages }[] }>(
      bob.get(`/api/users/${bob.uid}/decks/${copy.id}/export?format=json`),
    );
    expect(exported.decks[0]?.languages).toEqual(spoken);
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    expect(await jsonOf(ada.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`))).toMatchObject({ languages: spoken });
  });

  test("give the language of the question in both directions", async () => {
    const ada = await aCampus(await openStore()).student("ada");
    const cards = [
      aCard({ term: "犬", definition: "dog" }),
      aCard({ term: "{{c1::猫}}が好き", definition: "I like cats" }),
      aCard({ term: "鳥", definition: "bird" }),
    ];
    const deck = await ada.deck({ cards });
    await say(ada, deck, spoken);
    const queue = await jsonOf<{ newCards: { languages?: unknown }[] }>(ada.get(`/api/study/queue?deckId=${deck.id}`));
    expect(queue.newCards.map(({ languages }) => languages)).toEqual([
      { question: "ja", answer: "en", definition: "en" },
      { question: "ja", answer: "ja", definition: "en" },
      { question: "ja", answer: "en", definition: "en" },
    ]);
  });

  test("are removed by migrating down, which keeps every deck", async () => {
    const store = await openStore();
    const ada = await aCampus(store).student("ada");
    const deck = await ada.deck();
    await say(ada, deck, spoken);
    await migrate({ db: store.identity, kind, target: migrations.findIndex(({ name }) => name === "0015-languages") });
    await migrate({ db: store.identity, kind });
    const { updatedAt: _updatedAt, ...rest } = deck;
    expect(await read(ada, deck)).toMatchObject(rest);
    expect(await read(ada, deck)).not.toHaveProperty("languages");
  });
});
