import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { actOnDeck, makeModerator } from "../../../test/a-moderator.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { indexWaitingDecks } from "../../library-index/index-decks.store.ts";
import { silent } from "../../process/log/log.ts";

const countries = ["France", "Spain", "Italy", "Portugal", "Austria", "Belgium"].map((term) => ({ term, definition: "its capital" }));
const cells = ["Mitochondrion", "Ribosome", "Chloroplast"].map((term) => ({ term, definition: "an organelle" }));

const titles = (decks: readonly LibraryDeckSummary[]) => decks.map(({ title }) => title);
const similar = async (reader: CampusStudent, { id }: { id: number }) =>
  titles(await jsonOf<LibraryDeckSummary[]>(reader.get(`/api/similar/${id}`)));
const same = async (owner: CampusStudent, { id }: { id: number }) =>
  titles(await jsonOf<LibraryDeckSummary[]>(owner.get(`/api/users/${owner.uid}/decks/${id}/same`)));

describeEachDatabase("decks like a Public deck", (openStore) => {
  async function aLibrary() {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob, eve] = [await campus.student("ada"), await campus.student("bob"), await campus.student("eve")];
    const deck = await ada.deck({ title: "Capitals of Europe", cards: countries, visibility: "Public" });
    const index = () => indexWaitingDecks({ store, log: silent });
    return { store, campus, ada, bob, eve, deck, index };
  }

  test("share cards or words of the title, the most alike first, at most two of one author, and not itself", async () => {
    const { ada, bob, eve, deck, index } = await aLibrary();
    await bob.deck({ title: "Cell biology", cards: cells, visibility: "Public" });
    await bob.deck({ title: "European capitals", cards: countries, visibility: "Public" });
    await eve.deck({ title: "Capitals of Europe and Asia", cards: [...cells, ...countries.slice(0, 2)], visibility: "Public" });
    for (const number of [1, 2, 3, 4]) await ada.deck({ title: `Capitals of Europe ${number}`, cards: countries, visibility: "Public" });
    await index();
    const found = await similar(eve, deck);
    expect(found).toHaveLength(4);
    expect(found.slice(0, 2)).toEqual(["Capitals of Europe 4", "Capitals of Europe 3"]);
    expect(found.slice(2).toSorted()).toEqual(["Capitals of Europe and Asia", "European capitals"]);
  });

  test("are Public ones alone, and only a Public deck has some", async () => {
    const { store, campus, bob, eve, deck, index } = await aLibrary();
    const moderator = await campus.student("moderator");
    await makeModerator(store, moderator);
    const like = { title: "Capitals of Europe too", cards: countries };
    const [shown, hidden, privateOne] = [
      await bob.deck({ ...like, visibility: "Public" }),
      await bob.deck({ ...like, visibility: "Public" }),
      await bob.deck(like),
    ];
    await bob.deck({ ...like, visibility: "Unlisted" });
    await index();
    expect(await similar(eve, deck)).toHaveLength(2);
    await actOnDeck(moderator, hidden.id, "hide");
    await bob.show(shown, "Private");
    expect(await similar(eve, deck)).toEqual([]);
    for (const reader of [bob, eve, moderator])
      for (const { id } of [shown, hidden, privateOne, { id: 123_456 }])
        expect((await refusal(reader.get(`/api/similar/${id}`))).code).toBe("deck/not-found");
  });

  test("of others that have most of a deck's cards are shown to its owner before publishing, whatever the titles", async () => {
    const { ada, bob, eve, deck, index } = await aLibrary();
    const own = await bob.deck({ title: "European countries", cards: countries });
    await bob.deck({ title: "Own copy", cards: countries, visibility: "Public" });
    await eve.deck({ title: "Capitals of Europe and more", cards: [...countries.slice(0, 2), ...cells], visibility: "Public" });
    await index();
    expect(await same(bob, own)).toEqual(["Capitals of Europe"]);
    expect(await same(ada, deck)).toEqual(["Own copy"]);
    expect((await eve.get(`/api/users/${bob.uid}/decks/${own.id}/same`)).status).toBe(403);
    expect((await bob.get(`/api/users/${bob.uid}/decks/123456/same`)).status).toBe(404);
  });

  test("are found for any deck: without words, with signs of the databases' queries, in scripts without spaces, of long cards", async () => {
    const { bob, eve, index } = await aLibrary();
    const hostile = ["' & | ! :* \\", '" OR NEAR(', "日本の歴史", "🧬🧬", "a ".repeat(140)];
    for (const title of hostile) {
      const cards = [
        { term: title, definition: "x".repeat(20_000) },
        { term: "b", definition: "c" },
      ];
      await eve.deck({ title, cards, visibility: "Public" });
      const deck = await bob.deck({ title, cards, visibility: "Public" });
      await index();
      expect(await similar(eve, deck)).toBeInstanceOf(Array);
    }
  });
});
