import { cpus, totalmem } from "node:os";

import { bigDecks } from "./big-decks/main.ts";
import { classes } from "./classes/main.ts";
import { decks } from "./decks/main.ts";
import { exchange } from "./exchange/main.ts";
import { examiner } from "./examiner/main.ts";
import { ownSearches } from "./finding/main.ts";
import { following } from "./following/main.ts";
import { foundShares } from "./found/main.ts";
import { footprint } from "./footprint/main.ts";
import { hostile } from "./hostile-sides/main.ts";
import { table, type Row } from "./kit/row.ts";
import { keystrokes } from "./keystrokes/main.ts";
import { landingScores } from "./lighthouse/main.ts";
import { live } from "./live/main.ts";
import { openedBefore } from "./opened-before/main.ts";
import { pages } from "./pages/main.ts";
import { rounds } from "./rounds/main.ts";
import { routes } from "./routes/main.ts";
import { slowLine } from "./slow-line/main.ts";
import { insights } from "./study-server/insights.ts";
import { studyServer, studyWaits } from "./study-server/main.ts";

/** Figures with a budget, a row each. */
const measurements: Record<string, () => Promise<Row[]>> = {
  pages,
  lighthouse: landingScores,
  "big-decks": bigDecks,
  keystrokes,
  "hostile-sides": hostile,
  "slow-line": slowLine,
  "opened-before": openedBefore,
  decks,
  routes,
  live,
  rounds,
  following,
  classes,
  "own-searches": ownSearches,
  found: foundShares,
  footprint,
  examiner,
  "study-server": studyServer,
  insights,
  exchange,
};

/** Comparisons with a table of their own; they only run on request. */
const comparisons: Record<string, () => Promise<unknown>> = {
  hall: async () => console.log(table(await (await import("./hall/main.ts")).hall())),
  grading: () => import("./grading/main.ts"),
  distractors: () => import("./distractors/main.ts"),
  study: () => import("./study/main.ts"),
  "study-waits": async () => console.log(table(await studyWaits())),
  scale: async () => (await import("./scale/main.ts")).scale(words[1]),
  library: async () => (await import("./library/main.ts")).library(),
  migrations: async () => (await import("./migrations/main.ts")).migrationsWithManyDecks(),
};

const names = Object.keys({ ...measurements, ...comparisons }).join(", ");
if (process.argv.includes("--help")) {
  console.log(`Usage: npm run bench, or npm run bench -- <name>. Names: ${names}.`);
  process.exit(0);
}
// What begins with two dashes is an option of a measurement.
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
// The word after "scale" names a part of it.
const unknown = words.find((name, at) => !(name in measurements) && !(name in comparisons) && words[at - 1] !== "scale");
if (unknown !== undefined) {
  console.error(`There is no measurement "${unknown}". There are: ${names}.`);
  process.exit(1);
}

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? "processor"}, ${Math.round(totalmem() / 1e9)} GB`);
for (const name of words) await comparisons[name]?.();

const rows: Row[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (words.length > 0 && !words.includes(name)) continue;
  console.log(`Measuring ${name}…`);
  rows.push(...(await measure()));
}
if (rows.length > 0) console.log(table(rows));
// One that is over its budget fails the command, for whoever reads no table.
if (rows.some(({ isWithin }) => isWithin === false)) process.exitCode = 1;
