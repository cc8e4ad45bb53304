import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import { measuredCheckouts } from "../kit/checkouts.ts";
import { knownRow, percentile, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck } from "../kit/student.ts";
import { onDatabase, startSite, type Site } from "./site.ts";
import { aHallStudent, shares, type Act, type HallStudent } from "./student.ts";

const sizes = (process.env["STUDENTS"] ?? "500").split(",").map(Number);
const seconds = Number(process.env["SECONDS"] ?? 20);
const rounds = Number(process.env["ROUNDS"] ?? 2);
/** 0 is SQLite. */
const processCounts = (process.env["PROCESSES"] ?? "0").split(",").map(Number);

/** A student does something every so often, in ms. */
const everyMs = 3000;
/** Not counted, in ms: code is compiled. */
const warmUpMs = everyMs;
/** Students who sign up at once: their passwords are hashed by the same processors. */
const signUpsAtOnce = 4;

type Hall = {
  name: string;
  site: Site;
  students: HallStudent[];
  agent: Agent;
  samples: Map<Act, number[]>;
  cpuPart: number[];
  databasePart: number[];
  memory: number;
};

/**
 * A lecture hall: each student has an open stream and does something every 3 s, whether or not the last reply has come. Prints p50, p99 and the longest
 * reply for each act; with `BESIDE` of another checkout too, in turn. It is on SQLite, or with `PROCESSES=1,2` on PostgreSQL with so many, of which each student
 * has one. The generator, the servers and the disk share the machine.
 */
export async function hall(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes)
    for (const processes of processCounts)
      await onDatabase(processes, async (url) => {
        const halls: Hall[] = [];
        try {
          for (const checkout of measuredCheckouts())
            halls.push(await filled(checkout.name, await startSite(checkout, processes, url), size));
          for (let round = 0; round < rounds; round += 1) for (const one of halls) await lecture(one, round);
          for (const one of halls) rows.push(...rowsOf(one, size));
        } finally {
          for (const { students, agent, site } of halls) {
            for (const student of students) student.leave();
            agent.destroy();
            await site.end();
          }
        }
      });
  return rows;
}

async function filled(name: string, site: Site, size: number): Promise<Hall> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const [first = ""] = site.origins;
  const teacher = await aStudentOf(first);
  const shared = await createdDeck(teacher, 100);
  const published = await teacher.send("PUT", `/api/users/${teacher.uid}/decks/${shared.id}/visibility`, { visibility: "Public" });
  if (!published.ok) throw new Error(`The deck was not published: ${published.status}`);
  const students: HallStudent[] = [];
  while (students.length < size) {
    const count = Math.min(signUpsAtOnce, size - students.length);
    const origins = Array.from({ length: count }, (_, at) => site.origins[(students.length + at) % site.origins.length] ?? first);
    students.push(...(await Promise.all(origins.map((origin) => aHallStudent(origin, agent, shared.id)))));
  }
  return { name, site, students, agent, samples: new Map(), cpuPart: [], databasePart: [], memory: 0 };
}

/** All students act for a while, each from a moment of their own. The same round has the same acts for every checkout. */
async function lecture(lectured: Hall, round: number): Promise<void> {
  const { site, students, samples } = lectured;
  const random = seededRandom(round + 1);
  const begin = performance.now();
  const end = begin + warmUpMs + seconds * 1000;
  const before = { servers: site.cpuSeconds(), database: site.databaseSeconds() };
  await Promise.all(
    students.map(async (student) => {
      const plan = Array.from({ length: Math.ceil((end - begin) / everyMs) }, () => chosen(random()));
      const first = begin + random() * everyMs;
      const replies: Promise<void>[] = [];
      for (const [at, act] of plan.entries()) {
        const dueAt = first + at * everyMs;
        if (dueAt >= end) break;
        await pause(Math.max(0, dueAt - performance.now()));
        // From the moment at which the student acts: what a slow generator adds counts as well, for each checkout alike.
        const reply = student.act(act).then(() => {
          if (dueAt - begin >= warmUpMs) timesOf(samples, act).push(performance.now() - dueAt);
        });
        // A failure is thrown below; until then it must not end the process.
        reply.catch(() => {});
        replies.push(reply);
      }
      await Promise.all(replies);
    }),
  );
  const tookSeconds = (performance.now() - begin) / 1000;
  lectured.cpuPart.push((site.cpuSeconds() - before.servers) / tookSeconds);
  lectured.databasePart.push((site.databaseSeconds() - before.database) / tookSeconds);
  lectured.memory = site.memoryMb();
}

function timesOf(samples: Map<Act, number[]>, act: Act): number[] {
  const times = samples.get(act) ?? [];
  samples.set(act, times);
  return times;
}

function chosen(part: number): Act {
  let left = part * 100;
  for (const [act, share] of Object.entries(shares)) {
    left -= share;
    if (left < 0) return act as Act;
  }
  return "answer";
}

function rowsOf({ name, site, samples, cpuPart, databasePart, memory }: Hall, size: number): Row[] {
  const mean = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const who = `${size} students, ${name} build, ${site.name}`;
  const acts = (Object.keys(shares) as Act[]).flatMap((act) => {
    const times = samples.get(act) ?? [];
    const what = `${who}: ${act} (${times.length})`;
    return [
      knownRow(`${what}, p50`, percentile(times, 0.5), "ms"),
      knownRow(`${what}, p99`, percentile(times, 0.99), "ms"),
      knownRow(`${what}, the longest`, percentile(times, 1), "ms"),
    ];
  });
  return [
    ...acts,
    knownRow(`${who}: processors in use by the servers`, mean(cpuPart), ""),
    ...(site.isOnPostgres ? [knownRow(`${who}: processors in use by PostgreSQL`, mean(databasePart), "")] : []),
    knownRow(`${who}: memory of the servers`, memory, "MB"),
  ];
}
