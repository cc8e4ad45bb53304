import type { Deck } from "@recollect/domain/decks/deck.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { masteries } from "@recollect/domain/study/mastery.ts";
import { deckStandings } from "@recollect/domain/study/progress/deck-standings.ts";
import { promptsOf } from "@recollect/domain/study/prompts.ts";
import { ratings } from "@recollect/domain/study/schedule/ratings.ts";
import type { QueueCounts } from "@recollect/domain/study/session/queue.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { describeEachDatabase } from "../../../../test/databases.ts";
import { aLearner, type Learner } from "../../../../test/study/a-learner.ts";
import { createFolders } from "../../decks/folders/folders.service.ts";
import type { Store } from "../../../store/store.ts";
import type { StudyQueue } from "./study-queue.ts";

type Studied = Deck & { key: string };

const plain = (count: number) => Array.from({ length: count }, (_, at) => ({ term: `t${at}`, definition: `d${at}` }));
const bothWays = (count: number) => plain(count).map((card) => ({ ...card, bothWays: true }));
const gaps = { term: "{{c1::Rome}}, {{c2::Athens}} and {{c3::Paris}}", definition: "" };

/** Decks of plain cards, cards that are asked both ways, and gaps; two of them are in a folder. */
async function severalDecks(store: Store) {
  const learner = await aLearner(store, { cards: 4 });
  const decks: Studied[] = [
    learner.deck,
    await learner.withDeck({ cards: bothWays(5) }),
    await learner.withDeck({ cards: [...plain(2), ...bothWays(2), gaps] }),
    await learner.withDeck({ cards: bothWays(3) }),
  ];
  const folders = createFolders({ store });
  await folders.create({ uid: learner.uid }, learner.uid, "Law");
  await folders.file({ uid: learner.uid }, learner.uid, [decks[1]!.id, decks[2]!.id], "Law");
  return { learner, decks };
}

