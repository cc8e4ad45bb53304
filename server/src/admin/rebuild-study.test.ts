import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { cards } from "../../test/a-deck.ts";
import { aLearner, morning } from "../../test/study/a-learner.ts";
import { aStudent } from "../../test/a-student.ts";
import { aStudyLife, secondDeviceLate } from "../../test/study/a-study-life.ts";
import { describeEachDatabase } from "../../test/databases.ts";
import type { Store } from "../store/store.ts";
import { carryOut, commandIn } from "./admin.ts";

const say = (store: Store, words: string) =>
  carryOut(commandIn(words.split(" ")), { store, readPassword: async () => "", clock: Date.now, publicUrl: null });

/** A student with a name and fifty entries, half of which arrive late; and the rows derived from them. */
async function aVeteran(store: Store, username: string) {
  const learner = await aLearner(store, { cards: 5 });
  await store.write(({ db }) => db.updateTable("users").set({ username }).where("id", "=", learner.uid).execute());
  learner.time.now = morning + 89 * dayMs;
  for (const entries of secondDeviceLate(aStudyLife(learner, seededRandom(username)), seededRandom(`${username}, late`)))
    await learner.append(...entries);
  return learner;
}

/** All derived rows. */
const derivedIn = async (store: Store) => ({
  cards: await store.read.selectFrom("studyCards").selectAll().orderBy("userId").orderBy("deckId").orderBy("cardId").execute(),
  decks: await store.read.selectFrom("studyDecks").selectAll().orderBy("userId").orderBy("deckId").execute(),
  days: await store.read
    .selectFrom("studyDays")
    .selectAll()
    .where("answers", ">", 0)
    .orderBy("userId")
    .orderBy("deckId")
    .orderBy("day")
    .execute(),
});

/** Damages the derived rows: some are missing, some wrong, some superfluous. */
async function spoil(store: Store): Promise<void> {
  await store.write(async ({ db }) => {
    const [first, second] = await db.selectFrom("studyCards").selectAll().orderBy("cardId").execute();
    await db.deleteFrom("studyCards").where("cardId", "=", first!.cardId).execute();
    await db
      .updateTable("studyCards")
      .set({ state: "{}", stage: "new", due: 7, isSuspended: 1, buriedUntil: 9, lastAt: 1, shuffleKey: 3 })
      .where("cardId", "=", second!.cardId)
      .execute();
    await db
      .insertInto("studyCards")
      .values({ ...first!, cardId: "never seen" })
      .execute();
    const [day] = await db.selectFrom("studyDays").selectAll().orderBy("day").execute();
    await db.updateTable("studyDays").set({ answers: 77, asked: 1 }).where("day", ">", day!.day).execute();
    await db.deleteFrom("studyDays").where("day", "=", day!.day).execute();
    await db
      .insertInto("studyDays")
      .values({ ...day!, day: 1 })
      .execute();
  });
}

describeEachDatabase("rebuilding the progress", (openStore) => {
  test("restores every card bit by bit, after any history with undo, bury and a late second device", async () => {
    const store = await openStore();
    for (const name of ["ada", "bob", "cyd"]) await aVeteran(store, name);
    const lived = await derivedIn(store);
    const log = await store.read.selectFrom("studyLog").selectAll().orderBy("userId").orderBy("id").execute();
    const said = `The progress of 3 students is derived again: ${log.length} entries of their logs, ${lived.cards.length} cards.`;
    expect(await say(store, "rebuild-study --all")).toBe(said);
    expect(await derivedIn(store)).toEqual(lived);
    await spoil(store);
    expect(await derivedIn(store)).not.toEqual(lived);
    expect(await say(store, "rebuild-study --all")).toBe(said);
    expect(await derivedIn(store)).toEqual(lived);
    expect(await store.read.selectFrom("studyLog").selectAll().orderBy("userId").orderBy("id").execute()).toEqual(log);
  });

  test("affects only the named student, and reports the numbers", async () => {
    const store = await openStore();
    const [ada, bob] = [await aVeteran(store, "ada"), await aVeteran(store, "bob")];
    await store.write(({ db }) => db.updateTable("studyCards").set({ due: 7 }).execute());
    const lived = await ada.study.summary(ada);
    const entries = (await ada.log()).filter(({ userId }) => userId === ada.uid).length;
    expect(await say(store, "rebuild-study @Ada")).toBe(`@ada's progress is derived again: ${entries} entries of the log, 5 cards.`);
    expect(await ada.study.summary(ada)).not.toEqual(lived);
    const dues = (await derivedIn(store)).cards.filter(({ due }) => due === 7).map(({ userId }) => userId);
    expect(new Set(dues)).toEqual(new Set([bob.uid]));
  });

  test("leaves out what may not be studied now: removed cards, a deleted deck, a deck that is no longer shared", async () => {
    const store = await openStore();
    const learner = await aLearner(store);
    const [kept, removed] = learner.deck.cards;
    const owner = await aStudent(store);
    const shared = await learner.withDeck({ title: "Shared", cards: cards(2), visibility: "Public", owner });
    const gone = await learner.withDeck({ title: "Gone", cards: cards(1) });
    for (const place of [kept!, removed!].map(({ id }) => ({ cardId: id }))) await learner.append(learner.answer(place));
    for (const deck of [shared, gone]) await learner.append(learner.answer({ deckKey: deck.key, cardId: deck.cards[0]!.id }));
    await learner.decks.replace(
      learner.viewer,
      { uid: learner.uid, id: learner.deck.id },
      { title: "T", description: "", cards: [kept!] },
      1,
    );
    await learner.decks.remove(learner.viewer, { uid: learner.uid, id: gone.id });
    await learner.decks.setVisibility({ uid: owner }, { uid: owner, id: shared.id }, "Private");
    const lived = await derivedIn(store);
    expect(lived.cards.filter(({ isPresent }) => isPresent === 1).map(({ cardId }) => cardId)).toEqual([kept!.id]);
    await learner.study.rebuild(learner);
    expect(await derivedIn(store)).toEqual(lived);
    await learner.decks.setVisibility({ uid: owner }, { uid: owner, id: shared.id }, "Unlisted");
    expect((await learner.study.summary(learner)).counts.learning).toBe(2);
  });

  test("reads a few entries at a time, however many a deck has", async () => {
    const store = await openStore();
    const learner = await aVeteran(store, "ada");
    const lived = await derivedIn(store);
    await spoil(store);
    await learner.study.rebuild(learner, { entriesAtOnce: 12 });
    expect(await derivedIn(store)).toEqual(lived);
  });

  test("is refused for an unknown username, and changes nothing", async () => {
    const store = await openStore();
    await aVeteran(store, "ada");
    await spoil(store);
    const before = await derivedIn(store);
    await expect(say(store, "rebuild-study nobody")).rejects.toThrow('No account has the username "nobody".');
    expect(await derivedIn(store)).toEqual(before);
  });

  test("has nothing to do where there are no entries", async () => {
    const store = await openStore();
    await aStudent(store);
    expect(await say(store, "rebuild-study --all")).toBe("The progress of 0 students is derived again: 0 entries of their logs, 0 cards.");
  });
});
