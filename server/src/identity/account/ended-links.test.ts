import { AppError } from "@recollect/domain/errors/app-error.ts";
import { dayMs, hourMs, minuteMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { actOnAccount, makeModerator } from "../../../test/a-moderator.ts";
import { anApp, type TestApp } from "../../../test/an-app.ts";
import { aSchoolLogin } from "../../../test/school/a-school-login.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { codeIn, cookieIn, json, signedIn, type SignedUp } from "../../../test/signed-up.ts";
import type { SchoolLogin } from "../../../test/school/school-login.ts";
import { carryOut } from "../../admin/admin.ts";
import type { Store } from "../../store/store.ts";
import { addLink, endLinks, linkOf } from "../sessions/account-links.store.ts";

const kinds = { reset: "reset-password", confirm: "confirm-email", stop: "stop-email-change" } as const;
type LinkTokens = Record<keyof typeof kinds, string>;

const origin = "https://cards.example.org";
const withMail = { publicUrl: origin, mail: { smtpUrl: "smtp://localhost", from: null } };
const post = (app: TestApp, path: string, body: unknown, headers = {}) => app.request(`/api/auth/${path}`, json("POST", body, headers));

/** A student with every kind of link in the mailboxes: the ones about the address were asked for in the session `phone`. */
type Site = { app: TestApp; store: Store; ada: SignedUp; phone: SignedUp; school: SchoolLogin; tokens: LinkTokens };

async function aSite(store: Store): Promise<Site> {
  const school = await aSchoolLogin();
  const app = anApp(store, { config: { ...withMail, oidc: school.settings } });
  const ada = await app.aStudent();
  const phone = await signedIn(app.request, ada);
  await post(app, "request-password-reset", { email: ada.email });
  await phone.send("POST", "/api/auth/change-email", { newEmail: "new@example.org" });
  await app.deliver();
  return { app, store, ada, phone, school, tokens: newestTokens(app) };
}

/** The secrets of the newest link of each kind. */
function newestTokens(app: TestApp): LinkTokens {
  const newest = (kind: string) =>
    app.letters.map(({ text }) => new RegExp(`${origin}/${kind}\\?token=([\\w-]+)`).exec(text)?.[1]).findLast(Boolean) ?? "";
  return { reset: newest(kinds.reset), confirm: newest(kinds.confirm), stop: newest(kinds.stop) };
}

/** What each link does now: "works", or the code of the error. */
async function stateOf({ store, app, tokens }: Site): Promise<Record<string, string>> {
  const states: Record<string, string> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const token = tokens[name as keyof typeof kinds];
    states[name] = await linkOf(store.read, kind, token, app.clock.now()).then(
      () => "works",
      (failure: unknown) => (failure instanceof AppError ? failure.code : String(failure)),
    );
  }
  return states;
}

async function signInAtSchool({ app, school, ada }: Site): Promise<void> {
  school.person = { sub: "7", email: ada.email, email_verified: true };
  const begun = await post(app, "sign-in/social", { provider: "school" });
  const { pathname, search } = new URL(await school.through(((await begun.json()) as { url: string }).url));
  const reply = await app.request(`${pathname}${search}`, { headers: { cookie: cookieIn(begun) } });
  expect(reply.headers.get("location")).toBe("/decks");
}

async function byModerator({ app, store, ada }: Site, act: "suspend" | "end-sessions"): Promise<void> {
  const cyd = await app.aStudent();
  await makeModerator(store, cyd);
  expect((await actOnAccount(cyd, ada.uid, act)).status).toBe(200);
}

const [works, ended, used, wrong] = ["works", "auth/link-ended", "auth/link-used", "auth/link-wrong"];
const allEnded = { reset: ended, confirm: ended, stop: ended };
const ofSessionEnded = { reset: works, confirm: ended, stop: ended };
const newPassword = "a new password";

type Row = [what: string, happen: (site: Site) => Promise<unknown>, states: Record<keyof typeof kinds, string | undefined>];

