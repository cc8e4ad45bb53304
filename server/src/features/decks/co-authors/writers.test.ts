import type { WritersNews } from "@recollect/domain/decks/co-authors/co-author.ts";
import { afterNews, nobody, stillPresent } from "@recollect/domain/decks/co-authors/present-writers.ts";
import { makePatch } from "@recollect/domain/decks/make-patch.ts";
import { expect, onTestFinished, test } from "vitest";

import { aCoAuthoredDeck, makeCoAuthor, newCardId } from "../../../../test/a-co-authored-deck.ts";
import { aCampus, jsonOf, type CampusStudent } from "../../../../test/a-campus.ts";
import { actOnDeck, makeModerator } from "../../../../test/a-moderator.ts";
import { aMigratedDatabase, describeEachDatabase, testDatabaseUrl } from "../../../../test/databases.ts";
import { eventsOf } from "../../../../test/streams.ts";
import { openPostgres } from "../../../store/postgres/postgres.ts";

async function streamOf(who: CampusStudent) {
  const stream = eventsOf(await who.get("/api/events"));
  onTestFinished(() => stream.cancel());
  await stream.next("study");
  return stream;
}

/** What an editor that listens to the stream shows, by a clock: who writes with its student. */
function anEditorAt(stream: Awaited<ReturnType<typeof streamOf>>, now: () => number) {
  let present = nobody;
  return {
    async hears(): Promise<void> {
      const news = (await stream.next("writers")).data as WritersNews;
      if ("writer" in news) present = afterNews(present, news.writer, now());
    },
    shows: () => [...stillPresent(present, now()).values()].map(({ name }) => name),
  };
}

const there = { cardId: "card", isHere: true };

