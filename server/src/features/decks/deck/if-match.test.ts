import { hash } from "node:crypto";

import { expect, test } from "vitest";

import { aDeck } from "../../../../test/a-deck.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { created, refusal, school } from "../../../../test/school/a-school.ts";
import { isSeen, seenStates } from "./if-match.ts";

describeEachDatabase("the ETag of a deck", (openStore) => {
  async function aSavedDeck() {
    const store = await openStore();
    const { own } = await school(store);
    const deck = await created(own.create(aDeck({ title: "First" })));
    const deckInStore = (id: number) => store.read.selectFrom("decks").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const tagNow = async () => (await own.read(deck.id)).headers.get("etag") ?? "";
    /** What a failover leaves of a save that its replica did not have: the deck of before. */
    const lose = async () => {
      const before = await deckInStore(deck.id);
      return () =>
        store.write(({ db }) =>
          db
            .updateTable("decks")
            .set({ title: before.title, cards: before.cards, revision: before.revision })
            .where("id", "=", deck.id)
            .execute(),
        );
    };
    return { own, deck, tagNow, lose, deckInStore };
  }

  test("of a save that was lost, whose revision another save got, is refused: that save is not overwritten", async () => {
    const { own, deck, tagNow, lose } = await aSavedDeck();
    const loseIt = await lose();
    const lost = (await own.save(deck.id, aDeck({ title: "Lost" }), await tagNow())).headers.get("etag") ?? "";
    await loseIt();
    const other = await own.save(deck.id, aDeck({ title: "Another's" }), await tagNow());
    expect([other.status, lost.slice(0, 3), (await tagNow()).slice(0, 3)]).toEqual([200, '"2.', '"2.']);
    for (const tag of [lost, `W/${lost}`, lost.replace(/"$/, '-gzip"')])
      expect(await refusal(own.save(deck.id, aDeck({ title: "Mine" }), tag))).toMatchObject({
        status: 412,
        code: "deck/changed-meanwhile",
      });
    expect(await (await own.read(deck.id)).json()).toMatchObject({ title: "Another's", revision: 2 });
    expect((await own.save(deck.id, aDeck({ title: "Mine" }), await tagNow())).status).toBe(200);
  });

  test("is the same in the reply to a save and when the deck is read, and stays when its visibility changes", async () => {
    const { own, deck, tagNow } = await aSavedDeck();
    const text = aDeck({ title: 'Ünï "quoted" \u2028 \\ 細胞', description: "d" });
    const saved = (await own.save(deck.id, text, await tagNow())).headers.get("etag");
    expect(await tagNow()).toBe(saved);
    await own.show(deck.id, "Unlisted");
    expect(await tagNow()).toBe(saved);
  });

  test("as a page that was opened before an upgrade names it, by a hash, still matches, and only this state", async () => {
    const { own, deck, deckInStore } = await aSavedDeck();
    const { title, description, cards } = await deckInStore(deck.id);
    const tag = (text: string) => `"1.${hash("sha256", text).slice(0, 16)}"`;
    const content = `${JSON.stringify([title, description])}${cards}`;
    expect(await refusal(own.save(deck.id, aDeck({ title: "Mine" }), tag(`${content} `)))).toMatchObject({
      code: "deck/changed-meanwhile",
    });
    expect((await own.save(deck.id, aDeck({ title: "Mine" }), tag(content))).status).toBe(200);
  });

  test("as a client of an earlier build names it, by the revision alone, still matches", async () => {
    const { own, deck } = await aSavedDeck();
    expect((await own.save(deck.id, aDeck({ title: "Second" }), '"1"')).status).toBe(200);
    expect(await refusal(own.save(deck.id, aDeck({ title: "Third" }), '"1"'))).toMatchObject({ status: 412 });
  });

  test.each(['"1.0123456789abcde"', '"1.0123456789ABCDEF"', '"1."', '".0123456789abcdef"', '"1.0123456789abcdef0"'])(
    "%s is none",
    async (tag) => {
      const { own, deck } = await aSavedDeck();
      expect(await refusal(own.save(deck.id, aDeck({ title: "New" }), tag))).toMatchObject({ status: 400, code: "deck/bad-revision" });
    },
  );
});

test("a header of many states reads the deck's content as often as one of one", () => {
  const readsFor = (header: string) => {
    let reads = 0;
    const row = {
      revision: 3,
      title: "",
      description: "",
      get cards() {
        reads += 1;
        return "[]";
      },
    };
    expect(isSeen(row, seenStates(header))).toBe(false);
    return reads;
  };
  const tags = Array.from({ length: 700 }, (_, at) => `"3.${at.toString(16).padStart(16, "0")}"`);
  expect(readsFor(tags.join(","))).toBe(readsFor(tags[0] ?? ""));
  expect(readsFor('"4.0000000000000000"')).toBe(0);
});