const whatEndsLinks: Row[] = [
  ["nothing has happened", async () => {}, { reset: works, confirm: works, stop: works }],
  [
    "the password was changed",
    ({ ada }) => ada.send("POST", "/api/auth/change-password", { currentPassword: ada.password, newPassword }),
    allEnded,
  ],
  [
    "the password was changed in the session that asked",
    ({ phone }) => phone.send("POST", "/api/auth/change-password", { currentPassword: phone.password, newPassword }),
    allEnded,
  ],
  [
    "the password was reset by mail",
    ({ app, tokens }) => post(app, "reset-password", { token: tokens.reset, newPassword }),
    { ...allEnded, reset: used },
  ],
  [
    "the operator set a password",
    async ({ app, store, ada }) => {
      await ada.send("PATCH", `/api/users/${ada.uid}`, { displayName: "Ada", username: "ada_l", setupCompleted: true });
      const parts = { store, clock: app.clock.now, publicUrl: origin, readPassword: async () => newPassword };
      await carryOut({ kind: "password", username: "ada_l" }, parts);
    },
    allEnded,
  ],
  ["all other sessions were ended", ({ ada }) => ada.send("POST", "/api/auth/revoke-other-sessions"), allEnded],
  ["all other sessions were ended in the one that asked", ({ phone }) => phone.send("POST", "/api/auth/revoke-other-sessions"), allEnded],
  [
    "the session that asked was ended from the list",
    ({ ada, phone }) => ada.send("POST", "/api/auth/revoke-session", { id: phone.sessionId }),
    allEnded,
  ],
  [
    "another session was ended from the list",
    ({ ada, phone }) => phone.send("POST", "/api/auth/revoke-session", { id: ada.sessionId }),
    allEnded,
  ],
  ["the school was linked", signInAtSchool, allEnded],
  [
    "the school was linked to an account whose address was proven",
    async (site) => {
      const emailVerified = site.store.kind === "sqlite" ? 1 : true;
      await site.store.write(({ db }) => db.updateTable("users").set({ emailVerified }).where("id", "=", site.ada.uid).execute());
      await signInAtSchool(site);
    },
    allEnded,
  ],
  ["the account was suspended", (site) => byModerator(site, "suspend"), allEnded],
  ["a moderator ended its sessions", (site) => byModerator(site, "end-sessions"), allEnded],
  ["its deletion was asked for", ({ ada }) => ada.send("POST", "/api/auth/delete-user", { password: ada.password }), allEnded],
  [
    "it was deleted",
    async ({ ada, app }) => {
      await ada.send("POST", "/api/auth/delete-user", { password: ada.password });
      app.clock.forward(7 * dayMs);
      await app.housekeeping.endAccounts();
    },
    { reset: wrong, confirm: wrong, stop: wrong },
  ],
  [
    "the new address was confirmed",
    ({ app, tokens }) => post(app, "confirm-email", { token: tokens.confirm }),
    { ...allEnded, confirm: used },
  ],
  [
    "the change of address was stopped",
    ({ app, tokens }) => post(app, "stop-email-change", { token: tokens.stop }),
    { reset: works, confirm: ended, stop: used },
  ],
  ["the session that asked signed out", ({ phone }) => phone.send("POST", "/api/auth/sign-out"), ofSessionEnded],
  ["another session signed out", ({ ada }) => ada.send("POST", "/api/auth/sign-out"), { reset: works, confirm: works, stop: works }],
  [
    "a new login took the place of the session that asked",
    ({ app, phone }) => post(app, "sign-in/email", { email: phone.email, password: phone.password }, { cookie: phone.cookie }),
    ofSessionEnded,
  ],
  [
    "twenty newer sessions pushed it out",
    async ({ app, phone }) => {
      app.clock.forward(1000);
      for (let time = 0; time < 20; time += 1) await signedIn(app.request, phone);
    },
    ofSessionEnded,
  ],
  [
    "the session that asked is over",
    ({ store, phone, app }) => {
      const over = new Date(app.clock.now() - 1000);
      const expiresAt = store.kind === "sqlite" ? over.toISOString() : over;
      return store.write(({ db }) => db.updateTable("sessions").set({ expiresAt }).where("id", "=", phone.sessionId).execute());
    },
    ofSessionEnded,
  ],
];

