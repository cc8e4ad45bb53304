import { setTimeout as pause } from "node:timers/promises";

import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import { say } from "../../scripts/process/say.mjs";
import { startBalancer } from "./balancer.ts";
import { startDatabasePair, type DatabasePair } from "./database-pair.ts";
import { faults } from "./faults.ts";
import { startLoad } from "./load.ts";
import { readOptions, type Options } from "./options.ts";
import { startSite, type Site } from "./site.ts";
import { problemsAtTheEnd, summaryOf } from "./verdict.ts";

/** After the last fault everything has to be right within this time, in ms. */
const settleMs = 5_000;

const processes = 3;
const students = 15;

/** The kinds in an order by chance, all of them before one comes again. */
function plan(count: number, random: () => number): string[] {
  const names: string[] = [];
  while (names.length < count) {
    const left = Object.keys(faults);
    while (left.length > 0) names.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return names.slice(0, count);
}

type FaultsInput = { pair: DatabasePair; site: Site; options: Options; random: () => number };

/** One after the other, spread over the time. */
async function runFaults({ pair, site, options, random }: FaultsInput): Promise<void> {
  const eachMs = (options.minutes * 60_000) / options.faults;
  const names = options.only.length > 0 ? options.only : plan(options.faults, random);
  for (const [at, name] of names.entries()) {
    const startedAt = performance.now();
    const member = site.members[Math.floor(random() * site.members.length)];
    const fault = faults[name];
    if (!member || !fault) throw new Error(`There is no fault "${name}". There are: ${Object.keys(faults).join("; ")}.`);
    await fault({ pair, site, member, random });
    await Promise.all(site.members.map((one) => one.isReady()));
    const tookMs = performance.now() - startedAt;
    say(`fault ${at + 1}: ${name}, process ${site.members.indexOf(member) + 1}; whole again after ${(tookMs / 1000).toFixed(1)} s`);
    if (at < names.length - 1) await pause(Math.max(2_000, eachMs - tookMs));
  }
}

/** Returns what was wrong, as sentences. */
async function run(options: Options): Promise<string[]> {
  const ends: (() => Promise<void>)[] = [];
  try {
    const pair = await startDatabasePair({ isSynchronous: options.isSynchronous });
    ends.unshift(pair.stop);
    const site = await startSite(pair, processes);
    ends.unshift(site.stop);
    const balancer = await startBalancer(site.members.map(({ port }) => port));
    ends.unshift(balancer.close);
    const random = seededRandom(options.seed);
    // Requests come at other times in each run; which faults there are does not depend on them.
    const load = await startLoad(balancer.origin, {
      signUpAt: `http://127.0.0.1:${site.members[0]?.port}`,
      students,
      streams: options.streams,
      perSecond: options.perSecond,
      random: seededRandom(options.seed + 1),
    });
    await pause(settleMs);
    await runFaults({ pair, site, options, random });
    await load.stop();
    await pause(settleMs);
    const problems = await problemsAtTheEnd({ load, site });
    for (const { list } of load.lists) list.leave();
    say(summaryOf({ load, site }));
    return problems;
  } finally {
    for (const end of ends) await end();
  }
}

const options = readOptions(process.argv.slice(2));
say(
  `${options.faults} faults by seed ${options.seed} over ${options.minutes} min, ${options.perSecond} requests a second, ${options.streams} streams`,
);
const problems = await run(options);
for (const problem of problems) say(`WRONG ${problem}`);
say(problems.length === 0 ? "1 passed, 0 failed" : "0 passed, 1 failed");
process.exit(problems.length === 0 ? 0 : 1);
