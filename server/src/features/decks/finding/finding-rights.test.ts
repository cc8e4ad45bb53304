import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { FoundDecks } from "@recollect/domain/decks/finding/found-decks.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { aGroup, putIntoGroup } from "../../../../test/a-group.ts";
import { actOnDeck, makeModerator } from "../../../../test/a-moderator.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { readCardsAndWords } from "../../../deck-words/deck-words.store.ts";
import { indexDeckWords } from "../../../deck-words/index-deck-words.store.ts";
import { silent } from "../../../process/log/log.ts";
import { readSearchedDecks } from "./finding.store.ts";

/** Every field has a word that no other deck has. */
const content = {
  title: "Quagga studies",
  description: "about the okapi",
  cards: [{ term: "narwhal", definition: "a pangolin swims", tags: ["axolotl"] }],
};
const searches = ["quagga", "quaga", "okapi", "axolotl", "narwhals", "narhwal", "pang"];

const everyone = ["owner", "keeper", "member", "stranger", "moderator"] as const;
type Who = (typeof everyone)[number];

/** Ada's deck in a group of one member, saved by the keeper while it was Public, with its words written. */
async function aSite(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  const people = {} as Record<Who, CampusStudent>;
  for (const who of everyone) people[who] = await campus.student(who === "owner" ? "ada" : who);
  await makeModerator(store, people.moderator);
  const deck = await people.owner.deck({ ...content, visibility: "Public" });
  await jsonOf(people.keeper.send("PUT", `/api/users/${people.keeper.uid}/saved/${deck.id}`));
  const group = await aGroup(store, { teachers: [people.owner], students: [people.member] });
  await putIntoGroup(store, group, { id: deck.id, owner: people.owner });
  await indexDeckWords({ store, log: silent });
  return { store, people, deck, group };
}

type Site = Awaited<ReturnType<typeof aSite>>;

const find = (who: CampusStudent, text: string) =>
  jsonOf<FoundDecks>(who.get(`/api/users/${who.uid}/search?text=${encodeURIComponent(text)}`));

/** Who finds anything of the deck; everybody who does finds it by each search. */
async function finders({ people, deck }: Site): Promise<Who[]> {
  const found: Who[] = [];
  for (const [who, reader] of Object.entries(people)) {
    const answers = await Promise.all(searches.map((text) => find(reader, text)));
    const counts = answers.map(({ decks }) => decks.filter(({ deckId }) => deckId === deck.id).length);
    expect(new Set(counts).size, `${who}: ${counts.join()}`).toBe(1);
    for (const { decks, hasMore } of answers) expect([decks.length, hasMore]).toEqual([counts[0], false]);
    if (counts[0] === 1) found.push(who as Who);
  }
  return found;
}

const leaveGroup = ({ people, group }: Site) => people.member.send("DELETE", `/api/groups/${group.id}/members/${people.member.uid}`);

const states: Record<string, { change: (site: Site) => Promise<unknown>; finders: readonly Who[] }> = {
  Public: { change: async () => undefined, finders: ["owner", "keeper", "member"] },
  Unlisted: { change: ({ people, deck }) => people.owner.show(deck, "Unlisted"), finders: ["owner", "keeper", "member"] },
  Private: { change: ({ people, deck }) => people.owner.show(deck, "Private"), finders: ["owner", "member"] },
  "Private after the member left the group": {
    change: async (site) => {
      await site.people.owner.show(site.deck, "Private");
      expect((await leaveGroup(site)).status).toBeLessThan(300);
    },
    finders: ["owner"],
  },
  "removed from the keeper's list": {
    change: ({ people, deck }) => people.keeper.send("DELETE", `/api/users/${people.keeper.uid}/saved/${deck.id}`),
    finders: ["owner", "member"],
  },
  "taken down": { change: ({ people, deck }) => actOnDeck(people.moderator, deck.id, "take-down"), finders: ["owner"] },
  trashed: { change: ({ people, deck }) => people.owner.send("DELETE", `/api/users/${people.owner.uid}/decks/${deck.id}`), finders: [] },
};

