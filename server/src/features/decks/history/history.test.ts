import type { CardInput } from "@recollect/domain/cards/card.ts";
import type { Deck, DeckInput } from "@recollect/domain/decks/deck.ts";
import type { DeckVersion, VersionSummary } from "@recollect/domain/decks/history/version.ts";
import { zoneAtNoon } from "@recollect/domain/test/zone-at-noon.ts";
import { hourMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type Campus, type CampusStudent } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { inText, sentPicture } from "../../../../test/a-picture.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { storageUseOf } from "../../../media/storage.store.ts";
import { thinOutAll } from "./thin-out.store.ts";

/** A deck's own address, and its owner's actions. */
function historyOf(student: CampusStudent, { id }: { id: number }) {
  const own = `/api/users/${student.uid}/decks/${id}`;
  const read = () => jsonOf<Deck>(student.get(own));
  const restoring = (revision: number, ifRevision: number, body?: { cardIds: string[] }) =>
    student.send("POST", `${own}/versions/${revision}/restore`, body, { "If-Match": `"${ifRevision}"` });
  return {
    own,
    read,
    restoring,
    list: () => jsonOf<VersionSummary[]>(student.get(`${own}/versions`)),
    version: (revision: number) => jsonOf<DeckVersion>(student.get(`${own}/versions/${revision}`)),
    restore: async (revision: number, body?: { cardIds: string[] }) => jsonOf<Deck>(restoring(revision, (await read()).revision, body)),
    async save(change: (deck: Deck) => Partial<DeckInput>): Promise<Deck> {
      const { title, description, cards: now, revision, ...deck } = await read();
      const input = { title, description, cards: now, ...change({ title, description, cards: now, revision, ...deck }) };
      return jsonOf<Deck>(student.send("PUT", own, input, { "If-Match": `"${revision}"` }));
    },
  };
}

async function aDeckWithHistory(campus: Campus, options: { cards?: CardInput[]; description?: string } = {}) {
  const ada = await campus.student("ada");
  const deck = await ada.deck({ title: "Capitals", cards: cards(3), ...options });
  return { ada, deck, history: historyOf(ada, deck) };
}

