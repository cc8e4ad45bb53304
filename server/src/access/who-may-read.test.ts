import type { Deck } from "@recollect/domain/decks/deck.ts";
import { visibilities } from "@recollect/domain/decks/visibility.ts";
import { isShared } from "@recollect/domain/permissions/decks.ts";
import { expect, test } from "vitest";

import { makeCoAuthor } from "../../test/a-co-authored-deck.ts";
import { aCampus, jsonOf, type CampusStudent } from "../../test/a-campus.ts";
import { cards } from "../../test/a-deck.ts";
import { aGroup, leaveGroup, putIntoGroup } from "../../test/a-group.ts";
import { actOnDeck, makeModerator } from "../../test/a-moderator.ts";
import { inText, sentPicture } from "../../test/a-picture.ts";
import { describeEachDatabase, type OpenStore } from "../../test/databases.ts";
import {
  listingRoutes,
  offeredRoutes,
  ownersRoutes,
  readingRoutes,
  resultTestRoutes,
  routesWithoutDecks,
  studentsTestRoutes,
  takingRoutes,
  visitingRoutes,
  writersRoutes,
  type DeckOnRoutes,
} from "../../test/deck-routes.ts";

const everyone = [
  "owner",
  "teacher",
  "student",
  "editor",
  "invited",
  "formerEditor",
  "left",
  "stranger",
  "otherTeacher",
  "moderator",
] as const;
type Who = (typeof everyone)[number];

const members: readonly Who[] = ["owner", "teacher", "student", "editor"];

/** Codes by which a deck is refused to somebody who may not read it. */
const refusals: ReadonlySet<string> = new Set(["deck/not-found", "deck/not-in-collection", "deck/read-only", "media/not-found"]);

/** Ada's Private deck in a group, and everybody who might want to read it. */
async function aClass(openStore: OpenStore, { title = "Quite unlike others" } = {}) {
  const store = await openStore();
  const campus = aCampus(store);
  const people = {} as Record<Who, CampusStudent>;
  for (const who of everyone) people[who] = await campus.student(who === "owner" ? "ada" : who.toLowerCase());
  await makeModerator(store, people.moderator);
  const picture = await sentPicture(campus, people.owner);
  const [first, ...others] = cards(5);
  const deck = await people.owner.deck({ title, cards: [{ ...first!, definition: inText(picture) }, ...others] });
  const group = await aGroup(store, { teachers: [people.owner, people.teacher], students: [people.student, people.left] });
  await aGroup(store, { teachers: [people.otherTeacher] });
  await putIntoGroup(store, group, { id: deck.id, owner: people.owner });
  await leaveGroup(store, group, people.left);
  for (const who of ["editor", "formerEditor"] as const) await makeCoAuthor(people.owner, people[who], who.toLowerCase(), deck);
  await people.formerEditor.send("DELETE", `/api/co-authors/${deck.id}/${people.formerEditor.uid}`);
  await people.owner.send("POST", `/api/co-authors/${deck.id}`, { username: "invited" });
  return { store, campus, people, group, on: { deck, ownerId: people.owner.uid, pictureId: picture.id } satisfies DeckOnRoutes };
}

/** Whether the reply opens the deck. A refusal that says something else than that there is no such deck is returned as its code. */
async function outcome(reply: Response): Promise<"open" | "closed" | string> {
  const text = await reply.text();
  if (reply.status === 204) return "open";
  if (reply.ok) return text.includes('"why":"closed"') ? "closed" : "open";
  const { code } = (JSON.parse(text) as { error: { code: string } }).error;
  return refusals.has(code) ? "closed" : code;
}

/** What those who may read a deck get where the request itself can't succeed. */
const expectedCodes: Readonly<Record<string, string>> = {
  "POST /api/practice/rounds": "practice/test-not-found",
  "POST /api/practice/results": "practice/test-not-found",
  "POST /api/match/:id/times": "match/not-started",
  "PUT /api/match/:id/shown": "group/not-found",
};
const ownersCodes: Readonly<Record<string, string>> = {
  "PUT /api/users/:uid/saved/:id": "deck/own-not-saved",
  "POST /api/reports": "report/own-deck",
  "POST /api/suggestions/:deckId/:cardId": "suggestion/off",
};

/** Each person with what each route answered. */
async function outcomes(routes: typeof readingRoutes, people: Record<Who, CampusStudent>, on: DeckOnRoutes) {
  const found: Record<string, Record<string, string>> = {};
  for (const [route, call] of Object.entries(routes)) {
    found[route] = {};
    for (const who of everyone) found[route][who] = await outcome(await call(people[who], on));
  }
  return found;
}

