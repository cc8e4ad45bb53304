import type { Learner } from "@recollect/domain/study/memory/learning.ts";
import { flipping, leitner, ours, sm2, type Method } from "../methods.ts";
import { simulated, type Outcome } from "../simulate.ts";
import { learned, type Learnings } from "./learned.ts";
import { studentOf, year, type Student } from "./students.ts";

type Point = { answers: number; recall: number };

/** What a year brought one student by each method, and how many answers learned takes at the recall that another method reaches. */
export type OneStudent = {
  seed: number;
  scale: number;
  byMethod: Record<string, Point>;
  /** learned's answers at the mean recall of the default's and of SM-2 */
  atDefault: number;
  atSm2: number;
  /** models that came into force */
  adopted: number;
};

export async function oneStudent(seed: number, learner: Learner): Promise<OneStudent> {
  const student = studentOf(seed);
  const byMethod: Record<string, Point> = {};
  const others: [string, Method][] = [
    ["default", ours("default")],
    ["default, one step", ours("default, one step", { learningSteps: [10] })],
    ["SM-2", sm2],
    ["Leitner", leitner],
    ["everything daily", flipping],
  ];
  for (const [name, method] of others) byMethod[name] = await yearOf(method, student);
  const first = learned("learned", { learner, retention: 0.9 });
  byMethod["learned"] = await yearOf(first, student);
  const points: [number, Point][] = [[0.9, byMethod["learned"]]];
  const at = (recall: number) => answersAt(recall, points, (retention) => yearOf(again(retention, first.learnings, learner), student));
  return {
    seed,
    scale: student.scale,
    byMethod,
    atDefault: await at(byMethod["default"]?.recall ?? 0),
    atSm2: await at(byMethod["SM-2"]?.recall ?? 0),
    adopted: first.learnings.length,
  };
}

/** The same models on the same days, with another retention asked for. */
function again(retention: number, known: Learnings, learner: Learner): Method {
  return learned("learned", { learner, retention, known });
}

async function yearOf(method: Method, { kind, seed, isOff }: Student): Promise<Point> {
  const { answers, meanRecall }: Outcome = await simulated(method, kind, seed, { ...year, isOff });
  return { answers, recall: meanRecall };
}

/** How near to the recall is near enough, and how many years are tried at most. */
const [near, tries] = [0.005, 2];

/** The answers that it takes to reach a recall: retentions are tried until two are around it, then a straight line on the logarithm of the answers. */
async function answersAt(recall: number, points: [number, Point][], tried: (retention: number) => Promise<Point>): Promise<number> {
  for (let turn = 0; turn < tries; turn++) {
    points.sort((a, b) => a[0] - b[0]);
    const best = points.toSorted((a, b) => Math.abs(a[1].recall - recall) - Math.abs(b[1].recall - recall))[0];
    if (!best || Math.abs(best[1].recall - recall) <= near) break;
    const low = points.filter(([, point]) => point.recall < recall).at(-1);
    const high = points.find(([, point]) => point.recall > recall);
    if (low && high && high[1].recall - low[1].recall < 0.03) break;
    // Asking for a point more brings less than a point of the mean over the year.
    const guess = low && high ? (low[0] + high[0]) / 2 : best[0] + (recall - best[1].recall) * 1.8;
    const retention = Math.min(0.97, Math.max(0.7, guess));
    if (points.some(([known]) => Math.abs(known - retention) < 0.002)) break;
    points.push([retention, await tried(retention)]);
  }
  points.sort((a, b) => a[1].recall - b[1].recall);
  const high = points.find(([, point]) => point.recall >= recall) ?? points.at(-1);
  const low = points.filter(([, point]) => point.recall < recall).at(-1) ?? points[0];
  if (!low || !high) return Number.NaN;
  const [a, b] = low === high ? [low, points.find((one) => one !== low) ?? low] : [low, high];
  if (a[1].recall === b[1].recall) return a[1].answers;
  const share = (recall - a[1].recall) / (b[1].recall - a[1].recall);
  return Math.exp(Math.log(a[1].answers) + share * (Math.log(b[1].answers) - Math.log(a[1].answers)));
}
