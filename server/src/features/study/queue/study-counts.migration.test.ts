import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";

import { cards } from "../../../../test/a-deck.ts";
import { aLearner, morning } from "../../../../test/study/a-learner.ts";
import { aStudyLife } from "../../../../test/study/a-study-life.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { migrate } from "../../../store/migrate.ts";
import { migrations } from "../../../store/migrations/list.ts";
import type { Store } from "../../../store/store.ts";

const before = migrations.findIndex(({ name }) => name === "0005-study-counts");

/** Two students, removed cards, and a deck that its owner no longer shares. */
async function aTerm(store: Store) {
  const learner = await aLearner(store, { cards: 5 });
  const other = await aLearner(store, { cards: 3 });
  const shared = await learner.withDeck({ cards: cards(4), visibility: "Public", owner: other.uid });
  learner.time.now = morning + 89 * dayMs;
  await learner.append(...aStudyLife(learner, seededRandom("term")));
  await other.append(other.answer());
  for (const { id } of shared.cards) await learner.append(learner.answer({ deckKey: shared.key, cardId: id }));
  const content = { title: "T", description: "", cards: learner.deck.cards.slice(0, 2) };
  await learner.decks.replace(learner.viewer, { uid: learner.uid, id: learner.deck.id }, content, 1);
  await other.decks.setVisibility(other.viewer, { uid: other.uid, id: shared.id }, "Private");
  return { learner, shared };
}

const rowsIn = async (store: Store) => ({
  cards: await store.read.selectFrom("studyCards").selectAll().orderBy("userId").orderBy("deckId").orderBy("cardId").execute(),
  decks: await store.read.selectFrom("studyDecks").selectAll().orderBy("userId").orderBy("deckId").execute(),
});

describeEachDatabase("a database from before cards were counted", (openStore) => {
  test("is migrated to the same rows as a current one, and back", async () => {
    const store = await openStore();
    const { learner, shared } = await aTerm(store);
    const lived = await rowsIn(store);
    expect(new Set(lived.cards.map(({ isPresent }) => isPresent))).toEqual(new Set([0, 1]));
    const present = lived.cards.map(({ isPresent }) => isPresent);

    await migrate({ db: store.identity, kind: store.kind, target: before });
    const older = await store.read.selectFrom("studyCards").selectAll().orderBy("userId").orderBy("deckId").orderBy("cardId").execute();
    expect(older[0]).not.toHaveProperty("lot");
    const expected = lived.cards.map(({ deckId }, at) => (deckId === shared.id ? 1 : present[at]));
    expect(older.map(({ isPresent }) => isPresent)).toEqual(expected);

    await migrate({ db: store.identity, kind: store.kind });
    expect(await rowsIn(store)).toEqual(lived);
    await learner.append(learner.answer());
    expect((await rowsIn(store)).decks).toEqual(lived.decks);
  });
});
