import { dayMs } from "@recollect/domain/time/units.ts";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

import { packageBegan, type PackageContent } from "../../../../test/exchange/a-package.ts";
import { anExchange, type Exchanger } from "../../../../test/exchange/an-exchange.ts";
import { judged, whyNoAnki } from "../../../../test/exchange/real-anki.ts";
import { aTemporaryFolder, describeEachDatabase } from "../../../../test/databases.ts";
import type { Store } from "../../../store/store.ts";
import { openCollection } from "../reading/package/open-collection.store.ts";
import { openZip } from "../reading/untrusted/open-zip.ts";
import { readParts } from "../reading/package/package-parts.ts";

const at = (day: number) => packageBegan * 1000 + day * dayMs;

/** Two cards with answers of every kind: learned, reviewed, forgotten, crammed, rescheduled by hand. */
const studied: PackageContent = {
  notes: [
    { guid: "a", fields: ["a", "1"], cards: [{ id: 8, type: 2, due: 40, ivl: 30, factor: 2350, reps: 5 }] },
    { guid: "b", fields: ["b", "2"], cards: [{ id: 9, type: 2, due: 10, ivl: 4, factor: 2500, reps: 2, queue: -1 }] },
  ],
  reviews: [
    { id: at(1), cid: 8, ease: 1, ivl: -60, factor: 0, type: 0 },
    { id: at(1) + 60_000, cid: 8, ease: 3, ivl: 1, factor: 2500, type: 0 },
    { id: at(2), cid: 9, ease: 3, ivl: 4, factor: 2500, type: 0 },
    { id: at(4), cid: 8, ease: 1, ivl: -600, factor: 2300, type: 1 },
    { id: at(4) + 600_000, cid: 8, ease: 2, ivl: 1, factor: 2300, type: 2 },
    { id: at(5), cid: 8, ease: 4, ivl: 30, factor: 2350, type: 1 },
    { id: at(6), cid: 9, ease: 3, ivl: 4, factor: 0, type: 3 },
    { id: at(7), cid: 9, ease: 0, ivl: 4, factor: 2500, type: 4 },
  ],
};

type Line = { term: string; id: number; ease: number; ivl: number; lastIvl: number; factor: number; time: number; type: number };

/** The log of a package, each line with the first field of its note. */
async function logOf(bytes: Uint8Array): Promise<Line[]> {
  const folder = await aTemporaryFolder();
  await writeFile(join(folder, "a.apkg"), bytes);
  const zip = await openZip(join(folder, "a.apkg"));
  const { collection } = await readParts(zip, folder);
  zip.close();
  const db = openCollection(collection);
  const columns = "revlog.id, ease, revlog.ivl, lastIvl, revlog.factor, time, revlog.type";
  const query = `select flds, ${columns} from revlog join cards on cid = cards.id join notes on nid = notes.id order by revlog.id`;
  const rows = db.prepare(query).all() as (Omit<Line, "term"> & { flds: string })[];
  db.close();
  return rows.map(({ flds, ...line }) => ({ term: flds.split("\u001f")[0]!, ...line }));
}

const expected = studied.reviews!.map(({ id, cid, ease, ivl = 1, factor = 2500, type = 1 }) => ({
  term: cid === 8 ? "a" : "b",
  id,
  ease,
  ivl,
  lastIvl: 0,
  factor,
  time: 1000,
  type,
}));