/** Questions on cards are a group's own: a co-author who is no member reads none. Nobody follows an own deck, shared or not. */
function expectedOf(routes: typeof readingRoutes, readers: readonly Who[]) {
  const one = (route: string, who: Who) => {
    if (who === "owner" && route === "POST /api/library/:id/followers") return "deck/own-not-saved";
    if (!readers.includes(who) || (who === "editor" && route.startsWith("GET /api/questions/"))) return "closed";
    return (who === "owner" ? ownersCodes[route] : undefined) ?? expectedCodes[route] ?? "open";
  };
  return Object.fromEntries(Object.keys(routes).map((route) => [route, Object.fromEntries(everyone.map((who) => [who, one(route, who)]))]));
}

describeEachDatabase("who may read a deck of a group", (openStore) => {
  test("its owner, teachers, students and co-authors by every route; not who left or is only invited, strangers, teachers of other groups and moderators", async () => {
    const { people, on } = await aClass(openStore);
    expect(await outcomes(readingRoutes, people, on)).toEqual(expectedOf(readingRoutes, members));
  });

  test("nobody takes a Private deck along because of a group, and only the owner and co-authors change it, who save changes and no more", async () => {
    const { people, on } = await aClass(openStore);
    expect(await outcomes(takingRoutes, people, on)).toEqual(expectedOf(takingRoutes, []));
    for (const [route, call] of Object.entries(ownersRoutes))
      for (const who of everyone.filter((one) => one !== "owner"))
        expect([403, 404], `${route} as ${who}`).toContain((await call(people[who], on)).status);
    expect(await outcomes(offeredRoutes, people, on)).toEqual(expectedOf(offeredRoutes, ["owner", "editor", "invited"]));
    for (const [route, call] of Object.entries(writersRoutes))
      for (const who of everyone) {
        const { status } = await call(people[who], on);
        expect(status === 200 ? "open" : status, `${route} as ${who}`).toBe(["owner", "editor"].includes(who) ? "open" : 403);
      }
    expect(await jsonOf<Deck>(people.owner.get(`/api/users/${on.ownerId}/decks/${on.deck.id}`))).toMatchObject({
      title: "Changed",
      revision: 2,
    });
  });

  test.each(visibilities)("a %s deck of the group is open and closed to all others by its visibility alone", async (visibility) => {
    const { people, on } = await aClass(openStore);
    await people.owner.show(on.deck, visibility);
    const readers = isShared({ visibility }) ? everyone : members;
    expect(await outcomes({ "GET /api/library/:id": readingRoutes["GET /api/library/:id"]! }, people, on)).toEqual(
      expectedOf({ "GET /api/library/:id": readingRoutes["GET /api/library/:id"]! }, readers),
    );
    expect(await outcomes(takingRoutes, people, on)).toEqual(expectedOf(takingRoutes, isShared({ visibility }) ? everyone : []));
  });

  test("a deck that a moderator takes down is closed to the group until it is restored", async () => {
    const { people, on } = await aClass(openStore);
    await people.owner.show(on.deck, "Unlisted");
    expect((await actOnDeck(people.moderator, on.deck.id, "take-down")).status).toBe(200);
    const expected = expectedOf(readingRoutes, ["owner"]);
    // The owner reads it among the own decks; this is the address for others.
    expected["GET /api/library/:id"]!["owner"] = "closed";
    // The owner keeps the deck, and shows it to nobody.
    expected["POST /api/rounds"]!["owner"] = "deck/taken-down";
    expect(await outcomes(readingRoutes, people, on)).toEqual(expected);
    const seen = (await jsonOf<{ log: { id: number }[] }>(people.moderator.get(`/api/desk/decks/${on.deck.id}`))).log[0]?.id ?? 0;
    expect((await actOnDeck(people.moderator, on.deck.id, "restore", { seen })).status).toBe(200);
    await people.owner.show(on.deck, "Private");
    expect(await outcome(await people.student.get(`/api/library/${on.deck.id}`))).toBe("open");
  });

  test("someone else's deck in a group opens by its own visibility alone", async () => {
    const { store, people, group } = await aClass(openStore);
    const deck = await people.stranger.deck({ cards: cards(3), visibility: "Public" });
    await putIntoGroup(store, group, { id: deck.id, owner: people.stranger, addedBy: people.teacher });
    expect((await people.student.get(`/api/library/${deck.id}`)).status).toBe(200);
    await people.stranger.show(deck, "Private");
    for (const who of ["student", "teacher"] as const) expect((await people[who].get(`/api/library/${deck.id}`)).status).toBe(404);
  });

  test("lists show it to members who study it, search and device to every member, and no longer once they left; it never is in the Library or on a profile", async () => {
    const { store, people, group, on } = await aClass(openStore);
    const { student, stranger } = people;
    const { deck } = on;
    const showing = async (who: CampusStudent) => {
      const routes: string[] = [];
      for (const [route, call] of Object.entries(listingRoutes)) {
        const text = await (await call(who, on)).text();
        if (text.includes(deck.title) || text.includes(deck.cards[1]!.term) || (route.includes("study") && text.includes(`"${deck.id}"`)))
          routes.push(route);
      }
      return routes;
    };
    // A member's device keeps the decks of the group.
    const always = ["GET /api/users/:uid/search", "GET /api/device"];
    expect([await showing(student), await showing(stranger)]).toEqual([always, []]);
    await jsonOf(readingRoutes["POST /api/study/entries"]!(student, on));
    await jsonOf(readingRoutes["PUT /api/users/:uid/folders/tags"]!(student, on));
    await student.send("POST", `/api/users/${student.uid}/folders`, { path: "Biology" });
    await jsonOf(student.send("PUT", `/api/users/${student.uid}/folders/decks`, { deckIds: [deck.id], folder: "Biology" }));
    expect(await showing(student)).toEqual(["GET /api/users/:uid/saved", "GET /api/users/:uid/folders", ...always]);
    const studied = async () => (await (await student.get("/api/study/decks")).text()).includes(String(deck.id));
    expect(await studied()).toBe(true);
    await leaveGroup(store, group, student);
    expect([await showing(student), await studied()]).toEqual([[], false]);
    expect(await showing(people.moderator)).toEqual([]);
  });
});

