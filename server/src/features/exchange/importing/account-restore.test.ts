import { expect, test } from "vitest";

import { aPicture } from "../../../../test/a-picture.ts";
import { aZip } from "../../../../test/exchange/a-package.ts";
import { anExchange, type Exchanger } from "../../../../test/exchange/an-exchange.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";

const cards = [
  { term: "a", definition: "1", tags: ["x"] },
  { term: "b", definition: "2", bothWays: true },
];

describeEachDatabase("an imported account", (openStore) => {
  /** Ada, who has data of every kind, and her account's zip. */
  async function adasZip(open: OpenStore) {
    const { aStudent, app } = await anExchange(open);
    const ada = await aStudent();
    await ada.send("PATCH", `/api/users/${ada.uid}`, { displayName: "Ada L", username: "ada_l", bio: "I count", selectedTheme: 3 });
    await ada.send("PATCH", "/api/study/settings", { newPerDay: 7, retention: 0.85 });
    await ada.send("PUT", "/api/reminders", { hour: 6, cards: true, assignments: false });
    const deck = await ada.deck("Bones", cards);
    const trashed = await ada.deck("Old", cards);
    await ada.send("PUT", `/api/users/${ada.uid}/decks/${deck.id}/visibility`, { visibility: "Unlisted" });
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${trashed.id}`);
    await ada.send("POST", `/api/users/${ada.uid}/folders`, { path: "Medicine/Anatomy" });
    await ada.send("POST", `/api/users/${ada.uid}/folders`, { path: "Empty" });
    await ada.send("PUT", `/api/users/${ada.uid}/folders/decks`, { deckIds: [deck.id], folder: "Medicine/Anatomy" });
    await ada.send("PUT", `/api/users/${ada.uid}/folders/tags`, { deckId: deck.id, tags: ["exam"] });
    const accepted = await ada.send("POST", "/api/practice/accepted-answers", {
      deckId: deck.id,
      cardId: deck.cards[0]!.id,
      answer: "eins",
    });
    expect(accepted.status).toBeLessThan(300);
    return { ada, deck, app, aStudent, zip: await ada.exported(`/api/users/${ada.uid}/export`) };
  }
  const profileOf = (student: Exchanger) =>
    student.json<{ displayName: string | null; username: string | null; bio: string; selectedTheme: number }>(`/api/users/${student.uid}`);

  test("restores decks, folders, tags, visibilities, profile, settings, wordings and the trash", async () => {
    const { zip, aStudent } = await adasZip(openStore);
    const bob = await aStudent();
    const ready = await bob.sent(zip);
    expect(ready.report).toMatchObject({
      format: "account",
      account: { folders: 3, accepted: 1, shared: 1, trashed: 1, stars: 0, saved: 0, tests: 0 },
    });
    await bob.confirmed(ready.id, { account: true });
    const [bones] = await bob.decks();
    expect(await bob.decks()).toMatchObject([{ title: "Bones", visibility: "Unlisted", cardCount: 2 }]);
    expect((await bob.cards(bones!.id)).map(({ id: _id, ...card }) => card)).toEqual(cards);
    expect(await bob.folders()).toMatchObject({
      folders: ["Empty", "Medicine", "Medicine/Anatomy"],
      decks: [{ deckId: bones!.id, folder: "Medicine/Anatomy" }],
      tags: [{ deckId: bones!.id, tags: ["exam"] }],
    });
    // The name is Ada's here; the rest is restored all the same.
    expect(await profileOf(bob)).toMatchObject({ displayName: "Ada L", bio: "I count", selectedTheme: 3, username: null });
    expect(await bob.json("/api/study/settings")).toMatchObject({ newPerDay: 7, retention: 0.85 });
    expect(await bob.json("/api/reminders")).toEqual({ hour: 6, cards: true, assignments: false, calendar: null, isConfirmed: false });
    await bob.send("PUT", "/api/reminders", { hour: 9, cards: false, assignments: false });
    expect(await bob.json(`/api/users/${bob.uid}/trash`)).toMatchObject([{ title: "Old", cardCount: 2 }]);
    const again = new TextDecoder("latin1").decode(await bob.exported(`/api/users/${bob.uid}/export`));
    expect(again).toContain("README.txt");
    const other = await bob.brought(zip, { account: true });
    expect(await bob.json("/api/reminders"), "a choice made here stays").toMatchObject({ hour: 9, cards: false });
    expect(other.decks).toMatchObject([{ isNew: false, added: 0, updated: 0, unchanged: 2 }]);
    expect(await bob.json<unknown[]>(`/api/users/${bob.uid}/trash`)).toHaveLength(1);
  });

  test("counts Public and Unlisted decks as shared, and no Private ones", async () => {
    const { aStudent } = await anExchange(openStore);
    const [ada, bob] = [await aStudent(), await aStudent()];
    for (const visibility of ["Private", "Unlisted", "Public"]) {
      const { id } = await ada.deck(visibility, cards);
      if (visibility !== "Private") await ada.send("PUT", `/api/users/${ada.uid}/decks/${id}/visibility`, { visibility });
    }
    expect((await bob.sent(await ada.exported(`/api/users/${ada.uid}/export`))).report).toMatchObject({ account: { shared: 2 } });
  });

  test("restores the history of each deck with its times, and a removed card can be restored from it", async () => {
    const { aStudent } = await anExchange(openStore);
    const [ada, bob] = [await aStudent(), await aStudent()];
    const deck = await ada.deck("Bones", [...cards, { term: "c", definition: "3", extra: "_x_\t" }]);
    const own = `/api/users/${ada.uid}/decks/${deck.id}`;
    const save = async (revision: number, change: object) => {
      const { title, description, cards: now } = await ada.json<{ title: string; description: string; cards: object[] }>(own);
      const saved = await ada.send("PUT", own, { title, description, cards: now, ...change }, { "If-Match": `"${revision}"` });
      expect(saved.status).toBe(200);
    };
    await save(1, { title: "Bones of the hand", cards: deck.cards.slice(0, 2) });
    await save(2, { description: "27 of them" });
    await save(3, { cards: deck.cards.slice(0, 1) });
    const [there] = (await bob.brought(await ada.exported(`/api/users/${ada.uid}/export`))).decks!;
    const here = `/api/users/${bob.uid}/decks/${there!.id}/versions`;
    const list = (versions: unknown) => (versions as { revision: number }[]).map(({ revision: _revision, ...summary }) => summary);
    expect(list(await bob.json(here))).toEqual(list(await ada.json(`${own}/versions`)));
    const said = (version: unknown) => {
      const { title, description, cards: were } = version as { title: string; description: string; cards: { id: string }[] };
      return { title, description, cards: were.map(({ id: _id, ...card }) => card) };
    };
    for (const revision of [1, 2, 3])
      expect(said(await bob.json(`${here}/${revision}`))).toEqual(said(await ada.json(`${own}/versions/${revision}`)));
    const [first] = (await bob.json<{ cards: { id: string }[] }>(`${here}/1`)).cards;
    const now = await bob.json<{ cards: { id: string }[]; revision: number }>(`/api/users/${bob.uid}/decks/${there!.id}`);
    expect(now.cards.map(({ id }) => id)).toEqual([first!.id]);
    const restored = await bob.send("POST", `${here}/1/restore`, undefined, { "If-Match": `"${now.revision}"` });
    expect(said(await restored.json())).toEqual(said(deck));
    // Importing again duplicates nothing.
    await bob.brought(await ada.exported(`/api/users/${ada.uid}/export`));
    expect(await bob.json<unknown[]>(here)).toHaveLength(4);
  });

  test("restores only its decks, as Private, if the rest is not requested", async () => {
    const { zip, aStudent } = await adasZip(openStore);
    const bob = await aStudent();
    await bob.brought(zip);
    expect(await bob.decks()).toMatchObject([{ title: "Bones", visibility: "Private" }]);
    expect(await profileOf(bob)).toMatchObject({ displayName: null, bio: "No bio provided", selectedTheme: 0 });
    expect(await bob.json(`/api/users/${bob.uid}/trash`)).toEqual([]);
  });

  test("that was forged adds no more than a student may do by hand", async () => {
    const { aStudent } = await anExchange(openStore);
    const bob = await aStudent();
    const zip = await aZip({
      "recollect.json": JSON.stringify({
        format: "recollect-account",
        version: 1,
        uid: "x",
        account: { displayName: "x".repeat(5000), username: "a b", badge: "OFFICIAL", email: "evil@example.org", selectedTheme: 99 },
        settings: { newPerDay: -5, retention: "all", timeZone: "Nowhere/At" },
      }),
      "folders.json": JSON.stringify({ folders: ["a/".repeat(50), 7, "Fine"], decks: [{ deckId: 9, ownerId: 3 }], tags: "no" }),
      "decks/5.json": JSON.stringify({ id: 5, title: "T", visibility: "Everywhere", cards: [{ id: "1", term: "a", definition: "b" }] }),
      "accepted-answers.json": JSON.stringify([null, { deckOwnerId: "x", deckId: 5, cardId: "1", asTyped: "y".repeat(9000) }]),
    });
    const done = await bob.brought(new Uint8Array(zip), { account: true });
    expect(done).toMatchObject({ state: "done", decks: [{ title: "T", added: 1 }] });
    expect(await profileOf(bob)).toMatchObject({ displayName: null, username: null, selectedTheme: 0 });
    expect((await bob.folders()).folders).toEqual(["Fine"]);
    expect(await bob.decks()).toMatchObject([{ visibility: "Private" }]);
  });
});

describeEachDatabase("an exported account", (openStore) => {
  async function adasDecks() {
    const { aStudent, app } = await anExchange(openStore);
    const ada = await aStudent();
    const picture = await app.request("/api/media", {
      method: "POST",
      headers: { cookie: ada.cookie, "content-type": "image/png" },
      body: await aPicture(),
    });
    const { id: mediaId } = (await picture.json()) as { id: string };
    const bones = await ada.deck("Bones", [{ term: `![skull](media/${mediaId}.png)`, definition: "Schädel", tags: ["x"] }]);
    await ada.deck("Bones", [{ term: "c", definition: "d" }]);
    await ada.send("POST", `/api/users/${ada.uid}/folders`, { path: "Med/Ana" });
    await ada.send("PUT", `/api/users/${ada.uid}/folders/decks`, { deckIds: [bones.id], folder: "Med/Ana" });
    await ada.send("PUT", `/api/users/${ada.uid}/folders/tags`, { deckId: bones.id, tags: ["exam"] });
    return { ada, bones, bob: await aStudent() };
  }

  test("as JSON with media is a zip, which restores both, and changes nothing in the original account", async () => {
    const { ada, bones, bob } = await adasDecks();
    const zip = await ada.exported(`/api/users/${ada.uid}/decks/${bones.id}/export?format=json`);
    const done = await bob.brought(zip);
    expect(done).toMatchObject({ state: "done", decks: [{ title: "Bones", added: 1 }] });
    const [card] = await bob.cards(done.decks![0]!.id);
    expect(card).toMatchObject({
      definition: "Schädel",
      tags: ["x"],
      term: expect.stringMatching(/^!\[skull\]\(media\/[\w-]{16}\.png\)$/) as string,
    });
    expect((await bob.get(`/api/${/media\/[^)]+/.exec(card!.term)![0]}`)).status).toBe(200);
    expect(await ada.brought(zip)).toMatchObject({ decks: [{ isNew: false, added: 0, updated: 0, unchanged: 1, conflicts: [] }] });
  });

  test("as a package and as JSON keeps its folders; tags too where the format has them", async () => {
    const { ada, bob } = await adasDecks();
    for (const format of ["apkg&progress=1", "json"]) {
      const done = await bob.brought(await ada.exported(`/api/users/${ada.uid}/export?format=${format}`));
      expect(done.decks?.map(({ added }) => added)).toEqual(format === "json" ? [0, 0] : [1, 1]);
    }
    const { folders, decks } = await bob.folders();
    expect(folders).toEqual(["Med", "Med/Ana"]);
    expect(decks).toHaveLength(1);
    const carl = await ada.exported(`/api/users/${ada.uid}/export?format=json`);
    const fresh = await anExchange(openStore).then(({ aStudent }) => aStudent());
    await fresh.brought(carl);
    expect((await fresh.folders()).tags).toMatchObject([{ tags: ["exam"] }]);
  });

  test("as texts is a zip of files in their folders, each with a unique name", async () => {
    const { ada, bob } = await adasDecks();
    const zip = new TextDecoder("latin1").decode(await ada.exported(`/api/users/${ada.uid}/export?format=csv`));
    expect(zip).toContain("Med/Ana/Bones.csv");
    expect(zip).toContain("Bones.csv");
    expect((await bob.get(`/api/users/${ada.uid}/export?format=csv`)).status).toBe(403);
    expect(await (await bob.get(`/api/users/${bob.uid}/export?format=csv`)).json()).toMatchObject({ error: { code: "export/nothing" } });
  });

  test("is exported once at a time for each student; leaving allows the next", async () => {
    const { ada } = await adasDecks();
    const path = `/api/users/${ada.uid}/export`;
    const first = await ada.get(path);
    expect(await (await ada.get(path)).json()).toMatchObject({ error: { code: "export/one-at-a-time" } });
    await first.body!.cancel();
    await expect.poll(async () => (await ada.exported(path)).length).toBeGreaterThan(1000);
  });
});
