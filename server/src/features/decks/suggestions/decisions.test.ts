import type { Deck } from "@recollect/domain/decks/deck.ts";
import { makePatch } from "@recollect/domain/decks/make-patch.ts";
import type { VersionSummary } from "@recollect/domain/decks/history/version.ts";
import { describe, expect, onTestFinished, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { unreadOf } from "../../../../test/a-class-with-questions.ts";
import { actOnDeck, makeModerator } from "../../../../test/a-moderator.ts";
import { aDeckWithSuggestions } from "../../../../test/a-deck-with-suggestions.ts";
import { aMigratedDatabase, describeEachDatabase, testDatabaseUrl } from "../../../../test/databases.ts";
import { duringTransaction } from "../../../../test/during-transaction.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { openPostgres } from "../../../store/postgres/postgres.ts";
import { withdraw } from "./suggestions.store.ts";

const errorIn = async (reply: Response) => ((await reply.json()) as { error: { code: string; details?: unknown } }).error;

describeEachDatabase("the decision of a deck's author", (openStore) => {
  test("takes the words as an edit, with a version that names the readers, and tells them", async () => {
    const { ada, bob, eve, deck, cardId, own, suggested, accepts, open, deckNow } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "division of a nucleus");
    await suggested(eve, "division of a nucleus");
    expect(await jsonOf(accepts(id))).toMatchObject({ count: 0, suggestions: [] });
    expect(await deckNow()).toMatchObject({
      revision: deck.revision + 1,
      cards: [{ id: cardId, definition: "division of a nucleus" }, {}],
    });
    const [version] = await jsonOf<VersionSummary[]>(ada.get(`${own}/versions`));
    expect(version).toMatchObject({ revision: deck.revision, changed: 1, wordsOf: ["@bob", "@eve"] });
    expect(await unreadOf(ada)).toEqual([]);
    for (const reader of [bob, eve])
      expect(await unreadOf(reader)).toMatchObject([
        { kind: "suggestion-accepted", deckTitle: "Cells", why: "", data: { cardId, author: "@ada", words: "division of a nucleus" } },
      ]);
    expect(await open()).toMatchObject({ count: 0 });
  });

  test("is made once: sent again it changes nothing, and another one is refused", async () => {
    const { bob, deck, suggested, accepts, declines, deckNow, edits } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "x");
    const replies = await Promise.all([accepts(id), accepts(id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await deckNow()).revision).toBe(deck.revision + 1);
    expect(await unreadOf(bob)).toHaveLength(1);
    expect(await codeIn(await declines(id))).toBe("suggestion/decided");
    await edits("y");
    expect(await codeIn(await accepts(id))).toBe("suggestion/decided");
    expect((await deckNow()).cards[0]).toMatchObject({ definition: "y" });
  });

  test("is asked for again when the words were changed since, with the three texts", async () => {
    const { bob, suggested, accepts, open, deckNow, edits } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "division of a nucleus");
    await edits("division of a cell");
    const details = { now: "division of a cell", base: "division", proposal: "division of a nucleus" };
    expect(await errorIn(await accepts(id))).toMatchObject({ code: "suggestion/clash", details });
    expect(await errorIn(await accepts(id, { text: "mine" }))).toMatchObject({ code: "suggestion/clash", details });
    expect(await errorIn(await accepts(id, { seen: "division" }))).toMatchObject({ code: "suggestion/clash", details });
    expect([(await open()).count, (await deckNow()).cards[0]?.definition]).toEqual([1, "division of a cell"]);
    await jsonOf(accepts(id, { seen: "division of a cell", text: "division of a nucleus, then of the cell" }));
    expect((await deckNow()).cards[0]?.definition).toBe("division of a nucleus, then of the cell");
  });

  test("takes words for a card's note as for its sides, the same words of several at once", async () => {
    const { bob, eve, suggested, accepts, open, deckNow, toCorrect } = await aDeckWithSuggestions(openStore);
    expect(await toCorrect(bob)).toMatchObject({ extra: "" });
    const { id } = await suggested(bob, "page 3", { field: "extra" });
    await suggested(eve, " page 3", { field: "extra" });
    expect(await open()).toMatchObject({ count: 1, suggestions: [{ field: "extra", text: "page 3", bases: [""], readers: 2 }] });
    await jsonOf(accepts(id));
    expect((await deckNow()).cards[0]).toMatchObject({ definition: "division", extra: "page 3" });
    expect(await toCorrect(eve)).toMatchObject({ extra: "page 3", own: [] });
    for (const reader of [bob, eve]) expect(await unreadOf(reader)).toMatchObject([{ kind: "suggestion-accepted" }]);
  });

  test("is asked for again when the note was changed since, and keeps the author's where that is decided", async () => {
    const { bob, suggested, accepts, declines, deckNow, edits } = await aDeckWithSuggestions(openStore, {
      cards: [{ term: "mitosis", definition: "division", extra: "page 1" }],
    });
    const { id } = await suggested(bob, "page 3", { field: "extra" });
    await edits("page 2", "extra");
    const details = { now: "page 2", base: "page 1", proposal: "page 3" };
    expect(await errorIn(await accepts(id))).toMatchObject({ code: "suggestion/clash", details });
    await jsonOf(declines(id, "It is page 2."));
    expect((await deckNow()).cards[0]).toMatchObject({ extra: "page 2" });
  });

  test("meets an edit of the same words at the same moment: one of both is saved, and the other is asked about", async () => {
    const { ada, bob, own, suggested, accepts, deckNow } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "suggested words");
    const before = await deckNow();
    const cards = before.cards.map((card, at) => (at === 0 ? { ...card, definition: "edited words" } : card));
    const patch = makePatch(before, { ...before, cards }, () => "unused");
    const [accepted, edited] = await Promise.all([accepts(id), ada.send("PATCH", own, patch)]);
    const now = (await deckNow()).cards[0]?.definition;
    const codes = await Promise.all([accepted, edited].map(async (reply) => (reply.ok ? "saved" : codeIn(reply))));
    expect([codes, now]).toEqual(
      now === "edited words"
        ? [["suggestion/clash", "saved"], "edited words"]
        : [["saved", "deck/fields-changed-meanwhile"], "suggested words"],
    );
  });

  test("of two different suggestions at once takes one, and asks about the other", async () => {
    const { bob, eve, suggested, accepts, deckNow } = await aDeckWithSuggestions(openStore);
    const [first, second] = [await suggested(bob, "x"), await suggested(eve, "y")];
    const codes = await Promise.all(
      [accepts(first.id), accepts(second.id)].map(async (reply) => ((await reply).ok ? "taken" : codeIn(await reply))),
    );
    expect(codes.toSorted()).toEqual(["suggestion/clash", "taken"]);
    expect((await deckNow()).cards[0]?.definition).toBe(codes[0] === "taken" ? "x" : "y");
  });

  test("takes words that the card has already without a save", async () => {
    const { bob, suggested, accepts, edits, deckNow } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "x");
    const { revision } = await edits("x");
    await jsonOf(accepts(id));
    expect((await deckNow()).revision).toBe(revision);
    expect(await unreadOf(bob)).toMatchObject([{ kind: "suggestion-accepted" }]);
  });

  test("declines with a sentence, which the readers get", async () => {
    const { bob, deck, suggested, declines, open, deckNow } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "x");
    expect(await codeIn(await declines(id, "y".repeat(501)))).toBe("suggestion/sentence-too-long");
    await jsonOf(declines(id, " The course book says division. "));
    await jsonOf(declines(id, "Again"));
    const told = { kind: "suggestion-declined", why: "The course book says division.", data: { author: "@ada", words: "x" } };
    expect(await unreadOf(bob)).toMatchObject([told]);
    expect([(await open()).count, (await deckNow()).revision]).toEqual([0, deck.revision]);
  });

  test("waits for a deck in the trash, and is possible for one that became Private or whose author takes no more", async () => {
    const { ada, bob, deck, own, suggested, accepts, allows, open, deckNow } = await aDeckWithSuggestions(openStore);
    const [first, second] = [await suggested(bob, "x"), await suggested(bob, "Mitosis", { field: "term" })];
    await ada.send("DELETE", own);
    expect(await codeIn(await accepts(first.id))).toBe("deck/not-in-collection");
    await jsonOf(ada.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`));
    await allows("nobody");
    expect((await open()).count).toBe(2);
    await ada.send("PATCH", own, {
      base: 3,
      title: { from: "Cells", to: "Private thoughts" },
      cards: [],
      added: [],
      removed: [],
      order: null,
    });
    await jsonOf(accepts(first.id));
    await jsonOf(accepts(second.id));
    const now = await deckNow();
    expect([now.title, now.cards[0]?.term, now.cards[0]?.definition]).toEqual(["Private thoughts", "Mitosis", "x"]);
    expect(JSON.stringify(await unreadOf(bob))).not.toContain("Private thoughts");
  });

  test("can't take words for a card that is gone, and says so; nothing is lost when it comes back", async () => {
    const { ada, bob, cardId, own, suggested, accepts, declines, deckNow, open } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "x");
    const now = await deckNow();
    const content = { title: now.title, description: "", cards: now.cards.filter((card) => card.id !== cardId) };
    const saved = await jsonOf<Deck>(ada.send("PUT", own, content, { "if-match": `"${now.revision}"` }));
    expect(await codeIn(await accepts(id))).toBe("suggestion/card-gone");
    expect((await open()).count).toBe(1);
    await jsonOf(ada.send("POST", `${own}/versions/${now.revision}/restore`, {}, { "if-match": `"${saved.revision}"` }));
    await jsonOf(accepts(id));
    expect(await codeIn(await declines(id))).toBe("suggestion/decided");
  });

  test("leaves the card something to ask", async () => {
    const cards = [
      { term: "The {{c1::nucleus}} divides", definition: "" },
      { term: "b", definition: "c" },
    ];
    const { bob, suggested, accepts, deckNow } = await aDeckWithSuggestions(openStore, { cards });
    const { id } = await suggested(bob, "The {{c1::cell}} divides", { field: "term" });
    expect(await codeIn(await accepts(id, { text: "The cell divides" }))).toBe("suggestion/incomplete");
    await jsonOf(accepts(id));
    expect((await deckNow()).cards[0]?.term).toBe("The {{c1::cell}} divides");
  });

  test("about a suggestion that was taken back, or of another deck, finds none", async () => {
    const { ada, bob, suggested, accepts } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "x");
    const other = await ada.deck({});
    const decision = { decision: "accept", text: null, seen: null };
    const elsewhere = ada.send("PUT", `/api/users/${ada.uid}/decks/${other.id}/suggestions/${id}/decision`, decision);
    expect(await codeIn(await elsewhere)).toBe("suggestion/not-found");
    await bob.send("DELETE", `/api/suggestions/${id}`);
    expect(await codeIn(await accepts(id))).toBe("suggestion/not-found");
  });

  test("does not take words that their reader is withdrawing", async () => {
    const { store, bob, suggested, accepts, deck, deckNow } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "division of a nucleus");
    const reply = await duringTransaction(
      store,
      () => accepts(id),
      async ({ db }, send) => {
        expect(await withdraw(db, bob.uid, id, 1)).not.toBeNull();
        await send();
      },
    );
    expect([404, 409]).toContain(reply.status);
    expect(await deckNow()).toMatchObject({ revision: deck.revision, cards: [{ definition: "division" }, {}] });
    expect(await unreadOf(bob)).toEqual([]);
  });

  test("loses no word of a save that comes at the same moment", async () => {
    const { ada, bob, deck, own, suggested, accepts, deckNow } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "division of a nucleus");
    const change = { id: deck.cards[1]!.id, field: "definition", from: "c", to: "the author's" };
    const patch = { base: deck.revision, cards: [change], added: [], removed: [], order: null };
    const replies = await Promise.all([ada.send("PATCH", own, patch), accepts(id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await deckNow()).cards.map(({ definition }) => definition)).toEqual(["division of a nucleus", "the author's"]);
  });

  test("is open for a deck that a moderator took down, for which readers can suggest no more", async () => {
    const { store, campus, bob, eve, deck, suggested, suggests, accepts, deckNow } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "x");
    const moderator = await campus.student("mod");
    await makeModerator(store, moderator);
    expect((await actOnDeck(moderator, deck.id, "take-down")).status).toBe(200);
    expect(await codeIn(await suggests(eve, "y"))).toBe("deck/not-found");
    await jsonOf(accepts(id));
    expect((await deckNow()).cards[0]?.definition).toBe("x");
    expect(await unreadOf(bob)).toMatchObject([{ kind: "suggestion-accepted" }]);
  });

  test("reaches nobody once its proposer's account is deleted: the suggestion is gone with it", async () => {
    const { store, ada, bob, suggested, accepts, open, deckNow } = await aDeckWithSuggestions(openStore);
    const { id } = await suggested(bob, "x");
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", bob.uid).execute());
    expect([(await open()).count, await codeIn(await accepts(id))]).toEqual([0, "suggestion/not-found"]);
    expect([(await deckNow()).cards[0]?.definition, await unreadOf(ada)]).toEqual(["division", []]);
  });
});

describe.skipIf(!testDatabaseUrl)("a suggestion on two server processes", () => {
  test("is accepted once by two presses at the same moment, and its reader is told once", async () => {
    const url = await aMigratedDatabase();
    const [here, there] = await Promise.all([openPostgres(url), openPostgres(url)]);
    onTestFinished(async () => void (await Promise.all([here.close(), there.close()])));
    const { ada, bob, own, deck, suggested, accepts, deckNow } = await aDeckWithSuggestions(async () => here);
    const { id } = await suggested(bob, "division of a nucleus");
    const elsewhere = aCampus(there).as(ada.uid);
    const decision = { decision: "accept", text: null, seen: null };
    const replies = await Promise.all([accepts(id), elsewhere.send("PUT", `${own}/suggestions/${id}/decision`, decision)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await deckNow()).toMatchObject({ revision: deck.revision + 1, cards: [{ definition: "division of a nucleus" }, {}] });
    expect(await unreadOf(bob)).toHaveLength(1);
  });
});
