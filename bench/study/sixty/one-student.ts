import type { Learner } from "@recollect/domain/study/memory/learning.ts";
import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";
import { defaultStudySettings, onceADay } from "@recollect/domain/study/settings.ts";
import { flipping, leitner, ours, sm2, type Method } from "../methods.ts";
import { simulated, type Outcome } from "../simulate.ts";
import { answersAt, askedRetentions, recallAt, type Point } from "./at-the-same.ts";
import { learned, type Learnings } from "./learned.ts";
import { studentOf, year, type Student } from "./students.ts";
import { trueWeights } from "./truth.ts";

/** The year of a method of ours at the default retention, and the answers that it needs at the recall of others. */
export type Compared = Point & { atDefault: number; atSm2: number };

/** How much higher the recall is than the default's and SM-2's, with as many answers; shares from 0 to 1. */
export type Gain = { overDefault: number; overSm2: number };

type Years = {
  others: Record<string, Point>;
  ours: Record<string, Compared>;
  gains: Record<string, Gain>;
  /** models that were used */
  adopted: number;
};

export type OneStudent = Years & {
  seed: number;
  scale: number;
  /** the gains of the same student with other cards and chances, for some students */
  again: Record<string, Gain> | null;
};

/** The students, one in three, that are also planned by their true weights: the maximum that learning can reach. */
const truthFor = 3;

/** One student in four has a second year, with other cards and chances: how a gain differs from seed to seed. */
const againFor = 4;

export async function oneStudent(seed: number, learner: Learner): Promise<OneStudent> {
  const student = studentOf(seed);
  const years = await yearsOf(student, learner, { withTruth: seed % truthFor === 0 });
  const again = seed % againFor === 0 ? await yearsOf({ ...student, seed: seed + year.students }, learner, { withTruth: false }) : null;
  return { ...years, seed, scale: student.scale, again: again && again.gains };
}

async function yearsOf(student: Student, learner: Learner, { withTruth }: { withTruth: boolean }): Promise<Years> {
  const others: Record<string, Point> = {};
  const methods: [string, Method][] = [
    ["default", ours("default")],
    ["SM-2", sm2],
    ["Leitner", leitner],
    ["everything daily", flipping],
  ];
  for (const [name, method] of methods) others[name] = await yearOf(method, student);
  const [byDefault, bySm2] = [others["default"] ?? nothing, others["SM-2"] ?? nothing];
  const own: Record<string, Compared> = {};
  const gains: Record<string, Gain> = {};
  const compare = async (name: string, at: (retention: number) => Method) => {
    const years: Point[] = [];
    for (const retention of askedRetentions) years.push(await yearOf(at(retention), student));
    own[name] = {
      ...(years[askedRetentions.indexOf(defaultStudySettings.retention as 0.9)] ?? nothing),
      atDefault: answersAt(byDefault.recall, years),
      atSm2: answersAt(bySm2.recall, years),
    };
    gains[name] = {
      overDefault: recallAt(byDefault.answers, years) - byDefault.recall,
      overSm2: recallAt(bySm2.answers, years) - bySm2.recall,
    };
  };
  const first = learned("learned", { learner, retention: defaultStudySettings.retention });
  await yearOf(first, student);
  const by =
    (known: Learnings, once = {}, fromFirst = {}) =>
    (retention: number) =>
      learned("learned", { learner, retention, known, once, fromFirst });
  await compare("learned", by(first.learnings));
  await compare("learned, once a day", by(first.learnings, onceADay));
  await compare("learned, once a day from the first day", by(first.learnings, onceADay, onceADay));
  await compare("average paced, once a day from the first day", by([{ day: 0, weights: averageWeights }], onceADay, onceADay));
  await compare("default, once a day", (retention) => ours("default", { retention, ...onceADay }));
  if (withTruth) {
    const truth = [{ day: 0, weights: trueWeights(student) }];
    await compare("truth, evenly", by(truth, { isPaced: false }));
    await compare("truth", by(truth));
    await compare("truth, once a day", by(truth, onceADay, onceADay));
  }
  return { others, ours: own, gains, adopted: first.learnings.length };
}

const nothing: Point = { answers: 1, recall: 0 };

async function yearOf(method: Method, { kind, seed, isOff }: Student): Promise<Point> {
  const { answers, meanRecall }: Outcome = await simulated(method, kind, seed, { ...year, isOff });
  return { answers, recall: meanRecall };
}
