import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import { expect, test } from "vitest";

import { actOnAccount, makeModerator } from "../../../test/a-moderator.ts";
import { aCampus, jsonOf } from "../../../test/a-campus.ts";
import { anApp } from "../../../test/an-app.ts";
import { aTemporaryFolder, describeEachDatabase } from "../../../test/databases.ts";
import { codeIn, json, signedIn } from "../../../test/signed-up.ts";
import { eventsOf } from "../../../test/streams.ts";
import { ensureOfficial } from "../../official/ensure-official.store.ts";

const mails = { publicUrl: "https://cards.example.org", mail: { smtpUrl: "smtp://localhost", from: null } };

describeEachDatabase("a moderator, about an account,", (openStore) => {
  test("suspends it: its sessions and streams end, signing in with the right password gives the reason, and its decks stay", async () => {
    const store = await openStore();
    const app = anApp(store);
    const [ada, cyd] = [await app.aStudent(), await app.aStudent()];
    await makeModerator(store, cyd);
    const deck = (await (
      await ada.send("POST", `/api/users/${ada.uid}/decks`, { title: "T", description: "", cards: [{ term: "t", definition: "d" }] })
    ).json()) as { id: number };
    await ada.send("PUT", `/api/users/${ada.uid}/decks/${deck.id}/visibility`, { visibility: "Public" });
    const stream = eventsOf(await ada.get("/api/events"));
    expect((await actOnAccount(cyd, ada.uid, "suspend")).status).toBe(200);
    expect((await stream.next("session")).data).toEqual({ state: "ended" });
    await stream.ended();
    expect((await ada.get(`/api/users/${ada.uid}`)).status).toBe(401);
    const signIn = (password: string) => app.request("/api/auth/sign-in/email", json("POST", { email: ada.email, password }));
    for (let time = 0; time < 2; time += 1) {
      const refused = await signIn(ada.password);
      expect([refused.status, await codeIn(refused), refused.headers.getSetCookie()]).toEqual([403, "auth/user-disabled", []]);
    }
    expect(await codeIn(await signIn("wrong one"))).toBe("auth/invalid-credential");
    expect(await store.read.selectFrom("sessions").select("id").where("userId", "=", ada.uid).execute()).toEqual([]);
    expect((await cyd.get(`/api/library/${deck.id}`)).status).toBe(200);

    const { seen } = await jsonOf<{ seen: number }>(cyd.get(`/api/desk/accounts/${ada.uid}`));
    expect((await actOnAccount(cyd, ada.uid, "unsuspend", { seen })).status).toBe(200);
    const back = await signedIn(app.request, ada);
    const told = await jsonOf<{ notices: { kind: string }[] }>(back.get("/api/notices"));
    expect(told.notices.map(({ kind }) => kind).toSorted()).toEqual(["account-suspend", "account-unsuspend"]);
  });

  test("suspends it even while a session is being opened", async () => {
    const store = await openStore();
    const app = anApp(store);
    const [ada, cyd] = [await app.aStudent(), await app.aStudent()];
    await makeModerator(store, cyd);
    const sign = () => app.request("/api/auth/sign-in/email", json("POST", { email: ada.email, password: ada.password }));
    const replies = await Promise.all([sign(), sign(), actOnAccount(cyd, ada.uid, "suspend"), sign(), sign()]);
    const cookies = replies.flatMap((reply) => reply.headers.getSetCookie()).map((one) => one.split(";", 1)[0] ?? "");
    const statuses = cookies
      .filter((one) => one.startsWith("session="))
      .map(async (cookie) => (await app.request("/api/notices", { headers: { cookie } })).status);
    expect((await Promise.all(statuses)).filter((status) => status !== 401)).toEqual([]);
    expect((await sign()).status).toBe(403);
  });

  test("ends its sessions, and sends a link for a new password to its student alone", async () => {
    const store = await openStore();
    const app = anApp(store, { config: mails });
    const [ada, cyd] = [await app.aStudent(), await app.aStudent()];
    await makeModerator(store, cyd);
    expect((await actOnAccount(cyd, ada.uid, "end-sessions")).status).toBe(200);
    expect((await ada.get(`/api/users/${ada.uid}`)).status).toBe(401);
    const { seen } = await jsonOf<{ seen: number }>(cyd.get(`/api/desk/accounts/${ada.uid}`));
    const reply = await actOnAccount(cyd, ada.uid, "reset-link", { seen });
    const text = await reply.text();
    expect([reply.status, JSON.parse(text)]).toMatchObject([200, { link: null }]);
    for (const secret of ["token", ada.email]) expect(text).not.toContain(secret);
    await app.deliver();
    const link = app.letters.map((letter) => /reset-password\?token=(\S+)/.exec(letter.text)?.[1]).find(Boolean);
    const reset = app.request("/api/auth/reset-password", json("POST", { token: link, newPassword: "a new password" }));
    expect((await reset).status).toBe(200);
  });

  test("returns the link if no mail can be sent, and the student is notified of it", async () => {
    const store = await openStore();
    const app = anApp(store);
    const [ada, cyd] = [await app.aStudent(), await app.aStudent()];
    await makeModerator(store, cyd);
    const { link } = await jsonOf<{ link: string }>(actOnAccount(cyd, ada.uid, "reset-link"));
    const token = /^\/reset-password\?token=(\S+)$/.exec(link)?.[1];
    expect(await jsonOf(ada.get("/api/notices"))).toMatchObject({ notices: [{ kind: "account-reset-link" }] });
    expect((await app.request("/api/auth/reset-password", json("POST", { token, newPassword: "a new password" }))).status).toBe(200);
  });

  test("can't act on themselves, another moderator, the official account, or a missing one", async () => {
    const store = await openStore();
    await ensureOfficial({ store, brand: "Recollect", clock: Date.now });
    const campus = aCampus(store);
    const [cyd, dee] = [await campus.student("cyd"), await campus.student("dee")];
    for (const one of [cyd, dee]) await makeModerator(store, one);
    expect(await codeIn(await actOnAccount(cyd, cyd.uid, "warn"))).toBe("desk/not-yourself");
    for (const uid of [dee.uid, OFFICIAL_UID]) expect(await codeIn(await actOnAccount(cyd, uid, "suspend"))).toBe("desk/not-a-caretaker");
    expect(await codeIn(await actOnAccount(cyd, "nobody", "suspend"))).toBe("desk/account-not-found");
    expect(await store.read.selectFrom("deskLog").select("id").execute()).toEqual([]);
  });

  test("finds it by username or address, and sees neither the address nor a Private deck", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const [ada, cyd] = [await campus.student("ada"), await campus.student("cyd")];
    await makeModerator(store, cyd);
    await ada.deck({ title: "Diary" });
    for (const name of ["ada", "@Ada", `${ada.uid}@EXAMPLE.org`])
      expect(await jsonOf(cyd.get(`/api/desk/accounts?name=${encodeURIComponent(name)}`))).toEqual({ uid: ada.uid });
    expect(await codeIn(await cyd.get("/api/desk/accounts?name=nobody"))).toBe("desk/account-not-found");
    const text = await (await cyd.get(`/api/desk/accounts/${ada.uid}`)).text();
    expect(JSON.parse(text)).toMatchObject({ label: "@ada", decks: 1, suspendedAt: null });
    for (const secret of ["example.org", "Diary"]) expect(text).not.toContain(secret);
  });
});

