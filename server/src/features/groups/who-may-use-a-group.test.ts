import { expect, test } from "vitest";

import { aCampus, jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { cards } from "../../../test/a-deck.ts";
import { aGroup, leaveGroup, putIntoGroup } from "../../../test/a-group.ts";
import { bodiesOfGroups } from "../../../test/bodies-of-groups.ts";
import { describeEachDatabase, type OpenStore } from "../../../test/databases.ts";

/** For whom a route is there; what each person may do with a question or an answer is for its own tests. */
type Door = "teachers" | "members" | "students";

const doors: Readonly<Record<string, Door>> = {
  "GET /api/groups/:id": "members",
  "PATCH /api/groups/:id": "teachers",
  "POST /api/groups/:id/code": "teachers",
  "PUT /api/groups/:id/members/:uid": "teachers",
  "POST /api/groups/:id/decks": "teachers",
  "GET /api/groups/:groupId/progress": "members",
  "GET /api/groups/:groupId/seen": "members",
  "GET /api/groups/:groupId/roster": "teachers",
  "POST /api/groups/:groupId/roster": "teachers",
  "POST /api/groups/:groupId/roster/confirm": "teachers",
  "POST /api/groups/:groupId/slips": "teachers",
  "GET /api/groups/:groupId/assignments": "members",
  "POST /api/groups/:groupId/assignments": "teachers",
  "PATCH /api/groups/:groupId/assignments/:id": "teachers",
  "GET /api/groups/:groupId/assignments/:id/hardest": "teachers",
  "GET /api/groups/:groupId/tests": "members",
  "POST /api/groups/:groupId/tests": "teachers",
  "GET /api/groups/:groupId/tests/:id": "teachers",
  "PATCH /api/groups/:groupId/tests/:id": "teachers",
  "POST /api/groups/:groupId/tests/:id/try": "students",
  "PUT /api/groups/:groupId/tests/:id/try/answers/:question": "students",
  "POST /api/groups/:groupId/tests/:id/try/finish": "students",
  "GET /api/groups/:groupId/tests/:id/try/result": "students",
  "POST /api/groups/:groupId/tests/:id/end": "teachers",
  "GET /api/groups/:groupId/tests/:id/results": "teachers",
  "GET /api/groups/:groupId/tests/:id/results/pupils/:uid": "teachers",
  "GET /api/groups/:groupId/tests/:id/results/questions/:question": "teachers",
  "PUT /api/groups/:groupId/tests/:id/results/corrections": "teachers",
  "GET /api/groups/:groupId/questions": "members",
  "POST /api/groups/:groupId/questions": "members",
  "POST /api/groups/:groupId/questions/:id/answers": "members",
  "PUT /api/groups/:groupId/questions/:id/text": "members",
  "PUT /api/groups/:groupId/questions/:id/answers/:answerId/text": "members",
  "PUT /api/groups/:groupId/questions/:id/settled": "members",
  "POST /api/groups/:groupId/questions/:id/reports": "members",
  "DELETE /api/groups/:groupId/questions/:id/answers/:answerId": "members",
  "DELETE /api/groups/:groupId/questions/:id": "members",
  "DELETE /api/groups/:groupId/tests/:id": "teachers",
  "DELETE /api/groups/:groupId/assignments/:id": "teachers",
  "DELETE /api/groups/:groupId/roster/:pupil": "teachers",
  "DELETE /api/groups/:id/decks/:ownerId/:deckId": "teachers",
  "DELETE /api/groups/:id/members/:uid": "teachers",
  "DELETE /api/groups/:id": "teachers",
};

/** Those who are let in come last, so that what they change or delete is there for those who are not. */
const everyone = ["visitor", "stranger", "left", "student", "teacher", "owner"] as const;
type Who = (typeof everyone)[number];

/** The codes by which somebody does not get to a route; every other reply was made behind its door. */
const refusals: ReadonlySet<string> = new Set([
  "group/not-found",
  "group/not-a-teacher",
  "class-test/for-students",
  "request/unknown-route",
]);

function expectedFor(door: Door, who: Who): string {
  if (who === "visitor") return "signed out";
  if (who === "stranger" || who === "left") return "group/not-found";
  if (who === "student") return door === "teachers" ? "group/not-a-teacher" : "open";
  return door === "students" ? "class-test/for-students" : "open";
}

async function aSchool(openStore: OpenStore) {
  const store = await openStore();
  const campus = aCampus(store);
  const people = {} as Record<Exclude<Who, "visitor"> | "another", CampusStudent>;
  for (const who of ["stranger", "left", "student", "teacher", "owner", "another"] as const) people[who] = await campus.student(who);
  const { owner, teacher, student, left, another } = people;
  const deck = await owner.deck({ title: "Cells", cards: cards(5) });
  const of = { deckOwnerId: owner.uid, deckId: deck.id };
  const bodyOf = (route: string) => ({ ...(bodiesOfGroups[route] as object), ...of });

  /** A group with an assignment, a test and a question, in place of one that was deleted; the ids in the paths of its routes. */
  async function renewed(): Promise<Record<string, string>> {
    const group = await aGroup(store, { teachers: [owner, teacher], students: [student, left, another] });
    await leaveGroup(store, group, left);
    await putIntoGroup(store, group, { id: deck.id, owner });
    const made = async (what: string, body: object) =>
      (await jsonOf<{ id: string }>(owner.send("POST", `/api/groups/${group.id}/${what}`, body), 201)).id;
    const questions = await made("questions", { ...of, cardId: deck.cards[0]!.id, text: "Why?" });
    return {
      group: group.id,
      assignments: await made("assignments", bodyOf("POST /api/groups/:groupId/assignments")),
      tests: await made("tests", bodyOf("POST /api/groups/:groupId/tests")),
      questions,
      ":answerId": await made(`questions/${questions}/answers`, { text: "So." }),
      ":uid": another.uid,
      ":ownerId": owner.uid,
      ":deckId": String(deck.id),
      ":question": "0",
      ":pupil": "nobody",
    };
  }
  const send = (who: Who, method: string, path: string, body: unknown) => {
    if (who !== "visitor") return people[who].send(method, path, body, { "if-match": '"1"' });
    const headers = { "content-type": "application/json" };
    return campus.request(path, { method, headers, ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }) });
  };
  return { store, campus, renewed, send };
}

