import type { Reminders } from "@recollect/domain/reminders/reminders.ts";
import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { cards } from "../../../test/a-deck.ts";
import { aGroup, leaveGroup, putIntoGroup } from "../../../test/a-group.ts";
import { describeEachDatabase } from "../../../test/databases.ts";
import { refusal } from "../../../test/school/a-school.ts";
import { traits } from "../../store/database-capabilities.ts";
import type { Store } from "../../store/store.ts";

const site = { publicUrl: "https://cards.example.org", mail: { smtpUrl: "smtp://localhost", from: null } };
const onAtFive: Reminders = { hour: 17, cards: true, assignments: true };
const at = (text: string) => Date.parse(`${text}Z`);

/** A site that sends mail, on a day at noon, with Ada, who has five new cards. */
async function aSite(store: Store) {
  const campus = aCampus(store, { config: site });
  const moveTo = (moment: string) => campus.clock.forward(at(moment) - campus.clock.now());
  moveTo("2027-03-10T12:00");
  const ada = await campus.student("ada");
  const deck = await ada.deck({ title: "Bones", cards: cards(5) });
  const setConfirmed = (who: CampusStudent, is: boolean) =>
    store.write(({ db }) =>
      db
        .updateTable("users")
        .set({ emailVerified: traits[store.kind].identityFlag(is) })
        .where("id", "=", who.uid)
        .execute(),
    );
  await setConfirmed(ada, true);
  const save = (who: CampusStudent, reminders: Reminders) => who.send("PUT", "/api/reminders", reminders);
  /** What the daily look and the postman do, at a moment. */
  const mailsAt = async (moment: string) => {
    moveTo(moment);
    campus.letters.length = 0;
    await campus.digests.look();
    await campus.deliver();
    return campus.letters.map(({ subject }) => subject);
  };
  const answer = (who: CampusStudent, cardId: string) =>
    who.send("POST", "/api/study/entries", {
      entries: [
        {
          id: crypto.randomUUID(),
          deckKey: `${ada.uid}/${deck.id}`,
          cardId,
          at: campus.clock.now(),
          kind: "answer",
          source: "study",
          rating: "good",
          tookMs: 1000,
        },
      ],
    });
  return { ...campus, store, ada, deck, setConfirmed, save, moveTo, mailsAt, answer };
}

