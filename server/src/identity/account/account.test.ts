import { expect, test } from "vitest";

import { anApp, type TestApp } from "../../../test/an-app.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn, json, signedIn, type SignedUp } from "../../../test/signed-up.ts";
import type { SessionListed } from "./account.ts";

const MINUTE_MS = 60_000;

/** A site that can send mail. */
const withMail = { config: { publicUrl: "https://cards.example.org", mail: { smtpUrl: "smtp://localhost", from: null } } };
const site = { "x-forwarded-proto": "https" };

const post = (app: TestApp, path: string, body: unknown) => app.request(`/api/auth/${path}`, json("POST", body, site));
const signIn = (app: TestApp, email: string, password: string) => post(app, "sign-in/email", { email, password });
const isIn = async (app: TestApp, { uid, cookie }: SignedUp) =>
  (await app.request(`/api/users/${uid}`, { headers: { cookie } })).status === 200;

/** The token in the newest mail with a link of this kind. */
function tokenIn(app: TestApp, kind = "reset-password"): string {
  const link = new RegExp(`https://cards\\.example\\.org/${kind}\\?token=([\\w-]+)`);
  return app.letters.map(({ text }) => link.exec(text)?.[1]).findLast(Boolean) ?? "";
}

describeEachDatabase("changing the password", (openStore) => {
  test("needs the old one, refuses common ones, and ends all other sessions", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const phone = await signedIn(app.request, ada);
    const change = (currentPassword: string, newPassword: string) =>
      ada.send("POST", "/api/auth/change-password", { currentPassword, newPassword });
    expect(await codeIn(await change("wrong", "a new password"))).toBe("auth/wrong-password");
    expect(await codeIn(await change(ada.password, "12345"))).toBe("auth/password-too-short");
    expect(await codeIn(await change(ada.password, "iloveyou"))).toBe("auth/password-too-common");
    expect(await codeIn(await change(ada.password, ada.email.toUpperCase()))).toBe("auth/password-is-email");
    expect(await isIn(app, phone)).toBe(true);
    expect((await change(ada.password, "a new password")).status).toBe(200);
    expect([await isIn(app, ada), await isIn(app, phone)]).toEqual([true, false]);
    expect((await signIn(app, ada.email, ada.password)).status).toBe(401);
    expect((await signIn(app, ada.email, "a new password")).status).toBe(200);
  });

  test("makes every device unknown: one of somebody else's no longer counts as the student's own", async () => {
    const store = await openStore();
    const app = anApp(store);
    const ada = await app.aStudent();
    await signedIn(app.request, ada);
    const devices = () => store.read.selectFrom("knownDevices").select("deviceHash").where("userId", "=", ada.uid).execute();
    expect(await devices()).not.toEqual([]);
    await ada.send("POST", "/api/auth/change-password", { currentPassword: ada.password, newPassword: "a new password" });
    expect(await devices()).toEqual([]);
  });

  test("has a limited number of attempts in an open browser", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const change = (currentPassword: string) =>
      ada.send("POST", "/api/auth/change-password", { currentPassword, newPassword: "a new password" });
    for (let time = 0; time < 10; time += 1) expect((await change("wrong")).status).toBe(401);
    const refused = await change(ada.password);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "30"]);
  });
});

describeEachDatabase("sessions", (openStore) => {
  test("are listed with the device, and ended one by one, or all but this one", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const sign = async (agent: string) =>
      app.request("/api/auth/sign-in/email", json("POST", { email: ada.email, password: ada.password }, { "user-agent": agent }));
    for (const agent of ["Firefox on Linux", "Safari on an iPhone", "x".repeat(2000)]) expect((await sign(agent)).status).toBe(200);
    const list = async () => (await (await ada.get("/api/auth/list-sessions")).json()) as SessionListed[];
    const before = await list();
    expect(before.map(({ device }) => device).toSorted()).toEqual(["", "Firefox on Linux", "Safari on an iPhone", "x".repeat(300)]);
    expect(before.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([ada.sessionId]);

    const phone = before.find(({ device }) => device.includes("iPhone"))!;
    const bob = await app.aStudent();
    expect(await codeIn(await bob.send("POST", "/api/auth/revoke-session", { token: phone.token }))).toBe("auth/session-not-found");
    expect((await ada.send("POST", "/api/auth/revoke-session", { token: phone.token })).status).toBe(200);
    expect(await list()).toHaveLength(3);
    const firefox = before.find(({ device }) => device.startsWith("Firefox"))!;
    expect((await ada.send("POST", "/api/auth/revoke-session", { id: firefox.id })).status).toBe(200);
    expect(await list()).toHaveLength(2);
    expect((await ada.send("POST", "/api/auth/revoke-other-sessions")).status).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual([ada.sessionId]);
    expect(await isIn(app, bob)).toBe(true);
  });

  test("have the time of their last use, to the hour", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    app.clock.forward(5 * 60 * MINUTE_MS);
    await ada.get("/api/auth/get-session");
    const [session] = (await (await ada.get("/api/auth/list-sessions")).json()) as SessionListed[];
    expect(session!.lastUsedAt - session!.createdAt).toBeGreaterThan(4 * 60 * MINUTE_MS);
  });
});