describeEachDatabase("the history of a deck", (openStore) => {
  test("has the content that each save replaced, with the save's changes, the newest first", async () => {
    const campus = aCampus(await openStore());
    const { deck, history } = await aDeckWithHistory(campus);
    expect(await history.list()).toEqual([]);
    campus.clock.forward(hourMs);
    const second = await history.save(({ cards: [a, , c] }) => ({
      cards: [{ ...a!, term: "Changed" }, c!, { term: "New", definition: "d" }],
    }));
    campus.clock.forward(hourMs);
    await history.save(() => ({ title: "Capital cities" }));
    expect(await history.list()).toEqual([
      { revision: 2, savedAt: second.updatedAt, title: "Capitals", cardCount: 3, added: 0, changed: 0, removed: 0 },
      { revision: 1, savedAt: deck.updatedAt, title: "Capitals", cardCount: 3, added: 1, changed: 1, removed: 1 },
    ]);
    const { visibility: _v, updatedAt, ...content } = deck;
    expect(await history.version(1)).toEqual({ ...content, savedAt: updatedAt });
    expect((await history.version(2)).cards).toEqual(second.cards);
  });

  test("has no version for a save without changes or a change of visibility, and the time of a version never changes", async () => {
    const campus = aCampus(await openStore());
    const { ada, deck, history } = await aDeckWithHistory(campus);
    await history.save(() => ({}));
    expect(await history.list()).toEqual([]);
    const third = await history.save(() => ({ title: "Another" }));
    campus.clock.forward(hourMs);
    await ada.show(deck, "Public");
    await history.save(() => ({ title: "Third" }));
    expect((await history.list())[0]).toMatchObject({ revision: 3, savedAt: third.updatedAt });
  });

  test("restores a complete version as a new revision, and the replaced content is a version too", async () => {
    const { deck, history } = await aDeckWithHistory(aCampus(await openStore()));
    const spoilt = await history.save(() => ({ title: "Spoilt", description: "x", cards: [{ term: "t", definition: "d" }] }));
    const restored = await history.restore(1);
    expect(restored).toMatchObject({ title: deck.title, description: "", cards: deck.cards, cardCount: 3, revision: 3 });
    expect(await history.read()).toEqual(restored);
    expect((await history.version(2)).cards).toEqual(spoilt.cards);
  });

  test("restores single cards: changed ones in their place, removed ones where they were, all others as they are", async () => {
    const { deck, history } = await aDeckWithHistory(aCampus(await openStore()), { cards: cards(4) });
    const [a, b, c, d] = deck.cards;
    const now = await history.save(() => ({
      title: "New title",
      cards: [{ ...a!, term: "Changed" }, { ...d!, term: "Kept" }, ...cards(1)],
    }));
    const restored = await history.restore(1, { cardIds: [a!.id, c!.id] });
    expect(restored.cards).toEqual([a, c, now.cards[1], now.cards[2]]);
    expect(restored.title).toBe("New title");
    expect((await history.restore(1, { cardIds: [b!.id] })).cards.map(({ id }) => id)).toEqual(
      [a, b, c, now.cards[1], now.cards[2]].map((card) => card!.id),
    );
  });

  test("restores a card with its id and its progress", async () => {
    const campus = aCampus(await openStore());
    const { ada, deck, history } = await aDeckWithHistory(campus);
    // The card is due again today, at any time of day this runs.
    await ada.send("PATCH", "/api/study/settings", { timeZone: zoneAtNoon() });
    const [first] = deck.cards;
    const answer = { id: "a1", deckKey: `${ada.uid}/${deck.id}`, cardId: first!.id, at: campus.clock.now(), tookMs: 900 };
    const entry = { ...answer, kind: "answer", source: "study", rating: "good" };
    expect((await ada.send("POST", "/api/study/entries", { entries: [entry] })).status).toBe(200);
    const counts = async () => (await jsonOf<{ counts: object }>(ada.get("/api/study/summary"))).counts;
    const before = await counts();
    await history.save(({ cards: [, ...others] }) => ({ cards: others }));
    expect(await counts()).not.toEqual(before);
    await history.restore(1, { cardIds: [first!.id] });
    expect(await counts()).toEqual(before);
  });

  test("is refused with a clear error: no such version, no such card, no revision, another student's", async () => {
    const { deck, history } = await aDeckWithHistory(aCampus(await openStore()));
    await history.save(() => ({ title: "Second" }));
    const id = deck.cards[0]!.id;
    expect(await refusal(history.restoring(7, 2))).toEqual({ status: 404, code: "deck/version-not-found" });
    expect(await refusal(history.restoring(1, 2, { cardIds: [id, "unknown"] }))).toEqual({ status: 422, code: "deck/card-not-in-version" });
    expect(await refusal(history.restoring(1, 1))).toEqual({ status: 412, code: "deck/changed-meanwhile", details: { revision: 2 } });
    const { read } = history;
    expect(await read()).toMatchObject({ title: "Second", revision: 2 });
  });

  test.each(["versions", "versions/1", "versions/0", "versions/x", "versions/1/restore"])(
    "%s of others is refused, with any visibility of the deck",
    async (path) => {
      const campus = aCampus(await openStore());
      const { ada, deck, history } = await aDeckWithHistory(campus);
      const bob = await campus.student("bob");
      await history.save(({ cards: [first] }) => ({ cards: [first!] }));
      await ada.show(deck, "Public");
      const asks = path.endsWith("restore")
        ? bob.send("POST", `${history.own}/${path}`, {}, { "If-Match": '"2"' })
        : bob.get(`${history.own}/${path}`);
      const denied = path.endsWith("/x")
        ? { status: 404, code: "deck/version-not-found" }
        : { status: 403, code: "database/permission-denied" };
      expect(await refusal(asks)).toEqual(denied);
      const copy = await jsonOf<Deck>(bob.send("POST", `/api/library/${deck.id}/copies`), 201);
      expect(await historyOf(bob, copy).list()).toEqual([]);
      for (const shared of [`/api/library/${deck.id}`, `/api/library/${deck.id}/export?format=json`, "/api/profiles/ada"])
        expect(await (await bob.get(shared)).text()).not.toContain("Term 2");
    },
  );

  test("goes to the trash with the deck, is restored and deleted with it", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const { ada, deck, history } = await aDeckWithHistory(campus);
    await history.save(() => ({ title: "Second" }));
    const before = await history.list();
    await ada.send("DELETE", history.own);
    expect(await refusal(ada.get(`${history.own}/versions`))).toEqual({ status: 404, code: "deck/not-in-collection" });
    await jsonOf(ada.send("POST", `/api/users/${ada.uid}/trash/${deck.id}/restore`));
    expect(await history.list()).toEqual(before);
    expect((await history.restore(1)).title).toBe("Capitals");
    await ada.send("DELETE", history.own);
    await ada.send("DELETE", `/api/users/${ada.uid}/trash/${deck.id}`);
    expect(await store.read.selectFrom("deckVersions").select("revision").execute()).toEqual([]);
    expect(await storageUseOf(store.read, ada.uid)).toEqual({ decks: 0, versions: 0, media: 0, imports: 0 });
  });

  test("of a restored tutorial begins empty", async () => {
    const ada = await aCampus(await openStore()).student("ada");
    const history = historyOf(ada, { id: 0 });
    await ada.send("POST", `/api/users/${ada.uid}/tutorials`);
    await history.save(() => ({ title: "Mine" }));
    await ada.send("POST", `/api/users/${ada.uid}/tutorials`);
    expect((await history.list()).map(({ title }) => title)).toContain("Mine");
    await ada.send("DELETE", history.own);
    await ada.send("POST", `/api/users/${ada.uid}/tutorials`);
    expect(await history.list()).toEqual([]);
  });

  test("keeps its pictures, and restores them with a card, even if their author has withdrawn them", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const picture = await sentPicture(campus, ada);
    const deck = await ada.deck({ cards: [...cards(1), { term: inText(picture), definition: "d" }], visibility: "Public" });
    const copy = await jsonOf<Deck>(bob.send("POST", `/api/library/${deck.id}/copies`), 201);
    const [sees, history] = [async () => (await bob.get(`/api/media/${picture.id}.png`)).status, historyOf(bob, copy)];
    await history.save(({ cards: [first] }) => ({ cards: [first!] }));
    await ada.show(deck, "Private");
    expect(await sees()).toBe(200);
    await history.restore(1, { cardIds: [copy.cards[1]!.id] });
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    expect(await sees()).toBe(200);
    const stranger = await campus.student("eve");
    expect((await stranger.get(`/api/media/${picture.id}.png`)).status).toBe(404);
  });

  test("is thinned at night: all of a day, then one an hour, then one a day, then none", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const { ada, history } = await aDeckWithHistory(campus);
    const thinnedOut = () => thinOutAll({ store, clock: campus.clock.now });
    const kept = async () =>
      (await store.read.selectFrom("deckVersions").select("revision").where("ownerId", "=", ada.uid).execute()).length;
    for (let save = 0; save < 6; save += 1) await history.save(() => ({ title: `Save ${save}` }));
    expect([await thinnedOut(), await kept()]).toEqual([0, 6]);
    campus.clock.forward(25 * hourMs);
    // The hour may have changed between two saves.
    await thinnedOut();
    expect(await kept()).toBeLessThanOrEqual(2);
    campus.clock.forward(91 * 24 * hourMs);
    await thinnedOut();
    expect(await kept()).toBe(0);
  });

  test("is thinned for every deck, with any number of versions", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const { history } = await aDeckWithHistory(campus);
    await history.save(() => ({ title: "Another" }));
    const version = await store.read.selectFrom("deckVersions").selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 250 }, (_, at) => ({ ...version, deckId: version.deckId + 1 + at }));
    await store.write(({ db }) => db.insertInto("deckVersions").values(others).execute());
    campus.clock.forward(91 * 24 * hourMs);
    expect(await thinOutAll({ store, clock: campus.clock.now })).toBe(251);
    expect(await store.read.selectFrom("deckVersions").select("revision").execute()).toEqual([]);
  });

  test("takes little storage for small changes, and every version stays the same while others are thinned", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const { ada, deck, history } = await aDeckWithHistory(campus, { cards: cards(60), description: "d" });
    const said = new Map<number, unknown>();
    const { visibility: _v, updatedAt: _u, ...first } = deck;
    let now: unknown = { ...first, savedAt: deck.updatedAt };
    for (let save = 0; save < 90; save += 1) {
      const { revision } = await history.read();
      said.set(revision, now);
      // This changes the deck's time, not the time of the version.
      if (save > 0) await ada.show(deck, save % 2 === 0 ? "Public" : "Private");
      const changed = await history.save(({ cards: list, description }) => ({
        description: save % 10 === 0 ? `${description}é` : description,
        cards:
          save % 7 === 0
            ? list.toReversed()
            : save % 5 === 0
              ? [...list.slice(2), ...cards(1)]
              : list.map((card, at) => (at === save % list.length ? { ...card, term: `${card.term} ${save}` } : card)),
      }));
      const { visibility: _visibility, updatedAt: savedAt, ...content } = changed;
      now = { ...content, savedAt };
      campus.clock.forward(20 * 60 * 1000);
    }
    const same = async () => {
      const kept = await history.list();
      for (const { revision } of kept) {
        const version = await history.version(revision);
        const { cardCount, cards: were, description, id, title, savedAt } = said.get(revision) as Deck & { savedAt: number };
        expect(version).toEqual({ id, revision, savedAt, title, description, cardCount, cards: were });
      }
      return kept.length;
    };
    expect(await same()).toBe(90);
    const { versions } = await storageUseOf(store.read, ada.uid);
    expect(versions).toBeLessThan(90 * 1000);
    const before = await same();
    for (let day = 0; day < 8; day += 1) {
      campus.clock.forward(24 * hourMs);
      await thinOutAll({ store, clock: campus.clock.now });
      await same();
    }
    expect(await same()).toBeLessThan(before);
    const rows = await store.read.selectFrom("deckVersions").select("bytes").execute();
    expect((await storageUseOf(store.read, ada.uid)).versions).toBe(rows.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  test("counts as storage, is removed in favour of decks and pictures, and never refuses a save", async () => {
    const store = await openStore();
    const share = 20_000;
    const campus = aCampus(store, { config: { storagePerStudent: share } });
    // Text that hardly compresses.
    const noise = () => Buffer.from(Array.from({ length: 3000 }, () => Math.floor(Math.random() * 256))).toString("base64");
    const { ada, history } = await aDeckWithHistory(campus, { description: noise() });
    const used = async () => {
      const { decks, versions, media } = await storageUseOf(store.read, ada.uid);
      expect(decks + versions + media).toBeLessThanOrEqual(share);
      return versions;
    };
    await history.save(() => ({ description: noise() }));
    expect(await used()).toBeGreaterThan(2500);
    for (let save = 0; save < 8; save += 1) {
      await history.save(() => ({ description: noise() }));
      await used();
    }
    const versions = (await history.list()).map(({ revision }) => revision);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions).not.toContain(1);
    await ada.deck({ description: noise() });
    await ada.deck({ description: noise() });
    await used();
    await ada.deck({ description: noise() });
    expect(await used()).toBe(0);
  });

  test("has the time of each save, even after earlier versions were removed", async () => {
    const campus = aCampus(await openStore(), { config: { storagePerStudent: 400_000 } });
    const noise = () => Buffer.from(Array.from({ length: 30_000 }, () => Math.floor(Math.random() * 256))).toString("base64");
    const { ada, deck, history } = await aDeckWithHistory(campus);
    const savedAt = new Map<number, number>();
    for (let save = 0; save < 14; save += 1) {
      if (save > 0) await ada.show(deck, save % 2 === 0 ? "Private" : "Public");
      campus.clock.forward(60_000);
      const { revision, updatedAt } = await history.save(() => ({ cards: [{ term: "Noise", definition: noise() }] }));
      savedAt.set(revision, updatedAt);
      campus.clock.forward(60_000);
    }
    const versions = await history.list();
    expect(versions.length).toBeGreaterThan(1);
    expect(versions.at(-1)?.revision).toBeGreaterThan(2);
    for (const version of versions) expect(version.savedAt).toBe(savedAt.get(version.revision));
  });
});
