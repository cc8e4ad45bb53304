import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

import type { grade as Grade } from "@recollect/domain/practice/examiner/grade.ts";
import type { Lexicon } from "@recollect/domain/practice/examiner/knowledge/lexicon.ts";

import { cases } from "./hostile-cases.ts";

/**
 * What one process of a checkout takes for its first answer, for usual answers and for hostile ones of each kind, in ms of the processor, and
 * its memory in MB.
 */
export type ProcessCosts = Record<string, number>;

// The threads of the server keep what they compiled, too.
enableCompileCache(fileURLToPath(new URL("../../.cache/node", import.meta.url)));

const root = process.argv[2] ?? "";
// Where the examiner stood in earlier checkouts.
const own = ["domain/src/practice/examiner/grade.ts", "domain/src/practice/grading/grade.ts"].find((path) => existsSync(`${root}/${path}`));
if (own === undefined) throw new Error(`${root} has no examiner`);

const usual = [
  ["Bark", "outer layer of a tree trunk", "the outside skin of a tree"],
  ["Zelle", "kleinste lebende Einheit", "der kleinste Teil, der lebt"],
  ["la loi", "règle votée par le parlement", "une norme adoptée par les députés"],
  ["el puente", "construcción para cruzar un río", "sirve para pasar un río"],
  ["今日", "きょう", "kyou"],
  ["speed", "10 km/h", "2.8 m/s"],
  ["force", "F = m · a", "a = F/m"],
] as const;

async function costs(): Promise<ProcessCosts> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const start = process.cpuUsage();
  const { grade } = (await import(pathToFileURL(`${root}/${own}`).href)) as { grade: typeof Grade };
  const { createLexicon } = (await import(pathToFileURL(`${root}/server/src/examiner/lexicon/lexicon.ts`).href)) as {
    createLexicon: () => Lexicon;
  };
  const lexicon = createLexicon();
  const [[term, definition, answer]] = usual;
  grade({ term, definition, answer, deck: [] }, lexicon);
  const first = since(start);
  for (const one of usual) grade({ term: one[0], definition: one[1], answer: one[2], deck: [] }, lexicon);
  globalThis.gc?.();
  const memory = (process.memoryUsage().rss - before) / 2 ** 20;
  const deck = Array.from({ length: 1000 }, (_, at) => ({ term: `term ${at}`, definition: `what body number ${at} holds` }));
  const timesOf = (make: () => readonly [string, string], count: number) =>
    Array.from({ length: count + warmUps }, () => {
      const [card, said] = make();
      const begin = process.cpuUsage();
      grade({ term: "the term", definition: card, answer: said, deck }, lexicon);
      return since(begin);
    })
      .slice(warmUps)
      .toSorted((a, b) => a - b);
  const usualTimes = usual.flatMap((one) => timesOf(() => [one[1], one[2]], runs)).toSorted((a, b) => a - b);
  const hostile = Object.entries(cases).map(([name, make]) => [name, timesOf(make, runs)] as const);
  const middles = hostile.map(([name, times]) => [name, round(middle(times))] as const);
  return {
    "first answer, with the data": round(first),
    "usual answer, p50": round(middle(usualTimes)),
    "hostile answers, worst p50": Math.max(...middles.map(([, time]) => time)),
    "worst of all": round(Math.max(...hostile.flatMap(([, times]) => times))),
    "memory with all data": round(memory),
    ...Object.fromEntries(middles),
  };
}

const warmUps = 10;
const runs = 30;

function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function middle(times: readonly number[]): number {
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

if (import.meta.main) process.stdout.write(JSON.stringify(await costs()));
