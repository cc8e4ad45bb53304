import type { CopiedFrom } from "@recollect/domain/decks/deck.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { describe, expect, onTestFinished, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aFollower, withCard } from "../../../../test/a-follower.ts";
import { aMigratedDatabase, describeEachDatabase, testDatabaseUrl } from "../../../../test/databases.ts";
import { duringTransaction } from "../../../../test/during-transaction.ts";
import { codeIn } from "../../../../test/signed-up.ts";
import { openPostgres } from "../../../store/postgres/postgres.ts";

const terms = (deck: Deck) => deck.cards.map(({ term }) => term);

describeEachDatabase("decks that follow each other in a row", (openStore) => {
  /** A deck, one that follows it, one that follows that, and so on, each of another student. */
  async function aChain(length: number) {
    const store = await openStore();
    const campus = aCampus(store);
    const first = await campus.student("first");
    const decks = [{ student: first, deck: await first.deck({ cards: cards(2), visibility: "Unlisted" }) }];
    for (let at = 1; at < length; at += 1) {
      const student = await campus.student(`s${at}`);
      const deck = await aFollower(student).follow(decks[at - 1]!.deck.id);
      await student.show(deck, "Unlisted");
      decks.push({ student, deck });
    }
    /** Lets the first deck follow another one, as if it were a copy of it. */
    const linkFirstTo = async (id: number) => {
      const copiedFrom = JSON.stringify({ originalId: id, originalAuthor: "@x", copiedAt: 1 } satisfies CopiedFrom);
      await store.write(({ db }) => db.updateTable("decks").set({ copiedFrom }).where("id", "=", decks[0]!.deck.id).execute());
      return first.send("PUT", `/api/users/${first.uid}/decks/${decks[0]!.deck.id}/following`);
    };
    return { store, campus, decks, linkFirstTo };
  }

  test("never close to a circle, however many are in between", async () => {
    const { decks, linkFirstTo } = await aChain(4);
    expect(await codeIn(await linkFirstTo(decks[3]!.deck.id))).toBe("deck/follows-itself");
    expect(await aFollower(decks[0]!.student).following(decks[0]!.deck.id)).toMatchObject({ state: "none" });
  });

  test("pass words on one step at a time, and a student in the middle who leaves stops them without a lost word", async () => {
    const { store, decks } = await aChain(3);
    const [first, second, third] = decks.map(({ student, deck }) => ({ ...aFollower(student), id: deck.id, student }));
    await first!.edit(first!.id, (deck) => ({ cards: withCard(deck, 0, { term: "new word" }) }));
    await second!.take(second!.id);
    expect(terms(await third!.take(third!.id))[0]).toBe("new word");
    await third!.edit(third!.id, (deck) => ({ cards: withCard(deck, 1, { term: "mine" }) }));
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", second!.student.uid).execute());
    expect(await third!.following(third!.id)).toEqual({ state: "closed", original: null });
    expect(terms(await third!.deck(third!.id))).toEqual(["new word", "mine"]);
  });

  test("take nothing of a deck that is being withdrawn at that moment", async () => {
    const { store, decks } = await aChain(2);
    const [author, follower] = decks.map(({ student, deck }) => ({ ...aFollower(student), id: deck.id }));
    const before = await follower!.deck(follower!.id);
    await author!.edit(author!.id, (deck) => ({ cards: withCard(deck, 0, { term: "secret" }) }));
    const { sourceRevision, revision } = await follower!.changes(follower!.id);
    const reply = await duringTransaction(
      store,
      () => follower!.sendTaking(follower!.id, { sourceRevision, revision, theirs: [], wanted: [] }),
      async ({ db }, send) => {
        await db.updateTable("decks").set({ visibility: "Private" }).where("id", "=", author!.id).execute();
        await send();
      },
    );
    const now = await follower!.deck(follower!.id);
    // What was open when it was taken may have come; a refusal has changed nothing.
    const outcome = reply.status === 200 ? { first: terms(now)[0] } : { code: await codeIn(reply), all: terms(now) };
    expect([{ first: "secret" }, { code: "deck/original-closed", all: terms(before) }]).toContainEqual(outcome);
    expect(await follower!.following(follower!.id)).toEqual({ state: "closed", original: null });
  });
});

describe.skipIf(!testDatabaseUrl)("a followed deck on two server processes", () => {
  test("is taken once, and loses no word while its author saves on the other", async () => {
    const url = await aMigratedDatabase();
    const [here, there] = await Promise.all([openPostgres(url), openPostgres(url)]);
    onTestFinished(async () => void (await Promise.all([here.close(), there.close()])));
    const campus = aCampus(here);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const author = aFollower(ada);
    const followers = [aFollower(bob), aFollower(aCampus(there).as(bob.uid))] as const;
    const original = await ada.deck({ cards: cards(3), visibility: "Unlisted" });
    const copy = await followers[0].follow(original.id);
    const words = Array.from({ length: 6 }, (_, at) => `author ${at}`);
    for (const term of words) {
      const { sourceRevision, revision } = await followers[1].changes(copy.id);
      const taking = { sourceRevision, revision, theirs: [], wanted: [] };
      const replies = await Promise.all([
        ...followers.map((one) => one.sendTaking(copy.id, taking)),
        author.edit(original.id, (deck) => ({ cards: [...deck.cards, { term, definition: "x" }] })).then(() => null),
      ]);
      for (const reply of replies) expect([200, 409]).toContain(reply?.status ?? 200);
    }
    const end = terms(await followers[1].take(copy.id));
    for (const term of words) expect(end.filter((one) => one === term)).toEqual([term]);
    expect(end).toHaveLength(3 + words.length);
    expect(await jsonOf(bob.get(`/api/users/${bob.uid}/decks/${copy.id}/following`))).toMatchObject({ changeCount: 0 });
  });
});
