import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import type { LibraryDeck } from "@recollect/domain/library/library-deck.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { aStudent } from "../../../test/a-student.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../test/databases.ts";

describeEachDatabase("a deck of the Library", (openStore) => {
  test.each(["Public", "Unlisted"] as const)(
    "that is %s is read by its id, with its author and without the owner's own data",
    async (visibility) => {
      const campus = aCampus(await openStore());
      const [ada, bob] = [await campus.student("ada"), await campus.student()];
      const deck = await ada.deck({ title: "Capitals", description: "of Europe", visibility });
      for (const reader of [bob, ada]) {
        expect(await jsonOf(reader.get(`/api/library/${deck.id}`))).toEqual({
          id: deck.id,
          title: "Capitals",
          description: "of Europe",
          cards: deck.cards,
          cardCount: 1,
          author: "@ada",
          authorId: ada.uid,
          official: false,
          visibility,
          updatedAt: deck.updatedAt,
        });
      }
    },
  );

  test("shows an author without a username by the display name, and marks an official one", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student(), await campus.student()];
    const { id } = await ada.deck({ visibility: "Public" });
    const read = () => jsonOf<LibraryDeck>(bob.get(`/api/library/${id}`));
    expect(await read()).toMatchObject({ author: "Anonymous", official: false });
    await ada.send("PATCH", `/api/users/${ada.uid}`, { displayName: 'Ada "the first"' });
    expect(await read()).toMatchObject({ author: 'Ada "the first"' });
    await store.write(({ db }) => db.updateTable("users").set({ badge: "OFFICIAL" }).where("id", "=", ada.uid).execute());
    expect(await read()).toMatchObject({ official: true });
  });

  test("that is Private does not exist: the reply is the same as for an unused id, to its owner too", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student()];
    const { id } = await ada.deck();
    const answers = await Promise.all([bob.get(`/api/library/${id}`), bob.get("/api/library/77"), ada.get(`/api/library/${id}`)]);
    const told = await Promise.all(
      answers.map(async (reply) => {
        const { "x-request-id": _id, ...headers } = Object.fromEntries(reply.headers);
        return { status: reply.status, headers, body: await reply.text() };
      }),
    );
    expect(told[0]).toMatchObject({ status: 404, body: '{"error":{"code":"deck/not-found","message":"Deck not found.","details":null}}' });
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  test("is gone with the next request after it was made Private, whatever the browser has cached", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student(), await campus.student()];
    const deck = await ada.deck({ visibility: "Unlisted" });
    const path = `/api/library/${deck.id}`;
    const before = await bob.get(path);
    expect([before.status, before.headers.get("cache-control"), before.headers.get("etag")]).toEqual([200, "no-store", null]);
    await ada.show(deck, "Private");
    for (const tag of ["*", '"1"', `"${deck.revision}"`]) {
      expect(await refusal(bob.get(path, { "if-none-match": tag }))).toEqual({ status: 404, code: "deck/not-found" });
    }
    await ada.show(deck, "Public");
    expect((await bob.get(path, { "if-none-match": "*" })).status).toBe(200);
  });

  test("is gone with the next request after it was deleted", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student(), await campus.student()];
    const deck = await ada.deck({ visibility: "Public" });
    await ada.send("DELETE", `/api/users/${ada.uid}/decks/${deck.id}`);
    expect(await refusal(bob.get(`/api/library/${deck.id}`))).toEqual({ status: 404, code: "deck/not-found" });
  });

  test("with a tutorial's id belongs to the official account, and to no other", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student()];
    await ada.send("POST", `/api/users/${ada.uid}/tutorials`);
    expect(await refusal(bob.get("/api/library/0"))).toEqual({ status: 404, code: "deck/not-found" });
    const official = campus.as(await aStudent(store, { uid: OFFICIAL_UID, username: "recollect" }));
    await official.send("POST", `/api/users/${OFFICIAL_UID}/tutorials`);
    expect((await official.show({ id: 0 }, "Public")).status).toBe(200);
    expect((await official.show({ id: 1 }, "Unlisted")).status).toBe(200);
    expect(await jsonOf(bob.get("/api/library/0"))).toMatchObject({ id: 0, author: "@recollect", authorId: OFFICIAL_UID });
    expect(await jsonOf(bob.get("/api/library/1"))).toMatchObject({ id: 1, visibility: "Unlisted" });
  });

  test.each(["-1", "1e3", "abc", "007", "9007199254740992", "1.5"])("has no id like %s", async (id) => {
    const bob = await aCampus(await openStore()).student();
    expect(await refusal(bob.get(`/api/library/${id}`))).toEqual({ status: 400, code: "deck/bad-id" });
  });
});
