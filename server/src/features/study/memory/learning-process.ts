import { once } from "node:events";
import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

import type { LearningOrder, LearningWord } from "./learning-work.ts";
import type { CardReviews } from "./memory-lines.store.ts";

const message = once(process, "message");
// It ends with the server.
process.on("disconnect", () => process.exit());

// As in main.ts: the server's compiled code is not this process's, which would otherwise compile everything again.
enableCompileCache(fileURLToPath(new URL("../../../../../.cache/node", import.meta.url)));
const { openReader } = await import("../../../store/reading/reader.ts");
const { loadLearner } = await import("./fsrs-binding.ts");
const { learnAll } = await import("./learn-all.ts");
const { cardsToLearnFrom } = await import("./memory-lines.store.ts");
// Now, because the server kills this process when it has its answer.
flushCompileCache();

const [learningOrder] = (await message) as [LearningOrder];
process.send?.(await wordOn(learningOrder), undefined, undefined, () => process.disconnect());

async function wordOn(order: LearningOrder): Promise<LearningWord> {
  try {
    const learner = await loadLearner();
    return learner ? { learned: await learnAll(await cardsOf(order), order, learner) } : { missing: true };
  } catch (error) {
    return { failure: String((error as Error).stack ?? error) };
  }
}

/** Read here, so that it costs the serving process nothing. */
async function cardsOf({ place, userId }: LearningOrder): Promise<CardReviews[]> {
  const reader = await openReader(place);
  try {
    return await cardsToLearnFrom(reader.db, userId);
  } finally {
    await reader.close();
  }
}