describeEachDatabase("those who write a deck", (openStore) => {
  test("learn where the others write, and who saved; nobody else does, and nothing is stored", async () => {
    const { store, ada, bob, eve, id, address, writes } = await aCoAuthoredDeck(openStore);
    const [ofAda, ofBob, ofEve] = [await streamOf(ada), await streamOf(bob), await streamOf(eve)];
    const rows = () => store.read.selectFrom("deckEditors").selectAll().execute();
    const before = await rows();
    expect((await bob.send("POST", `${address}/presence`, there)).status).toBe(204);
    const writer = { uid: bob.uid, name: "@bob", ...there };
    expect((await ofAda.next("writers")).data).toEqual({ deckId: id, writer });
    expect(await rows()).toEqual(before);
    await jsonOf(writes(ada, 0, "Ada's words"));
    // The first that Bob gets: his own sign of life is not sent to him.
    expect((await ofBob.next("writers")).data).toEqual({ deckId: id, saved: 2 });
    await jsonOf(writes(bob, 1, "Bob's words"));
    expect((await ofAda.next("writers")).data).toEqual({ deckId: id, saved: 3 });
    // The first that Eve gets is from after she joined.
    await makeCoAuthor(ada, eve, "eve", { id });
    await bob.send("POST", `${address}/presence`, { cardId: "another", isHere: true });
    expect((await ofEve.next("writers")).data).toMatchObject({ writer: { cardId: "another" } });
  });

  test("also learn that the owner restored a version or saved the whole deck", async () => {
    const { ada, bob, own, id, read, writes } = await aCoAuthoredDeck(openStore);
    await jsonOf(writes(ada, 0, "Ada's words"));
    const stream = await streamOf(bob);
    await jsonOf(ada.send("POST", `${own}/versions/1/restore`, undefined, { "if-match": '"2"' }));
    expect((await stream.next("writers")).data).toEqual({ deckId: id, saved: 3 });
    const { title, description, cards } = await read(ada);
    await jsonOf(ada.send("PUT", own, { title: `${title}!`, description, cards }, { "if-match": '"3"' }));
    expect((await stream.next("writers")).data).toEqual({ deckId: id, saved: 4 });
  });

  test("are those who accepted: an invited person and a stranger have no such deck", async () => {
    const { bob, eve, address, invite } = await aCoAuthoredDeck(openStore);
    const sign = (who: CampusStudent) => who.send("POST", `${address}/presence`, there);
    expect((await sign(eve)).status).toBe(404);
    await jsonOf(invite("eve"), 201);
    expect((await sign(eve)).status).toBe(404);
    expect((await bob.send("POST", `${address}/presence`, { ...there, cardId: "x".repeat(65) })).status).toBe(422);
  });

  test("learn nothing of a deck while it is taken down", async () => {
    const { store, ada, bob, eve, id, address } = await aCoAuthoredDeck(openStore);
    await makeModerator(store, eve);
    await ada.show({ id }, "Public");
    const stream = await streamOf(bob);
    const sign = async (cardId: string) => (await ada.send("POST", `${address}/presence`, { ...there, cardId })).status;
    const { seen } = await jsonOf<{ seen: number }>(actOnDeck(eve, id, "take-down"));
    expect(await sign("hidden")).toBe(204);
    await jsonOf(actOnDeck(eve, id, "restore", { seen }));
    expect(await sign("shown")).toBe(204);
    // The first that Bob gets.
    expect((await stream.next("writers")).data).toMatchObject({ writer: { cardId: "shown" } });
  });

  test("are gone 40 seconds after their last sign of life, and nobody who comes then is told of them", async () => {
    const { ada, bob, address } = await aCoAuthoredDeck(openStore);
    let now = 0;
    const editor = anEditorAt(await streamOf(ada), () => now);
    for (const at of [0, 15_000]) {
      now = at;
      await bob.send("POST", `${address}/presence`, there);
      await editor.hears();
    }
    now = 15_000 + 39_999;
    expect(editor.shows()).toEqual(["@bob"]);
    now += 1;
    expect(editor.shows()).toEqual([]);
    const later = anEditorAt(await streamOf(ada), () => now);
    await bob.send("POST", `${address}/presence`, { ...there, isHere: false });
    await later.hears();
    expect(later.shows()).toEqual([]);
  });

  test("say so a few times a minute", async () => {
    const { campus, bob, address } = await aCoAuthoredDeck(openStore);
    const sign = async () => (await bob.send("POST", `${address}/presence`, there)).status;
    const found = new Set<number>();
    for (let count = 0; count < 30; count += 1) found.add(await sign());
    expect([...found]).toEqual([204, 429]);
    campus.clock.forward(60_000);
    expect(await sign()).toBe(204);
  });
});

test.skipIf(!testDatabaseUrl)("on PostgreSQL the news reach a stream of another process", async () => {
  const url = await aMigratedDatabase();
  const [here, elsewhere] = await Promise.all([openPostgres(url), openPostgres(url)]);
  onTestFinished(async () => void (await Promise.all([here.close(), elsewhere.close()])));
  const campus = aCampus(here);
  const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
  const deck = await ada.deck();
  await makeCoAuthor(ada, bob, "bob", deck);
  const stream = await streamOf(aCampus(elsewhere).as(ada.uid));
  await bob.send("POST", `/api/co-authors/${deck.id}/presence`, there);
  expect((await stream.next("writers")).data).toMatchObject({ deckId: deck.id, writer: { uid: bob.uid, cardId: "card" } });
  let now = 0;
  const editor = anEditorAt(stream, () => now);
  await bob.send("POST", `/api/co-authors/${deck.id}/presence`, there);
  await editor.hears();
  now = 39_999;
  expect(editor.shows()).toEqual(["@bob"]);
  now = 40_000;
  expect(editor.shows()).toEqual([]);
  const patch = makePatch(deck, { ...deck, title: "Other" }, newCardId);
  await jsonOf(bob.send("PATCH", `/api/users/${ada.uid}/decks/${deck.id}`, patch));
  expect((await stream.next("writers")).data).toEqual({ deckId: deck.id, saved: 2 });
});