describeEachDatabase("a class test of a deck in a group", (openStore) => {
  test("is taken by students alone and run by teachers alone; to everybody else there is no such group", async () => {
    const { campus, people, on } = await aClass(openStore);
    const path = "/api/groups/" + (await groupOf(people.owner));
    const closesAt = campus.clock.now() + 600_000;
    const fields = { title: "Test", kind: "open-ended", opensAt: null, closesAt, minutes: null, count: 5, direction: "definition" };
    const { id } = await jsonOf<{ id: string }>(
      people.teacher.send("POST", `${path}/tests`, { deckOwnerId: on.ownerId, deckId: on.deck.id, ...fields }),
      201,
    );
    const classTest = { path: `${path}/tests/${id}`, uid: people.student.uid, fields };
    await people.student.send("POST", `${classTest.path}/try`);
    await people.student.send("PUT", `${classTest.path}/try/answers/0`, { answer: "x" });
    const codes = async (calls: typeof studentsTestRoutes) => {
      const found: Record<string, Record<string, string>> = {};
      for (const [route, call] of Object.entries(calls)) {
        found[route] = {};
        for (const who of everyone) found[route][who] = await outcome(await call(people[who], classTest));
      }
      return found;
    };
    const row = (codeOf: (who: Who) => string) => Object.fromEntries(everyone.map((who) => [who, codeOf(who)]));
    const teachers: readonly Who[] = ["owner", "teacher"];
    const expected = (calls: typeof studentsTestRoutes, codeOf: (who: Who) => string) =>
      Object.fromEntries(Object.keys(calls).map((route) => [route, row(codeOf)]));
    const ofStudents = (who: Who) => (who === "student" ? "open" : teachers.includes(who) ? "class-test/for-students" : "group/not-found");
    const ofTeachers = (who: Who) => (teachers.includes(who) ? "open" : who === "student" ? "group/not-a-teacher" : "group/not-found");
    expect(await codes(studentsTestRoutes)).toEqual(expected(studentsTestRoutes, ofStudents));
    await people.teacher.send("POST", `${classTest.path}/end`);
    campus.clock.forward(20_000);
    expect(await codes(resultTestRoutes)).toEqual(expected(resultTestRoutes, ofTeachers));
    const own = await codes({ result: (who, { path: at }) => who.get(`${at}/try/result`) });
    expect(own["result"]).toEqual(row(ofStudents));
    const text = await (await people.stranger.get("/api/class-tests")).text();
    expect([text, (await people.left.get("/api/class-tests")).status]).toEqual(["[]", 200]);
  });
});

