import type { OwnUser } from "@recollect/domain/accounts/profile.ts";
import { expect, test } from "vitest";

import { anApp } from "../../../test/an-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn, type SignedUp } from "../../../test/signed-up.ts";

const path = (student: { uid: string }) => `/api/users/${student.uid}`;
const patch = (student: SignedUp, changes: unknown) => student.send("PATCH", path(student), changes);
const read = async (student: SignedUp, of: { uid: string } = student) =>
  (await (await student.get(path(of))).json()) as Record<string, unknown>;

const wrongChanges = [
  [{ username: "ab" }, "username/too-short"],
  [{ username: "  ab  " }, "username/too-short"],
  [{ username: "a".repeat(21) }, "username/too-long"],
  [{ username: "a b c" }, "username/bad-characters"],
  [{ username: "ädä" }, "username/bad-characters"],
  [{ username: "1ada" }, "username/starts-with-number"],
  [{ displayName: "  " }, "profile/display-name-needed"],
  [{ displayName: "x".repeat(101) }, "profile/display-name-too-long"],
  [{ bio: "x".repeat(501) }, "profile/bio-too-long"],
  [{ aboutMe: "x".repeat(5001) }, "profile/about-me-too-long"],
  [{ selectedTheme: 5 }, "request/invalid"],
  [{ selectedTheme: -1 }, "request/invalid"],
  [{ selectedTheme: 1.5 }, "request/invalid"],
  [{ selectedTheme: "1" }, "request/invalid"],
  [{ setupCompleted: false }, "request/invalid"],
  [{ setupCompleted: 1 }, "request/invalid"],
  [{ displayName: null }, "request/invalid"],
  [{ username: 7 }, "request/invalid"],
  [{ badge: "DEV" }, "request/invalid"],
  [{ email: "new@example.org" }, "request/invalid"],
  [{ uid: "other" }, "request/invalid"],
  [{ updatedAt: 0 }, "request/invalid"],
  [[], "request/invalid"],
  ["text", "request/invalid"],
  [null, "request/invalid"],
] as const;

