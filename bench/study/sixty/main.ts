import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { inProject } from "../../../scripts/process/root.mjs";
import type { Point } from "./at-the-same.ts";
import { gainsOf } from "./gains.ts";
import type { OneStudent } from "./one-student.ts";
import { pictureOfSixty } from "./picture.ts";
import { sharesOf } from "./shares.ts";
import { year } from "./students.ts";

const threads = 2;

/**
 * A year of sixty students with different memories, by each method: tables, a sentence, and with `--picture` a drawing in docs/pictures/memory.svg.
 * `--every 6` takes one student in six.
 */
export async function sixtyStudents(): Promise<void> {
  const begin = performance.now();
  const every = Number(process.argv[process.argv.indexOf("--every") + 1]) || 1;
  const all = (await Promise.all(Array.from({ length: threads }, (_, at) => some(at, every)))).flat().sort((a, b) => a.seed - b.seed);
  console.log(`\n${all.length} students whose memories differ, ${year.cards} cards, ${year.days} days, ${year.newPerDay} new ones a day`);
  const others = namesOf(all, "others").map((name) => [name, rowOf(all.flatMap((one) => one.others[name] ?? []))] as const);
  const own = namesOf(all, "ours").map(
    (name) => [name, { ...rowOf(all.flatMap((one) => one.ours[name] ?? [])), ...fewerOf(all, name), ...gainsOf(all, name) }] as const,
  );
  console.table(Object.fromEntries(others));
  console.table(Object.fromEntries(own));
  console.log(`${all.filter(({ adopted }) => adopted > 0).length} students got a model of their own. ${sentence(all, "learned")}`);
  console.log(sentence(all, "learned, once a day"));
  console.log(`in ${Math.round((performance.now() - begin) / 1000)} s`);
  if (process.argv.includes("--picture")) writeFileSync(inProject("docs", "pictures", "memory.svg"), pictureOfSixty(all));
}

function some(nth: number, every: number): Promise<OneStudent[]> {
  const seeds = Array.from({ length: year.students }, (_, seed) => seed).filter(
    (seed) => seed % every === 0 && (seed / every) % threads === nth,
  );
  const { promise, resolve, reject } = Promise.withResolvers<OneStudent[]>();
  const done: OneStudent[] = [];
  const worker = new Worker(new URL("./sixty-thread.ts", import.meta.url), { workerData: seeds });
  worker.on("message", (one: OneStudent | null) => (one ? done.push(one) : reject(new Error("The package that learns is not installed"))));
  worker.on("error", reject);
  worker.on("exit", () => resolve(done));
  return promise;
}

function namesOf(all: readonly OneStudent[], of: "others" | "ours"): string[] {
  return [...new Set(all.flatMap((one) => Object.keys(one[of])))];
}

function rowOf(points: readonly Point[]) {
  return {
    students: points.length,
    answers: Math.round(mean(points.map(({ answers }) => answers))),
    "recall, mean %": Math.round(mean(points.map(({ recall }) => recall)) * 1000) / 10,
    "recall, worst student %": Math.round(Math.min(...points.map(({ recall }) => recall)) * 1000) / 10,
  };
}

function fewerOf(all: readonly OneStudent[], name: string) {
  const shares = sharesOf(all, name);
  const percent = (values: readonly number[]) => Math.round(mean(values) * 1000) / 10;
  return {
    "fewer than default %": percent(shares.map(({ d }) => d)),
    "fewer than SM-2 %": percent(shares.map(({ s }) => s)),
    "a tenth fewer than default, SM-2, both": [
      shares.filter(({ d }) => d >= 0.1).length,
      shares.filter(({ s }) => s >= 0.1).length,
      shares.filter(({ d, s }) => d >= 0.1 && s >= 0.1).length,
    ].join(", "),
  };
}

function sentence(all: readonly OneStudent[], name: string): string {
  const shares = sharesOf(all, name);
  const summary = (values: readonly number[]) =>
    `${(mean(values) * 100).toFixed(1)}% fewer answers (fewer for ${values.filter((share) => share > 0).length} of ${all.length})`;
  return `${name}: at the recall of the default ${summary(shares.map(({ d }) => d))}; at the recall of SM-2 ${summary(shares.map(({ s }) => s))}.`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
