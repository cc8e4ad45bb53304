import { writeFileSync } from "node:fs";
import { inProject } from "../../scripts/process/root.mjs";
import { exponentialMemory, fsrsMemory, type MemoryKind } from "./memory.ts";
import { flipping, leitner, ours, sm2, type Method } from "./methods.ts";
import { pictureOf, type Series } from "./picture.ts";
import { sixtyStudents } from "./sixty/main.ts";
import { meanOutcome, simulation, type Outcome } from "./simulate.ts";
import { studySpeed } from "./speed.ts";

/** Half a year of a simulated student with each method, as a table; `--picture` also draws it into docs/pictures/study.svg. */
const otherRetentions = [0.7, 0.8, 0.95, 0.97];
const methods: readonly Method[] = [ours("Recollect, as it comes (90 %)"), leitner, sm2, flipping];
const oneStep = ours("Recollect, 90 %, one step of 10 min", { learningSteps: [10] });

const { cards, days, newPerDay, seeds } = simulation;
console.log(`${cards} cards, ${newPerDay} new ones a day, ${days} days, the mean of ${seeds.length} students`);
const tables = [await tableOf(fsrsMemory), await tableOf(exponentialMemory)];

if (process.argv.includes("--picture")) {
  const file = inProject("docs", "pictures", "study.svg");
  writeFileSync(file, pictureOf(tables));
  console.log(`Drawn into ${file}`);
}

await sixtyStudents();

for (const { what, figure, budget, isWithin } of await studySpeed())
  console.log(
    `${what.padEnd(56)} ${figure.padStart(12)}  ${budget.padStart(12)}  ${isWithin === null ? "" : isWithin ? "within" : "OVER"}`,
  );

async function tableOf(kind: MemoryKind): Promise<Series> {
  const rows = await Promise.all(methods.map(async (method) => ({ name: method.name, outcome: await meanOutcome(method, kind) })));
  const others = await Promise.all(
    otherRetentions.map(async (retention) => {
      const method = ours(`Recollect, ${Math.round(retention * 100)} % asked`, { retention });
      return { name: method.name, retention, outcome: await meanOutcome(method, kind) };
    }),
  );
  const all = [...rows, ...others, { name: oneStep.name, outcome: await meanOutcome(oneStep, kind) }];
  console.log(`\nThe student forgets by ${kind.name}`);
  console.table(Object.fromEntries(all.map(({ name, outcome }) => [name, figuresOf(outcome)])));
  return { memory: kind.name, rows, others };
}

function figuresOf({ answers, lateAnswersADay, mostADay, meanRecall, endRecall }: Outcome) {
  return {
    answers: Math.round(answers),
    "a day at the end": Math.round(lateAnswersADay),
    "busiest day": Math.round(mostADay),
    "recall, mean %": Math.round(meanRecall * 1000) / 10,
    "recall at the end %": Math.round(endRecall * 1000) / 10,
    "answers per card known at the end": Math.round((answers / (endRecall * cards)) * 10) / 10,
  };
}