describeEachDatabase("a student's daily mail", (openStore) => {
  test("is off until the student switches it on, and the choice is stored", async () => {
    const { ada, save, mailsAt } = await aSite(await openStore());
    expect(await jsonOf(ada.get("/api/reminders"))).toEqual({
      hour: 17,
      cards: false,
      assignments: false,
      isConfirmed: true,
      calendar: null,
    });
    expect(await mailsAt("2027-03-10T17:00")).toEqual([]);
    const choice = { hour: 7, cards: true, assignments: false };
    expect(await jsonOf(save(ada, choice))).toEqual(choice);
    expect(await jsonOf(ada.get("/api/reminders"))).toEqual({ ...choice, isConfirmed: true, calendar: null });
  });

  test.each([{ hour: 24 }, { hour: -1 }, { hour: 1.5 }, { cards: "yes" }, { more: 1 }])("refuses %j", async (part) => {
    const { ada } = await aSite(await openStore());
    expect((await ada.send("PUT", "/api/reminders", { ...onAtFive, ...part })).status).toBe(422);
  });

  test("comes at the hour of the student's clock, once a day, with what is due and how long it takes", async () => {
    const { ada, save, mailsAt, letters } = await aSite(await openStore());
    await ada.send("PATCH", "/api/study/settings", { timeZone: "Europe/Berlin", isTimeZoneFixed: true });
    await save(ada, onAtFive);
    expect(await mailsAt("2027-03-10T15:59")).toEqual([]);
    expect(await mailsAt("2027-03-10T16:00")).toEqual(["5 cards, 2 minutes"]);
    expect(letters[0]?.text).toContain("5 cards wait for you today, which takes about 2 minutes.");
    expect(await mailsAt("2027-03-10T16:30")).toEqual([]);
    expect(await mailsAt("2027-03-11T15:59")).toEqual([]);
    expect(await mailsAt("2027-03-11T16:00")).toEqual(["5 cards, 2 minutes"]);
  });

  test("comes once a day also where the hour is moved, or all is switched off and on again, after it came", async () => {
    const { ada, save, mailsAt, store } = await aSite(await openStore());
    await save(ada, onAtFive);
    expect(await mailsAt("2027-03-10T17:00")).toEqual(["5 cards, 2 minutes"]);
    await save(ada, { ...onAtFive, hour: 18 });
    expect(await mailsAt("2027-03-10T18:00")).toEqual([]);
    await save(ada, { hour: 18, cards: false, assignments: false });
    await save(ada, { ...onAtFive, hour: 20 });
    expect(await mailsAt("2027-03-10T20:00")).toEqual([]);
    expect(await mailsAt("2027-03-11T20:00")).toEqual(["5 cards, 2 minutes"]);
    await save(ada, { hour: 20, cards: false, assignments: false });
    expect(await mailsAt("2027-03-12T20:00")).toEqual([]);
    expect(await store.read.selectFrom("reminders").select("nextAt").execute()).toEqual([{ nextAt: null }]);
  });

  test("is left out where the mail server takes it hours too late", async () => {
    const { ada, save, moveTo, digests, deliver, letters, store } = await aSite(await openStore());
    await save(ada, onAtFive);
    moveTo("2027-03-10T17:00");
    await digests.look();
    moveTo("2027-03-10T20:00");
    await deliver();
    expect([letters, await store.read.selectFrom("outgoingMail").select("kind").execute()]).toEqual([[], []]);
  });

  test("is not sent on a day on which the student has studied, also if that was after the mail was handed over", async () => {
    const one = await aSite(await openStore());
    const { ada, save, mailsAt, moveTo, answer, digests, deliver, letters } = one;
    await save(ada, onAtFive);
    await jsonOf(answer(ada, one.deck.cards[0]!.id));
    expect(await mailsAt("2027-03-10T17:00")).toEqual([]);
    moveTo("2027-03-11T17:00");
    await digests.look();
    expect(await one.store.read.selectFrom("outgoingMail").select("kind").execute()).toEqual([{ kind: "digest" }]);
    await jsonOf(answer(ada, one.deck.cards[1]!.id));
    await deliver();
    expect([letters, await one.store.read.selectFrom("outgoingMail").select("kind").execute()]).toEqual([[], []]);
  });

  test("is not sent where nothing is due, hours too late, or to an account that is suspended or being deleted", async () => {
    const { ada, store, save, mailsAt, ...campus } = await aSite(await openStore());
    const bob = await campus.student("bob");
    await save(bob, onAtFive);
    expect(await mailsAt("2027-03-10T17:00")).toEqual([]);
    await save(ada, onAtFive);
    expect(await mailsAt("2027-03-11T20:00")).toEqual([]);
    for (const ending of [{ suspendedAt: 1 }, { suspendedAt: null, deletionAt: at("2028-01-01T00:00") }]) {
      await store.write(({ db }) => db.updateTable("users").set(ending).where("id", "=", ada.uid).execute());
      expect(await mailsAt("2027-03-12T17:00")).toEqual([]);
    }
    await store.write(({ db }) => db.updateTable("users").set({ deletionAt: null }).where("id", "=", ada.uid).execute());
    expect(await mailsAt("2027-03-12T17:01")).toEqual(["5 cards, 2 minutes"]);
  });

  test("is never sent to an address that nobody has confirmed, also if that changes after the mail was handed over", async () => {
    const { ada, store, setConfirmed, save, mailsAt, moveTo, digests, deliver, letters } = await aSite(await openStore());
    await save(ada, onAtFive);
    await setConfirmed(ada, false);
    expect(await jsonOf(ada.get("/api/reminders"))).toMatchObject({ cards: true, isConfirmed: false });
    expect(await mailsAt("2027-03-10T17:00")).toEqual([]);
    expect(await store.read.selectFrom("outgoingMail").select("kind").execute()).toEqual([]);
    await setConfirmed(ada, true);
    moveTo("2027-03-10T17:30");
    await digests.look();
    await setConfirmed(ada, false);
    await deliver();
    expect(letters).toEqual([]);
    await setConfirmed(ada, true);
    expect(await mailsAt("2027-03-11T17:00")).toEqual(["5 cards, 2 minutes"]);
  });

  test("is sent once, however many processes look at the same moment", async () => {
    const one = await aSite(await openStore());
    await one.save(one.ada, onAtFive);
    one.moveTo("2027-03-10T17:00");
    await Promise.all(Array.from({ length: 6 }, () => one.anotherProcess().look()));
    expect(await one.store.read.selectFrom("outgoingMail").select("kind").execute()).toEqual([{ kind: "digest" }]);
  });

  test("is in the student's language, and names an assignment that is due within three days until its aim is reached", async () => {
    const one = await aSite(await openStore());
    const { ada, deck, store, save, mailsAt, letters, ...campus } = one;
    const bob = await campus.student("bob");
    await one.setConfirmed(bob, true);
    const group = await aGroup(store, { teachers: [ada], students: [bob] });
    await putIntoGroup(store, group, { id: deck.id, owner: ada });
    const fields = { deckOwnerId: ada.uid, deckId: deck.id, title: "For the test", words: "", opens: "2027-03-10", due: "2027-03-14" };
    await jsonOf(ada.send("POST", `/api/groups/${group.id}/assignments`, { ...fields, aim: { kind: "met" } }), 201);
    await save(bob, { ...onAtFive, cards: false });
    expect(await mailsAt("2027-03-10T17:00")).toEqual([]);
    expect(await mailsAt("2027-03-11T17:00")).toEqual(["1 assignment is due soon"]);
    expect(letters[0]?.text).toContain("“For the test” is due on 14 March 2027.");
    await store.write(({ db }) => db.updateTable("users").set({ language: "de" }).where("id", "=", bob.uid).execute());
    await mailsAt("2027-03-12T17:00");
    expect(letters[0]?.text).toContain("14. März 2027");
  });
});

