import { suggestedFields, type SuggestedField } from "@recollect/domain/decks/suggestions/suggestion.ts";
import { SUGGESTION } from "@recollect/domain/limits/limits.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { jsonOf } from "../../../../test/a-campus.ts";
import { aDeckWithSuggestions } from "../../../../test/a-deck-with-suggestions.ts";
import { unreadOf } from "../../../../test/a-class-with-questions.ts";
import { aGroup, leaveGroup, putIntoGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { suggestionsOfAccount } from "../../exchange/exporting/account-suggestions.store.ts";
import { sweepSuggestions } from "./sweep-suggestions.store.ts";

describeEachDatabase("a suggested correction", (openStore) => {
  test("reaches the deck's author, and nobody else; the same words of several readers are one", async () => {
    const { ada, bob, eve, deck, cardId, suggested, open, toCorrect, own } = await aDeckWithSuggestions(openStore);
    expect(await toCorrect(bob)).toEqual({ isOpen: true, isNamed: true, term: "mitosis", definition: "division", extra: "", own: [] });
    const first = await suggested(bob, " division of a nucleus ", { sentence: "The book says so." });
    await suggested(eve, "division of a nucleus");
    await suggested(eve, "Mitosis", { field: "term" });
    expect(await open()).toMatchObject({
      audience: "everyone",
      count: 2,
      suggestions: [
        {
          id: first.id,
          cardId,
          field: "definition",
          text: "division of a nucleus",
          bases: ["division"],
          readers: 2,
          names: ["@bob", "@eve"],
          sentences: ["The book says so."],
        },
        { field: "term", text: "Mitosis", bases: ["mitosis"], readers: 1, names: ["@eve"], sentences: [] },
      ],
    });
    expect(await jsonOf(ada.get(`${own}/suggestions/count`))).toEqual({ count: 2 });
    expect((await toCorrect(bob)).own).toMatchObject([{ id: first.id, text: "division of a nucleus" }]);
    const notice = { kind: "suggestion-made", deckId: deck.id, deckTitle: "Cells", groupId: null, data: { cardId } };
    expect(await unreadOf(ada)).toMatchObject([{ ...notice, why: "Mitosis", earlier: { count: 2, reasons: ["division of a nucleus"] } }]);
    expect(await codeIn(await bob.get(`${own}/suggestions`))).toBe("database/permission-denied");
  });

  test("is made once, however often it is sent", async () => {
    const { bob, suggested, open } = await aDeckWithSuggestions(openStore);
    const [first, second] = await Promise.all([suggested(bob, "x"), suggested(bob, " x")]);
    expect(second.id).toBe(first.id);
    expect(await open()).toMatchObject({ count: 1, suggestions: [{ readers: 1 }] });
  });

  test("of both sides at once is a suggestion for each", async () => {
    const { bob, deck, cardId, open } = await aDeckWithSuggestions(openStore);
    const changes = [
      { field: "term", base: "mitosis", text: "Mitosis" },
      { field: "definition", base: "division", text: "Division" },
    ];
    const send = (body: object) => bob.send("POST", `/api/suggestions/${deck.id}/${cardId}`, body);
    await jsonOf(send({ changes, sentence: "" }), 201);
    expect((await open()).suggestions.map(({ text }) => text).toSorted()).toEqual(["Division", "Mitosis"]);
    expect((await send({ changes: [changes[0], changes[0]], sentence: "" })).status).toBe(422);
  });

  test("is made by whoever may open the deck, as far as its author allows it", async () => {
    const { store, ada, bob, eve, deck, suggests, suggested, allows, toCorrect } = await aDeckWithSuggestions(openStore);
    expect(await codeIn(await suggests(ada, "x"))).toBe("suggestion/off");
    await allows("groups");
    expect(await codeIn(await suggests(bob, "x"))).toBe("suggestion/off");
    expect((await toCorrect(bob)).isOpen).toBe(false);
    const group = await aGroup(store, { teachers: [ada], students: [bob] });
    await putIntoGroup(store, group, { id: deck.id, owner: ada });
    await suggested(bob, "x");
    await ada.show(deck, "Private");
    await suggested(bob, "y");
    expect(await codeIn(await suggests(eve, "x"))).toBe("deck/not-found");
    await allows("nobody");
    expect(await codeIn(await suggests(bob, "z"))).toBe("suggestion/off");
    await allows("everyone");
    await leaveGroup(store, group, bob);
    expect(await codeIn(await suggests(bob, "z"))).toBe("deck/not-found");
  });

  test("shows the author no name that the group hides", async () => {
    const { store, ada, bob, eve, deck, suggested, open, toCorrect } = await aDeckWithSuggestions(openStore, { visibility: "Private" });
    const group = await aGroup(store, { teachers: [eve], students: [ada, bob], settings: { seeEachOther: false, questions: true } });
    await putIntoGroup(store, group, { id: deck.id, owner: ada });
    expect((await toCorrect(bob)).isNamed).toBe(false);
    await suggested(bob, "x");
    await suggested(eve, "x");
    expect((await open()).suggestions).toMatchObject([{ names: [null, "@eve"] }]);
    expect(JSON.stringify(await unreadOf(ada))).not.toContain("bob");
    const next = await aGroup(store, { id: "next", teachers: [ada], students: [bob] });
    await putIntoGroup(store, next, { id: deck.id, owner: ada });
    await suggested(bob, "y");
    expect((await open()).suggestions[1]).toMatchObject({ text: "y", names: ["@bob"] });
  });

  test("is refused with the reason, and for a card that was changed meanwhile", async () => {
    const { bob, suggests, edits } = await aDeckWithSuggestions(openStore);
    expect(await codeIn(await suggests(bob, " "))).toBe("suggestion/text-needed");
    expect(await codeIn(await suggests(bob, "division"))).toBe("suggestion/same-text");
    expect(await codeIn(await suggests(bob, "x".repeat(SUGGESTION.textMaxLength + 1)))).toBe("suggestion/too-long");
    expect(await codeIn(await suggests(bob, "![](media/p1.png)"))).toBe("suggestion/new-media");
    expect(await codeIn(await suggests(bob, "x", { cardId: "gone" }))).toBe("card/not-found");
    await edits("division of a cell");
    expect(await codeIn(await suggests(bob, "x"))).toBe("suggestion/card-changed");
    expect((await suggests(bob, "x", { base: "division of a cell" })).status).toBe(201);
  });

  test("of the longest words for all sides of the longest card that takes any reaches its author, and is taken", async () => {
    const long = (letter: string, length: number) => letter.repeat(length);
    const card = Object.fromEntries(suggestedFields.map((field) => [field, long("a", SUGGESTION.sideMaxLength)])) as Record<
      SuggestedField,
      string
    >;
    const { bob, deck, cardId, open, accepts, deckNow } = await aDeckWithSuggestions(openStore, { cards: [card] });
    const words = (length: number) => suggestedFields.map((field) => ({ field, base: card[field], text: long("b", length) }));
    const send = (length: number) => bob.send("POST", `/api/suggestions/${deck.id}/${cardId}`, { changes: words(length), sentence: "" });
    expect(await codeIn(await send(SUGGESTION.textMaxLength + 1))).toBe("suggestion/too-long");
    expect((await send(SUGGESTION.textMaxLength)).status).toBe(201);
    const { suggestions } = await open();
    expect(suggestions.map(({ field }) => field).toSorted()).toEqual(suggestedFields.toSorted());
    for (const { id } of suggestions) expect((await accepts(id)).status).toBe(200);
    const text = long("b", SUGGESTION.textMaxLength);
    expect((await deckNow()).cards).toMatchObject([{ term: text, definition: text, extra: text }]);
  });

  test("has limits for a day, for a deck and for a person", async () => {
    const { store, campus, ada, bob, eve, suggests, suggested } = await aDeckWithSuggestions(openStore);
    await suggested(eve, "kept");
    for (let made = 0; made < SUGGESTION.openOfPersonAndDeck; made += 1) await suggested(bob, `x${made}`);
    expect(await codeIn(await suggests(bob, "more"))).toBe("suggestion/too-many-of-yours");
    const other = await ada.deck({ cards: [{ term: "a", definition: "b" }], visibility: "Public" });
    const row = await store.read.selectFrom("cardSuggestions").selectAll().where("byId", "=", bob.uid).executeTakeFirstOrThrow();
    const more = (count: number, fields: object) =>
      store.write(({ db }) =>
        db
          .insertInto("cardSuggestions")
          .values(
            Array.from({ length: count }, (_, at) => ({ ...row, ...fields, id: `${JSON.stringify(fields)}${at}`, wording: `w${at}` })),
          )
          .execute(),
      );
    await more(SUGGESTION.mostADay - SUGGESTION.openOfPersonAndDeck, { deckId: other.id, decidedAt: 1, decision: "declined" });
    const elsewhere = () =>
      bob.send("POST", `/api/suggestions/${other.id}/${other.cards[0]!.id}`, {
        changes: [{ field: "term", base: "a", text: "A" }],
        sentence: "",
      });
    expect(await codeIn(await elsewhere())).toBe("suggestion/too-many-today");
    campus.clock.forward(dayMs + 1);
    expect((await elsewhere()).status).toBe(201);
    await more(SUGGESTION.openOfDeck - SUGGESTION.openOfPersonAndDeck - 1, { byId: ada.uid });
    expect(await codeIn(await suggests(eve, "more"))).toBe("suggestion/too-many");
  });

  test("fills a deck's last place once when several suggest at the same moment", async () => {
    const { store, campus, ada, bob, suggests, suggested, open } = await aDeckWithSuggestions(openStore);
    await suggested(bob, "first");
    const row = await store.read.selectFrom("cardSuggestions").selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: SUGGESTION.openOfDeck - 2 }, (_, at) => ({
      ...row,
      byId: ada.uid,
      id: `id${at}`,
      wording: `w${at}`,
    }));
    await store.write(({ db }) => db.insertInto("cardSuggestions").values(rows).execute());
    const readers = await Promise.all(Array.from({ length: 5 }, () => campus.student()));
    const replies = await Promise.all(readers.map((reader, at) => suggests(reader, `words ${at}`)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    expect((await open()).count).toBe(SUGGESTION.openOfDeck);
  });

  test("is taken back by its proposer alone, and its words and notice go with it", async () => {
    const { store, ada, bob, eve, suggested, open } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "secret words");
    expect(await codeIn(await eve.send("DELETE", `/api/suggestions/${id}`))).toBe("suggestion/not-found");
    expect((await bob.send("DELETE", `/api/suggestions/${id}`)).status).toBe(204);
    expect(await codeIn(await bob.send("DELETE", `/api/suggestions/${id}`))).toBe("suggestion/not-found");
    expect([(await open()).count, await unreadOf(ada)]).toEqual([0, []]);
    expect(JSON.stringify(await store.read.selectFrom("cardSuggestions").selectAll().execute())).not.toContain("secret");
    await suggested(bob, "secret words");
  });

  test("goes with its proposer's account, is in that one's export, and is deleted 90 days after its decision or with the deck", async () => {
    const { store, campus, ada, bob, eve, deck, own, suggested, open, declines } = await aDeckWithSuggestions(openStore);
    const rows = async () =>
      (await store.read.selectFrom("cardSuggestions").select("text").orderBy("text").execute()).map(({ text }) => text);
    await suggested(bob, "x");
    await suggested(eve, "x");
    await declines((await suggested(eve, "old")).id, "No.");
    expect(await suggestionsOfAccount(store.read, eve.uid)).toMatchObject({
      made: [
        { text: "x", decision: null },
        { text: "old", decision: "declined", answer: "No.", deckTitle: "Cells" },
      ],
      allowed: [],
    });
    await jsonOf(ada.send("PUT", `${own}/suggestions`, { audience: "groups" }));
    expect(await suggestionsOfAccount(store.read, ada.uid)).toEqual({
      made: [],
      allowed: [{ ownerId: ada.uid, deckId: deck.id, audience: "groups" }],
    });
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", bob.uid).execute());
    expect((await open()).suggestions).toMatchObject([{ text: "x", readers: 1, names: ["@eve"] }]);
    const sweep = () => sweepSuggestions({ store, clock: campus.clock.now });
    await sweep();
    expect(await rows()).toEqual(["old", "x"]);
    campus.clock.forward(SUGGESTION.keepDays * dayMs + 1);
    await sweep();
    expect(await rows()).toEqual(["x"]);
    await ada.send("DELETE", own);
    await sweep();
    expect(await rows()).toEqual(["x"]);
    await ada.send("DELETE", `/api/users/${ada.uid}/trash/${deck.id}`);
    await sweep();
    expect([await rows(), await store.read.selectFrom("deckSuggestions").selectAll().execute()]).toEqual([[], []]);
  });
});