const groupOf = async (teacher: CampusStudent) =>
  (await jsonOf<{ groups: { id: string }[] }>(teacher.get("/api/groups"))).groups[0]?.id ?? "";

describeEachDatabase("cards of a group's deck", (openStore) => {
  test("are studied while the deck is in a group of the student, and their answers wait meanwhile", async () => {
    const { store, people, group, on } = await aClass(openStore);
    const { student, owner, moderator } = people;
    await jsonOf(readingRoutes["POST /api/study/entries"]!(student, on));
    const present = async () =>
      (await store.read.selectFrom("studyCards").select("isPresent").where("userId", "=", student.uid).execute()).map(
        ({ isPresent }) => isPresent,
      );
    expect(await present()).toEqual([1]);

    await leaveGroup(store, group, student);
    expect(await present(), "left").toEqual([0]);
    const second = await aGroup(store, { teachers: [owner], students: [student] });
    await putIntoGroup(store, second, { id: on.deck.id, owner });
    expect(await present(), "in a second group").toEqual([1]);
    await putIntoGroup(store, group, { id: on.deck.id, owner });
    await store.write(({ db }) => db.deleteFrom("groupDecks").where("groupId", "=", second.id).execute());
    expect(await present(), "taken out of it").toEqual([0]);
    await putIntoGroup(store, second, { id: on.deck.id, owner });
    await owner.show(on.deck, "Unlisted");
    await owner.show(on.deck, "Private");
    expect(await present(), "shared and made Private again").toEqual([1]);

    const edited = { title: on.deck.title, description: "", cards: on.deck.cards.slice(1) };
    const address = `/api/users/${owner.uid}/decks/${on.deck.id}`;
    const { revision } = await jsonOf<Deck>(owner.get(address));
    await jsonOf(owner.send("PUT", address, edited, { "if-match": `"${revision}"` }));
    expect(await present(), "its card deleted").toEqual([0]);
    await jsonOf(owner.send("POST", `${address}/versions/${revision}/restore`, undefined, { "if-match": `"${revision + 1}"` }));
    expect(await present(), "and restored").toEqual([1]);

    await owner.show(on.deck, "Unlisted");
    await actOnDeck(moderator, on.deck.id, "take-down");
    expect(await present(), "taken down").toEqual([0]);
    await store.write(({ db }) => db.deleteFrom("deckRestrictions").execute());
    expect(await present(), "no longer").toEqual([1]);
    await store.write(({ db }) => db.deleteFrom("groups").where("id", "=", second.id).execute());
    expect(await present(), "the group deleted").toEqual([0]);
  });
});

describeEachDatabase("every route of the API", (openStore) => {
  test("is found by one regular expression: no static name stands beside a parameter of the same method", async () => {
    const { app, request } = aCampus(await openStore());
    await request("/healthz");
    expect((app as unknown as { router: { name: string } }).router.name).toBe("SmartRouter + RegExpRouter");
  });

  test("stands in one of the tables of deck-routes.ts: a new one is decided about", async () => {
    const { app } = aCampus(await openStore());
    const names = new Set(
      app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/") && !path.includes("*")).map(nameOf),
    );
    const tabled = [readingRoutes, visitingRoutes, takingRoutes, ownersRoutes, writersRoutes, offeredRoutes, listingRoutes].flatMap(
      (table) => Object.keys(table),
    );
    expect([...names].filter((name) => !tabled.includes(name) && !routesWithoutDecks.some((one) => one.test(name)))).toEqual([]);
    expect(tabled.filter((name) => !names.has(name))).toEqual([]);
  });

  test("is closed to a visitor who is not signed in, for each deck", async () => {
    const { campus, on } = await aClass(openStore);
    const visitor: CampusStudent = {
      ...campus.as(""),
      uid: on.ownerId,
      get: (path) => campus.request(path),
      send: (method, path, body) =>
        campus.request(path, { method, body: JSON.stringify(body ?? {}), headers: { "content-type": "application/json" } }),
    };
    for (const table of [readingRoutes, takingRoutes, writersRoutes, offeredRoutes, ownersRoutes, listingRoutes])
      for (const [route, call] of Object.entries(table))
        expect((await call(visitor, on)).status, route).toBe(route === "GET /api/preview" ? 404 : 401);
  });
});

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
