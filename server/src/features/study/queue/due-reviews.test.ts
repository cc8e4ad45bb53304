import { shuffled } from "@recollect/domain/decks/shuffle.ts";
import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { untouched } from "@recollect/domain/study/log/rebuild.ts";
import { countsOf, queueOf, type Candidate } from "@recollect/domain/study/session/queue.ts";
import { expect, test } from "vitest";

import { cards } from "../../../../test/a-deck.ts";
import { aLearner, morning, type Learner } from "../../../../test/study/a-learner.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { findDeck } from "../../decks/deck/decks.store.ts";
import { saveContent } from "../../decks/history/save-content.store.ts";
import type { Store } from "../../../store/store.ts";
import { progressOf } from "../decks/study-cards.store.ts";
import { cardsAtOnce } from "./study-queue.ts";

type StudiedDeck = { key: string; id: number; cards: readonly { id: string }[] };

/** A student of three decks with a backlog of some weeks; some cards are buried or suspended. The newest deck comes first, as in the queue. */
async function aBacklog(store: Store): Promise<{ learner: Learner; decks: StudiedDeck[] }> {
  const random = seededRandom("backlog");
  const learner = await aLearner(store, { cards: 60 });
  const decks = [await learner.withDeck({ cards: cards(70) }), await learner.withDeck({ cards: cards(40) })].reverse();
  decks.push(learner.deck);
  learner.time.now = morning + 60 * dayMs;
  const answered = decks.flatMap((deck) => deck.cards.filter(() => random() < 0.9).map(({ id }) => ({ deckKey: deck.key, cardId: id })));
  const entries = shuffled(answered, random).map((place) => {
    const at = morning + Math.floor(random() * 40) * dayMs;
    if (random() < 0.05) return { ...learner.common(), ...place, at, kind: "suspend" as const };
    return learner.answer({ ...place, at, rating: random() < 0.8 ? "easy" : "good" });
  });
  await learner.append(...entries);
  for (const { deckKey, cardId } of answered.slice(0, 20)) await learner.append({ ...learner.common(), deckKey, cardId, kind: "bury" });
  return { learner, decks };
}

/** The domain's queue of all cards of these decks. */
async function wholeQueue({ learner, decks }: { learner: Learner; decks: readonly StudiedDeck[] }, queue: { now: number; left: Left }) {
  const rows = new Map((await learner.derived()).map((row) => [`${row.deckOwnerId}/${row.deckId}/${row.cardId}`, progressOf(row)]));
  const candidates = decks.flatMap(({ key, cards: ofDeck }, deckAt) =>
    ofDeck.map(({ id }, cardAt) => ({ deckKey: key, cardId: id, deckAt, cardAt, progress: rows.get(`${key}/${id}`) ?? untouched })),
  );
  const rules = { now: queue.now, dayShiftMs: -4 * 3_600_000, left: queue.left };
  const whole = queueOf(candidates, rules);
  return { whole, counts: countsOf(whole, rules) };
}

type Left = { newCards: number; reviews: number };

const ids = (list: readonly Candidate[]) => list.slice(0, cardsAtOnce).map(({ deckKey, cardId }) => `${deckKey}/${cardId}`);

describeEachDatabase("the due reviews", (openStore) => {
  test.each([200, 40, 7, 0])("are in the exact order of the domain, with a limit of %i a day, of all decks and of one", async (limit) => {
    const { learner, decks } = await aBacklog(await openStore());
    await learner.study.changeSettings(learner, { reviewsPerDay: limit, newPerDay: 15 });
    let most = 0;
    for (let day = 0; day < 12; day += 1) {
      for (const deck of [null, ...decks]) {
        const queue = await learner.study.queue(learner, deck ? deck.id : null);
        const { whole, counts } = await wholeQueue({ learner, decks: deck ? [deck] : decks }, queue);
        expect(ids(queue.reviews)).toEqual(ids(whole.reviews));
        expect(ids(queue.newCards)).toEqual(ids(whole.newCards));
        expect(queue.counts).toEqual(counts);
        most = Math.max(most, whole.reviews.length);
      }
      learner.time.now += 2 * dayMs + 3_600_000;
    }
    expect(most).toBeGreaterThanOrEqual(Math.min(limit, 60));
  });

  test("add up, deck by deck, to the summary's counts", async () => {
    const { learner, decks } = await aBacklog(await openStore());
    const { counts, decks: told } = await learner.study.summary(learner);
    for (const deck of decks) {
      const { counts: ofDeck } = await learner.study.queue(learner, deck.id);
      const { due, learning } = told.find(({ deckId }) => deckId === deck.id)!;
      expect({ due, learning }).toEqual({ due: ofDeck.due, learning: ofDeck.learning });
    }
    expect(told.reduce((total, { due }) => total + due, 0)).toBe(counts.due);
  });
});

