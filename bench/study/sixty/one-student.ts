import type { Learner } from "@recollect/domain/study/memory/learning.ts";
import { defaultStudySettings, onceADay } from "@recollect/domain/study/settings.ts";
import { flipping, leitner, ours, sm2, type Method } from "../methods.ts";
import { simulated, type Outcome } from "../simulate.ts";
import { answersAt, type Point } from "./answers-at.ts";
import { learned, type Learnings } from "./learned.ts";
import { studentOf, year, type Student } from "./students.ts";
import { trueWeights } from "./truth.ts";

/** What a year brought by a method of ours at the default retention, and the answers that it takes at the recall that others reach. */
export type Compared = Point & { atDefault: number; atSm2: number };

export type OneStudent = {
  seed: number;
  scale: number;
  others: Record<string, Point>;
  ours: Record<string, Compared>;
  /** models that came into force */
  adopted: number;
};

/** So many students, one in three, are also planned by their true weights: what learning can reach at most. */
const truthFor = 3;

export async function oneStudent(seed: number, learner: Learner): Promise<OneStudent> {
  const student = studentOf(seed);
  const others: Record<string, Point> = {};
  const methods: [string, Method][] = [
    ["default", ours("default")],
    ["SM-2", sm2],
    ["Leitner", leitner],
    ["everything daily", flipping],
  ];
  for (const [name, method] of methods) others[name] = await yearOf(method, student);
  const own: Record<string, Compared> = {};
  const compare = async (name: string, at: (retention: number) => Method, known?: Point) => {
    const first = known ?? (await yearOf(at(defaultStudySettings.retention), student));
    const points: [number, Point][] = [[defaultStudySettings.retention, first]];
    const tried = (retention: number) => yearOf(at(retention), student);
    const atDefault = await answersAt(others["default"]?.recall ?? 0, points, tried);
    own[name] = { ...first, atDefault, atSm2: await answersAt(others["SM-2"]?.recall ?? 0, points, tried) };
  };
  const first = learned("learned", { learner, retention: defaultStudySettings.retention });
  const byLearned = await yearOf(first, student);
  const by =
    (known: Learnings, once = {}) =>
    (retention: number) =>
      learned("learned", { learner, retention, known, once });
  await compare("learned", by(first.learnings), byLearned);
  await compare("learned, once a day", by(first.learnings, onceADay));
  await compare("default, once a day", (retention) => ours("default", { retention, ...onceADay }));
  if (seed % truthFor === 0) {
    const truth = [{ day: 0, weights: trueWeights(student) }];
    await compare("truth, evenly", by(truth, { isPaced: false }));
    await compare("truth", by(truth));
    await compare("truth, once a day", by(truth, onceADay));
  }
  return { seed, scale: student.scale, others, ours: own, adopted: first.learnings.length };
}

async function yearOf(method: Method, { kind, seed, isOff }: Student): Promise<Point> {
  const { answers, meanRecall }: Outcome = await simulated(method, kind, seed, { ...year, isOff });
  return { answers, recall: meanRecall };
}
