import { LEARNING } from "@recollect/domain/limits/limits.ts";
import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";
import { expect, test } from "vitest";

import { aStudent } from "../../../../test/a-student.ts";
import { describeEachDatabase } from "../../../../test/databases.ts";
import { addMemory, learnedMemories } from "./memories.store.ts";

const figures = { learning: null, newADay: 3, halfLives: null, curve: null } as never;

describeEachDatabase("repeatedly learned models", (openStore) => {
  test("are stored for a while: the current one, and the last of those before it", async () => {
    const store = await openStore();
    const uid = await aStudent(store);
    for (let at = 1; at <= LEARNING.mostFormer + 5; at += 1)
      await store.write(({ db }) => addMemory(db, uid, { deckKey: null, learnedAt: at, weights: averageWeights, figures }));
    const kept = await learnedMemories(store.read, uid);
    expect(kept.map(({ standing }) => standing)).toEqual(["in-force", ...Array.from({ length: LEARNING.mostFormer }, () => "replaced")]);
    expect(kept.map(({ version }) => version)).toEqual(
      Array.from({ length: LEARNING.mostFormer + 1 }, (_, at) => LEARNING.mostFormer + 5 - at),
    );
  });
});
