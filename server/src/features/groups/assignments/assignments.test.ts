import type {
  Assignment,
  GroupAssignments,
  GroupProgress,
  OwnAssignment,
  PupilRow,
  SeenByTeachers,
} from "@recollect/domain/groups/assignments/assignment.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { describe, expect, test } from "vitest";

import { aCampus, jsonOf, type Campus, type CampusStudent } from "../../../../test/a-campus.ts";
import { cards } from "../../../../test/a-deck.ts";
import { aGroup, leaveGroup, putIntoGroup } from "../../../../test/a-group.ts";
import { describeEachDatabase, type OpenStore } from "../../../../test/databases.ts";
import { refusal } from "../../../../test/school/a-school.ts";

const path = "/api/groups/group/assignments";
const dayIn = (campus: Campus, days: number) => new Date(campus.clock.now() + days * dayMs).toISOString().slice(0, 10);

/** A class with a teacher and students, and a deck of four cards. */
async function aClass(openStore: OpenStore, students = 1) {
  const store = await openStore();
  const campus = aCampus(store);
  // The next noon, so that no test meets the beginning of a study day.
  campus.clock.forward(dayMs - ((campus.clock.now() + dayMs / 2) % dayMs));
  const teacher = await campus.student("teacher");
  const pupils = await Promise.all(Array.from({ length: students }, (_, at) => campus.student(`pupil${at + 1}`)));
  const deck = await teacher.deck({ title: "Cells", cards: cards(4) });
  await aGroup(store, { id: "group", name: "Class group", teachers: [teacher], students: pupils });
  await putIntoGroup(store, { id: "group" }, { id: deck.id, owner: teacher });
  const fields = { title: "Read chapter 3", words: "", opens: dayIn(campus, 0), due: dayIn(campus, 10), aim: { kind: "met" } };
  const body = (change: object = {}) => ({ deckOwnerId: teacher.uid, deckId: deck.id, ...fields, ...change });
  const assign = (change: object = {}) => jsonOf<Assignment>(teacher.send("POST", path, body(change)), 201);
  return { store, campus, teacher, pupils, pupil: pupils[0]!, deck, fields, body, assign };
}

/** Answers every card of the deck, or the first ones, once. */
async function study(pupil: CampusStudent, deck: Deck, ownerId: string, at: number, { count = 4, rating = "good" } = {}) {
  const entries = deck.cards.slice(0, count).map((card, nth) => ({
    id: `${pupil.uid.slice(0, 8)}-${at}-${nth}`,
    deckKey: deckKeyOf(ownerId, deck.id),
    cardId: card.id,
    at: at + nth,
    kind: "answer",
    source: "study",
    rating,
    tookMs: 2000,
  }));
  const reply = await jsonOf<{ accepted: string[] }>(pupil.send("POST", "/api/study/entries", { entries }));
  expect(reply.accepted).toHaveLength(count);
}

/** The progress once all figures are computed. */
async function whole(reader: CampusStudent, assignment = ""): Promise<GroupProgress> {
  for (let turn = 0; turn < 100; turn++) {
    const progress = await jsonOf<GroupProgress>(reader.get(`/api/groups/group/progress${assignment && `?assignment=${assignment}`}`));
    if (progress.isComplete) return progress;
  }
  throw new Error("the figures were never complete");
}