describeEachDatabase("a daily mail's links", (openStore) => {
  async function aMail() {
    const one = await aSite(await openStore());
    await one.save(one.ada, onAtFive);
    await one.mailsAt("2027-03-10T17:00");
    const letter = one.letters[0];
    const [oneClick = ""] = /https:\S+(?=>)/.exec(letter?.headers?.["List-Unsubscribe"] ?? "") ?? [];
    const pages = [...(letter?.text ?? "").matchAll(/https:\S+stop-reminders\?token=(\S+)/g)].map(([, token = ""]) => token);
    const press = (address: string, init: RequestInit = {}) =>
      one.request(address.replace("https://cards.example.org", ""), { method: "POST", ...init });
    return { ...one, letter, oneClick, pages, press };
  }
  const choiceOf = async (who: CampusStudent) => jsonOf<Reminders>(who.get("/api/reminders"));

  test("switch everything off by the mail program's own button, without a session (RFC 8058)", async () => {
    const { ada, letter, oneClick, press, mailsAt } = await aMail();
    expect(letter?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const reply = await press(oneClick, {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(reply.status).toBe(204);
    expect(await choiceOf(ada)).toMatchObject({ hour: 17, cards: false, assignments: false });
    expect(await mailsAt("2027-03-11T17:00")).toEqual([]);
    expect((await press(oneClick)).status).toBe(204);
  });

  test("switch off one kind each, and leave the other", async () => {
    const { ada, pages, press } = await aMail();
    expect(pages).toHaveLength(2);
    await press(`/api/reminders/stop?token=${pages[0]}`);
    expect(await choiceOf(ada)).toMatchObject({ cards: false, assignments: true });
    await press(`/api/reminders/stop?token=${pages[1]}`);
    expect(await choiceOf(ada)).toMatchObject({ cards: false, assignments: false });
  });

  test("do nothing when they are only opened, and nothing where they are changed", async () => {
    const { ada, oneClick, press, request } = await aMail();
    expect((await request(oneClick.replace("https://cards.example.org", ""))).status).toBe(405);
    for (const token of ["", "x", "x.y", new URL(oneClick).searchParams.get("token")?.replace(/.$/, "")])
      expect(await refusal(press(`/api/reminders/stop?token=${token}`))).toEqual({ status: 400, code: "auth/link-wrong" });
    expect(await choiceOf(ada)).toMatchObject({ cards: true, assignments: true });
  });
});

describeEachDatabase("a student's calendar", (openStore) => {
  test("has the days of exams and of open assignments at a secret address, which can be renewed and closed", async () => {
    const { ada, deck, store, request, ...campus } = await aSite(await openStore());
    const bob = await campus.student("bob");
    const group = await aGroup(store, { teachers: [ada], students: [bob] });
    await putIntoGroup(store, group, { id: deck.id, owner: ada });
    const fields = { deckOwnerId: ada.uid, deckId: deck.id, words: "Pages 3 to 9", aim: { kind: "met" } };
    const assign = (title: string, opens: string, due: string) =>
      jsonOf(ada.send("POST", `/api/groups/${group.id}/assignments`, { ...fields, title, opens, due }), 201);
    await assign("Now", "2027-03-10", "2027-03-20");
    await assign("Later", "2027-03-15", "2027-03-25");
    await jsonOf(bob.send("PUT", `/api/study/decks/${deck.id}/exam`, { day: "2027-04-01" }));
    const own = await bob.deck({ title: "Muscles" });
    await jsonOf(bob.send("PUT", "/api/study/exams/finals", { name: "Finals", day: "2027-04-02", deckIds: [deck.id, own.id] }));

    const { calendar } = await jsonOf<{ calendar: string }>(bob.send("POST", "/api/reminders/calendar"));
    expect(await jsonOf(bob.get("/api/reminders"))).toMatchObject({ calendar });
    const reply = await request(calendar);
    expect([reply.status, reply.headers.get("content-type"), reply.headers.get("x-robots-tag")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
      "noindex",
    ]);
    const text = (await reply.text()).replaceAll("\r\n ", "");
    const linesOf = (name: string) => text.split("\r\n").filter((line) => line.startsWith(name));
    expect(linesOf("SUMMARY:")).toEqual(["SUMMARY:Due: Now", "SUMMARY:Exam: Bones", "SUMMARY:Exam: Finals"]);
    expect(linesOf("DTSTART")).toEqual(["DTSTART;VALUE=DATE:20270320", "DTSTART;VALUE=DATE:20270401", "DTSTART;VALUE=DATE:20270402"]);
    expect(linesOf("UID:")).toEqual([
      expect.stringMatching(/^UID:assignment-.+@cards\.example\.org$/),
      `UID:exam-${deck.id}@cards.example.org`,
      "UID:exam-plan-finals@cards.example.org",
    ]);
    expect(linesOf("DESCRIPTION:")[0]).toContain("\\nPages 3 to 9");
    const again = await request(calendar, { headers: { "if-none-match": reply.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);

    const renewed = await jsonOf<{ calendar: string }>(bob.send("POST", "/api/reminders/calendar"));
    expect(renewed.calendar).not.toBe(calendar);
    expect(await refusal(request(calendar))).toEqual({ status: 404, code: "reminder/calendar-not-found" });
    expect((await request(renewed.calendar)).status).toBe(200);
    expect((await bob.send("DELETE", "/api/reminders/calendar")).status).toBe(204);
    expect(await refusal(request(renewed.calendar))).toEqual({ status: 404, code: "reminder/calendar-not-found" });
    expect(await jsonOf(bob.get("/api/reminders"))).toMatchObject({ calendar: null });
  });

  test("no longer has a deck's exam once the student may not open the deck, nor an assignment of a group that they left", async () => {
    const { ada, deck, store, request, ...campus } = await aSite(await openStore());
    const bob = await campus.student("bob");
    await ada.show(deck, "Unlisted");
    await jsonOf(bob.send("PUT", `/api/study/decks/${deck.id}/exam`, { day: "2027-04-01" }));
    const { calendar } = await jsonOf<{ calendar: string }>(bob.send("POST", "/api/reminders/calendar"));
    expect(await (await request(calendar)).text()).toContain("Exam: Bones");
    await ada.show(deck, "Private");
    expect(await (await request(calendar)).text()).not.toContain("Bones");
    const group = await aGroup(store, { teachers: [ada], students: [bob] });
    await putIntoGroup(store, group, { id: deck.id, owner: ada });
    const fields = { deckOwnerId: ada.uid, deckId: deck.id, title: "Chapter 3", words: "", opens: "2027-03-10", due: "2027-03-20" };
    await jsonOf(ada.send("POST", `/api/groups/${group.id}/assignments`, { ...fields, aim: { kind: "met" } }), 201);
    expect(await (await request(calendar)).text()).toContain("Due: Chapter 3");
    await leaveGroup(store, group, bob);
    expect(await (await request(calendar)).text()).not.toContain("Chapter 3");
    await store.write(({ db }) => db.updateTable("users").set({ suspendedAt: 1 }).where("id", "=", bob.uid).execute());
    expect((await request(calendar)).status).toBe(404);
  });

  test("is read at no guessed address, and slowed down where it is read without end", async () => {
    const { ada, request } = await aSite(await openStore());
    const { calendar } = await jsonOf<{ calendar: string }>(ada.send("POST", "/api/reminders/calendar"));
    for (const name of [
      "x.ics",
      "x",
      calendar
        .split("/")
        .at(-1)!
        .replace(/.(?=\.ics$)/, (last) => (last === "A" ? "B" : "A")),
    ])
      expect(await refusal(request(`/api/calendars/${name}`)), name).toEqual({ status: 404, code: "reminder/calendar-not-found" });
    const replies = await Promise.all(Array.from({ length: 80 }, () => request(calendar)));
    expect([200, 429].map((status) => replies.filter((reply) => reply.status === status).length)).toEqual([60, 20]);
  });
});
