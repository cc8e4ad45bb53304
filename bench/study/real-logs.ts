import { copyFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";
import { knownBefore, splitDay } from "@recollect/domain/study/memory/learning-schedule.ts";
import { LEARNING } from "@recollect/domain/limits/limits.ts";
import { learnedFrom } from "@recollect/domain/study/memory/learning.ts";
import { judged } from "@recollect/domain/study/memory/judgement.ts";
import { boundedWeights } from "@recollect/domain/study/schedule/memory-model.ts";
import { predictionsOf, type Prediction } from "@recollect/domain/study/memory/predictions.ts";
import { mostReviews, spacedReviews, type Review } from "@recollect/domain/study/memory/reviews.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { openCollection } from "@recollect/server/features/exchange/reading/package/open-collection.store.ts";
import { openZip } from "@recollect/server/features/exchange/reading/untrusted/open-zip.ts";
import { loadLearner } from "@recollect/server/features/study/memory/fsrs-binding.ts";

/** A line of a collection's log: card, time (ms), grade, and the interval that was planned before it, in days. */
type Line = { cid: number; id: number; ease: number; lastIvl: number };

/** How well the last third of real logs is predicted: `node bench/study/real-logs.ts a.apkg b.apkg`. */
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
  const all = predictionsOf(cards, averageWeights);
  const later = (predictions: readonly Prediction[]) => predictions.filter(({ day }) => day >= split);
  const byDefault = later(all);
  const known = rightIn(all.filter(({ day }) => day < split));
  const rows: [string, Prediction[]][] = [
    ["default", byDefault],
    ["Anki's interval as the days to 90%", later(byAnki(byCard, cards))],
    ["always what was right before", byDefault.map((one) => ({ ...one, expected: known }))],
  ];
  if (learned) rows.splice(1, 0, ["learned", later(predictionsOf(cards, learned))]);
  console.table(Object.fromEntries(rows.map(([name, some]) => [name, { ...judged(some), ...beside(some, byDefault) }])));
  const waits = byDefault.map(({ days }) => days).sort((a, b) => a - b);
  console.log(
    `half of the judged answers came within ${waits[Math.floor(waits.length / 2)]} days, nine in ten within ${waits[Math.floor(waits.length * 0.9)]}`,
  );
  if (learner) console.log(`the product: ${(await learnedFrom(cards, learner, { least: LEARNING.leastAnswers, inForce: null })).outcome}`);
}

function rightIn(predictions: readonly Prediction[]): number {
  return predictions.filter(({ isRight }) => isRight).length / predictions.length;
}

/** The log loss above the default's, and its standard error: a difference within twice of it is chance. */
function beside(some: readonly Prediction[], others: readonly Prediction[]) {
  const surprise = ({ isRight, expected }: Prediction) => -Math.log(Math.max(0.0001, isRight ? expected : 1 - expected));
  const all = some.map((one, at) => surprise(one) - surprise(others[at] ?? one));
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const error = Math.sqrt(all.reduce((sum, one) => sum + (one - mean) ** 2, 0)) / all.length;
  return { "more than default": Math.round(mean * 1e4) / 1e4, "standard error": Math.round(error * 1e4) / 1e4 };
}

/** The other program's expectation: nine in ten at the end of the planned interval, by the exponential curve of SM-2. */
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
  const collection = join(await mkdtemp(join(tmpdir(), "collection-")), "collection");
  if (!path.endsWith("pkg")) {
    await copyFile(path, collection);
    return openCollection(collection);
  }
  const zip = await openZip(path);
  const name = ["collection.anki21", "collection.anki2"].find((one) => zip.names.has(one));
  if (!name) throw new Error(`${path} holds no collection of the older layouts`);
  await zip.unpack(name, { path: collection, most: 100_000_000 });
  zip.close();
  return openCollection(collection);
}
