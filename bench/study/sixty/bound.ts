import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";
import { onceADay } from "@recollect/domain/study/settings.ts";
import { sm2, type Method } from "../methods.ts";
import { simulated } from "../simulate.ts";
import { answersAt, askedRetentions, type Point } from "./at-the-same.ts";
import { bestPlan, concluded, plannedMethod, watchMemory } from "./best-plan.ts";
import { learned } from "./learned.ts";
import { studentOf, year, type Student } from "./students.ts";

/** The worth of a day of knowing a card, in answers: for about 90 to 97% of recall. */
const worths = [0.15, 0.3, 0.6, 1.2] as const;
/** The number of years, each with other cards and chances, for one figure. */
const years = 3;

/**
 * An upper bound of any method compared with SM-2, at the same recall: `node bench/study/sixty/bound.ts --every 3` takes one of the sixty students in
 * three. All ask once a day from the first day.
 */
const every = Number(process.argv[process.argv.indexOf("--every") + 1]) || 1;
const shares: Record<string, number[]> = {};
const begin = performance.now();
for (let seed = 0; seed < year.students; seed += every) {
  const student = studentOf(seed);
  const plans = worths.map((worth) => bestPlan(student, worth));
  const average = [{ day: 0, weights: averageWeights }];
  const methodsOf = (isPaced: boolean) =>
    askedRetentions.map(
      (retention) => () =>
        learned("average", {
          learner: () => Promise.resolve(null),
          retention,
          known: average,
          once: { ...onceADay, isPaced },
          fromFirst: onceADay,
        }),
    );
  const methods: Record<string, (() => Method)[]> = {
    "the average's weights, all at one recall": methodsOf(false),
    "the average's weights, each card at its pace": methodsOf(true),
    "the best plan, told how the student forgets": plans.map((plan) => () => plannedMethod(plan, concluded(student))),
    "the best plan, told each card's memory": plans.map((plan) => () => plannedMethod(plan, watchMemory)),
  };
  const rival = await meanYear(() => sm2, student);
  for (const [name, some] of Object.entries(methods)) {
    const points: Point[] = [];
    for (const method of some) points.push(await meanYear(method, student));
    (shares[name] ??= []).push(1 - answersAt(rival.recall, points) / rival.answers);
  }
}
console.log("\nFewer answers than SM-2 at its recall, in %");
console.table(Object.fromEntries(Object.entries(shares).map(([name, all]) => [name, rowOf(all)])));
console.log(`in ${Math.round((performance.now() - begin) / 1000)} s`);

/** A method's year, the mean over several. */
async function meanYear(method: () => Method, { kind, seed, isOff }: Student): Promise<Point> {
  const all: Point[] = [];
  for (let nth = 0; nth < years; nth++) {
    const { answers, meanRecall } = await simulated(method(), kind, seed + nth * year.students, { ...year, isOff });
    all.push({ answers, recall: meanRecall });
  }
  return { answers: mean(all.map(({ answers }) => answers)), recall: mean(all.map(({ recall }) => recall)) };
}

function rowOf(all: readonly number[]) {
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return {
    students: all.length,
    mean: percent(mean(all)),
    least: percent(Math.min(...all)),
    "a tenth fewer": all.filter((share) => share >= 0.1).length,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
