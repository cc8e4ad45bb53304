import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import { IDEMPOTENCY_KEY } from "@recollect/domain/limits/limits.ts";
import { expect, test } from "vitest";

import { aDeck } from "../../../../test/a-deck.ts";
import { created, NOW, refusal, school } from "../../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { decksApp } from "../../../../test/decks-app.ts";

/** Ada and Bob, and their requests with a key. */
async function classroom(...options: Parameters<typeof school>) {
  const { ada, bob, own, decks } = await school(...options);
  const [store, clock] = options;
  const under = (uid: string, key: string, body: unknown) =>
    decksApp(store, { clock: clock ?? (() => NOW) })
      .as(uid)
      .request("POST", `${uid}/decks`, { body, headers: { "Idempotency-Key": key } });
  const titles = async () => ((await (await own.list()).json()) as DeckSummary[]).map(({ title }) => title);
  return { ada, bob, own, decks, titles, create: (key: string, body: unknown = aDeck()) => under(ada, key, body), under };
}

describeEachDatabase("a deck that is requested twice with one key", (openStore) => {
  test("is made once, and the repeated request gets the same reply", async () => {
    const { create, titles } = await classroom(await openStore());
    const first = await create("form-1");
    const again = await create("form-1");
    expect([again.status, again.headers.get("ETag")]).toEqual([201, expect.stringMatching(/^"1\./)]);
    expect(await again.json()).toEqual(await first.json());
    expect(await titles()).toEqual(["Capitals"]);
  });

  test("is made once, if the second request is other JSON with the same content", async () => {
    const { create } = await classroom(await openStore());
    const { title, description, cards } = aDeck();
    const first = await created(create("form-1", { title, description, cards }));
    const reordered = cards.map(({ term, definition }) => ({ definition, term }));
    expect(await created(create("form-1", { cards: reordered, description, title }))).toEqual(first);
  });

  test("is returned as it is now, if it was changed in between", async () => {
    const { create, own } = await classroom(await openStore());
    const deck = await created(create("form-1"));
    const saved = (await (await own.save(deck.id, aDeck({ title: "Better" }), '"1"')).json()) as Deck;
    expect(await created(create("form-1"))).toEqual(saved);
  });

  test("is made once by twenty requests at once, through several processes", async () => {
    const { create, titles } = await classroom(await openStore());
    const made = await Promise.all(Array.from({ length: 20 }, () => created(create("form-1"))));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await titles()).toEqual(["Capitals"]);
  });

  test("is refused if the second request has other content, with the id of the existing deck", async () => {
    const { create, titles } = await classroom(await openStore());
    const { id } = await created(create("form-1"));
    expect(await refusal(create("form-1", aDeck({ title: "Rivers" })))).toEqual({
      status: 409,
      code: "request/idempotency-key-reused",
      details: { deckId: id, days: 60 },
    });
    expect(await titles()).toEqual(["Capitals"]);
  });

  test("is made twice with two keys, and without a key", async () => {
    const { create, own, titles } = await classroom(await openStore());
    await created(create("form-1"));
    await created(create("form-2"));
    await created(own.create(aDeck()));
    await created(own.create(aDeck()));
    expect(await titles()).toHaveLength(4);
  });

  test("is separate for each student: two may use the same key", async () => {
    const { ada, bob, under } = await classroom(await openStore());
    const [hers, his] = [await created(under(ada, "form-1", aDeck())), await created(under(bob, "form-1", aDeck()))];
    expect(hers.id).not.toBe(his.id);
  });

  test("is made again after a day, and if the first was deleted", async () => {
    let now = NOW;
    const { create, own, titles } = await classroom(await openStore(), () => now);
    const first = await created(create("form-1"));
    now += IDEMPOTENCY_KEY.lifeMs - 1;
    expect((await created(create("form-1"))).id).toBe(first.id);
    now += 1;
    const second = await created(create("form-1"));
    expect(second.id).not.toBe(first.id);
    await own.remove(second.id);
    expect(await titles()).toHaveLength(1);
    await created(create("form-1"));
    expect(await titles()).toHaveLength(2);
  });

  test("has its key for a day only: of 33 further ones each later key is kept, and no older one", async () => {
    let now = NOW;
    const store = await openStore();
    const { create } = await classroom(store, () => now);
    await created(create("form-1"));
    now += IDEMPOTENCY_KEY.lifeMs;
    const later = Array.from({ length: 33 }, (_, at) => `later-${at}`);
    for (const key of later) await created(create(key));
    const kept = await store.read.selectFrom("creationKeys").select("key").execute();
    expect(kept.map(({ key }) => key).sort()).toEqual(later.toSorted());
  });

  test("leaves its key unused when it was refused", async () => {
    const { create } = await classroom(await openStore());
    expect((await create("form-1", aDeck({ title: " " }))).status).toBe(422);
    expect((await create("form-1")).status).toBe(201);
  });

  test.each(["", " ", "a key", "form.1", "ключ", "x".repeat(65), "a,b"])("the key %j is refused", async (key) => {
    const { create, titles } = await classroom(await openStore());
    const sent = key === "ключ" ? Buffer.from(key).toString("latin1") : key;
    expect(await refusal(create(sent))).toEqual({ status: 400, code: "request/bad-idempotency-key", details: { least: 1, most: 64 } });
    expect(await titles()).toEqual([]);
  });

  test("a key is 1 to 64 characters", async () => {
    const { create } = await classroom(await openStore());
    expect((await create("x".repeat(64))).status).toBe(201);
    expect((await create("_")).status).toBe(201);
  });
});