describeEachDatabase("the studied cards of a deck", (openStore) => {
  test("are counted correctly through any changes of the deck and its cards", async () => {
    const store = await openStore();
    const random = seededRandom("touched");
    const learner = await aLearner(store, { cards: 12 });
    const owner = (await aLearner(store, { cards: 1 })).uid;
    const shared = await learner.withDeck({ cards: cards(8), visibility: "Public", owner });
    const decks = [learner.deck, shared];
    const contents = decks.map((deck) => deck.cards);
    let isShared = true;
    for (let step = 0; step < 40; step += 1) {
      const at = Math.floor(random() * 2);
      const deck = decks[at]!;
      const lot = random();
      if (lot < 0.25) {
        contents[at] = shuffled(deck.cards, random).slice(0, 1 + Math.floor(random() * deck.cards.length));
        const content = { cards: JSON.stringify(contents[at]), cardCount: contents[at].length };
        await store.write(async ({ db }) => {
          const before = (await findDeck(db, { ownerId: at === 0 ? learner.uid : owner, id: deck.id }))!;
          await saveContent(db, { ...before, ...content }, before, { kind: store.kind });
        });
      } else if (lot < 0.4) {
        isShared = !isShared;
        await learner.decks.setVisibility({ uid: owner }, { uid: owner, id: shared.id }, isShared ? "Unlisted" : "Private");
      } else if (at === 0 || isShared) {
        const cardId = contents[at]![Math.floor(random() * contents[at]!.length)]!.id;
        learner.time.now += 60_000;
        await learner.append(learner.answer({ deckKey: deck.key, cardId }));
      }
      const derived = await learner.derived();
      const canBeStudied = (deckId: number) => (deckId === shared.id ? (isShared ? contents[1]! : []) : contents[0]!).map(({ id }) => id);
      for (const row of derived) expect(row.isPresent, `step ${step}`).toBe(canBeStudied(row.deckId).includes(row.cardId) ? 1 : 0);
      for (const { deckId, touched } of await store.read.selectFrom("studyDecks").selectAll().execute())
        expect(touched, `step ${step}`).toBe(derived.filter((row) => row.deckId === deckId && row.isPresent === 1).length);
    }
    expect(await store.read.selectFrom("studyDecks").selectAll().execute()).toHaveLength(2);
  });

  test("are deleted with their student, and stay gone when the author of a shared deck is deleted", async () => {
    const store = await openStore();
    const [learner, author] = [await aLearner(store), await aLearner(store)];
    const shared = await learner.withDeck({ cards: cards(2), visibility: "Public", owner: author.uid });
    for (const student of [learner, author]) {
      await student.append(student.answer(), student.answer({ cardId: student.deck.cards[1]!.id }));
      await student.append(student.answer({ deckKey: shared.key, cardId: shared.cards[0]!.id }));
    }
    await store.write(({ db }) => db.deleteFrom("users").where("id", "=", author.uid).execute());
    const rows = await store.read.selectFrom("studyDecks").select(["userId", "deckId", "touched"]).orderBy("deckId").execute();
    expect(rows).toEqual([
      { userId: learner.uid, deckId: learner.deck.id, touched: 2 },
      { userId: learner.uid, deckId: shared.id, touched: 0 },
    ]);
    expect((await learner.study.summary(learner)).counts).toEqual({ newCards: 1, learning: 2, due: 0 });
  });
});