describeEachDatabase("a forgotten password", (openStore) => {
  test("is replaced by a link from a mail, which works once, and every session ends", async () => {
    const app = anApp(await openStore(), withMail);
    const ada = await app.aStudent();
    expect((await post(app, "request-password-reset", { email: ` ${ada.email.toUpperCase()}` })).status).toBe(200);
    await app.deliver();
    expect(app.letters.map(({ to, subject }) => [to, subject])).toEqual([[ada.email, "Choose a new password for Recollect"]]);
    const token = tokenIn(app);
    expect(app.letters[0]?.html).toContain(`https://cards.example.org/reset-password?token=${token}`);
    const reset = (newPassword: string) => post(app, "reset-password", { token, newPassword });
    expect(await codeIn(await reset("iloveyou"))).toBe("auth/password-too-common");
    expect((await reset("a new password")).status).toBe(200);
    expect(await isIn(app, ada)).toBe(false);
    expect((await signIn(app, ada.email, "a new password")).status).toBe(200);
    expect((await signIn(app, ada.email, ada.password)).status).toBe(401);
    const again = await reset("another new password");
    expect([again.status, await codeIn(again)]).toEqual([410, "auth/link-used"]);
  });

  test("an address without an account gets the same reply, and no mail", async () => {
    const store = await openStore();
    const app = anApp(store, withMail);
    const ada = await app.aStudent();
    const replies = [ada.email, "nobody@example.org"].map((email) => post(app, "request-password-reset", { email }));
    const [known, unknown] = await Promise.all(replies);
    expect([unknown!.status, await unknown!.text()]).toEqual([known!.status, await known!.text()]);
    await app.deliver();
    expect(app.letters.map(({ to }) => to)).toEqual([ada.email]);
    expect(await store.read.selectFrom("outgoingMail").selectAll().execute()).toEqual([]);
  });

  test("the reply needs the same work for both: one mail is stored, and nothing is looked up", async () => {
    const store = await openStore();
    const app = anApp(store, { ...withMail, identity: {} });
    const ada = await app.aStudent();
    const written: string[][] = [];
    for (const email of [ada.email, "nobody@example.org"]) {
      await app.stopMail();
      await post(app, "request-password-reset", { email });
      const rows = await store.read.selectFrom("outgoingMail").select(["kind", "details"]).where("recipient", "=", email).execute();
      written.push(rows.map(({ kind, details }) => `${kind} ${details}`));
    }
    expect(written).toEqual([["reset-password {}"], ["reset-password {}"]]);
    expect(await store.read.selectFrom("accountLinks").selectAll().execute()).toEqual([]);
  });

  test("ten requests at once send one mail; the next one is possible after five minutes", async () => {
    const app = anApp(await openStore(), withMail);
    const ada = await app.aStudent();
    const ask = () => post(app, "request-password-reset", { email: ada.email });
    for (const { status } of await Promise.all(Array.from({ length: 10 }, ask))) expect(status).toBe(200);
    await app.deliver();
    expect(app.letters).toHaveLength(1);
    app.clock.forward(5 * MINUTE_MS - 1000);
    await ask();
    await app.deliver();
    expect(app.letters).toHaveLength(1);
    app.clock.forward(1000);
    await ask();
    await app.deliver();
    expect(app.letters).toHaveLength(2);
  });

  test("links expire after an hour, and every other error of one has its own code", async () => {
    const app = anApp(await openStore(), withMail);
    const ada = await app.aStudent();
    await post(app, "request-password-reset", { email: ada.email });
    await app.deliver();
    const token = tokenIn(app);
    const reset = async (given: string) => codeIn(await post(app, "reset-password", { token: given, newPassword: "a new password" }));
    expect(await reset("")).toBe("auth/link-wrong");
    expect(await reset(token.slice(1))).toBe("auth/link-wrong");
    expect(await codeIn(await post(app, "confirm-email", { token }))).toBe("auth/link-wrong");
    app.clock.forward(60 * MINUTE_MS);
    expect(await reset(token)).toBe("auth/link-expired");
    expect((await signIn(app, ada.email, ada.password)).status).toBe(200);
  });

  test("a link ends when the password is changed in another way", async () => {
    const app = anApp(await openStore(), withMail);
    const ada = await app.aStudent();
    await post(app, "request-password-reset", { email: ada.email });
    await app.deliver();
    const change = { currentPassword: ada.password, newPassword: "a new password" };
    expect((await ada.send("POST", "/api/auth/change-password", change)).status).toBe(200);
    expect((await post(app, "reset-password", { token: tokenIn(app), newPassword: "another password" })).status).toBe(410);
  });

  test("of two uses of a link at once one succeeds", async () => {
    const app = anApp(await openStore(), withMail);
    const ada = await app.aStudent();
    await post(app, "request-password-reset", { email: ada.email });
    await app.deliver();
    const token = tokenIn(app);
    const replies = await Promise.all(
      ["first new password", "second new password"].map((newPassword) => post(app, "reset-password", { token, newPassword })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 410]));
  });

  test("the link begins with PUBLIC_URL, with any Host", async () => {
    const app = anApp(await openStore(), withMail);
    const ada = await app.aStudent();
    await app.request("/api/auth/request-password-reset", json("POST", { email: ada.email }, { host: "evil.example" }));
    await app.deliver();
    expect(app.letters[0]?.text).not.toContain("evil");
  });

  test("without a mail server the reply is the same, and no mail is stored", async () => {
    const store = await openStore();
    const app = anApp(store);
    const ada = await app.aStudent();
    const reply = await post(app, "request-password-reset", { email: ada.email });
    expect([reply.status, await reply.json()]).toEqual([200, { status: true }]);
    expect(await store.read.selectFrom("outgoingMail").selectAll().execute()).toEqual([]);
  });
});