describeEachDatabase("users", (openStore) => {
  test("completing the setup stores the profile with its date, the texts trimmed and the name in lower case", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const before = app.clock.now();
    const reply = await patch(ada, {
      displayName: "  Ada L. ",
      username: " Ada_L ",
      bio: " counts ",
      aboutMe: "   ",
      selectedTheme: 3,
      setupCompleted: true,
    });
    expect(reply.status).toBe(200);
    const saved: unknown = await reply.json();
    expect(saved).toEqual({
      uid: ada.uid,
      email: ada.email,
      displayName: "Ada L.",
      username: "ada_l",
      bio: "counts",
      aboutMe: "No about me provided",
      selectedTheme: 3,
      setupCompleted: true,
      setupDate: expect.any(Number),
      badge: null,
      language: null,
      updatedAt: expect.any(Number),
    });
    expect(await read(ada)).toEqual(saved);
    const { setupDate, updatedAt } = saved as { setupDate: number; updatedAt: number };
    expect(setupDate).toBeGreaterThanOrEqual(before);
    expect(updatedAt).toBe(setupDate);
  });

  test("an edit changes the given fields only, and the setup's date is written once", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    await patch(ada, { displayName: "Ada", username: "ada", bio: "counts", setupCompleted: true });
    const before = await read(ada);
    app.clock.forward(5000);
    await patch(ada, { displayName: "Countess", setupCompleted: true });
    const after = await read(ada);
    expect(after).toEqual({ ...before, displayName: "Countess", updatedAt: after["updatedAt"] });
    expect(after["updatedAt"]).toBeGreaterThanOrEqual(Number(before["updatedAt"]) + 5000);
  });

  test("a language of the screens is kept for the account, and can be given back to the browser", async () => {
    const app = anApp(await openStore());
    const [ada, bob] = [await app.aStudent(), await app.aStudent()];
    expect(((await (await patch(ada, { language: "de" })).json()) as OwnUser).language).toBe("de");
    expect(await read(bob, ada)).not.toHaveProperty("language");
    expect(((await (await patch(ada, { displayName: "Ada" })).json()) as OwnUser).language).toBe("de");
    expect(((await (await patch(ada, { language: null })).json()) as OwnUser).language).toBeNull();
    for (const language of ["fr-CA", "", "xx", 7, "__proto__"]) expect((await patch(ada, { language })).status).toBe(422);
  });

  test("others read the profile, never the email nor the time of the last change", async () => {
    const app = anApp(await openStore());
    const [ada, bob] = [await app.aStudent(), await app.aStudent()];
    await patch(ada, { displayName: "Ada", username: "ada", setupCompleted: true });
    const { email: _email, updatedAt: _updatedAt, language: _language, ...known } = await read(ada);
    expect(await read(bob, ada)).toEqual(known);
  });

  test("a student whose setup is not complete can be read too", async () => {
    const app = anApp(await openStore());
    const [ada, bob] = [await app.aStudent(), await app.aStudent()];
    expect(await read(bob, ada)).toMatchObject({ uid: ada.uid, displayName: null, username: null, setupCompleted: false });
  });

  test("a name is resolved to its student, in any case", async () => {
    const app = anApp(await openStore());
    const [ada, bob] = [await app.aStudent(), await app.aStudent()];
    await patch(ada, { username: "ada" });
    for (const name of ["ada", "ADA", "Ada"]) expect(await (await bob.get(`/api/usernames/${name}`)).json()).toEqual({ uid: ada.uid });
    for (const name of ["nobody", "no%20body", "%F0%9F%98%80", "a".repeat(3000)]) {
      const reply = await bob.get(`/api/usernames/${name}`);
      expect([reply.status, await codeIn(reply)]).toEqual([404, "username/not-found"]);
    }
  });

  test("a rename does not free the old name for others yet", async () => {
    const app = anApp(await openStore());
    const [ada, bob] = [await app.aStudent(), await app.aStudent()];
    await patch(ada, { username: "ada" });
    expect((await patch(ada, { username: "countess" })).status).toBe(200);
    expect((await patch(bob, { username: "ada" })).status).toBe(409);
    const [bobs, adas] = [await bob.get("/api/usernames/ada"), await ada.get("/api/usernames/ada")];
    expect([bobs.status, await codeIn(bobs)]).toEqual([404, "username/resting"]);
    expect([adas.status, await codeIn(adas)]).toEqual([404, "username/not-found"]);
  });

  test("one's own name can be claimed again, in any case", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    await patch(ada, { username: "ada" });
    expect(await (await patch(ada, { username: "ADA" })).json()).toMatchObject({ username: "ada" });
  });

  test("a taken name is refused in any case, and the rest of the request is not stored either", async () => {
    const app = anApp(await openStore());
    const [ada, bob] = [await app.aStudent(), await app.aStudent()];
    await patch(ada, { username: "ada" });
    await patch(bob, { username: "bob", displayName: "Bob" });
    const before = await read(bob);
    const reply = await patch(bob, { username: "AdA", displayName: "Impostor", bio: "changed" });
    expect([reply.status, await codeIn(reply)]).toEqual([409, "username/taken"]);
    expect(await read(bob)).toEqual(before);
  });

  test("the brand's own name is taken, for the official account", async () => {
    const store = await openStore();
    const reply = await patch(await anApp(store).aStudent(), { username: "Recollect" });
    expect([reply.status, await codeIn(reply)]).toEqual([409, "username/taken"]);
    const rebranded = await anApp(store, { config: { brand: "Cards" } }).aStudent();
    expect(await codeIn(await patch(rebranded, { username: "cards" }))).toBe("username/taken");
    expect((await patch(rebranded, { username: "recollect" })).status).toBe(200);
  });

  test("of 50 simultaneous claims of one name one succeeds, the others are told that it is taken and keep their names", async () => {
    const app = anApp(await openStore());
    const students = await Promise.all(Array.from({ length: 50 }, () => app.aStudent()));
    await Promise.all(students.map((student, index) => patch(student, { username: `student_${index}`, displayName: `Student ${index}` })));

    const replies = await Promise.all(students.map((student) => patch(student, { username: "The_One", displayName: "Winner" })));
    const winners = students.filter((_, index) => replies[index]?.status === 200);
    expect(winners).toHaveLength(1);
    const losers = replies.filter(({ status }) => status !== 200);
    for (const reply of losers) expect([reply.status, await codeIn(reply)]).toEqual([409, "username/taken"]);

    for (const [index, student] of students.entries()) {
      const won = student === winners[0];
      const name = won ? "the_one" : `student_${index}`;
      expect(await read(student)).toMatchObject({ username: name, displayName: won ? "Winner" : `Student ${index}` });
      expect(await (await student.get(`/api/usernames/${name}`)).json()).toEqual({ uid: student.uid });
    }
  });

  test("the setup is complete only with a display name and a username", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    for (const changes of [
      { setupCompleted: true },
      { setupCompleted: true, displayName: "Ada" },
      { setupCompleted: true, username: "ada" },
    ]) {
      const reply = await patch(ada, changes);
      expect([reply.status, await codeIn(reply)]).toEqual([422, "profile/incomplete"]);
    }
    expect(await read(ada)).toMatchObject({ displayName: null, username: null, setupCompleted: false, setupDate: null });
    await patch(ada, { displayName: "Ada" });
    await patch(ada, { username: "ada" });
    expect(await (await patch(ada, { setupCompleted: true })).json()).toMatchObject({ setupCompleted: true });
  });

  test("other students' profiles can't be changed, and existing ones get the same answer as missing ones", async () => {
    const app = anApp(await openStore());
    const [ada, mallory] = [await app.aStudent(), await app.aStudent()];
    const before = await read(ada);
    for (const uid of [ada.uid, "nobody"]) {
      const reply = await mallory.send("PATCH", `/api/users/${uid}`, { displayName: "Hacked" });
      expect([reply.status, await codeIn(reply)]).toEqual([403, "profile/not-yours"]);
    }
    expect(await read(ada)).toEqual(before);
  });

  test("an unknown or invalid id is not found", async () => {
    const ada = await anApp(await openStore()).aStudent();
    for (const uid of ["nobody", "0", "..%2F..", "%F0%9F%98%80", "%E0%A4%A", "x".repeat(2000)]) {
      const reply = await ada.get(`/api/users/${uid}`);
      expect([reply.status, await codeIn(reply)], uid.slice(0, 20)).toEqual([404, "profile/user-not-found"]);
    }
  });

  test("an id with a NUL in it is refused, since no text may contain that", async () => {
    const ada = await anApp(await openStore()).aStudent();
    const reply = await ada.get("/api/users/%00");
    expect([reply.status, await codeIn(reply)]).toEqual([400, "request/forbidden-character"]);
  });

  test("a change with any error in it is refused as a whole", async () => {
    const ada = await anApp(await openStore()).aStudent();
    const before = await read(ada);
    for (const [changes, code] of wrongChanges) {
      const reply = await patch(ada, changes);
      expect([reply.status, await codeIn(reply)], JSON.stringify(changes).slice(0, 80)).toEqual([422, code]);
    }
    expect(await read(ada)).toEqual(before);
  });

  test("texts of maximum length are stored completely", async () => {
    const ada = await anApp(await openStore()).aStudent();
    const most = { displayName: "d".repeat(100), username: "u".repeat(20), bio: "b".repeat(500), aboutMe: "😀".repeat(2500) };
    expect(await (await patch(ada, most)).json()).toMatchObject(most);
    expect(await read(ada)).toMatchObject(most);
  });

  test("an empty change keeps the profile, and counts as a change", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const before = await read(ada);
    app.clock.forward(1000);
    const after = (await (await patch(ada, {})).json()) as Record<string, unknown>;
    expect(after).toEqual({ ...before, updatedAt: after["updatedAt"] });
    expect(Number(after["updatedAt"])).toBeGreaterThan(Number(before["updatedAt"]));
  });
});