describeEachDatabase("the links of an account, when", (openStore) => {
  test.each(whatEndsLinks)("%s", async (_, happen, states) => {
    const site = await aSite(await openStore());
    await happen(site);
    expect(await stateOf(site)).toEqual(states);
  });

  test.each([
    ["reset-password", ({ reset }: LinkTokens) => ({ token: reset, newPassword: "another password" })],
    ["confirm-email", ({ confirm }: LinkTokens) => ({ token: confirm })],
    ["stop-email-change", ({ stop }: LinkTokens) => ({ token: stop })],
  ] as const)("ended: %s is refused with its own code, and changes nothing", async (path, body) => {
    const site = await aSite(await openStore());
    await site.ada.send("POST", "/api/auth/revoke-other-sessions");
    const reply = await post(site.app, path, body(site.tokens));
    expect([reply.status, await codeIn(reply)]).toEqual([410, "auth/link-ended"]);
    await signedIn(site.app.request, site.ada);
  });

  test("a newer one of the same kind was sent: the older has ended, and the newer works", async () => {
    const site = await aSite(await openStore());
    const { app, ada, phone } = site;
    app.clock.forward(5 * minuteMs);
    await post(app, "request-password-reset", { email: ada.email });
    await phone.send("POST", "/api/auth/change-email", { newEmail: "newer@example.org", password: phone.password });
    await app.deliver();
    expect(await stateOf(site)).toEqual(allEnded);
    expect(await stateOf({ ...site, tokens: newestTokens(app) })).toEqual({ reset: works, confirm: works, stop: works });
  });

  test("eight of a kind are asked for at once: one of them is valid, and none once all links end", async () => {
    const { store, ada, app } = await aSite(await openStore());
    const now = app.clock.now();
    const add = () => store.write((tx) => addLink(tx, { kind: "reset-password", userId: ada.uid, now }));
    const tokens = await Promise.all(Array.from({ length: 8 }, add));
    const valid = await store.read
      .selectFrom("accountLinks")
      .select("tokenHash")
      .where("usedAt", "is", null)
      .where("endedAt", "is", null)
      .execute();
    expect([tokens.length, valid.length]).toEqual([8, 3]);
    await store.write((tx) => endLinks(tx, ada.uid, now));
    for (const token of tokens) await expect(linkOf(store.read, "reset-password", token, now)).rejects.toThrow(AppError);
  });
});

describeEachDatabase("a mail with a link that waits to be sent", (openStore) => {
  test("is never sent once all links have ended, and leaves no link", async () => {
    const store = await openStore();
    const app = anApp(store, { config: withMail });
    const ada = await app.aStudent();
    app.identity.mail.wake = () => {};
    await post(app, "request-password-reset", { email: ada.email });
    await ada.send("POST", "/api/auth/change-email", { newEmail: "new@example.org" });
    await ada.send("POST", "/api/auth/revoke-other-sessions");
    await app.deliver();
    expect(app.letters).toEqual([]);
    expect(await store.read.selectFrom("outgoingMail").select("kind").execute()).toEqual([]);
  });

  test("about a change of address is not sent when the hour is over", async () => {
    const app = anApp(await openStore(), { config: withMail });
    const ada = await app.aStudent();
    await ada.send("POST", "/api/auth/change-email", { newEmail: "new@example.org" });
    app.clock.forward(hourMs);
    await app.deliver();
    expect(app.letters).toEqual([]);
  });
});

describeEachDatabase("the old address, when another one is asked for,", (openStore) => {
  test("gets a mail that names the new one in part, with a link that stops the change", async () => {
    const { app, ada, tokens } = await aSite(await openStore());
    const mail = app.letters.find(({ to, text }) => to === ada.email && text.includes("stop-email-change"));
    expect(mail?.subject).toBe("A new email address was asked for at Recollect");
    expect(mail?.text).toContain("n…@example.org");
    expect(mail?.text).not.toContain("new@example.org");
    expect(mail?.text).not.toContain(tokens.confirm);
  });

  test("stops it without a login, once; then the other link changes nothing", async () => {
    const { app, ada, tokens } = await aSite(await openStore());
    const stop = () => post(app, "stop-email-change", { token: tokens.stop });
    const [first, second] = [await stop(), await stop()];
    expect([first.status, await first.json()]).toEqual([200, { status: true }]);
    expect([second.status, await codeIn(second)]).toEqual([410, "auth/link-used"]);
    expect(await codeIn(await post(app, "confirm-email", { token: tokens.confirm }))).toBe("auth/link-ended");
    await signedIn(app.request, ada);
    expect(app.lines.map(({ security }) => security)).toContain("email-change-stopped");
  });

  test("can't be made to confirm it, and the new address can't be made to stop it", async () => {
    const { app, tokens } = await aSite(await openStore());
    expect(await codeIn(await post(app, "confirm-email", { token: tokens.stop }))).toBe("auth/link-wrong");
    expect(await codeIn(await post(app, "stop-email-change", { token: tokens.confirm }))).toBe("auth/link-wrong");
  });

  test("of a stop and a confirmation at once, exactly one succeeds", async () => {
    const { app, tokens } = await aSite(await openStore());
    const replies = await Promise.all([
      post(app, "stop-email-change", { token: tokens.stop }),
      post(app, "confirm-email", { token: tokens.confirm }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });
});
