import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";
import { knownBefore, splitDay } from "@recollect/domain/study/memory/adoption.ts";
import { judged } from "@recollect/domain/study/memory/judgement.ts";
import { boundedWeights } from "@recollect/domain/study/schedule/memory-model.ts";
import { predictionsOf, type Prediction } from "@recollect/domain/study/memory/predictions.ts";
import { mostReviews, spacedReviews, type Review } from "@recollect/domain/study/memory/reviews.ts";
import { openCollection } from "@recollect/server/features/exchange/reading/open-collection.store.ts";
import { openZip } from "@recollect/server/features/exchange/reading/open-zip.ts";
import { loadLearner } from "@recollect/server/features/study/memory/fsrs-binding.ts";

/** A line of a collection's log: which card, when (ms), the grade, and the interval that was planned before it, in days. */
type Line = { cid: number; id: number; ease: number; lastIvl: number };

const dayMs = 86_400_000;

/** How well the later third of real logs is predicted: `node bench/study/real-logs.ts a.apkg b.apkg`. */
for (const path of process.argv.slice(2)) {
  const db = await collectionOf(resolve(path));
  const lines = db.prepare(`select cid, id, ease, "lastIvl" from revlog where ease between 1 and 4 order by id`).all() as unknown as Line[];
  const byCard = [...Map.groupBy(lines, ({ cid }) => cid).values()].map((some) => some.slice(0, mostReviews));
  const cards = byCard.map((some) => some.map(({ id, ease }): Review => ({ day: Math.floor((id - dayMs / 6) / dayMs), grade: ease })));
  const answers = cards.reduce((sum, reviews) => sum + spacedReviews(reviews), 0);
  const split = splitDay(cards);
  console.log(`\n${path}: ${lines.length} answers to ${cards.length} cards, ${answers} of them with a day between`);
  if (split === null) continue;
  const learner = await loadLearner();
  const found = learner ? await learner(knownBefore(cards, split)) : null;
  const learned = found && boundedWeights(found);
  const later = (predictions: readonly Prediction[]) => judged(predictions.filter(({ day }) => day >= split));
  console.table({
    default: later(predictionsOf(cards, averageWeights)),
    ...(learned ? { learned: later(predictionsOf(cards, learned)) } : {}),
    "Anki's interval as the days to 90%": later(byAnki(byCard, cards)),
  });
}

/** What the other program expected: nine in ten when the interval that it had planned is over, by the exponential curve that SM-2 was made with. */
function byAnki(byCard: readonly Line[][], cards: readonly Review[][]): Prediction[] {
  return byCard.flatMap((some, card) =>
    some.flatMap(({ lastIvl, ease }, nth) => {
      const [day, last] = [cards[card]?.[nth]?.day ?? 0, cards[card]?.[nth - 1]?.day];
      const planned = lastIvl > 0 ? lastIvl : 1;
      const misses = some.slice(0, nth).filter((one) => one.ease === 1).length;
      return last === undefined || day <= last
        ? []
        : [{ day, days: day - last, nth, misses, isRight: ease > 1, expected: 0.9 ** ((day - last) / planned) }];
    }),
  );
}

async function collectionOf(path: string): Promise<DatabaseSync> {
  if (!path.endsWith("pkg")) return openCollection(readFileSync(path));
  const zip = await openZip(path);
  const name = ["collection.anki21", "collection.anki2"].find((one) => zip.names.has(one));
  if (!name) throw new Error(`${path} holds no collection of the older layouts`);
  const bytes = await zip.read(name, 100_000_000);
  zip.close();
  return openCollection(bytes);
}
