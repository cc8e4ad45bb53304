import { AppError } from "@recollect/domain/errors/app-error.ts";
import { shuffled } from "@recollect/domain/decks/shuffle.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { deckKeyOf, type Entry } from "@recollect/domain/study/log/entry.ts";
import { withoutUndone } from "@recollect/domain/study/log/log.ts";
import { rebuilt } from "@recollect/domain/study/log/rebuild.ts";
import { expect, test } from "vitest";

import { cards } from "../../../../test/a-deck.ts";
import { aLearner, type Learner } from "../../../../test/study/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import type { Store } from "../../../store/store.ts";
import { progressOf } from "../decks/study-cards.store.ts";
import { dayOfAnswer } from "../progress/study-days.store.ts";

const rounds = 12;

/** Legitimate refusals under concurrency: another request was first. All other errors fail the test. */
const fair: readonly string[] = [
  "deck/not-found",
  "deck/not-in-collection",
  "deck/changed-meanwhile",
  "study/card-not-found",
  "study/nothing-to-undo",
  "profile/user-not-found",
];

/** Does one random action that changes cards or their decks, of any owner. */
function anything(store: Store, learners: readonly Learner[], random: () => number): () => Promise<unknown> {
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const decks = () => store.read.selectFrom("decks").selectAll().execute();

  async function study(learner: Learner): Promise<unknown> {
    const open = (await decks()).filter(({ ownerId, visibility }) => ownerId === learner.uid || visibility !== "Private");
    const entries = Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
      const deck = pick(open);
      const card = deck && pick(JSON.parse(deck.cards) as Card[]);
      if (!deck || !card) return [];
      learner.time.now += 1000;
      const place = { deckKey: deckKeyOf(deck.ownerId, deck.id), cardId: card.id };
      if (random() < 0.3) return [{ ...learner.common(), ...place, kind: pick(["suspend", "resume", "start-over", "bury"] as const)! }];
      return [learner.answer({ ...place, rating: pick(["again", "good", "easy"] as const)! })];
    }).flat();
    return entries.length > 0 ? learner.append(...entries) : null;
  }

  async function takeBack(learner: Learner): Promise<unknown> {
    const log = await store.read.selectFrom("studyLog").select("entry").where("userId", "=", learner.uid).execute();
    const target = pick(log.map(({ entry }) => JSON.parse(entry) as Entry));
    if (!target) return null;
    learner.time.now += 1000;
    const { id: undoes, deckKey, cardId } = target;
    return learner.append({ ...learner.common(), deckKey, cardId, kind: "undo", undoes });
  }

  async function change(learner: Learner): Promise<unknown> {
    const deck = pick((await decks()).filter(({ ownerId }) => ownerId === learner.uid));
    if (!deck) return learner.decks.restoreTutorials(learner.viewer, learner.uid);
    const address = { uid: learner.uid, id: deck.id };
    const lot = random();
    if (lot < 0.1) return learner.decks.remove(learner.viewer, address);
    if (lot < 0.35 && deck.id > 1) return learner.decks.setVisibility(learner.viewer, address, pick(["Private", "Public", "Unlisted"])!);
    if (lot < 0.5) return learner.decks.restoreTutorials(learner.viewer, learner.uid);
    const left = shuffled(JSON.parse(deck.cards) as Card[], random).slice(0, 1 + Math.floor(random() * 8));
    const content = { title: "Edited", description: "", cards: [...left, ...cards(Math.floor(random() * 4))] };
    return learner.decks.replace(learner.viewer, address, content, deck.revision);
  }

  return async () => {
    const learner = pick(learners)!;
    const lot = random();
    if (lot < 0.45) return study(learner);
    if (lot < 0.55) return takeBack(learner);
    if (lot < 0.85) return change(learner);
    if (lot < 0.92) return learner.study.rebuild(learner.viewer);
    const shared = pick((await decks()).filter(({ visibility }) => visibility === "Public"));
    if (shared && lot < 0.97) return learner.decks.copy(learner.viewer, shared.id, null);
    return learner.withDeck({ cards: cards(6), visibility: pick(["Private", "Public"] as const)! });
  };
}