async function rowsOf({ store, deck }: Site): Promise<number> {
  const counts = await Promise.all(
    ["deckWords", "deckWordsWaiting"].map(async (table) => {
      const { rows } = await sql<{
        n: number;
      }>`select cast(count(*) as integer) as n from ${sql.table(table)} where "deckId" = ${deck.id}`.execute(store.read);
      return rows[0]?.n ?? 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

describeEachDatabase("what a search in the own decks may find", (openStore) => {
  test.each(Object.entries(states))("a deck that is %s is found by those who have it in their lists and may open it", async (_, state) => {
    const site = await aSite(openStore);
    await state.change(site);
    expect(await finders(site)).toEqual(state.finders);
  });

  test("a deck leaves with its words when it goes into the trash, is found again when it is restored, and goes with its owner's account", async () => {
    const site = await aSite(openStore);
    const { people, deck, store } = site;
    await states["trashed"]?.change(site);
    expect(await rowsOf(site)).toBe(0);
    await jsonOf<Deck>(people.owner.send("POST", `/api/users/${people.owner.uid}/trash/${deck.id}/restore`));
    await indexDeckWords({ store, log: silent });
    expect(await finders(site)).toEqual(["owner"]);
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", people.owner.uid).execute());
    expect(await rowsOf(site)).toBe(0);
  });

  test("a deck that somebody only found helpful is in no list of theirs, and is not found; one that they save then is", async () => {
    const site = await aSite(openStore);
    const { people, deck } = site;
    await jsonOf(people.stranger.send("PUT", `/api/worth/${deck.id}/thanks`));
    expect(await finders(site)).toEqual(["owner", "keeper", "member"]);
    await jsonOf(people.stranger.send("PUT", `/api/users/${people.stranger.uid}/saved/${deck.id}`));
    expect(await finders(site)).toEqual(["owner", "keeper", "member", "stranger"]);
  });

  test("a deck is found by those who write it, as long as they do: not by an invitation, nor after their removal or their own leaving", async () => {
    for (const end of ["the owner removes them", "they leave"]) {
      const site = await aSite(openStore);
      const { people, deck } = site;
      const { owner, stranger } = people;
      await owner.show(deck, "Private");
      await jsonOf(owner.send("POST", `/api/co-authors/${deck.id}`, { username: "stranger" }), 201);
      expect(await finders(site), "an invitation").toEqual(["owner", "member"]);
      await jsonOf(stranger.send("PUT", `/api/co-authors/${deck.id}/acceptance`));
      expect(await finders(site)).toEqual(["owner", "member", "stranger"]);
      const remover = end === "they leave" ? stranger : owner;
      expect((await remover.send("DELETE", `/api/co-authors/${deck.id}/${stranger.uid}`)).status, end).toBe(204);
      expect(await finders(site), end).toEqual(["owner", "member"]);
    }
  });

  test("a removed co-author finds nothing from the very transaction on that removes them", async () => {
    const site = await aSite(openStore);
    const { store, people, deck } = site;
    await people.owner.show(deck, "Private");
    await jsonOf(people.owner.send("POST", `/api/co-authors/${deck.id}`, { username: "stranger" }), 201);
    await jsonOf(people.stranger.send("PUT", `/api/co-authors/${deck.id}/acceptance`));
    const isOfDeck = (one: { deckId: number }) => one.deckId === deck.id;
    expect((await readSearchedDecks(store.read, people.stranger.uid)).some(isOfDeck)).toBe(true);
    await store.write(async ({ db }) => {
      await db.updateTable("deckEditors").set({ endedAt: 1 }).where("userId", "=", people.stranger.uid).execute();
      expect((await readSearchedDecks(db, people.stranger.uid)).some(isOfDeck)).toBe(false);
      expect(await readCardsAndWords(db, people.stranger.uid, [{ ownerId: people.owner.uid, deckId: deck.id }])).toEqual([]);
    });
    expect((await find(people.stranger, "narwhal")).decks).toEqual([]);
  });

  test("a deck in a folder of the student is found while it is shared", async () => {
    const site = await aSite(openStore);
    const { stranger } = site.people;
    await jsonOf(stranger.send("POST", `/api/users/${stranger.uid}/folders`, { path: "Zoo" }), 201);
    await jsonOf(stranger.send("PUT", `/api/users/${stranger.uid}/folders/decks`, { deckIds: [site.deck.id], folder: "Zoo" }));
    expect(await finders(site)).toEqual(["owner", "keeper", "member", "stranger"]);
    await site.people.owner.show(site.deck, "Private");
    expect(await finders(site)).toEqual(["owner", "member"]);
  });

  test("a group in which somebody else added the deck gives nobody a right to it", async () => {
    const site = await aSite(openStore);
    const { store, people, deck } = site;
    const group = await aGroup(store, { teachers: [people.keeper], students: [people.stranger] });
    await putIntoGroup(store, group, { id: deck.id, owner: people.owner, addedBy: people.keeper });
    expect(await finders(site)).toEqual(["owner", "keeper", "member", "stranger"]);
    await people.owner.show(deck, "Private");
    expect(await finders(site)).toEqual(["owner", "member"]);
  });
});
