import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";

import { takesOnly } from "../../scripts/process/usage.mjs";
import { areOutdated, expressionsToJudge, firstLine, judged, knownVerdicts, verdictsFile, type Verdict } from "./verdicts.ts";

takesOnly("Usage: npm run expressions, or npm run expressions -- --all to judge known ones again.", ["--all"]);

/** Computes the verdicts of new expressions, with `--all` or a new `recheck` those of all, and forgets those of expressions that are gone. */
const isAll = process.argv.includes("--all") || areOutdated();
const known = isAll ? new Map<string, Verdict>() : knownVerdicts();
const wanted = expressionsToJudge();
const verdicts = new Map<string, Verdict>(
  wanted.flatMap((expression) => (known.has(expression) ? [[expression, known.get(expression)!]] : [])),
);
const missing = wanted.filter((expression) => !verdicts.has(expression));

async function work(): Promise<void> {
  for (let next = missing.pop(); next !== undefined; next = missing.pop()) {
    const verdict = await judged(next);
    verdicts.set(next, verdict);
    if (!verdict.startsWith("safe")) process.stdout.write(`${verdict}: ${next}\n`);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));

const groups = Map.groupBy(wanted, (expression) => verdicts.get(expression) ?? "undecided");
const parts = [...groups].map(([verdict, all]) => `# ${verdict}\n${all.join("\n")}\n`);
writeFileSync(verdictsFile, `${firstLine}\n${parts.join("")}`);
for (const [verdict, all] of groups) process.stdout.write(`${all.length} ${verdict}\n`);
