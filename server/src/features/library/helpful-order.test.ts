import { NEW_DECKS } from "@recollect/domain/library/new-decks.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { aCrowd, findHelpful, type Crowd } from "../../../test/library/a-crowd.ts";
import { pagesOf } from "../../../test/library/pages-of.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { indexWaitingDecks } from "../../library-index/index-decks.store.ts";
import { silent } from "../../process/log/log.ts";
import { renewWorth } from "./worth/renew-worth.store.ts";

const thank = (reader: CampusStudent, { id }: { id: number }, method = "PUT") => jsonOf(reader.send(method, `/api/worth/${id}/thanks`));

/** People who came on different days long ago, and study. */
const students = (size: number): Crowd => ({ size, joinedAt: (at) => Date.now() - (30 + at) * dayMs, studyDays: 14 });
/** Accounts made on one day, that pretend to study. */
const spammers = (size: number): Crowd => ({ size, joinedAt: (at) => Date.now() - 30 * dayMs + at, studyDays: 14 });

describeEachDatabase("the Library's orders by worth", (openStore) => {
  async function aSite() {
    const store = await openStore();
    const campus = aCampus(store);
    const { clock } = campus;
    const night = () => renewWorth({ store, clock: clock.now, signal: new AbortController().signal });
    const author = async (crowd: Crowd = students(1)) => campus.as((await aCrowd(store, crowd))[0] ?? "");
    const reader = await campus.student("reader");
    const titles = async (query: Record<string, string>) => (await pagesOf(reader, query)).map(({ title }) => title);
    return { store, clock, campus, night, author, reader, titles };
  }

  test("Most helpful begins with what people found helpful, from the request after their thanks on, and goes on with the newest", async () => {
    const { store, campus, author, titles } = await aSite();
    const ada = await author();
    const [first, second] = [
      await ada.deck({ title: "first", visibility: "Public" }),
      await ada.deck({ title: "second", visibility: "Public" }),
    ];
    for (const title of ["third", "fourth"]) await ada.deck({ title, visibility: "Public" });
    const people = (await aCrowd(store, students(3))).map(campus.as);
    expect(await titles({ sort: "helpful" })).toEqual(["fourth", "third", "second", "first"]);
    for (const one of people.slice(0, 2)) await thank(one, first);
    await thank(people[2]!, second);
    expect(await titles({ sort: "helpful" })).toEqual(["first", "second", "fourth", "third"]);
    for (const one of people.slice(1)) await thank(one, second);
    expect(await titles({ sort: "helpful" })).toEqual(["second", "first", "fourth", "third"]);
    for (const one of people.slice(0, 2)) await thank(one, first, "DELETE");
    expect(await titles({ sort: "helpful" })).toEqual(["second", "fourth", "third", "first"]);
    await ada.show(second, "Private");
    expect(await titles({ sort: "helpful" })).toEqual(["fourth", "third", "first"]);
    await ada.show(second, "Public");
    expect((await titles({ sort: "helpful" }))[0]).toBe("second");
  });

  test("a hundred accounts made for it in a day don't carry a deck over one that ten students found helpful", async () => {
    const { store, campus, night, author, titles } = await aSite();
    const [honest, spammer] = [await author(), await author(spammers(1))];
    const [good, bad] = [
      await honest.deck({ title: "good", visibility: "Public" }),
      await spammer.deck({ title: "bad", visibility: "Public" }),
    ];
    const crowd = await aCrowd(store, spammers(100));
    await findHelpful(store, crowd.slice(1), [{ ownerId: spammer.uid, id: bad.id }]);
    await thank(campus.as(crowd[0]!), bad);
    await findHelpful(store, await aCrowd(store, students(10)), [{ ownerId: honest.uid, id: good.id }]);
    await night();
    expect(await titles({ sort: "helpful" })).toEqual(["good", "bad"]);
  });

  test("accounts that find many decks helpful share their thanks, so that they don't fill the first page", async () => {
    const { store, night, author, titles } = await aSite();
    const [honest, spammer] = [await author(), await author()];
    const good = await honest.deck({ title: "good", visibility: "Public" });
    const bad = [];
    for (let at = 0; at < 120; at += 1) bad.push(await spammer.deck({ title: `bad ${at}`, visibility: "Public" }));
    await findHelpful(
      store,
      await aCrowd(store, students(5)),
      bad.map(({ id }) => ({ ownerId: spammer.uid, id })),
    );
    await findHelpful(store, await aCrowd(store, students(2)), [{ ownerId: honest.uid, id: good.id }]);
    await night();
    expect((await titles({ sort: "helpful", limit: "100" }))[0]).toBe("good");
  });

  test("thanks of accounts that are young, idle or suspended count nothing; the night notices who came of age, and who was suspended", async () => {
    const { store, campus, clock, night, author, titles } = await aSite();
    const ada = await author();
    const deck = await ada.deck({ title: "old", visibility: "Public" });
    await ada.deck({ title: "newer", visibility: "Public" });
    const young = await aCrowd(store, { size: 20, joinedAt: () => Date.now() - 6 * dayMs, studyDays: 5 });
    const idle = await aCrowd(store, { size: 20, joinedAt: () => 0, studyDays: 1 });
    await findHelpful(store, [...young.slice(1), ...idle], [{ ownerId: ada.uid, id: deck.id }]);
    await thank(campus.as(young[0]!), deck);
    expect(await titles({ sort: "helpful" })).toEqual(["newer", "old"]);
    clock.forward(2 * dayMs);
    await night();
    expect(await titles({ sort: "helpful" })).toEqual(["old", "newer"]);
    await store.write(({ db }) => db.updateTable("users").set({ suspendedAt: 1 }).where("id", "in", young).execute());
    await night();
    expect(await titles({ sort: "helpful" })).toEqual(["newer", "old"]);
  });

  test("an author who publishes again keeps the lot until the night", async () => {
    const { store, author } = await aSite();
    const ada = await author();
    const lot = async () => (await store.read.selectFrom("newDecks").select("lot").executeTakeFirstOrThrow()).lot;
    await ada.deck({ title: "first", visibility: "Public" });
    const drawn = await lot();
    expect(drawn).not.toBeNull();
    for (const title of ["second", "third"]) await ada.deck({ title, visibility: "Public" });
    expect(await lot()).toBe(drawn);
  });

  test("the latest unknown deck of an author is the new one, for 14 days from its publishing, however often it is hidden or renamed", async () => {
    const { store, clock, night, author, titles } = await aSite();
    const [ada, bob] = [await author(), await author()];
    const known = [];
    for (let at = 0; at < 4; at += 1) known.push(await ada.deck({ title: `known ${at}`, visibility: "Public" }));
    const helpful = async (owner: CampusStudent, decks: readonly { id: number }[]) => {
      await findHelpful(
        store,
        await aCrowd(store, students(2)),
        decks.map(({ id }) => ({ ownerId: owner.uid, id })),
      );
      await night();
    };
    await helpful(ada, known);
    const written = await bob.deck({ title: "written long ago" });
    await bob.deck({ title: "first", visibility: "Public" });
    const second = await bob.deck({ title: "second", visibility: "Public" });
    const third = async () => (await titles({ sort: "helpful-and-new", limit: "5", most: "5" }))[2];
    expect(await third()).toBe("second");
    await bob.show(second, "Private");
    expect(await third(), "hidden").toBe("first");
    await bob.show(second, "Public");
    expect(await third(), "listed again").toBe("second");
    await helpful(bob, [second]);
    expect(await third(), "found helpful").toBe("first");

    clock.forward(NEW_DECKS.newMs + dayMs);
    expect(await third(), "none is new").toMatch("known");
    await bob.show(written, "Public");
    expect(await third(), "published now").toBe("written long ago");
    clock.forward(NEW_DECKS.newMs - dayMs);
    await night();
    await bob.show(written, "Private");
    await bob.show(written, "Public");
    expect(await third()).toBe("written long ago");
    clock.forward(2 * dayMs);
    expect(await third(), "no longer new").toMatch("known");
    await night();
    const path = `/api/users/${bob.uid}/decks/${written.id}`;
    await jsonOf(bob.send("PUT", path, { title: "renamed", description: "", cards: written.cards }, { "If-Match": '"1"' }));
    expect(await third(), "renamed").toMatch("known");
  });

  test("people who came long ago count before the many who came since", async () => {
    const { store, night, author, titles } = await aSite();
    const [ada, bob] = [await author(), await author()];
    const [good, other] = [
      await ada.deck({ title: "good", visibility: "Public" }),
      await bob.deck({ title: "other", visibility: "Public" }),
    ];
    const idle = await aCrowd(store, { size: 600, joinedAt: () => Date.now() - 20 * dayMs, studyDays: 0 });
    await findHelpful(store, [...idle, ...(await aCrowd(store, students(3)))], [{ ownerId: ada.uid, id: good.id }]);
    await findHelpful(store, await aCrowd(store, students(1)), [{ ownerId: bob.uid, id: other.id }]);
    await night();
    expect(await titles({ sort: "helpful" })).toEqual(["good", "other"]);
  });

  test("Helpful and new gives one place of five to new decks, one an author, however many decks and accounts a spammer makes", async () => {
    const { store, clock, night, author, titles } = await aSite();
    const ada = await author();
    const known = [];
    for (let at = 0; at < 12; at += 1) known.push(await ada.deck({ title: `known ${at}`, visibility: "Public" }));
    await findHelpful(
      store,
      await aCrowd(store, students(2)),
      known.map(({ id }) => ({ ownerId: ada.uid, id })),
    );
    await night();
    const spammer = await author(spammers(1));
    for (let at = 0; at < 30; at += 1) await spammer.deck({ title: `spam ${at}`, visibility: "Public" });
    const young = await author({ size: 1, joinedAt: () => Date.now() - dayMs, studyDays: 9 });
    await young.deck({ title: "of a young account", visibility: "Public" });
    for (const title of ["new of Bob", "new of Eve"]) await (await author()).deck({ title, visibility: "Public" });

    const seen = new Map<string, number>();
    for (let turn = 0; turn < 60; turn += 1) {
      const page = await titles({ sort: "helpful-and-new", limit: "15", most: "15" });
      expect(page.map((title) => title.startsWith("known"))).toEqual(page.map((_, place) => place % 5 !== 2));
      expect(page.filter((title) => title.startsWith("spam"))).toEqual(["spam 29"]);
      expect(page).not.toContain("of a young account");
      seen.set(page[2]!, (seen.get(page[2]!) ?? 0) + 1);
      clock.forward(NEW_DECKS.turnMs);
      if (turn % 3 === 2) await night();
    }
    expect([...seen.keys()].toSorted()).toEqual(["new of Bob", "new of Eve", "spam 29"]);

    // What somebody found helpful stands by its worth, and what is no longer new among the others.
    clock.forward(NEW_DECKS.newMs);
    await night();
    expect((await titles({ sort: "helpful-and-new" })).slice(0, 12).every((title) => title.startsWith("known"))).toBe(true);
  });

  test("both show every deck once, in pages of any size, with a search and with filters", async () => {
    const { store, author, titles, night } = await aSite();
    const authors = [];
    for (let at = 0; at < 8; at += 1) authors.push(await author());
    const decks = [];
    for (let at = 0; at < 24; at += 1) {
      const one = authors[at % 8]!;
      const deck = await one.deck({ title: `${at % 3 === 0 ? "quartz" : "granite"} ${at}`, visibility: "Public" });
      decks.push({ ownerId: one.uid, id: deck.id, title: deck.title });
    }
    await findHelpful(store, await aCrowd(store, students(3)), decks.slice(0, 7));
    await night();
    await indexWaitingDecks({ store, log: silent });
    const all = decks.map(({ title }) => title).toSorted();
    const found = all.filter((title) => title.startsWith("quartz"));
    for (const sort of ["helpful", "helpful-and-new"])
      for (const limit of ["1", "5", "7", "100"]) {
        const what = `${sort} ${limit}`;
        expect((await titles({ sort, limit })).toSorted(), what).toEqual(all);
        expect(await titles({ sort, limit }), what).toEqual(await titles({ sort, limit: "100" }));
        expect((await titles({ sort, limit, search: "quartz" })).toSorted(), what).toEqual(found);
        expect((await titles({ sort, limit, cards: "1-20" })).toSorted(), what).toEqual(all);
        expect((await titles({ sort, limit, search: "quartz", cards: "1-20" })).toSorted(), what).toEqual(found);
      }
  });
});
