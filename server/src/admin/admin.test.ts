import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf } from "../../test/a-campus.ts";
import { aGroup } from "../../test/a-group.ts";
import { anApp } from "../../test/an-app.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import { json, signedIn } from "../../test/signed-up.ts";
import { eventsOf } from "../../test/streams.ts";
import { ensureOfficial, OFFICIAL_EMAIL } from "../official/ensure-official.store.ts";
import type { Store } from "../store/store.ts";
import { carryOut, commandIn } from "./admin.ts";

const say = (store: Store, words: string, password = "") =>
  (async () =>
    carryOut(commandIn(words.split(" ")), {
      store,
      readPassword: async () => password,
      clock: Date.now,
      publicUrl: "https://cards.example.org",
    }))();

const usage = /^Usage: npm run admin -- <command>\n  badge <username> <DEV\|OFFICIAL\|none>/;

test.each([
  "",
  "badge",
  "badge ada",
  "badge ada DEV now",
  "password",
  "password ada secret",
  "remove ada",
  "constructor ada DEV",
  "rebuild-study",
  "rebuild-study ada bob",
  "rebuild-study --all now",
  "teacher ada all",
  "group-teacher ada",
])("%j is answered with its usage", (words) => {
  expect(() => commandIn(words === "" ? [] : words.split(" "))).toThrow(
    expect.objectContaining({ name: "AdminError", message: expect.stringMatching(usage) }),
  );
});

test.each(["dev", "GOLD", "NONE", "toString", "null"])("the badge %j is refused", (badge) => {
  expect(() => commandIn(["badge", "ada", badge])).toThrow(`A badge is DEV, OFFICIAL or none, not "${badge}".`);
});

