import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { decksBeside } from "../../../test/library/decks-beside.ts";
import { decksToFind, searchesToFind } from "../../../test/library/decks-to-find.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { indexWaitingDecks } from "../../library-index/index-decks.store.ts";
import { silent } from "../../process/log/log.ts";

describeEachDatabase("of a Library of some hundred decks", (openStore) => {
  test("sixty searches find the deck that is meant, nearly always among the first three", { timeout: 120_000 }, async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    // Newer decks come first among equals: the decks that are meant are older than the others.
    for (const { tags, cards, ...deck } of [...decksToFind, ...decksBeside(260)])
      await ada.deck({ ...deck, cards: cards.map((card) => ({ ...card, tags })), visibility: "Public" });
    await indexWaitingDecks({ store, log: silent });
    const places: { search: string; place: number }[] = [];
    for (const [search, title] of searchesToFind) {
      const { decks } = await jsonOf<LibraryPage>(bob.get(`/api/library?limit=24&search=${encodeURIComponent(search)}`));
      places.push({ search, place: decks.findIndex((deck) => deck.title === title) + 1 });
    }
    const within = (most: number) => places.filter(({ place }) => place > 0 && place <= most).length / places.length;
    const missed = places.filter(({ place }) => place === 0 || place > 3);
    expect(within(3), JSON.stringify(missed)).toBeGreaterThanOrEqual(0.9);
    expect(within(24), JSON.stringify(missed)).toBeGreaterThanOrEqual(0.97);
  });
});