/** The path of a route with its ids: `:id` is of the group, or of what the path names before it. */
function pathIn(route: string, ids: Record<string, string>): string {
  const parts = (route.split(" ")[1] ?? "").split("/");
  const idAt = (at: number) => ids[parts[at - 1] === "groups" ? "group" : (parts[at - 1] ?? "")];
  const valueAt = (part: string, at: number) => (part === ":groupId" || part === ":id" ? idAt(at) : ids[part]);
  return parts.map((part, at) => (part.startsWith(":") ? valueAt(part, at) : part)).join("/");
}

describeEachDatabase("a group", (openStore) => {
  test("is open by each of its routes to its teachers, members or students, and to nobody else", async () => {
    const { store, renewed, send } = await aSchool(openStore);
    const replies: Record<string, Record<string, string>> = {};
    let ids = await renewed();
    for (const route of Object.keys(doors)) {
      const [method = ""] = route.split(" ");
      replies[route] = {};
      for (const who of everyone) {
        const group = await store.read.selectFrom("groups").select("id").where("id", "=", ids["group"]!).executeTakeFirst();
        if (!group) ids = await renewed();
        const reply = await send(who, method, pathIn(route, ids), bodiesOfGroups[route]);
        const { error } = reply.ok ? {} : ((await reply.json()) as { error?: { code: string } });
        replies[route][who] = reply.status === 401 ? "signed out" : error && refusals.has(error.code) ? error.code : "open";
      }
    }
    const expected = Object.entries(doors).map(([route, door]) => [
      route,
      Object.fromEntries(everyone.map((who) => [who, expectedFor(door, who)])),
    ]);
    expect(replies).toEqual(Object.fromEntries(expected));
  });

  test("has no other route than those: a new one is decided about", async () => {
    const { app } = aCampus(await openStore());
    const routes = app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/groups/") && !path.includes("*"));
    expect([...new Set(routes.map(({ method, path }) => `${method} ${path}`))].toSorted()).toEqual(Object.keys(doors).toSorted());
  });
});
