import type { CopiedFrom } from "@recollect/domain/decks/deck.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { describe, expect, onTestFinished, test } from "vitest";

import { aCampus, jsonOf } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aFollower, withCard } from "../../../../test/a-follower.ts";
import { actOnDeck, makeModerator } from "../../../../test/a-moderator.ts";
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

  test.each([2, 4])("never close to a ring when %i students link their decks to each other's at the same moment", async (size) => {
    const { store, campus } = await aChain(1);
    const students = await Promise.all(Array.from({ length: size }, (_, at) => campus.student(`r${at}`)));
    // A race may go well by chance.
    for (let round = 0; round < 3; round += 1) {
      const decks = await Promise.all(students.map((student) => student.deck({ cards: cards(2), visibility: "Unlisted" })));
      for (const [at, { id }] of decks.entries()) {
        const originalId = decks[(at + 1) % size]!.id;
        const copiedFrom = JSON.stringify({ originalId, originalAuthor: "@x", copiedAt: 1 } satisfies CopiedFrom);
        await store.write(({ db }) => db.updateTable("decks").set({ copiedFrom }).where("id", "=", id).execute());
      }
      const replies = await Promise.all(
        students.map((student, at) => student.send("PUT", `/api/users/${student.uid}/decks/${decks[at]!.id}/following`)),
      );
      const outcomes = await Promise.all(replies.map(async (reply) => (reply.ok ? "linked" : codeIn(reply))));
      expect(outcomes.toSorted()).toEqual(["deck/follows-itself", ...Array.from({ length: size - 1 }, () => "linked")]);
    }
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

describeEachDatabase("a taking", (openStore) => {
  const wholly = [
    { reply: "taken", theirs: "taken", own: [3, "my words"], state: "closed" },
    { reply: "deck/original-closed", theirs: "not taken", own: [3, "my words"], state: "closed" },
  ];

  async function aTaking() {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const [author, follower] = [aFollower(ada), aFollower(bob)];
    const original = await ada.deck({ cards: cards(3), visibility: "Public" });
    const copy = await follower.follow(original.id);
    await follower.edit(copy.id, (deck) => ({ cards: withCard(deck, 1, { definition: "my words" }) }));
    await author.edit(original.id, (deck) => ({ cards: withCard(deck, 0, { term: "their words" }) }));
    const { sourceRevision, revision } = await follower.changes(copy.id);
    const send = () => follower.sendTaking(copy.id, { sourceRevision, revision, theirs: [], wanted: [] });
    /** What was open when it was taken may have come; a refusal has changed nothing. No word of the follower's is lost. */
    const found = async (reply: Response) => {
      const now = await follower.deck(copy.id);
      const theirs = now.cards[0]?.term === "their words" ? "taken" : "not taken";
      const own = [now.cards.length, now.cards[1]?.definition];
      return { reply: reply.ok ? "taken" : await codeIn(reply), theirs, own, state: (await follower.following(copy.id)).state };
    };
    return { store, campus, ada, original, send, found };
  }

  test("of a deck that a moderator takes down at that moment comes whole or not at all", async () => {
    const { store, campus, original, send, found } = await aTaking();
    const caretaker = await campus.student("caretaker");
    await makeModerator(store, caretaker);
    const [reply, down] = await Promise.all([send(), actOnDeck(caretaker, original.id, "take-down")]);
    expect(down.status).toBe(200);
    expect(wholly).toContainEqual(await found(reply));
  });

  test("of a deck whose author deletes the account at that moment comes whole or not at all", async () => {
    const { store, ada, send, found } = await aTaking();
    const [reply] = await Promise.all([send(), store.write(({ db }) => db.deleteFrom("users").where("id", "=", ada.uid).execute())]);
    expect(wholly).toContainEqual(await found(reply));
  });

  test("of a deck that goes to the trash at that moment comes whole or not at all", async () => {
    const { ada, original, send, found } = await aTaking();
    const [reply, gone] = await Promise.all([send(), ada.send("DELETE", `/api/users/${ada.uid}/decks/${original.id}`)]);
    expect(gone.ok).toBe(true);
    expect(wholly).toContainEqual(await found(reply));
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
