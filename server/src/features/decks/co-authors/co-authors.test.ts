import type { CoAuthors } from "@recollect/domain/decks/co-authors/co-author.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { VersionSummary } from "@recollect/domain/decks/history/version.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import type { SavedDecks } from "@recollect/domain/library/saved-decks.ts";
import { CO_AUTHOR } from "@recollect/domain/limits/limits.ts";
import type { Notice } from "@recollect/domain/moderation/notice.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { aCoAuthoredDeck, makeCoAuthor, newCardId } from "../../../../test/a-co-authored-deck.ts";
import { jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { actOnDeck, makeModerator } from "../../../../test/a-moderator.ts";
import { inText, sentPicture } from "../../../../test/a-picture.ts";
import { refusal } from "../../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { sweepCoAuthors } from "./sweep-co-authors.store.ts";
import { renumberDeck } from "../../../../test/renumber-deck.ts";

const notices = async (who: CampusStudent) =>
  (await jsonOf<{ notices: Notice[] }>(who.get("/api/notices"))).notices.map(({ kind }) => kind);
const refused = async (reply: Promise<Response>) => {
  const { status, code } = await refusal(reply);
  return [status, code];
};

describeEachDatabase("an invitation to write a deck", (openStore) => {
  test("comes as a notice, shows the title and the author alone, and opens nothing before it is accepted", async () => {
    const { ada, eve, id, own, address, invite, people } = await aCoAuthoredDeck(openStore);
    await jsonOf(invite("eve"), 201);
    expect(await notices(eve)).toEqual(["co-author-invited"]);
    expect(await people(eve)).toEqual({ deckId: id, title: "Capitals", ownerId: ada.uid, author: "@ada", role: "invited", people: [] });
    expect((await eve.get(`/api/library/${id}`)).status).toBe(404);
    expect((await eve.get(own)).status).toBe(403);
    const accepted = await jsonOf<CoAuthors>(eve.send("PUT", `${address}/acceptance`));
    expect([accepted.role, accepted.people.map(({ name }) => name)]).toEqual(["co-author", ["@bob", "@eve"]]);
    expect([await notices(eve), (await notices(ada)).includes("co-author-joined")]).toEqual([[], true]);
    expect(await jsonOf<LibraryDeck>(eve.get(`/api/library/${id}`))).toMatchObject({ author: "@ada", mayEdit: true });
  });

  test("accepted twice changes nothing", async () => {
    const { ada, bob, address } = await aCoAuthoredDeck(openStore);
    const before = await notices(ada);
    expect((await jsonOf<CoAuthors>(bob.send("PUT", `${address}/acceptance`))).role).toBe("co-author");
    expect(await notices(ada)).toEqual(before);
  });

  test("is refused for a name that nobody has, for the owner, and for somebody who is there", async () => {
    const { invite } = await aCoAuthoredDeck(openStore);
    for (const name of ["nobody_here", "", "x".repeat(80), "a b", "official"])
      expect(await refused(invite(name)), name).toEqual([404, "co-author/unknown"]);
    expect(await refused(invite("ada"))).toEqual([422, "co-author/yourself"]);
    for (const name of ["bob", "BOB", " @Bob "]) expect(await refused(invite(name)), name).toEqual([409, "co-author/there-already"]);
  });

  test("is the owner's to send: a co-author can't, and to others there is no such deck", async () => {
    const { bob, eve, ada, id, invite, address } = await aCoAuthoredDeck(openStore);
    expect(await refused(invite("eve", bob))).toEqual([403, "deck/not-yours-to-edit"]);
    expect(await refused(invite("bob", eve))).toEqual([404, "deck/not-found"]);
    for (const path of [address, "/api/co-authors/1600000000000"]) expect(await refused(eve.get(path))).toEqual([404, "deck/not-found"]);
    for (const tutorial of [0, 1]) expect(await refused(ada.get(`/api/co-authors/${tutorial}`))).toEqual([404, "deck/not-found"]);
    expect(await refused(eve.send("PUT", `/api/co-authors/${id}/acceptance`))).toEqual([404, "deck/not-found"]);
  });

  test("that was declined is not sent again for a week; one that its owner took back is", async () => {
    const { campus, ada, eve, id, address, invite, people } = await aCoAuthoredDeck(openStore);
    await jsonOf(invite("eve"), 201);
    expect((await ada.send("DELETE", `${address}/${eve.uid}`)).status).toBe(204);
    expect(await notices(eve)).toEqual([]);
    await jsonOf(invite("eve"), 201);
    expect((await eve.send("DELETE", `${address}/${eve.uid}`)).status).toBe(204);
    expect(await refused(invite("eve"))).toEqual([409, "co-author/resting"]);
    campus.clock.forward(CO_AUTHOR.restMs + 1);
    await jsonOf(invite("eve"), 201);
    expect((await people()).people).toHaveLength(2);
    expect(await refused(ada.send("DELETE", `/api/co-authors/${id}/nobody`))).toEqual([404, "co-author/not-found"]);
  });

  test("is one of twenty a day, whether the others still stand or not", async () => {
    const { campus, store, ada, invite, address } = await aCoAuthoredDeck(openStore);
    for (let number = 1; number < CO_AUTHOR.mostADay; number += 1) {
      const other = await campus.student(`guest${number}`);
      await jsonOf(invite(`guest${number}`), 201);
      expect((await ada.send("DELETE", `${address}/${other.uid}`)).status).toBe(204);
    }
    await campus.student("onemore");
    expect(await refused(invite("onemore"))).toEqual([429, "co-author/too-many-today"]);
    campus.clock.forward(dayMs + 1);
    await jsonOf(invite("onemore"), 201);
    campus.clock.forward(CO_AUTHOR.restMs + dayMs);
    await sweepCoAuthors({ store, clock: campus.clock.now });
    expect(await store.read.selectFrom("deckEditors").select("userId").execute()).toHaveLength(2);
  });
});

describeEachDatabase("a co-author", (openStore) => {
  test("reads and saves a Private deck; the version before says who saved", async () => {
    const { ada, bob, id, own, read, writes } = await aCoAuthoredDeck(openStore);
    await jsonOf(writes(bob, 0, "Bob's words"));
    await jsonOf(writes(ada, 1, "Ada's words"));
    const deck = await read(ada);
    expect(deck.cards.map(({ definition }) => definition)).toEqual(["Bob's words", "Ada's words", expect.any(String)]);
    const versions = await jsonOf<VersionSummary[]>(ada.get(`${own}/versions`));
    expect(versions.map(({ savedBy }) => savedBy)).toEqual([undefined, "@bob"]);
    const saved = await jsonOf<SavedDecks>(bob.get(`/api/users/${bob.uid}/saved`));
    expect(saved.others).toMatchObject([{ deckId: id, mayEdit: true, deck: { author: "@ada", visibility: "Private" } }]);
  });

  test("and the owner who save at once from the same state lose no word, and a field that both changed asks with both texts", async () => {
    const { ada, bob, read, writes } = await aCoAuthoredDeck(openStore);
    const base = await read(ada);
    await Promise.all([jsonOf(writes(ada, 0, "Ada's words", base)), jsonOf(writes(bob, 1, "Bob's words", base))]);
    expect((await read(bob)).cards.slice(0, 2).map(({ definition }) => definition)).toEqual(["Ada's words", "Bob's words"]);
    expect(await refusal(writes(bob, 0, "Bob's other words", base))).toMatchObject({
      status: 409,
      code: "deck/fields-changed-meanwhile",
      details: { conflicts: [{ mine: "Bob's other words", theirs: "Ada's words" }] },
    });
  });

  test("neither deletes the deck, nor replaces it whole, shares it, reads its history or its suggestions, exports or restores it", async () => {
    const { ada, bob, id, own } = await aCoAuthoredDeck(openStore);
    const whole = { title: "Other", description: "", cards: [] };
    const calls = [
      bob.send("DELETE", own),
      bob.send("PUT", own, whole, { "if-match": '"1"' }),
      bob.send("PUT", `${own}/visibility`, { visibility: "Public" }),
      bob.get(`${own}/versions`),
      bob.send("POST", `${own}/versions/1/restore`, undefined, { "if-match": '"1"' }),
      bob.get(`${own}/suggestions`),
      bob.get(`${own}/export?format=csv`),
      bob.send("POST", `/api/users/${ada.uid}/trash/${id}/restore`),
      bob.send("DELETE", `/api/users/${ada.uid}/trash/${id}`),
    ];
    for (const call of calls) expect([403, 404]).toContain((await call).status);
    expect(await jsonOf<Deck>(ada.get(own))).toMatchObject({ revision: 1, visibility: "Private" });
  });

  test("who was removed or left can't save any more, and the deck is closed again", async () => {
    for (const byOwner of [true, false]) {
      const { ada, bob, id, own, address, writes, read, people } = await aCoAuthoredDeck(openStore);
      const base = await read(bob);
      expect((await (byOwner ? ada : bob).send("DELETE", `${address}/${bob.uid}`)).status).toBe(204);
      expect(await refused(writes(bob, 0, "Too late", base))).toEqual([403, "deck/not-yours-to-edit"]);
      expect(await refused(bob.get(own))).toEqual([403, "database/permission-denied"]);
      expect(await refused(bob.get(`/api/library/${id}`))).toEqual([404, "deck/not-found"]);
      expect((await jsonOf<SavedDecks>(bob.get(`/api/users/${bob.uid}/saved`))).others).toEqual([]);
      expect((await people()).people).toEqual([]);
    }
  });

  test("can't remove anybody else", async () => {
    const { ada, bob, eve, id, address } = await aCoAuthoredDeck(openStore);
    await makeCoAuthor(ada, eve, "eve", { id });
    for (const { uid } of [ada, eve])
      expect(await refused(bob.send("DELETE", `${address}/${uid}`))).toEqual([403, "deck/not-yours-to-edit"]);
  });

  test("has no deck while a moderator has taken it down, and has it again afterwards", async () => {
    const { store, campus, ada, bob, id, own, writes, read, address } = await aCoAuthoredDeck(openStore);
    const moderator = await campus.student("moderator");
    await makeModerator(store, moderator);
    await ada.show({ id }, "Unlisted");
    const base = await read(bob);
    expect((await actOnDeck(moderator, id, "take-down")).status).toBe(200);
    expect(await refused(writes(bob, 0, "No", base))).toEqual([403, "deck/not-yours-to-edit"]);
    expect((await Promise.all([bob.get(own), bob.get(address)])).map(({ status }) => status)).toEqual([403, 404]);
    await store.write(({ db }) => db.deleteFrom("deckRestrictions").execute());
    await jsonOf(writes(bob, 0, "Yes"));
  });

  test("has no deck while it is in the trash, and has it again when it is restored, also under another number", async () => {
    const { store, ada, bob, id, own, address } = await aCoAuthoredDeck(openStore);
    expect((await ada.send("DELETE", own)).status).toBe(204);
    expect(await refused(bob.get(address))).toEqual([404, "deck/not-found"]);
    const other = await bob.deck();
    await renumberDeck(store, other.id, id);
    const restored = await jsonOf<Deck>(ada.send("POST", `/api/users/${ada.uid}/trash/${id}/restore`));
    expect(restored.id).not.toBe(id);
    expect(await jsonOf<CoAuthors>(bob.get(`/api/co-authors/${restored.id}`))).toMatchObject({ role: "co-author" });
    expect((await bob.get(`/api/users/${ada.uid}/decks/${restored.id}`)).status).toBe(200);
  });

  test("studies the deck as others study theirs, until it ends", async () => {
    const { store, ada, bob, id, address } = await aCoAuthoredDeck(openStore);
    const { newCards } = await jsonOf<{ newCards: { deckKey: string; cardId: string }[] }>(bob.get(`/api/study/queue?deckId=${id}`));
    const card = newCards[0]!;
    const answer = { id: crypto.randomUUID(), deckKey: `${ada.uid}/${id}`, cardId: card.cardId, at: Date.now(), kind: "answer" };
    await bob.send("POST", "/api/study/entries", { entries: [{ ...answer, source: "study", rating: "good", tookMs: 1000 }] });
    const present = async () =>
      (await store.read.selectFrom("studyCards").select("isPresent").where("userId", "=", bob.uid).execute()).map((row) => row.isPresent);
    expect(await present()).toEqual([1]);
    await ada.send("DELETE", `${address}/${bob.uid}`);
    expect(await present()).toEqual([0]);
  });
});

describeEachDatabase("what a co-author added", (openStore) => {
  test("stays with its pictures when the co-author leaves, and counts for the owner", async () => {
    const { store, campus, ada, bob, address, read, send } = await aCoAuthoredDeck(openStore);
    const picture = await sentPicture(campus, bob);
    const used = async (who: CampusStudent) =>
      (await store.read.selectFrom("storageUse").select("media").where("userId", "=", who.uid).executeTakeFirst())?.media ?? 0;
    const bytes = await used(bob);
    expect(bytes).toBeGreaterThan(0);
    const deck = await read(bob);
    const card = { id: newCardId(), term: "A picture", definition: inText(picture) };
    await jsonOf(send(bob, { base: deck.revision, cards: [], added: [{ after: null, card }], removed: [], order: null }));
    expect([await used(bob), await used(ada)]).toEqual([0, bytes]);
    const seenBy = async (who: CampusStudent) => (await who.get(`/api/media/${picture.id}.png`)).status;
    expect([await seenBy(ada), await seenBy(bob)]).toEqual([200, 200]);
    await bob.send("DELETE", `${address}/${bob.uid}`);
    expect([await seenBy(ada), await seenBy(bob)]).toEqual([200, 404]);
  });

  test("opens no picture that neither of them may see", async () => {
    const { campus, ada, bob, eve, read, send } = await aCoAuthoredDeck(openStore);
    const picture = await sentPicture(campus, eve);
    const deck = await read(bob);
    const card = { id: newCardId(), term: "Guessed", definition: inText(picture) };
    await jsonOf(send(bob, { base: deck.revision, cards: [], added: [{ after: null, card }], removed: [], order: null }));
    for (const who of [ada, bob]) expect((await who.get(`/api/media/${picture.id}.png`)).status).toBe(404);
  });

  test("a file that another deck of the co-author uses stays the co-author's", async () => {
    const { store, campus, ada, bob, read, send } = await aCoAuthoredDeck(openStore);
    const picture = await sentPicture(campus, bob);
    await bob.deck({ cards: [{ term: "Mine", definition: inText(picture) }, ...cards(1)] });
    const deck = await read(bob);
    const card = { id: newCardId(), term: "Also here", definition: inText(picture) };
    await jsonOf(send(bob, { base: deck.revision, cards: [], added: [{ after: null, card }], removed: [], order: null }));
    const row = await store.read.selectFrom("media").select("ownerId").where("id", "=", picture.id).executeTakeFirst();
    expect([row?.ownerId, (await ada.get(`/api/media/${picture.id}.png`)).status]).toEqual([bob.uid, 200]);
  });

  test("stays in the history without a name when the account is gone, and co-authors go with either account", async () => {
    const { store, ada, bob, own, writes } = await aCoAuthoredDeck(openStore);
    await jsonOf(writes(bob, 0, "Bob's words"));
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", bob.uid).execute());
    const versions = await jsonOf<VersionSummary[]>(ada.get(`${own}/versions`));
    expect(versions.map(({ savedBy }) => savedBy)).toEqual(["Anonymous"]);
    expect(await store.read.selectFrom("deckEditors").selectAll().execute()).toEqual([]);
  });
});
