import { expect, test } from "vitest";

import { makeModerator, report } from "../../test/a-moderator.ts";
import { aCampus, jsonOf } from "../../test/a-campus.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import type { Store } from "../store/store.ts";
import { carryOut, commandIn } from "./admin.ts";

const say = async (store: Store, words: string) =>
  carryOut(commandIn(words.split(" ")), { store, readPassword: async () => "", clock: Date.now, publicUrl: null });

test.each([
  ["hide-deck 12", '"hide-deck" needs a reason, which is stored and shown to the student.'],
  ["suspend ada", '"suspend" needs a reason, which is stored and shown to the student.'],
  ["hide-deck ada Rule 3", '"ada" is not a deck id: use the number in the deck\'s address.'],
  ["role ada king", 'A role is caretaker or none, not "king".'],
])("%s is refused with a sentence", (words, sentence) => {
  expect(() => commandIn(words.split(" "))).toThrow(sentence);
});

test.each(["role ada", "suspend", "reports 1 2", "hide-deck", "account", "deck"])("%s is answered with the error", (words) => {
  expect(() => commandIn(words.split(" "))).toThrow(/^Usage: |is not a deck id/);
});

describeEachDatabase("the operator", (openStore) => {
  test("makes a student a moderator, with access to moderation, and revokes it; both are logged", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const ada = await campus.student("ada");
    expect((await ada.get("/api/desk/days")).status).toBe(404);
    expect(await say(store, "role @Ada caretaker Teaches 7b")).toBe("@ada is a caretaker now, and finds the desk at /desk.");
    expect(await say(store, "role ada caretaker")).toBe("@ada is a caretaker already. Nothing was changed.");
    expect((await ada.get("/api/desk/days")).status).toBe(200);
    expect(await jsonOf(ada.get(`/api/users/${ada.uid}`))).toMatchObject({ role: "caretaker" });
    expect(await say(store, "role ada none Left")).toBe("@ada is no caretaker any more.");
    expect((await ada.get("/api/desk/days")).status).toBe(404);
    expect(await say(store, "desk-log")).toMatch(/operator ended a student's role as a caretaker \(@ada\): Left\n.*\(@ada\): Teaches 7b$/);
  });

  test("has all functions of moderation: reports, a deck, an account, storage, days", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    const deck = await ada.deck({ title: "Rude\u001b[31m words", visibility: "Public" });
    expect(await say(store, "reports")).toBe("No reports wait.");
    await report(bob, deck.id, { text: "see\ncard 2" });
    expect(await say(store, "reports")).toMatch(new RegExp(`^${deck.id}  .*  1 report  Rude \\[31m words$`));
    expect(await say(store, `deck ${deck.id}`)).toContain("Hurtful, hateful or dangerous: see card 2");
    expect(await say(store, `hide-deck ${deck.id} Rule 3`)).toContain("Hidden from the Library. 0 open reports of 1.");
    await expect(say(store, `hide-deck ${deck.id} Rule 3`)).rejects.toThrow("This was already done.");
    expect(await say(store, "restricted")).toContain("hidden  Rude [31m words by @ada");
    expect(await say(store, `take-down-deck ${deck.id} Worse`)).toContain("Taken down");
    expect((await bob.get(`/api/library/${deck.id}`)).status).toBe(404);
    expect(await say(store, `restore-deck ${deck.id} Better now`)).toContain("Shared.");
    expect(await say(store, `warn ${ada.uid}@example.org Be nice`)).toContain("operator warned a student (@ada): Be nice");
    expect(await say(store, "suspend ada Rule 3")).toContain("Suspended since");
    expect(await say(store, "account @ada")).toContain("Suspended since");
    expect(await say(store, "unsuspend ada Sorry")).toContain("Not suspended");
    expect(await say(store, "end-sessions ada Lost phone")).toContain("ended a student's sessions");
    expect(await say(store, "storage")).toMatch(/ MB \(media 0\.0 MB\) {2}@ada$/);
    expect(await say(store, "backups")).toBe("No backups are made: BACKUP_DIR is not set.");
    expect((await say(store, "days")).split("\n")).toHaveLength(30);
    const told = await jsonOf<{ notices: { kind: string }[] }>(ada.get("/api/notices"));
    expect(told.notices).toHaveLength(7);
    await expect(say(store, "account nobody")).rejects.toThrow("There is no account with this name or address.");
  });

  test("can act on moderators too", async () => {
    const store = await openStore();
    const cyd = await aCampus(store).student("cyd");
    await makeModerator(store, cyd);
    expect(await say(store, "suspend cyd Misused the desk")).toContain("@cyd, caretaker");
  });
});