describeEachDatabase("the answers of an imported package", (openStore) => {
  const packageOf = async (student: Exchanger, id: number) =>
    student.exported(`/api/users/${student.uid}/decks/${id}/export?format=apkg&progress=1`);

  test("are in the package that is exported, line by line as they were", async () => {
    const student = await (await anExchange(openStore)).aStudent();
    const [deck] = (await student.brought(studied)).decks!;
    expect(await logOf(await packageOf(student, deck!.id))).toEqual(expected);
  });

  test.skipIf(whyNoAnki !== null)("are found by real Anki", async () => {
    const student = await (await anExchange(openStore)).aStudent();
    const [deck] = (await student.brought(studied)).decks!;
    const path = join(await aTemporaryFolder(), "a.apkg");
    await writeFile(path, await packageOf(student, deck!.id));
    expect((await judged([path])).imports).toMatchObject([{ notes: 2, cards: 2, reviews: expected.length }]);
  });

  test("are left out of a package without progress, and go with an import that is undone", async () => {
    const student = await (await anExchange(openStore)).aStudent();
    const done = await student.brought(studied);
    const path = `/api/users/${student.uid}/decks/${done.decks![0]!.id}/export?format=apkg`;
    expect(await logOf(await student.exported(`${path}&progress=0`))).toEqual([]);
    await student.send("DELETE", `/api/imports/${done.id}`);
    expect(JSON.stringify(await student.json("/api/study/progress"))).not.toContain('"answers":1');
  });

  test("are followed by those that were given here, with the days between them as intervals", async () => {
    const { aStudent, app } = await anExchange(openStore);
    const student = await aStudent();
    const [deck] = (await student.brought(studied)).decks!;
    const [card] = await student.cards(deck!.id);
    const now = app.clock.now();
    await answer(student, { deckId: deck!.id, cardId: card!.id, at: now, rating: "good" });
    const log = await logOf(await packageOf(student, deck!.id));
    expect(log.slice(0, -1)).toEqual(expected);
    const since = Math.round((now - at(5)) / dayMs);
    expect(log.at(-1)).toMatchObject({ term: "a", id: now, ease: 3, ivl: since, type: 1 });
  });

  test("come with a whole account into another, where each prompt has its due day, interval, state and days of study as before", async () => {
    const { aStudent, app, store } = await anExchange(openStore);
    const [ada, bob] = [await aStudent(), await aStudent()];
    const [deck] = (await ada.brought(studied)).decks!;
    const own = await ada.deck("Mine", [
      { term: "c", definition: "3", bothWays: true },
      { term: "{{c1::d}} {{c2::e}}", definition: "" },
    ]);
    const [card] = await ada.cards(deck!.id);
    await answer(ada, { deckId: deck!.id, cardId: card!.id, at: app.clock.now(), rating: "again" });
    for (const [at2, rating] of [
      [0, "good"],
      [1, "easy"],
      [2, "hard"],
    ] as const) {
      app.clock.forward(at2 * 60_000);
      await answer(ada, { deckId: own.id, cardId: own.cards[0]!.id, at: app.clock.now(), rating });
      await answer(ada, { deckId: own.id, cardId: `${own.cards[0]!.id}_r`, at: app.clock.now(), rating: "easy" });
      await answer(ada, { deckId: own.id, cardId: `${own.cards[1]!.id}_c2`, at: app.clock.now(), rating });
    }
    await bob.brought(await ada.exported(`/api/users/${ada.uid}/export`), { account: true });
    const before = await standing(store, ada);
    expect(before.prompts).toHaveLength(6);
    expect(await standing(store, bob)).toEqual(before);
    const again = (await bob.decks()).find(({ title }) => title === "Default")!;
    const log = await logOf(await packageOf(bob, again.id));
    expect(log.slice(0, -1)).toEqual(expected);
    expect(log.at(-1)).toMatchObject({ term: "a", ease: 1 });
  });
});

async function answer(student: Exchanger, given: { deckId: number; cardId: string; at: number; rating: string }): Promise<void> {
  const entry = {
    id: `e${given.at}-${given.cardId}`,
    kind: "answer",
    deckKey: `${student.uid}/${given.deckId}`,
    cardId: given.cardId,
    at: given.at,
    rating: given.rating,
    source: "study",
    tookMs: 1000,
  };
  const reply = await student.send("POST", "/api/study/entries", { entries: [entry] });
  if (reply.status >= 300) throw new Error(await reply.text());
}

/** What a student knows and did, by the terms of the cards instead of their ids. */
async function standing(store: Store, { uid }: Exchanger) {
  const decks = await store.read.selectFrom("decks").select(["id", "cards"]).where("ownerId", "=", uid).execute();
  const names = new Map(
    decks.flatMap(({ cards }) => (JSON.parse(cards) as { id: string; term: string }[]).map(({ id, term }) => [id, term] as const)),
  );
  const named = (key: string) => `${names.get(key.slice(0, 12)) ?? "?"}${key.slice(12)}`;
  const rows = await store.read
    .selectFrom("studyCards")
    .select(["cardId", "stage", "due", "scheduledDays", "isSuspended", "state"])
    .where("userId", "=", uid)
    .execute();
  const days = await store.read.selectFrom("studyDays").select(["day", "answers", "right"]).where("userId", "=", uid).execute();
  const sums = Map.groupBy(days, ({ day }) => day);
  return {
    prompts: rows
      .map(({ cardId, state, ...row }) => ({ key: named(cardId), ...row, state: JSON.parse(state) as object }))
      .toSorted((a, b) => a.key.localeCompare(b.key)),
    days: [...sums]
      .map(([day, some]) => ({
        day,
        answers: some.reduce((sum, one) => sum + one.answers, 0),
        right: some.reduce((sum, one) => sum + one.right, 0),
      }))
      .toSorted((a, b) => a.day - b.day),
  };
}