describeEachDatabase("an operator", (openStore) => {
  test("gives a badge and removes it; the Library and the profile show it at once", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    await ada.deck({ title: "Old", visibility: "Public" });
    await bob.deck({ title: "New", visibility: "Public" });
    const seen = async () => {
      const { decks } = await jsonOf<LibraryPage>(bob.get("/api/library?sort=tutorials"));
      const { user } = await jsonOf<{ user: { badge: string | null } }>(bob.get("/api/profiles/ada"));
      return [user.badge, ...decks.map(({ title, official }) => `${title}${official ? ", official" : ""}`)];
    };
    expect(await say(store, "badge ada OFFICIAL")).toBe("@ada now shows the badge OFFICIAL.");
    expect(await seen()).toEqual(["OFFICIAL", "Old, official", "New"]);
    expect(await say(store, "badge @Ada DEV")).toBe("@ada now shows the badge DEV.");
    expect(await seen()).toEqual(["DEV", "New", "Old"]);
    expect(await say(store, "badge ADA none")).toBe("@ada now shows no badge.");
    expect(await seen()).toEqual([null, "New", "Old"]);
  });

  test("reports an unknown username and changes nothing", async () => {
    const store = await openStore();
    await aCampus(store).student("ada");
    const before = await store.read.selectFrom("users").selectAll().execute();
    for (const name of ["nobody", "@", "a'--", "ада", "x".repeat(100)]) {
      await expect(say(store, `badge ${name} DEV`)).rejects.toThrow(`No account has the username "${name}".`);
      await expect(say(store, `password ${name}`, "a new password")).rejects.toThrow(`No account has the username "${name}".`);
    }
    expect(await store.read.selectFrom("users").selectAll().execute()).toEqual(before);
  });

  test("gives a student a new password, which ends the old one, every session and every open list", async () => {
    const store = await openStore();
    const app = anApp(store);
    const ada = await app.aStudent();
    await ada.send("PATCH", `/api/users/${ada.uid}`, { username: "ada" });
    const list = eventsOf(await ada.get(`/api/users/${ada.uid}/decks`, { accept: "text/event-stream" }));
    await list.next("snapshot");
    const bob = await app.aStudent();

    expect(await say(store, "password ada", "a new password")).toBe(
      `@ada now logs in as ${ada.email} with the new password; every session of theirs has ended.`,
    );
    await list.ended();
    expect((await ada.get(`/api/users/${ada.uid}`)).status).toBe(401);
    expect((await bob.get(`/api/users/${bob.uid}`)).status).toBe(200);
    expect((await app.request("/api/auth/sign-in/email", json("POST", { email: ada.email, password: ada.password }))).status).toBe(401);
    const again = await signedIn(app.request, { email: ada.email, password: "a new password" });
    expect(again.uid).toBe(ada.uid);
  });

  test("opens the official account by giving it a password", async () => {
    const store = await openStore();
    await ensureOfficial({ store, brand: "Recollect", clock: Date.now });
    expect(await say(store, "password recollect", "first password")).toContain(OFFICIAL_EMAIL);
    const app = anApp(store);
    const operator = await signedIn(app.request, { email: OFFICIAL_EMAIL, password: "first password" });
    expect(operator.uid).toBe("official");
    await say(store, "password recollect", "second password");
    expect((await operator.get("/api/library")).status).toBe(401);
    expect((await signedIn(app.request, { email: OFFICIAL_EMAIL, password: "second password" })).uid).toBe("official");
  });

  test.each([
    ["", "The new password is missing on standard input: it has 6 to 128 characters."],
    ["short", "Password must be at least 6 characters."],
    ["x".repeat(129), "Password must be at most 128 characters."],
  ])("cannot set the password %j", async (password, sentence) => {
    const store = await openStore();
    await aCampus(store).student("ada");
    await expect(say(store, "password ada", password)).rejects.toThrow(sentence);
    expect(await store.read.selectFrom("accounts").selectAll().execute()).toEqual([]);
  });

  test("refuses one of the most common passwords", async () => {
    const store = await openStore();
    await aCampus(store).student("ada");
    await expect(say(store, "password ada", "iloveyou")).rejects.toThrow("This password is one of the first that others try.");
  });

  test("prints a link for choosing a new password, once", async () => {
    const store = await openStore();
    const app = anApp(store);
    const ada = await app.aStudent();
    const sentence = await say(store, `reset-link ${ada.email.toUpperCase()}`);
    const token = /https:\/\/cards\.example\.org\/reset-password\?token=(\S+)$/.exec(sentence)?.[1];
    const reset = () => app.request("/api/auth/reset-password", json("POST", { token, newPassword: "a new password" }));
    expect((await reset()).status).toBe(200);
    expect((await signedIn(app.request, { email: ada.email, password: "a new password" })).uid).toBe(ada.uid);
    expect((await reset()).status).toBe(410);
    await store.write(({ db }) => db.updateTable("users").set({ username: "ada_by_name" }).where("id", "=", ada.uid).execute());
    expect(await say(store, "reset-link @Ada_by_name")).toContain("With this link @ada_by_name can choose a new password");
    await expect(say(store, "reset-link @nobody_here")).rejects.toThrow("No account is named @nobody_here.");
    await expect(say(store, "reset-link nobody@example.org")).rejects.toThrow("No account has the address nobody@example.org.");
  });

  test("invites a person, whose link creates one account where sign-up is by invitation", async () => {
    const store = await openStore();
    const app = anApp(store, { config: { signUp: "invite" } });
    const signUp = (email: string, invitation?: string) =>
      app.request("/api/auth/sign-up/email", json("POST", { email, password: "correct horse", ...(invitation ? { invitation } : {}) }));
    const invited = await say(store, "invite Ada@example.org");
    const code = /https:\/\/cards\.example\.org\/\?invitation=(\S+)$/.exec(invited)?.[1];
    expect((await signUp("ada@example.org")).status).toBe(403);
    expect((await signUp("eve@example.org", code)).status).toBe(403);
    const both = await Promise.all([signUp("ada@example.org", code), signUp("ada@example.org", code)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect((await signUp("ada@example.org", code)).status).toBe(403);
    await expect(say(store, "invite ada@example.org")).rejects.toThrow("ada@example.org has an account already.");
    expect(await store.read.selectFrom("invitations").selectAll().execute()).toEqual([]);
  });
});

describeEachDatabase("teachers", (openStore) => {
  test("are made by the operator, who also hands a group over", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    expect(await say(store, "teacher ada")).toBe("@ada is a teacher now, and may make groups.");
    expect(await say(store, "teacher @ada")).toBe("@ada is a teacher already. Nothing was changed.");
    expect(await say(store, "teacher ada none")).toBe("@ada is no teacher any more.");
    expect(await say(store, "teacher ada none")).toBe("@ada is no teacher. Nothing was changed.");
    const group = await aGroup(store, { teachers: [ada] });
    expect(await say(store, `group-teacher bob https://cards.example.org/groups/${group.id}`)).toBe("@bob is a teacher of the group now.");
    expect(await jsonOf<{ role: string }>(bob.get(`/api/groups/${group.id}`))).toMatchObject({ role: "teacher" });
    await expect(say(store, "group-teacher bob nowhere")).rejects.toThrow(
      'There is no group "nowhere". Its id is the end of its page\'s address.',
    );
  });
});