/** All stored counts, compared with a count of the decks and the log. */
async function expectCountedRight(store: Store, when: string): Promise<void> {
  const decks = new Map(
    (await store.read.selectFrom("decks").selectAll().execute()).map((deck) => [deckKeyOf(deck.ownerId, deck.id), deck]),
  );
  const canBeStudied = (userId: string, deckKey: string, cardId: string) => {
    const deck = decks.get(deckKey);
    if (!deck || (deck.ownerId !== userId && deck.visibility === "Private")) return false;
    return (JSON.parse(deck.cards) as Card[]).some(({ id }) => id === cardId);
  };
  const log = await store.read.selectFrom("studyLog").select(["userId", "entry"]).execute();
  const expected: string[] = [];
  const counts = new Map<string, number>();
  for (const [userId, rows] of Map.groupBy(log, (row) => row.userId)) {
    const entries = rows.map(({ entry }) => JSON.parse(entry) as Entry);
    for (const [key, progress] of rebuilt(entries)) {
      const [deckKey, cardId] = [key.slice(0, key.lastIndexOf("/")), key.slice(key.lastIndexOf("/") + 1)];
      const isPresent = canBeStudied(userId, deckKey, cardId) ? 1 : 0;
      expected.push(`${userId} ${key} ${JSON.stringify(progress)} ${isPresent}`);
      counts.set(`${userId} ${deckKey}`, (counts.get(`${userId} ${deckKey}`) ?? 0) + isPresent);
    }
  }
  const derived = await store.read.selectFrom("studyCards").selectAll().execute();
  const found = derived.map((row) => {
    return `${row.userId} ${deckKeyOf(row.deckOwnerId, row.deckId)}/${row.cardId} ${JSON.stringify(progressOf(row))} ${row.isPresent}`;
  });
  expect(found.toSorted(), when).toEqual(expected.toSorted());
  const touched = await store.read.selectFrom("studyDecks").selectAll().execute();
  const kept = touched.map((row) => [`${row.userId} ${deckKeyOf(row.deckOwnerId, row.deckId)}`, row.touched] as const);
  expect(new Map(kept), when).toEqual(counts);
  const days = await store.read.selectFrom("studyDays").selectAll().where("answers", ">", 0).execute();
  const ofDays = days.map((row) => `${row.userId} ${deckKeyOf(row.deckOwnerId, row.deckId)} ${row.day} ${row.answers} ${row.right}`);
  expect(ofDays.toSorted(), when).toEqual(daysOf(log).toSorted());
}

/** The sums of the answers of each student, deck and day, without undone ones. */
function daysOf(log: readonly { userId: string; entry: string }[]): string[] {
  const entries = [...Map.groupBy(log, ({ userId }) => userId)].flatMap(([userId, rows]) =>
    withoutUndone(rows.map(({ entry }) => JSON.parse(entry) as Entry)).map((entry) => ({ userId, entry })),
  );
  const answers = entries.flatMap(({ userId, entry }) => (entry.kind === "answer" ? [{ userId, entry }] : []));
  const byDay = Map.groupBy(answers, ({ userId, entry }) => `${userId} ${entry.deckKey} ${dayOfAnswer(entry)}`);
  return [...byDay].map(([key, ofDay]) => `${key} ${ofDay.length} ${ofDay.filter(({ entry }) => entry.rating !== "again").length}`);
}

describeEachDatabase("the stored counts", (openStore) => {
  test("are correct after concurrent actions of students, authors, rebuilds and an account's deletion", async () => {
    const random = seededRandom("everything at once");
    const store = await openStore();
    const learners = await Promise.all(Array.from({ length: 4 }, () => aLearner(store, { cards: 6 })));
    for (const learner of learners) await learner.withDeck({ cards: cards(8), visibility: "Public" });
    const one = anything(store, learners, random);
    let done = 0;
    for (let round = 0; round < rounds; round += 1) {
      const leaves = round === Math.floor(rounds / 2) ? learners.at(-1)! : null;
      const works = Array.from({ length: 16 }, () => one());
      if (leaves) works.push(store.write(({ db }) => db.deleteFrom("users").where("id", "=", leaves.uid).execute()));
      for (const result of await Promise.allSettled(works)) {
        if (result.status === "fulfilled") done += 1;
        else if (!(result.reason instanceof AppError) || !fair.includes(result.reason.code)) throw result.reason;
      }
      await expectCountedRight(store, `round ${round}`);
    }
    expect(done).toBeGreaterThan(rounds * 8);
  });
});
