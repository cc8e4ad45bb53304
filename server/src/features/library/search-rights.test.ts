import type { LibraryFacets } from "@recollect/domain/library/filters.ts";
import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { librarySorts } from "@recollect/domain/library/library-sort.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { aGroup, putIntoGroup } from "../../../test/a-group.ts";
import { actOnDeck, makeModerator } from "../../../test/a-moderator.ts";
import { describeEachDatabase, type OpenStore } from "../../../test/databases.ts";
import { indexWaitingDecks } from "../../library-index/index-decks.store.ts";
import { silent } from "../../process/log/log.ts";
import type { Store } from "../../store/store.ts";

/** A deck whose every field has a word that no other deck has, and each search that would find it. */
const content = {
  title: "Quagga studies",
  description: "about the okapi",
  cards: [{ term: "narwhal", definition: "a pangolin swims ![seen](media/AAAAAAAAAAAAAAAA.png)", tags: ["axolotl"] }],
};
const searches = [
  "quagga",
  "quag",
  "quaga",
  "okapi",
  "axolotl",
  "narwhal",
  "narwhals",
  "narhwal",
  "pangolin",
  "pangolins swimming",
  "@ada",
];

/** Each filter that the deck has, alone and with a word of it. */
const filterings = [
  "subject=medicine",
  "level=university",
  "terms=la",
  "definitions=en",
  "pictures=1",
  "cards=1-20",
  "cards=1-20&search=quagga",
];

const everyone = ["owner", "member", "stranger", "moderator"] as const;

async function aSite(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  const people = {} as Record<(typeof everyone)[number], CampusStudent>;
  for (const who of everyone) people[who] = await campus.student(who === "owner" ? "ada" : who);
  await makeModerator(store, people.moderator);
  const deck = await people.owner.deck(content);
  const path = `/api/users/${people.owner.uid}/decks/${deck.id}`;
  await jsonOf(people.owner.send("PUT", `${path}/topic`, { subject: "medicine", level: "university" }));
  await jsonOf(people.owner.send("PUT", `${path}/languages`, { term: "la", definition: "en" }));
  await people.owner.show(deck, "Public");
  await indexWaitingDecks({ store, log: silent });
  return { store, people, deck };
}

const filtered = (reader: CampusStudent, filtering: string, sort: string) =>
  jsonOf<LibraryPage>(reader.get(`/api/library?${filtering}&sort=${sort}`));
const facets = (reader: CampusStudent, filtering: string) => jsonOf<LibraryFacets>(reader.get(`/api/library-facets?${filtering}`));

const page = (reader: CampusStudent, search: string, sort: string) =>
  jsonOf<LibraryPage>(reader.get(`/api/library?search=${encodeURIComponent(search)}&sort=${sort}`));

/** What each person gets for each search and filter in each order: found, counted, or shown in part. */
async function whatIsFound(people: Record<string, CampusStudent>): Promise<string[]> {
  const found: string[] = [];
  for (const [who, reader] of Object.entries(people))
    for (const search of searches)
      for (const sort of librarySorts) {
        const { decks, total, totalIsExact, nextCursor } = await page(reader, search, sort);
        if (decks.length + total > 0 || !totalIsExact || nextCursor !== null) found.push(`${who}: ${search} by ${sort}`);
      }
  for (const [who, reader] of Object.entries(people))
    for (const filtering of ["", ...filterings]) {
      for (const sort of filtering === "" ? [] : librarySorts) {
        const { decks, total, totalIsExact, nextCursor } = await filtered(reader, filtering, sort);
        if (decks.length + total > 0 || !totalIsExact || nextCursor !== null) found.push(`${who}: ${filtering} by ${sort}`);
      }
      const counted = Object.values(await facets(reader, filtering)).filter(
        ({ decks, isExact }) => !isExact || Object.keys(decks).length > 0,
      );
      if (counted.length > 0) found.push(`${who}: facets of ${filtering}`);
    }
  return found;
}

/** Whether the index has anything of a deck. */
async function isIndexed(store: Store): Promise<boolean> {
  const tables = ["library", "libraryTerms", "libraryWaiting"];
  for (const table of tables)
    if ((await sql`select 1 from ${sql.table(table)} where 1 = 1 limit 1`.execute(store.read)).rows.length > 0) return true;
  return false;
}