describeEachDatabase("changing the email", (openStore) => {
  test("without a mail server is refused with a sentence, since no address could be confirmed", async () => {
    const app = anApp(await openStore());
    const ada = await app.aStudent();
    const reply = await ada.send("POST", "/api/auth/change-email", { newEmail: "new@example.org", password: ada.password });
    expect([reply.status, await codeIn(reply)]).toEqual([501, "auth/mail-off"]);
  });

  test("needs no password within five minutes of a login", async () => {
    const app = anApp(await openStore(), withMail);
    const [ada, bob] = [await app.aStudent(), await app.aStudent()];
    const newEmail = { newEmail: "new@example.org" };
    expect((await ada.send("POST", "/api/auth/change-email", newEmail)).status).toBe(200);
    app.clock.forward(5 * MINUTE_MS);
    const late = await bob.send("POST", "/api/auth/change-email", newEmail);
    expect([late.status, await codeIn(late)]).toEqual([403, "auth/password-needed"]);
    await app.deliver();
    expect(app.letters.map(({ to }) => to).toSorted()).toEqual(["new@example.org", ada.email]);
  });

  test("needs the password and a link from the new address; the old one is notified", async () => {
    const app = anApp(await openStore(), withMail);
    const ada = await app.aStudent();
    const send = (body: object) => ada.send("POST", "/api/auth/change-email", body);
    expect(await codeIn(await send({ newEmail: ada.email, password: ada.password }))).toBe("auth/same-email");
    expect(await codeIn(await send({ newEmail: "none", password: ada.password }))).toBe("auth/invalid-email");
    expect(await codeIn(await send({ newEmail: "new@example.org", password: "wrong" }))).toBe("auth/wrong-password");
    expect((await send({ newEmail: " New@Example.org ", password: ada.password })).status).toBe(200);
    expect(await codeIn(await send({ newEmail: "other@example.org", password: ada.password }))).toBe("auth/too-many-mails");
    await app.deliver();
    expect(app.letters.map(({ to }) => to).toSorted()).toEqual(["new@example.org", ada.email]);
    expect((await signIn(app, ada.email, ada.password)).status).toBe(200);

    const token = tokenIn(app, "confirm-email");
    expect(await (await post(app, "confirm-email", { token })).json()).toEqual({ email: "new@example.org" });
    expect(await codeIn(await post(app, "confirm-email", { token }))).toBe("auth/link-used");
    await app.deliver();
    expect(app.letters.at(-1)).toMatchObject({ to: ada.email, text: expect.stringContaining("n…@example.org") });
    expect((await signIn(app, ada.email, ada.password)).status).toBe(401);
    expect((await signIn(app, "new@example.org", ada.password)).status).toBe(200);
  });

  test("is told in the student's language: to the new address, to the old one, and to the old one when it is nobody's any more", async () => {
    const app = anApp(await openStore(), withMail);
    const ada = await app.aStudent();
    expect((await ada.send("PATCH", `/api/users/${ada.uid}`, { language: "de" })).status).toBe(200);
    const change = await ada.send("POST", "/api/auth/change-email", { newEmail: "new@example.org", password: ada.password });
    expect(change.status).toBe(200);
    await app.deliver();
    await post(app, "confirm-email", { token: tokenIn(app, "confirm-email") });
    await app.deliver();
    expect(app.letters.map(({ html }) => /lang="(\w+)"/.exec(html)?.[1])).toEqual(["de", "de", "de"]);
  });

  test("to an address that has become another account's fails at the confirmation, and the old one stays", async () => {
    const app = anApp(await openStore(), withMail);
    const [ada, bob] = [await app.aStudent(), await app.aStudent()];
    await ada.send("POST", "/api/auth/change-email", { newEmail: bob.email, password: ada.password });
    await app.deliver();
    expect(await codeIn(await post(app, "confirm-email", { token: tokenIn(app, "confirm-email") }))).toBe("auth/email-already-in-use");
    expect((await signIn(app, ada.email, ada.password)).status).toBe(200);
  });
});
