import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { inProject } from "../../../scripts/process/root.mjs";
import type { OneStudent } from "./one-student.ts";
import { pictureOfSixty } from "./picture.ts";
import { year } from "./students.ts";

const threads = 2;
const methods = ["default", "default, one step", "learned", "SM-2", "Leitner", "everything daily"] as const;

/** A year of sixty students whose memories differ, by each method: a table, a sentence, and with `--picture` a drawing in docs/pictures/memory.svg. */
export async function sixtyStudents(): Promise<void> {
  const begin = performance.now();
  const all = (await Promise.all(Array.from({ length: threads }, (_, at) => some(at)))).flat().sort((a, b) => a.seed - b.seed);
  console.log(
    `\n${year.students} students whose memories differ, ${year.cards} cards, ${year.days} days, ${year.newPerDay} new ones a day`,
  );
  console.table(Object.fromEntries(methods.map((name) => [name, rowOf(all, name)])));
  console.log(sentence(all));
  console.log(`in ${Math.round((performance.now() - begin) / 1000)} s`);
  if (process.argv.includes("--picture")) writeFileSync(inProject("docs", "pictures", "memory.svg"), pictureOfSixty(all));
}

function some(nth: number): Promise<OneStudent[]> {
  const seeds = Array.from({ length: year.students }, (_, seed) => seed).filter((seed) => seed % threads === nth);
  const { promise, resolve, reject } = Promise.withResolvers<OneStudent[]>();
  const done: OneStudent[] = [];
  const worker = new Worker(new URL("./sixty-thread.ts", import.meta.url), { workerData: seeds });
  worker.on("message", (one: OneStudent | null) => (one ? done.push(one) : reject(new Error("The package that learns is not installed"))));
  worker.on("error", reject);
  worker.on("exit", () => resolve(done));
  return promise;
}

function rowOf(all: readonly OneStudent[], name: string) {
  const points = all.flatMap(({ byMethod }) => byMethod[name] ?? []);
  return {
    answers: Math.round(mean(points.map(({ answers }) => answers))),
    "recall, mean %": Math.round(mean(points.map(({ recall }) => recall)) * 1000) / 10,
    "recall, worst student %": Math.round(Math.min(...points.map(({ recall }) => recall)) * 1000) / 10,
  };
}

function sentence(all: readonly OneStudent[]): string {
  const fewer = (of: "atDefault" | "atSm2", than: string) => all.map((one) => 1 - one[of] / (one.byMethod[than]?.answers ?? Number.NaN));
  const [d, s] = [fewer("atDefault", "default"), fewer("atSm2", "SM-2")];
  const tenth = (shares: readonly number[]) => shares.filter((share) => share >= 0.1).length;
  const less = (shares: readonly number[]) => shares.filter((share) => share > 0).length;
  const both = d.filter((share, at) => share >= 0.1 && (s[at] ?? 0) >= 0.1).length;
  const said = (shares: readonly number[]) =>
    `${(mean(shares) * 100).toFixed(1)}% fewer answers (at least a tenth fewer for ${tenth(shares)}, fewer for ${less(shares)} of ${all.length})`;
  return `At the recall of the default, learned takes ${said(d)}; at the recall of SM-2 ${said(s)}; a tenth fewer than both for ${both}; ${all.filter(({ adopted }) => adopted > 0).length} students got a model of their own.`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