describeEachDatabase("moderation", (openStore) => {
  test("is not found by students, and by former moderators", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const ada = await campus.student("ada");
    const routes = campus.app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/desk/"));
    expect(routes.length).toBeGreaterThanOrEqual(10);
    const sent = () =>
      Promise.all(
        routes.map(async ({ method, path }) => {
          const address = path.replace(":id", "1");
          const reply = method === "GET" ? await ada.get(address) : await ada.send(method, address, {});
          return [reply.status, await codeIn(reply)].join(" ");
        }),
      );
    const missing = "404 request/unknown-route";
    expect(new Set(await sent())).toEqual(new Set([missing]));
    expect((await ada.get("/api/desk/nothing")).status).toBe(404);
    await makeModerator(store, ada);
    expect((await ada.get("/api/desk/days")).status).toBe(200);
    await store.write(({ db }) => db.updateTable("users").set({ role: null }).execute());
    expect((await ada.get("/api/desk/days")).status).toBe(404);
  });

  test("counts sign-ups and students by day, and lists storage by account in pages", async () => {
    const store = await openStore();
    const campus = aCampus(store);
    const cyd = await campus.student("cyd");
    await makeModerator(store, cyd);
    const students = await Promise.all(Array.from({ length: 45 }, () => campus.student()));
    for (const [index, student] of students.entries()) await student.deck({ description: "x".repeat(index * 10) });
    const [first] = students;
    const deck = await first!.deck();
    const entry = { id: "a", deckKey: `${first!.uid}/${deck.id}`, cardId: deck.cards[0]!.id, at: campus.clock.now(), kind: "answer" };
    await first!.send("POST", "/api/study/entries", { entries: [{ ...entry, source: "study", rating: "good", tookMs: 1 }] });
    const { days } = await jsonOf<{ days: { signUps: number; active: number }[] }>(cyd.get("/api/desk/days"));
    expect([days.length, days.reduce((sum, { active }) => sum + active, 0)]).toEqual([30, 1]);

    type Part = { rows: { uid: string; deckBytes: number; mediaBytes: number }[]; next: { bytes: number; uid: string } | null };
    const rows: Part["rows"] = [];
    for (let next: Part["next"] | undefined; next !== null;) {
      const part: Part = await jsonOf<Part>(cyd.get(`/api/desk/storage${next ? `?bytes=${next.bytes}&uid=${next.uid}` : ""}`));
      rows.push(...part.rows);
      next = part.next;
    }
    expect(new Set(rows.map(({ uid }) => uid)).size).toBe(45);
    expect(rows.map(({ deckBytes }) => deckBytes)).toEqual(rows.map(({ deckBytes }) => deckBytes).toSorted((a, b) => b - a));
  });

  test("shows when the last backups were made, not where they are", async () => {
    const store = await openStore();
    const folder = await aTemporaryFolder();
    const at = Date.UTC(2026, 4, 1, 2);
    await mkdir(join(folder, "2026-05-01T02-00-00Z"));
    await writeFile(
      join(folder, "2026-05-01T02-00-00Z", "backup.json"),
      JSON.stringify({ layout: 1, database: store.kind, at, bytes: 5, media: 1 }),
    );
    const campus = aCampus(store, { config: { backups: { folder, hour: 2 } } });
    const cyd = await campus.student("cyd");
    await makeModerator(store, cyd);
    const text = await (await cyd.get("/api/desk/backups")).text();
    expect(JSON.parse(text)).toEqual({ areMade: true, failedAt: null, rows: [{ at, bytes: 5, media: 1 }] });
    expect(text).not.toContain(folder);
  });

  test("invites an address with a reason, which is logged without the address", async () => {
    const store = await openStore();
    const app = anApp(store, { config: { signUp: "open" } });
    const cyd = await app.aStudent();
    await makeModerator(store, cyd);
    const invite = (body: object) => cyd.send("POST", "/api/desk/invitations", body);
    expect(await codeIn(await invite({ email: "new@example.org", why: "" }))).toBe("desk/why-needed");
    expect(await codeIn(await invite({ email: cyd.email, why: "w" }))).toBe("auth/email-already-in-use");
    expect(await jsonOf(invite({ email: "new@example.org", why: "New in 7b" }), 201)).toMatchObject({
      link: expect.stringMatching(/^\/\?invitation=\S{20,}$/),
    });
    expect(JSON.stringify(await store.read.selectFrom("deskLog").selectAll().execute())).not.toContain("new@example.org");
  });
});
