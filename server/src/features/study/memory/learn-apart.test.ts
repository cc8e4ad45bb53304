import { expect, test } from "vitest";

import { AppError } from "@recollect/domain/errors/app-error.ts";

import { aForgetfulStudent } from "../../../../../domain/test/a-forgetful-student.ts";
import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { writeAnswers } from "../../../../test/practice/written-answers.ts";
import { loadLearner } from "./fsrs-binding.ts";
import { learnAll } from "./learn-all.ts";
import { learnApart } from "./learn-apart.ts";
import { cardsToLearnFrom } from "./memory-lines.store.ts";

/** The package that learns is optional, and not available for every system. */
const learner = await loadLearner();

const context = { today: 20_120, own: null, byDeck: [] };

describeEachDatabase("learning in its own process", (openStore) => {
  test.skipIf(learner === null)("gives, bit by bit, the same as learning in this process from the same log", async () => {
    const store = await openStore();
    const [ada, ben] = [await aStudent(store), await aStudent(store)];
    const cards = aForgetfulStudent({ times: 3, cards: 100 });
    await store.write(({ db }) =>
      writeAnswers(
        db,
        cards.map((reviews, at) => ({ userId: ada, deckOwnerId: ben, deckId: 1, cardId: `card-${at}`, reviews })),
      ),
    );
    const apart = await learnApart({ ...context, place: store.place, userId: ada });
    expect(apart).toEqual(await learnAll(await cardsToLearnFrom(store.read, ada), context, learner!));
    expect(apart[0]?.weights).not.toBeNull();
    expect(await learnApart({ ...context, place: store.place, userId: ben })).toEqual([]);
  });

  test.skipIf(learner === null)("fails with its own code if the database is gone", async () => {
    const { place } = await openStore();
    const gone = place.kind === "sqlite" ? { ...place, path: `${place.path}.gone` } : { ...place, url: `${place.url}_gone` };
    await expect(learnApart({ ...context, place: gone, userId: "ada" })).rejects.toThrow(new AppError("study/learning-failed"));
  });
});
