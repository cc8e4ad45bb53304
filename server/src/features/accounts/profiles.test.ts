import type { Deck } from "@recollect/domain/decks/deck.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import type { Profile } from "./profiles.service.ts";

const listed = ({ cards: _cards, revision: _revision, ...deck }: Deck, author: string, authorId: string) => ({
  ...deck,
  author,
  authorId,
  official: false,
});

describeEachDatabase("a profile", (openStore) => {
  test("is found under its username in any case: the student, and the Public decks alone, newest first", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada_l"), await campus.student()];
    const first = await ada.deck({ title: "First", visibility: "Public" });
    await ada.deck({ title: "Secret" });
    await ada.deck({ title: "By link", visibility: "Unlisted" });
    const last = await ada.deck({ title: "Last", visibility: "Public" });
    for (const name of ["ada_l", "Ada_L", "ADA_L"]) {
      for (const reader of [bob, ada]) {
        expect(await jsonOf(reader.get(`/api/profiles/${name}`))).toEqual({
          user: {
            uid: ada.uid,
            displayName: null,
            username: "ada_l",
            bio: "No bio provided",
            aboutMe: "No about me provided",
            selectedTheme: 0,
            setupCompleted: false,
            setupDate: null,
            badge: null,
          },
          decks: [listed(last, "@ada_l", ada.uid), listed(first, "@ada_l", ada.uid)],
        });
      }
    }
  });

  test("shows a change of visibility with the next request", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student()];
    const deck = await ada.deck({ visibility: "Public" });
    const ids = async () => (await jsonOf<Profile>(bob.get("/api/profiles/ada"))).decks.map(({ id }) => id);
    expect(await ids()).toEqual([deck.id]);
    for (const visibility of ["Unlisted", "Public", "Private"] as const) {
      await ada.show(deck, visibility);
      expect(await ids(), visibility).toEqual(visibility === "Public" ? [deck.id] : []);
    }
  });

  test("moves with a rename, and the old address leads to the new one", async () => {
    const campus = aCampus(await openStore());
    const [ada, bob] = [await campus.student("ada"), await campus.student()];
    await ada.deck({ visibility: "Public" });
    await ada.send("PATCH", `/api/users/${ada.uid}`, { username: "countess" });
    expect(await jsonOf(bob.get("/api/profiles/countess"))).toMatchObject({ user: { uid: ada.uid }, decks: [{ author: "@countess" }] });
    expect(await jsonOf(bob.get("/api/profiles/ada"))).toMatchObject({ user: { uid: ada.uid, username: "countess" } });
  });

  test.each(["nobody", "ab", "x".repeat(21), "1ada", "ада", "아다", "ad a", "ada\u202e", "%F0%9F%98%80", "ada'--"])(
    "of %j does not exist",
    async (name) => {
      const campus = aCampus(await openStore());
      await campus.student("ada");
      const reply = (await campus.student()).get(`/api/profiles/${name.includes("%") ? name : encodeURIComponent(name)}`);
      expect(await refusal(reply)).toEqual({ status: 404, code: "profile/user-not-found" });
    },
  );

  test.each([".ada", "a.b", "a#b", "a$b", "a/b", "a[b", "a]b"])("of %j is refused, since no key may contain that", async (name) => {
    const bob = await aCampus(await openStore()).student();
    expect(await refusal(bob.get(`/api/profiles/${encodeURIComponent(name)}`))).toEqual({ status: 400, code: "request/forbidden-key" });
  });

  test("of a name with a NUL in it is refused, since no text may contain that", async () => {
    const bob = await aCampus(await openStore()).student();
    expect(await refusal(bob.get("/api/profiles/ada%00"))).toMatchObject({ status: 400, code: "request/forbidden-character" });
  });
});
