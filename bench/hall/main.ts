import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

import { seededRandom } from "@recollect/domain/practice/seeded-random.ts";

import type { TestServer } from "../../e2e/kit/servers/server.ts";
import { measuredCheckouts, startCheckout } from "../kit/checkouts.ts";
import { cpuSeconds } from "../kit/cpu.ts";
import { knownRow, percentile, type Row } from "../kit/row.ts";
import { aStudentOf, createdDeck } from "../kit/student.ts";
import { aHallStudent, shares, type Act, type HallStudent } from "./student.ts";

const sizes = (process.env["STUDENTS"] ?? "500").split(",").map(Number);
const seconds = Number(process.env["SECONDS"] ?? 20);
const rounds = Number(process.env["ROUNDS"] ?? 2);

/** A student does something every so often, in ms. */
const everyMs = 3000;
/** Not counted, in ms: code is compiled. */
const warmUpMs = everyMs;
/** Students who sign up at once: their passwords are hashed by the same processors. */
const signUpsAtOnce = 4;

type Hall = { name: string; server: TestServer; students: HallStudent[]; agent: Agent; samples: Map<Act, number[]>; cpuPart: number[] };

/**
 * A lecture hall on SQLite: each student has an open stream and does something every 3 s, whether or not the last reply has come. Prints p50, p99 and
 * the longest reply for each act; with `BESIDE` of another checkout too, in turn. The generator, the server and the disk share the machine.
 */
export async function hall(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    const halls: Hall[] = [];
    try {
      for (const checkout of measuredCheckouts())
        halls.push(await filled(checkout.name, await startCheckout(checkout, { LIMITS: "off" }), size));
      for (let round = 0; round < rounds; round += 1) for (const one of halls) await lecture(one, round);
      for (const one of halls) rows.push(...rowsOf(one, size));
    } finally {
      for (const { students, agent, server } of halls) {
        for (const student of students) student.leave();
        agent.destroy();
        await server.end();
      }
    }
  }
  return rows;
}

async function filled(name: string, server: TestServer, size: number): Promise<Hall> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const teacher = await aStudentOf(server.origin);
  const shared = await createdDeck(teacher, 100);
  const published = await teacher.send("PUT", `/api/users/${teacher.uid}/decks/${shared.id}/visibility`, { visibility: "Public" });
  if (!published.ok) throw new Error(`The deck was not published: ${published.status}`);
  const students: HallStudent[] = [];
  while (students.length < size) {
    const count = Math.min(signUpsAtOnce, size - students.length);
    students.push(...(await Promise.all(Array.from({ length: count }, () => aHallStudent(server.origin, agent, shared.id)))));
  }
  return { name, server, students, agent, samples: new Map(), cpuPart: [] };
}

/** All students act for a while, each from a moment of their own. The same round has the same acts for every checkout. */
async function lecture({ server, students, samples, cpuPart }: Hall, round: number): Promise<void> {
  const random = seededRandom(round + 1);
  const begin = performance.now();
  const end = begin + warmUpMs + seconds * 1000;
  const cpuBefore = cpuSeconds(server.pid);
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
  cpuPart.push((cpuSeconds(server.pid) - cpuBefore) / ((performance.now() - begin) / 1000));
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

function rowsOf({ name, samples, cpuPart }: Hall, size: number): Row[] {
  const cpu = cpuPart.reduce((sum, part) => sum + part, 0) / cpuPart.length;
  const acts = (Object.keys(shares) as Act[]).flatMap((act) => {
    const times = samples.get(act) ?? [];
    const what = `${size} students, ${name} build: ${act} (${times.length})`;
    return [
      knownRow(`${what}, p50`, percentile(times, 0.5), "ms"),
      knownRow(`${what}, p99`, percentile(times, 0.99), "ms"),
      knownRow(`${what}, the longest`, percentile(times, 1), "ms"),
    ];
  });
  return [...acts, knownRow(`${size} students, ${name} build: processors in use`, cpu, "")];
}