/** Some weeks in which all but the last deck are studied, with cards that are suspended, buried and started over. */
async function someWeeks(learner: Learner, decks: readonly Studied[], seed: string): Promise<void> {
  const random = seededRandom(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  for (let number = 0; number < 60; number++) {
    learner.time.now += Math.floor(random() ** 4 * 6 * dayMs);
    const deck = pick(decks.slice(0, -1));
    const place = { ...learner.common(), deckKey: deck.key, cardId: pick(promptsOf(pick(deck.cards))).key };
    const lot = random();
    if (lot < 0.12) await learner.append({ ...place, kind: pick(["suspend", "bury", "start-over", "resume"] as const) });
    else await learner.append({ ...learner.answer({ rating: pick(ratings) }), ...place });
  }
}

const sumOf = ({ newCards, learning, due }: QueueCounts) => newCards + learning + due;

/** Answers what the queue brings until the day has nothing more, and returns how many cards that were. */
async function studyAll(learner: Learner, read: () => Promise<StudyQueue>): Promise<number> {
  for (let answers = 0; ; answers++) {
    const { learning, reviews, newCards } = await read();
    const next = learning[0] ?? reviews[0] ?? newCards[0];
    if (!next) return answers;
    // A card in its steps may be due later today.
    learner.time.now = Math.max(
      learner.time.now,
      next.progress.card.due === 0 ? 0 : Math.min(next.progress.card.due, learner.time.now + 1),
    );
    await learner.append(learner.answer({ deckKey: next.deckKey, cardId: next.cardId, at: learner.time.now, rating: "easy" }));
  }
}

describeEachDatabase("what is counted", (openStore) => {
  test.each(["one", "two", "three"])("new, learning and known are the same on tile, deck page and Progress (life %s)", async (seed) => {
    const { learner, decks } = await severalDecks(await openStore());
    await someWeeks(learner, decks, seed);
    const total = { new: 0, learning: 0, known: 0 };
    const [tiles, summary] = [await learner.study.decks(learner), await learner.study.summary(learner)];
    for (const deck of decks) {
      const { standings } = await learner.study.cards(learner, deck.id);
      const page = deckStandings(deck.cards, standings);
      const { new: fresh, learning, known } = page.counts;
      const tile = tiles.decks.find(({ deckKey }) => deckKey === deck.key) ?? { new: deck.cards.length, learning: 0, known: 0 };
      expect(tile).toMatchObject({ new: fresh, learning, known });
      expect((await learner.study.progress(learner, deck.id)).cards).toMatchObject({ new: fresh, learning, known });
      for (const mastery of masteries) total[mastery] += page.counts[mastery];

      const due = summary.decks.find(({ deckKey }) => deckKey === deck.key) ?? { learning: 0, due: 0 };
      expect(due.learning + due.due).toBe(page.duePrompts);
    }
    expect((await learner.study.progress(learner, null)).cards).toMatchObject(total);
  });

  test.each(["one", "two", "three", "life20"])("the number on the button is the number of cards that one gets (life %s)", async (seed) => {
    const { learner, decks } = await severalDecks(await openStore());
    await someWeeks(learner, decks, seed);
    await learner.study.changeSettings(learner, { newPerDay: 3, reviewsPerDay: 4 });
    await learner.study.exams.saveOfDeck(learner, decks[1]!.id, new Date(learner.time.now + 5 * dayMs).toISOString().slice(0, 10));
    const { study } = learner;
    for (const { id } of decks) expect((await study.cards(learner, id)).counts).toEqual((await study.queue(learner, id)).counts);
    expect((await study.summary(learner)).counts).toEqual((await study.queue(learner, null)).counts);
    const inFolder = await study.summary(learner, "Law");
    expect(inFolder.counts).toEqual((await study.queue(learner, null, "Law")).counts);
    expect(inFolder.decks).toEqual((await study.summary(learner)).decks);

    expect(await studyAll(learner, () => study.queue(learner, null, "Law"))).toBe(sumOf(inFolder.counts));
    const { counts } = await study.summary(learner);
    expect(await studyAll(learner, () => study.queue(learner, null))).toBe(sumOf(counts));
    expect(sumOf((await study.summary(learner)).counts)).toBe(0);
  });

  test("a folder that does not exist is refused", async () => {
    const { learner } = await severalDecks(await openStore());
    await expect(learner.study.summary(learner, "Nothing")).rejects.toMatchObject({ code: "folder/not-found" });
  });

  test("more cards to learn are as many as will come", async () => {
    const { learner, decks } = await severalDecks(await openStore());
    const asked = { deckId: decks[1]!.id, tag: null, folder: null } as const;
    expect((await learner.study.moreToStudy(learner, asked)).more).toBe(5);
    expect((await learner.study.modeQueue(learner, { ...asked, mode: "more" })).newCards).toHaveLength(5);
    await learner.append(learner.answer({ deckKey: decks[1]!.key, cardId: decks[1]!.cards[0]!.id }));
    expect((await learner.study.moreToStudy(learner, asked)).more).toBe(4);
  });

  test("the days to come have the new cards of an exam's plan", async () => {
    const learner = await aLearner(await openStore(), { cards: 40 });
    const { progress, exams, summary } = learner.study;
    expect((await progress(learner, learner.deck.id)).forecast.some(({ newCards }) => newCards !== undefined)).toBe(false);
    await exams.saveOfDeck(learner, learner.deck.id, new Date(learner.time.now + 10 * dayMs).toISOString().slice(0, 10));
    const { forecast, exam } = await progress(learner, learner.deck.id);
    const { cardsADay, learningDays, leftToday } = exam!.plan;
    expect(forecast[0]!.newCards).toBe(leftToday);
    expect(leftToday).toBe((await summary(learner)).counts.newCards);
    expect(forecast[1]!.newCards).toBe(cardsADay);
    expect(forecast.filter(({ newCards = 0 }) => newCards > 0)).toHaveLength(learningDays);
    expect(forecast.reduce((sum, { newCards = 0 }) => sum + newCards, 0)).toBe(40);
    expect((await progress(learner, null)).forecast).toEqual(forecast);
  });
});