const hidings: Record<string, (site: Awaited<ReturnType<typeof aSite>>) => Promise<unknown>> = {
  "made Private": ({ people, deck }) => people.owner.show(deck, "Private"),
  "made Unlisted": ({ people, deck }) => people.owner.show(deck, "Unlisted"),
  trashed: ({ people, deck }) => people.owner.send("DELETE", `/api/users/${people.owner.uid}/decks/${deck.id}`),
  restricted: ({ people, deck }) => actOnDeck(people.moderator, deck.id, "hide"),
  "taken down": ({ people, deck }) => actOnDeck(people.moderator, deck.id, "take-down"),
  "of a deleted account": ({ store, people }) =>
    store.write(({ db }) => db.deleteFrom("users").where("id", "=", people.owner.uid).execute()),
};

describeEachDatabase("a search of the Library", (openStore) => {
  test("finds a Public deck for everyone by each of its words", async () => {
    const { people } = await aSite(openStore);
    for (const reader of Object.values(people))
      for (const search of searches)
        for (const sort of librarySorts) expect((await page(reader, search, sort)).total, `${search} by ${sort}`).toBe(1);
    for (const reader of Object.values(people))
      for (const filtering of filterings) {
        for (const sort of librarySorts) expect((await filtered(reader, filtering, sort)).total, `${filtering} by ${sort}`).toBe(1);
        expect(await facets(reader, filtering), filtering).toMatchObject({
          subject: { decks: { medicine: 1 }, isExact: true },
          pictures: { decks: { 1: 1 }, isExact: true },
        });
      }
  });

  test.each(Object.entries(hidings))(
    "finds, counts and shows nobody anything of a deck that is %s, from that moment on",
    async (_what, hide) => {
      const site = await aSite(openStore);
      await hide(site);
      expect(await isIndexed(site.store)).toBe(false);
      expect(await whatIsFound(site.people)).toEqual([]);
      // Nor does work in the background bring it back.
      await indexWaitingDecks({ store: site.store, log: silent });
      expect(await isIndexed(site.store)).toBe(false);
    },
  );

  test("finds nothing of a Private deck of a group, for its members either: the Library has Public decks alone", async () => {
    const { store, people, deck } = await aSite(openStore);
    await people.owner.show(deck, "Private");
    const group = await aGroup(store, { teachers: [people.owner], students: [people.member] });
    await putIntoGroup(store, group, { id: deck.id, owner: people.owner });
    await indexWaitingDecks({ store, log: silent });
    expect(await whatIsFound(people)).toEqual([]);
  });

  test("finds a deck that was hidden while it was being indexed no more", async () => {
    const { store, people, deck } = await aSite(openStore);
    await people.owner.show(deck, "Private");
    await people.owner.show(deck, "Public");
    let hidden = false;
    const hidesFirst: Store = {
      ...store,
      write: async (work) => {
        if (!hidden) {
          hidden = true;
          await people.owner.show(deck, "Private");
        }
        return store.write(work);
      },
    };
    await indexWaitingDecks({ store: hidesFirst, log: silent });
    expect(hidden).toBe(true);
    expect([await isIndexed(store), await whatIsFound(people)]).toEqual([false, []]);
  });

  test("finds no longer what was edited away, once the edit is indexed", async () => {
    const { store, people, deck } = await aSite(openStore);
    const edited = { title: content.title, description: "", cards: [{ ...deck.cards[0]!, term: "walrus", tags: [] }] };
    const path = `/api/users/${people.owner.uid}/decks/${deck.id}`;
    await jsonOf(people.owner.send("PUT", path, edited, { "If-Match": '"1"' }));
    // A deck that is found by its former words is shown without them: what is shown is read from the deck.
    expect(JSON.stringify(await page(people.stranger, "narwhal", "relevance"))).not.toContain("narwhal");
    await indexWaitingDecks({ store, log: silent });
    for (const search of ["narwhal", "okapi", "axolotl"]) expect((await page(people.stranger, search, "relevance")).total, search).toBe(0);
    expect((await page(people.stranger, "walrus", "relevance")).total).toBe(1);
  });
});
