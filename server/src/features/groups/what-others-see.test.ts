import type { Group } from "@recollect/domain/groups/group.ts";
import { hourMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { jsonOf, type CampusStudent } from "../../../test/a-campus.ts";
import { aClassWithTests, taking, wholeResults } from "../../../test/a-class-test.ts";
import { describeEachDatabase, type OpenStore } from "../../../test/databases.ts";

const typed = "Atlantis";
const group = "/api/groups/group";

/** Mira joins a class whose members see each other, studies, and takes a test, each at an hour of its own. */
async function aPupilAtWork(openStore: OpenStore) {
  const { store, campus, teacher, pupil: classmate, deck, make, letEnd } = await aClassWithTests(openStore);
  const mira = await campus.student("mira");
  const day = (days: number) => new Date(campus.clock.now() - 4 * hourMs + days * 24 * hourMs).toISOString().slice(0, 10);
  const hours: number[] = [];
  const later = () => {
    campus.clock.forward(7 * 60_000);
    hours.push(campus.clock.now());
  };
  const { code } = await jsonOf<Group>(teacher.send("PATCH", group, { settings: { seeEachOther: true } }));
  const of = { deckOwnerId: teacher.uid, deckId: deck.id };
  const fields = { title: "Chapter 3", words: "", opens: day(0), due: day(5), aim: { kind: "met" } };
  const assignment = await jsonOf<{ id: string }>(teacher.send("POST", `${group}/assignments`, { ...of, ...fields }), 201);
  const made = await make({ kind: "open-ended", closesAt: campus.clock.now() + 5 * hourMs });
  later();
  await jsonOf(mira.send("POST", "/api/join", { code }));
  later();
  const entry = { id: "one", deckKey: `${teacher.uid}/${deck.id}`, cardId: deck.cards[0]!.id, at: campus.clock.now() };
  const answer = { ...entry, kind: "answer", source: "study", rating: "hard", tookMs: 1234 };
  await jsonOf(mira.send("POST", "/api/study/entries", { entries: [answer] }));
  later();
  const own = taking(mira, made);
  await own.paper();
  later();
  expect((await own.answer(0, typed)).status).toBe(204);
  later();
  expect((await own.finish()).status).toBe(204);
  campus.clock.forward(7 * 60_000);

  const { email } = await store.read.selectFrom("users").select("email").where("id", "=", mira.uid).executeTakeFirstOrThrow();
  const ofTest = `${group}/tests/${made.id}`;
  const pages = [
    "/api/groups",
    group,
    `${group}/progress`,
    `${group}/progress?assignment=${assignment.id}`,
    `${group}/seen`,
    `${group}/roster`,
    `${group}/assignments`,
    `${group}/assignments/${assignment.id}/hardest`,
    `${group}/tests`,
    ofTest,
    `${ofTest}/results`,
    `${group}/questions`,
    "/api/notices",
    "/api/class-tests",
    "/api/assignments",
    `/api/library/${deck.id}`,
    `/api/match/${deck.id}`,
  ];
  const typedPages = [`${ofTest}/results/pupils/${mira.uid}`, `${ofTest}/results/questions/0`, `${ofTest}/try/result`];
  /** What of Mira alone is in the replies to somebody: each page with what was found. */
  const foundBy = async (who: CampusStudent, paths: readonly string[]) => {
    const found: string[] = [];
    for (const path of paths) {
      const text = await (await who.get(path)).text();
      const secrets = { email, typed, rating: '"hard"', pace: "1234" };
      for (const [what, secret] of Object.entries(secrets)) if (text.includes(secret)) found.push(`${path}: ${what}`);
      for (const at of hours)
        if (text.includes(String(at)) || text.includes(new Date(at).toISOString().slice(0, 16))) found.push(`${path}: hour`);
    }
    return found;
  };
  return { teacher, classmate, mira, made, letEnd, pages, typedPages, foundBy };
}

describeEachDatabase("of a pupil", (openStore) => {
  test("no reply to a teacher or a classmate has the address, an hour, a rating or what was typed, but the answers of a test that is over, to the teacher", async () => {
    const { teacher, classmate, mira, made, letEnd, pages, typedPages, foundBy } = await aPupilAtWork(openStore);
    const all = [...pages, ...typedPages];
    for (const who of [teacher, classmate]) expect(await foundBy(who, all)).toEqual([]);
    letEnd(made);
    await wholeResults(teacher, made);
    expect(await foundBy(teacher, pages)).toEqual([]);
    expect(await foundBy(teacher, typedPages)).toEqual(typedPages.slice(0, 2).map((path) => `${path}: typed`));
    expect(await foundBy(classmate, all)).toEqual([]);
    expect(await foundBy(mira, typedPages)).toEqual([`${typedPages[2]}: typed`]);
  });
});
