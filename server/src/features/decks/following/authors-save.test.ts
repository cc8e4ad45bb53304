import { sql } from "kysely";
import { expect, test } from "vitest";

import { aCampus } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aFollower, withCard } from "../../../../test/a-follower.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";

describeEachDatabase("an author's save", (openStore) => {
  test("neither reads nor writes what belongs to followers, however it is sent", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const [author, follower] = [aFollower(ada), aFollower(bob)];
    const original = await ada.deck({ cards: cards(3), visibility: "Public" });
    const copy = await follower.follow(original.id);
    const rename = (from: string, to: string) =>
      store.write(({ db }) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db));

    // Any statement about the table would fail now.
    await rename("followedDecks", "outOfReach");
    expect((await bob.get(`/api/users/${bob.uid}/decks/${copy.id}/following`)).status).toBe(500);
    await author.edit(original.id, (deck) => ({ title: "By changes", cards: withCard(deck, 0, { term: "new" }) }));
    const { description, cards: now, revision } = await author.deck(original.id);
    const whole = { title: "As a whole", description, cards: [...now, { term: "added", definition: "card" }] };
    const saved = await ada.send("PUT", `/api/users/${ada.uid}/decks/${original.id}`, whole, { "if-match": `"${revision}"` });
    expect(saved.status, await saved.text()).toBe(200);
    await rename("outOfReach", "followedDecks");

    const { title, cards: taken } = await follower.take(copy.id);
    expect([title, taken.map(({ term }) => term)]).toEqual(["As a whole", ["new", "Term 2", "Term 3", "added"]]);
  });
});
