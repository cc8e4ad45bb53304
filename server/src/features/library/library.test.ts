import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { deckSorts, type DeckSort } from "@recollect/domain/decks/sort.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { aStudent } from "../../../test/a-student.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../test/databases.ts";

type Query = Partial<Record<"search" | "sort" | "cursor" | "limit", string>>;

const ask = (reader: CampusStudent, query: Query) => reader.get(`/api/library?${new URLSearchParams(query).toString()}`);
const page = (reader: CampusStudent, query: Query = {}) => jsonOf<LibraryPage>(ask(reader, query));
const titles = async (reader: CampusStudent, query: Query = {}) => (await page(reader, query)).decks.map(({ title }) => title);

/** Every page of a list, in sequence. */
async function allPages(reader: CampusStudent, query: Query): Promise<LibraryPage["decks"][]> {
  const pages: LibraryPage["decks"][] = [];
  let cursor: string | null = null;
  do {
    const { decks, nextCursor }: LibraryPage = await page(reader, cursor === null ? query : { ...query, cursor });
    pages.push(decks);
    cursor = nextCursor;
  } while (cursor !== null);
  return pages;
}

/** In order of creation. */
const some = ["beta", "Alpha", "alpha", "Unit 10", "Unit 9", "zeta", "Éa", "eb"];
const byTitle = ["Alpha", "alpha", "beta", "Éa", "eb", "Unit 9", "Unit 10", "zeta"];
const orders: Record<DeckSort, string[]> = {
  newest: some.toReversed(),
  oldest: some,
  "a-z": byTitle,
  "z-a": byTitle.toReversed(),
  tutorials: some.toReversed(),
};