describeEachDatabase("assignments", (openStore) => {
  describe("are made and changed by teachers of the group", () => {
    test("and by nobody else: a student is refused, and to everybody else there is no such group", async () => {
      const { campus, pupil, store, fields, body, assign } = await aClass(openStore, 2);
      const stranger = await campus.student("stranger");
      const { id } = await assign();
      const ifMatch = { "If-Match": '"1"' };
      const everyRoute = (person: CampusStudent) =>
        Promise.all([
          refusal(person.send("POST", path, body())),
          refusal(person.send("PATCH", `${path}/${id}`, fields, ifMatch)),
          refusal(person.send("DELETE", `${path}/${id}`)),
          refusal(person.get(`${path}/${id}/hardest`)),
        ]);
      for (const reply of await everyRoute(pupil)) expect(reply).toEqual({ status: 403, code: "group/not-a-teacher" });
      for (const reply of await everyRoute(stranger)) expect(reply).toEqual({ status: 404, code: "group/not-found" });
      await leaveGroup(store, { id: "group" }, pupil);
      for (const reply of await everyRoute(pupil)) expect(reply).toEqual({ status: 404, code: "group/not-found" });
      for (const read of ["progress", "seen"])
        for (const person of [stranger, pupil])
          expect(await refusal(person.get(`/api/groups/group/${read}`))).toEqual({ status: 404, code: "group/not-found" });
      expect((await campus.request("/api/groups/group/progress")).status).toBe(401);
    });

    test("with a due day today or later, for a deck of the group, while the group is open", async () => {
      const { campus, teacher, body, store, fields } = await aClass(openStore);
      const own = await teacher.deck({ title: "Elsewhere" });
      const refused = async (change: object) => (await refusal(teacher.send("POST", path, body(change)))).code;
      expect(await refused({ due: dayIn(campus, -1), opens: dayIn(campus, -3) })).toBe("assignment/due-day-past");
      expect(await refused({ due: dayIn(campus, 800) })).toBe("assignment/due-day-far");
      expect(await refused({ opens: dayIn(campus, 11) })).toBe("assignment/opens-after-due");
      expect(await refused({ due: "2027-02-30" })).toBe("assignment/bad-day");
      expect(await refused({ aim: { kind: "days", count: 12 } })).toBe("assignment/too-many-days");
      expect(await refused({ aim: { kind: "known", share: 0 } })).toBe("assignment/bad-share");
      expect(await refused({ aim: { kind: "luck" } })).toBe("request/invalid");
      expect(await refused({ title: " " })).toBe("assignment/bad-title");
      expect(await refused({ words: "x".repeat(2001) })).toBe("assignment/words-too-long");
      expect(await refused({ deckId: own.id })).toBe("assignment/deck-not-in-group");
      await aGroup(store, { id: "closed", teachers: [teacher], closedAt: 5 });
      await putIntoGroup(store, { id: "closed" }, { id: own.id, owner: teacher });
      const inClosed = { deckOwnerId: teacher.uid, deckId: own.id, ...fields };
      expect(await refusal(teacher.send("POST", "/api/groups/closed/assignments", inClosed))).toMatchObject({ code: "group/closed" });
    });

    test("one at a time: the second of two teachers gets the first one's text, and the change names its base", async () => {
      const { teacher, fields, assign } = await aClass(openStore);
      const { id } = await assign();
      const change = (title: string, base?: string) =>
        teacher.send("PATCH", `${path}/${id}`, { ...fields, title }, base === undefined ? {} : { "If-Match": base });
      expect(await refusal(change("x"))).toMatchObject({ status: 428, code: "assignment/base-needed" });
      for (const base of ["*", '"x"', '"1", "2"', "1"]) expect(await refusal(change("x", base))).toMatchObject({ code: "request/invalid" });
      expect(await jsonOf<Assignment>(change("First", '"1"'))).toMatchObject({ title: "First", revision: 2 });
      const second = await refusal(change("Second", '"1"'));
      expect(second).toMatchObject({ status: 412, code: "assignment/changed", details: { assignment: { title: "First", revision: 2 } } });
      expect(await jsonOf<Assignment>(change("Second", 'W/"2"'))).toMatchObject({ title: "Second", revision: 3 });
    });

    test("and are listed for them with the group's decks; a student gets neither", async () => {
      const { teacher, pupil, deck, assign } = await aClass(openStore);
      const { id } = await assign();
      const list = (reader: CampusStudent) => jsonOf<GroupAssignments>(reader.get(path));
      expect(await list(teacher)).toMatchObject({ isTeacher: true, assignments: [{ id }], decks: [{ id: deck.id, title: "Cells" }] });
      expect(await list(pupil)).toMatchObject({ groupName: "Class group", isTeacher: false, assignments: [], decks: [] });
    });

    test("also after the due day, as long as that stays", async () => {
      const { campus, teacher, fields, assign } = await aClass(openStore);
      const { id } = await assign();
      campus.clock.forward(20 * dayMs);
      const change = (body: object) => teacher.send("PATCH", `${path}/${id}`, { ...fields, ...body }, { "If-Match": '"1"' });
      expect(await refusal(change({ due: dayIn(campus, -1) }))).toMatchObject({ code: "assignment/due-day-past" });
      expect((await change({ words: "Thank you!" })).status).toBe(200);
    });
  });

  describe("are a student's plan", () => {
    const examOf = async (pupil: CampusStudent, deck: Deck) =>
      (await jsonOf<{ exam: { day: string } | null }>(pupil.get(`/api/study/progress?deckId=${deck.id}`))).exam?.day ?? null;

    test("from the day they open: the exam is the due day, and follows it", async () => {
      const { campus, teacher, pupil, deck, fields, assign } = await aClass(openStore);
      const { id } = await assign({ opens: dayIn(campus, 2) });
      expect(await examOf(pupil, deck)).toBeNull();
      campus.clock.forward(2 * dayMs);
      expect(await examOf(pupil, deck)).toBe(fields.due);
      expect(await examOf(teacher, deck)).toBeNull();
      const later = { ...fields, due: dayIn(campus, 30) };
      await jsonOf(teacher.send("PATCH", `${path}/${id}`, later, { "If-Match": '"1"' }));
      expect(await examOf(pupil, deck)).toBe(later.due);
      await teacher.send("DELETE", `${path}/${id}`);
      expect(await examOf(pupil, deck)).toBeNull();
    });

    test("unless the student's own exam is earlier; a later one waits for the due day", async () => {
      const { campus, pupil, deck, fields, assign } = await aClass(openStore);
      await assign();
      const setExam = (days: number) => pupil.send("PUT", `/api/study/decks/${deck.id}/exam`, { day: dayIn(campus, days) });
      await setExam(5);
      expect(await examOf(pupil, deck)).toBe(dayIn(campus, 5));
      await setExam(50);
      expect(await examOf(pupil, deck)).toBe(fields.due);
      campus.clock.forward(11 * dayMs);
      expect(await examOf(pupil, deck)).toBe(dayIn(campus, 39));
    });

    test("until the student leaves the group, or the deck leaves it", async () => {
      const { store, teacher, pupils, deck, assign } = await aClass(openStore, 2);
      const [one, two] = [pupils[0]!, pupils[1]!];
      const hasPlan = async (pupil: CampusStudent) => {
        const { decks } = await jsonOf<{ decks: { deckId: number; exam: string | null }[] }>(pupil.get("/api/study/decks"));
        return decks.some(({ deckId, exam }) => deckId === deck.id && exam !== null);
      };
      await assign();
      await leaveGroup(store, { id: "group" }, one);
      expect([await hasPlan(one), await hasPlan(two)]).toEqual([false, true]);
      await store.write(({ db }) =>
        db
          .deleteFrom("groupDecks")
          .where("deckId", "=", deck.id)
          .execute()
          .then(() => undefined),
      );
      expect(await hasPlan(two)).toBe(false);
      expect(await jsonOf<OwnAssignment[]>(two.get("/api/assignments"))).toEqual([]);
      const { assignments } = await whole(teacher);
      expect(assignments).toMatchObject([{ isDeckThere: false }]);
    });

    test("and are listed by the due day from the day they open, of all groups, and two weeks after they were due", async () => {
      const { store, campus, teacher, pupil, deck, assign } = await aClass(openStore);
      await aGroup(store, { id: "other", name: "Class other", teachers: [teacher], students: [pupil] });
      await putIntoGroup(store, { id: "other" }, { id: deck.id, owner: teacher });
      await assign({ title: "Later", opens: dayIn(campus, 1) });
      await assign({ title: "Second" });
      const other = {
        deckOwnerId: teacher.uid,
        deckId: deck.id,
        title: "First",
        words: "",
        opens: dayIn(campus, 0),
        due: dayIn(campus, 3),
        aim: { kind: "met" },
      };
      await jsonOf(teacher.send("POST", "/api/groups/other/assignments", other), 201);
      const list = async () =>
        (await jsonOf<OwnAssignment[]>(pupil.get("/api/assignments"))).map(({ title, daysLeft, groupName }) => [
          title,
          daysLeft,
          groupName,
        ]);
      expect(await list()).toEqual([
        ["First", 3, "Class other"],
        ["Second", 10, "Class group"],
      ]);
      expect(await jsonOf(teacher.get("/api/assignments"))).toEqual([]);
      campus.clock.forward(17 * dayMs);
      expect(new Set((await list()).map(([title]) => title))).toEqual(new Set(["First", "Later", "Second"]));
      campus.clock.forward(1 * dayMs);
      expect(new Set((await list()).map(([title]) => title))).toEqual(new Set(["Later", "Second"]));
    });
  });

  describe("what a teacher sees", () => {
    test("is each student's row: met, known, forecast, days, last day, test and standing; and the student sees the same", async () => {
      const { campus, teacher, pupils, deck, assign } = await aClass(openStore, 2);
      const [pupil, idle] = [pupils[0]!, pupils[1]!];
      const { id } = await assign({ aim: { kind: "days", count: 2 } });
      await study(pupil, deck, teacher.uid, campus.clock.now(), { count: 3 });
      campus.clock.forward(dayMs);
      await study(pupil, deck, teacher.uid, campus.clock.now(), { count: 2 });
      const progress = await whole(teacher, id);
      const rowOf = (uid: string) => progress.pupils.find((one) => one.uid === uid)?.rows[0];
      expect(progress.pupils).toHaveLength(2);
      const row = rowOf(pupil.uid);
      expect(row).toMatchObject({
        cards: 4,
        met: 3,
        days: 2,
        lastDay: dayIn(campus, 0),
        test: null,
        knownOnDueDay: null,
        standing: "reached",
      });
      expect(row?.known).toBeGreaterThan(50);
      expect(row?.known).toBeLessThan(76);
      expect(row?.forecast).toBeGreaterThan(75);
      expect(rowOf(idle.uid)).toMatchObject({ met: 0, known: 0, days: 0, lastDay: null, standing: "open" });
      const own = await whole(pupil, id);
      expect(own.pupils.map(({ uid }) => uid)).toEqual([pupil.uid]);
      expect(own.pupils[0]?.rows).toEqual([row]);
      const seen = await jsonOf<SeenByTeachers>(pupil.get("/api/groups/group/seen"));
      expect(seen.assignments[0]?.row).toEqual(row);
      expect(seen.looks).toEqual([{ teacher: "@teacher", day: dayIn(campus, 0) }]);
    });

    test("has nothing but those columns: no answers, no hours, no address, no other deck", async () => {
      const { campus, teacher, pupil, deck, assign } = await aClass(openStore);
      await assign();
      await study(pupil, deck, teacher.uid, campus.clock.now());
      const { pupils } = await whole(teacher);
      expect(Object.keys(pupils[0] ?? {}).sort()).toEqual(["displayName", "externalId", "listName", "rows", "uid", "username"]);
      const columns: (keyof PupilRow)[] = ["cards", "days", "forecast", "known", "knownOnDueDay", "lastDay", "met", "standing", "test"];
      expect(Object.keys(pupils[0]?.rows[0] ?? {}).sort()).toEqual(columns);
    });

    test("counts a test's best result since the assignment opened", async () => {
      const { store, campus, teacher, pupil, deck, assign } = await aClass(openStore);
      await assign({ opens: dayIn(campus, 0), aim: { kind: "test", share: 60 } });
      const took = (id: string, correct: number, finishedAt: number | null) =>
        store.write(({ db }) =>
          db
            .insertInto("practiceTests")
            .values({
              userId: pupil.uid,
              id,
              deckOwnerId: teacher.uid,
              deckId: deck.id,
              kind: "multiple-choice",
              startedAt: 1,
              finishedAt,
              size: 4,
              correct,
              score: null,
              answered: 1,
              missed: 0,
              isWhole: 1,
              marks: '{"a":"x"}',
            })
            .execute(),
        );
      await took("before", 4, campus.clock.now() - 3 * dayMs);
      await took("open", 4, null);
      await took("half", 2, campus.clock.now());
      expect((await whole(teacher)).pupils[0]?.rows[0]).toMatchObject({ test: 50, standing: "open" });
      campus.clock.forward(12 * dayMs);
      await took("late", 3, campus.clock.now());
      expect((await whole(teacher)).pupils[0]?.rows[0]).toMatchObject({ test: 75, standing: "reached-late" });
    });

    test("is judged by the due day once it is over: what is learned later is late, what is forgotten stays reached", async () => {
      const { campus, teacher, pupils, deck, assign } = await aClass(openStore, 2);
      const [early, late] = [pupils[0]!, pupils[1]!];
      await assign({ due: dayIn(campus, 2), aim: { kind: "met" } });
      await study(early, deck, teacher.uid, campus.clock.now());
      await study(late, deck, teacher.uid, campus.clock.now(), { count: 1 });
      campus.clock.forward(3 * dayMs);
      await study(late, deck, teacher.uid, campus.clock.now());
      const standing = async (uid: string) => (await whole(teacher)).pupils.find((one) => one.uid === uid)?.rows[0];
      expect(await standing(early.uid)).toMatchObject({ met: 4, standing: "reached", forecast: null });
      expect(await standing(late.uid)).toMatchObject({ met: 4, standing: "reached-late", forecast: null });
      const lateRow = await standing(late.uid);
      expect(lateRow?.knownOnDueDay).toBeLessThan(30);
      expect(lateRow?.known).toBeGreaterThan(60);
    });

    test("changes as soon as the student studies, the deck grows, or the day ends", async () => {
      const { campus, teacher, pupil, deck, assign } = await aClass(openStore);
      await assign();
      const row = async () => (await whole(teacher)).pupils[0]?.rows[0];
      expect(await row()).toMatchObject({ met: 0, cards: 4 });
      await study(pupil, deck, teacher.uid, campus.clock.now());
      const studied = await row();
      expect(studied).toMatchObject({ met: 4, standing: "reached" });
      campus.clock.forward(5 * dayMs);
      expect((await row())?.known).toBeLessThan(studied?.known ?? 0);
      const { cards: old, title, description } = deck;
      const grown = { title, description, cards: [...old, { term: "new", definition: "card" }] };
      await jsonOf(teacher.send("PUT", `/api/users/${teacher.uid}/decks/${deck.id}`, grown, { "If-Match": `"${deck.revision}"` }));
      expect(await row()).toMatchObject({ met: 4, cards: 5, standing: "open" });
    });

    test("names the hardest cards from five students on, and nobody beside them", async () => {
      const { store, campus, teacher, pupils, deck, assign } = await aClass(openStore, 5);
      const { id } = await assign();
      const hardest = async () => (await jsonOf<{ cards: object[] }>(teacher.get(`${path}/${id}/hardest`))).cards;
      const round = async (those: readonly CampusStudent[], rating: string) => {
        for (const pupil of those) await study(pupil, deck, teacher.uid, campus.clock.now(), { count: 1, rating });
      };
      await round(pupils, "good");
      campus.clock.forward(3 * dayMs);
      await round(pupils.slice(0, 4), "again");
      expect(await hardest()).toEqual([]);
      await round(pupils.slice(4), "good");
      const [card] = deck.cards;
      expect(await hardest()).toEqual([{ cardId: card?.id, term: card?.term, definition: card?.definition, share: 20, pupils: 5 }]);
      const drawn = { term: "a **cell**", definition: "![its nucleus](media/abcdefghijklmnop.png)" };
      const text = JSON.stringify(deck.cards.map((one) => (one.id === card?.id ? { ...one, ...drawn } : one)));
      await store.write(({ db }) => db.updateTable("decks").set({ cards: text }).where("id", "=", deck.id).execute());
      expect(await hardest()).toMatchObject([{ term: "a cell", definition: "its nucleus" }]);
    });

    test("names no deck that its reader may not open, such as one that was taken down", async () => {
      const { store, teacher, pupil, deck, assign } = await aClass(openStore);
      await assign();
      const mine = async () => (await (await pupil.get("/api/assignments")).text()).includes("Cells");
      const seen = async () => (await (await pupil.get("/api/groups/group/progress")).text()).includes("Cells");
      expect([await mine(), await seen()]).toEqual([true, true]);
      const hidden = {
        ownerId: teacher.uid,
        deckId: deck.id,
        level: "taken-down",
        wished: "Private",
        deckTitle: "Cells",
        since: 1,
      } as const;
      await store.write(({ db }) =>
        db
          .insertInto("deckRestrictions")
          .values(hidden)
          .execute()
          .then(() => undefined),
      );
      expect([await mine(), await seen()]).toEqual([false, false]);
    });

    test("ends when the student leaves, and with the assignment's group", async () => {
      const { store, teacher, pupils, assign } = await aClass(openStore, 2);
      await assign();
      expect((await whole(teacher)).pupils).toHaveLength(2);
      await leaveGroup(store, { id: "group" }, pupils[0]!);
      expect((await whole(teacher)).pupils.map(({ uid }) => uid)).toEqual([pupils[1]!.uid]);
      await store.write(({ db }) =>
        db
          .deleteFrom("groups")
          .where("id", "=", "group")
          .execute()
          .then(() => undefined),
      );
      for (const table of ["assignments", "looks"] as const)
        expect(await store.read.selectFrom(table).selectAll().execute(), table).toEqual([]);
    });
  });
});