describeEachDatabase("the Library", (openStore) => {
  test("lists the Public decks of all students, and nothing else", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student()];
    const deck = await ada.deck({ title: "Capitals", description: "of Europe", visibility: "Public" });
    await ada.deck({ title: "Secret" });
    await ada.deck({ title: "By link", visibility: "Unlisted" });
    expect(await page(bob)).toEqual({
      decks: [
        {
          id: deck.id,
          title: "Capitals",
          description: "of Europe",
          cardCount: 1,
          author: "@ada",
          authorId: ada.uid,
          authorTheme: 0,
          firstCard: deck.cards[0]?.term,
          official: false,
          visibility: "Public",
          updatedAt: deck.updatedAt,
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    });
    for (const search of ["secret", "link"]) expect(await titles(bob, { search })).toEqual([]);
    // A word that no listed deck has is left out.
    expect(await titles(bob, { search: "@ada secret" })).toEqual(["Capitals"]);
  });

  test("reports that it is empty", async () => {
    const bob = await aCampus(await openStore()).student();
    for (const { key } of deckSorts) {
      expect(await page(bob, { sort: key })).toEqual({ decks: [], nextCursor: null, total: 0, totalIsExact: true });
      expect(await page(bob, { sort: key, search: "capitals" })).toEqual({ decks: [], nextCursor: null, total: 0, totalIsExact: true });
    }
  });

  test("shows changes of a deck or its author with the next request", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student()];
    const deck = await ada.deck({ title: "Capitals" });
    const path = `/api/users/${ada.uid}/decks/${deck.id}`;
    const found = async (search: string) => (await page(bob, { search })).decks.map(({ title, author }) => `${title} by ${author}`);

    await ada.show(deck, "Public");
    expect(await found("capi")).toEqual(["Capitals by @ada"]);
    await ada.send("PUT", path, { title: "Rivers", description: "", cards: deck.cards }, { "If-Match": '"1"' });
    expect([await found("capi"), await found("river")]).toEqual([[], ["Rivers by @ada"]]);
    await ada.send("PATCH", `/api/users/${ada.uid}`, { username: "countess" });
    expect([await found("@ada"), await found("@count")]).toEqual([[], ["Rivers by @countess"]]);
    for (const visibility of ["Unlisted", "Public", "Private", "Public"] as const) {
      await ada.show(deck, visibility);
      expect(await found("river"), visibility).toHaveLength(visibility === "Public" ? 1 : 0);
      expect((await page(bob)).total, visibility).toBe(visibility === "Public" ? 1 : 0);
    }
    await ada.send("DELETE", path);
    expect([await found("river"), (await page(bob)).total]).toEqual([[], 0]);
  });

  test("follows the display name of an author without a username, and no other change of the profile", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student(), await campus.student()];
    await ada.deck({ visibility: "Public" });
    await ada.send("PATCH", `/api/users/${ada.uid}`, { displayName: "Ada Lovelace" });
    expect(await titles(bob, { search: "lovelace" })).toHaveLength(1);
    await ada.send("PATCH", `/api/users/${ada.uid}`, { bio: "A mathematician" });
    expect(await titles(bob, { search: "mathematician" })).toEqual([]);
    await ada.send("PATCH", `/api/users/${ada.uid}`, { username: "ada" });
    expect([await titles(bob, { search: "lovelace" }), await titles(bob, { search: "@ada" })]).toEqual([[], ["Capitals"]]);
  });

  test("finds any part of a title or an author, in any case and script, with special characters taken literally", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada_l"), await campus.student("bob")];
    const wanted = [
      "100% Biology",
      "under_score",
      "ÉCOLE e\u0301t\u00e9",
      "СТОЛИЦЫ мира",
      "Ελλάδα",
      "日本の歴史",
      "😀😃 faces",
      `"quote" * ^ OR (x)`,
      "back\\slash {a,b}",
    ];
    for (const title of wanted) await ada.deck({ title, visibility: "Public" });
    await bob.deck({ title: "Something else", visibility: "Public" });
    const expected: [search: string, found: string[]][] = [
      ["olog", ["100% Biology"]],
      ["  BIOLOGY ", ["100% Biology"]],
      ["%", ["100% Biology"]],
      ["0%", ["100% Biology"]],
      ["_s", ["under_score"]],
      ["r_s", ["under_score"]],
      ["école été", ["ÉCOLE e\u0301t\u00e9"]],
      ["столицы", ["СТОЛИЦЫ мира"]],
      ["ц", ["СТОЛИЦЫ мира"]],
      ["ελλ", ["Ελλάδα"]],
      ["本", ["日本の歴史"]],
      ["本の", ["日本の歴史"]],
      ["😃", ["😀😃 faces"]],
      ["😀😃", ["😀😃 faces"]],
      ['"quote"', [wanted[7]!]],
      ["* ^ OR", [wanted[7]!]],
      ["or (", [wanted[7]!]],
      ["\\", [wanted[8]!]],
      ["{a,b}", [wanted[8]!]],
      ["@bob", ["Something else"]],
      ["OB", ["Something else"]],
      ["ada_l", wanted.toReversed()],
      ["biology@ada", ["100% Biology"]],
      ["\u001f", []],
      ["nothing like this", []],
    ];
    for (const [search, found] of expected) {
      const answer = await page(campus.as(bob.uid), { search });
      expect([answer.decks.map(({ title }) => title), answer.total, answer.totalIsExact], search).toEqual([found, found.length, true]);
    }
  });

  test("marks the official author's decks, and the sort Tutorials puts them first", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [official, ada] = [campus.as(await aStudent(store, { uid: "official", username: "recollect" })), await campus.student("ada")];
    await store.write(({ db }) => db.updateTable("users").set({ badge: "OFFICIAL" }).where("id", "=", "official").execute());
    for (const title of ["Old lesson", "New lesson"]) await official.deck({ title, visibility: "Public" });
    for (const title of ["Ada's first lesson", "Ada's last lesson"]) await ada.deck({ title, visibility: "Public" });
    const order = ["New lesson", "Old lesson", "Ada's last lesson", "Ada's first lesson"];
    for (const search of ["", "lesson"]) {
      expect(await titles(ada, { sort: "tutorials", search })).toEqual(order);
      const pages = await allPages(ada, { sort: "tutorials", search, limit: "1" });
      expect(pages.map((decks) => decks.map(({ title }) => title))).toEqual(order.map((title) => [title]));
    }
    expect((await page(ada)).decks.map(({ official: isOfficial }) => isOfficial)).toEqual([false, false, true, true]);
  });

  test.each(deckSorts.map(({ key }) => key))(
    "sorted by %s, each deck is on exactly one page, with any page size",
    async (sort: DeckSort) => {
      const campus = aCampus(await openStore());
      const [ada, bob] = [await campus.student("ada"), await campus.student()];
      for (const title of some) await ada.deck({ title, visibility: "Public" });
      const whole = await titles(bob, { sort });
      expect(whole).toEqual(orders[sort]);
      for (const limit of ["1", "3", "8", "100"]) {
        const pages = await allPages(bob, { sort, limit });
        expect(
          pages.flat().map(({ title }) => title),
          limit,
        ).toEqual(whole);
        for (const decks of pages.slice(0, -1)) expect(decks).toHaveLength(Number(limit));
      }
    },
  );

  test("continues where a page ended, even if the deck at its end is gone, and without decks made Private since", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student()];
    const decks = [];
    for (const title of ["a", "b", "c", "d", "e"]) decks.push(await ada.deck({ title, visibility: "Public" }));
    const first = await page(bob, { sort: "a-z", limit: "2" });
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${decks[1]!.id}`);
    await ada.show(decks[2]!, "Private");
    const second = await page(bob, { sort: "a-z", limit: "2", cursor: first.nextCursor! });
    expect(second.decks.map(({ title }) => title)).toEqual(["d", "e"]);
    expect(second.nextCursor).toBeNull();
  });

  test("refuses invalid parameters, each with its own code, and changes nothing", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student()];
    for (const title of ["a", "b", "c"]) await ada.deck({ title, visibility: "Public" });
    const { nextCursor } = await page(bob, { limit: "1" });
    const forged = Buffer.from('["x",1,"",0,1,1]').toString("base64url");
    const refusals: [query: Query, status: number, code: string][] = [
      [{ sort: "random" }, 422, "library/bad-sort"],
      [{ sort: "Newest" }, 422, "library/bad-sort"],
      [{ limit: "0" }, 422, "library/bad-limit"],
      [{ limit: "101" }, 422, "library/bad-limit"],
      [{ limit: "-1" }, 422, "library/bad-limit"],
      [{ limit: "1e1" }, 422, "library/bad-limit"],
      [{ search: "x".repeat(201) }, 422, "library/search-too-long"],
      [{ search: "x".repeat(10_000) }, 422, "library/search-too-long"],
      [{ cursor: "garbage" }, 400, "library/bad-cursor"],
      [{ cursor: forged }, 400, "library/bad-cursor"],
      [{ cursor: `${nextCursor}A` }, 400, "library/bad-cursor"],
      [{ cursor: "A".repeat(5000) }, 400, "library/bad-cursor"],
      [{ cursor: nextCursor!, sort: "oldest" }, 400, "library/bad-cursor"],
      [{ cursor: nextCursor!, search: "a" }, 400, "library/bad-cursor"],
    ];
    for (const [query, status, code] of refusals) {
      expect(await refusal(ask(bob, query)), JSON.stringify(query).slice(0, 80)).toMatchObject({ status, code });
    }
    expect((await refusal(bob.get("/api/library?page=2"))).code).toBe("request/invalid");
    expect((await refusal(bob.get("/api/library?search=a&search=b"))).code).toBe("request/invalid");
    expect((await page(bob, { cursor: nextCursor!, limit: "1" })).decks).toHaveLength(1);
    expect((await page(bob, { search: ` ${"x".repeat(200)} ` })).total).toBe(0);
    expect(await page(bob, { search: "", sort: "", cursor: "", limit: "" })).toEqual(await page(bob, {}));
  });

  test("is never cached", async () => {
    const bob = await aCampus(await openStore()).student();
    const reply = await ask(bob, {});
    expect([reply.headers.get("cache-control"), reply.headers.get("etag")]).toEqual(["no-store", null]);
  });
});
